/** 正體中文。載入這個模組，網頁上的正體中文元件就會說中文。 */
import { isOwnAward } from './own-awards.js';
import { breakdown } from './zh-Hant/breakdown.js';
import { editor } from './zh-Hant/editor.js';
import { error } from './zh-Hant/errors.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins } from './zh-Hant/hand.js';
import { difference, options } from './zh-Hant/options.js';
import { reasons } from './zh-Hant/reasons.js';
import { profile, profileTexts, rule, rules, shortWorth, worth } from './zh-Hant/count.js';
import { settlement } from './zh-Hant/settlement.js';
import { registerTexts } from './register.js';
import type { Texts } from './types.js';

export const zhHant: Required<
  Omit<Texts, 'game' | 'rules' | 'wall' | 'claims' | 'incidents' | 'waits' | 'doubles' | 'picture' | 'exercise'>
> = {
  language: 'zh-Hant',
  number,
  list,
  tile,
  tiles,
  faceDown: '蓋著的牌',
  winningTile: (won) => `${tile(won)}，和牌張`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won: wins,
  group,
  hand,
  sentenceGap: '',
  notExpectedFigure: (expected, found) => `應是 ${expected}${found && `，但這裡是 ${found}`}。`,
  noHand: '還沒有牌可計。',
  mustWin: '請完成這手牌，並標明和牌張。',
  tooLow: (lowest, value) => `這手牌值 ${number(value)} 點，至少要 ${number(lowest)} 點。`,
  highlighted: (name) => `${name}，標示`,
  notHeld: (missing) => `這手牌沒有要標示的牌：${missing}。`,
  notExpected: (expected, value) =>
    `應是 ${expected}${value === undefined ? '' : `，但這手牌是 ${number(value)} 點`}。`,
  error,
  rule,
  meaning: (id) => (isOwnAward(id) ? '' : rules[id][1]),
  chinese: () => undefined,
  characters: '',
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
};

registerTexts('zh-Hant', zhHant);
