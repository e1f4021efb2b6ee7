// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 每一頁都用的文字。其餘的隨元件載入。 */
import { isOwnAward } from '../own-awards.js';
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { error } from './errors.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins } from './hand.js';
import { difference, options } from './options.js';
import { zhHKPicture } from './picture.js';
import { reasons } from './reasons.js';
import { profile, profileTexts, rule, rules, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import type { SectionName, SectionTexts, Texts } from '../types.js';

export const zhHKTexts: Omit<Texts, SectionName> & Pick<SectionTexts, 'editor' | 'picture'> = {
  language: 'zh-HK',
  number,
  list,
  tile,
  tiles,
  faceDown: '蓋著的牌',
  winningTile: (won) => `${tile(won)}，糊牌`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won: wins,
  group,
  hand,
  notExpectedFigure: (expected, found) => `應是 ${expected}${found && `，但這裡是 ${found}`}。`,
  noHand: '還沒有牌可計。',
  mustWin: '請完成這手牌，並標明糊牌。',
  tooLow: (lowest, value) => `這手牌值 ${number(value)} 點，至少要 ${number(lowest)} 點。`,
  highlighted: (name) => `${name}，標示`,
  notHeld: (missing) => `這手牌沒有要標示的牌：${missing}。`,
  notExpected: (expected, value) =>
    `應是 ${expected}${value === undefined ? '' : `，但這手牌是 ${number(value)} 點`}。`,
  error,
  rule,
  meaning: (id) => (isOwnAward(id) ? '' : rules[id][1]),
  chinese: () => undefined,
  worth,
  shortWorth,
  reasons,
  options,
  difference,
  profile,
  source: ({ name, source }) => profileTexts(name)?.[1] ?? source,
  breakdown,
  settlement,
  editor,
  picture: zhHKPicture,
};
