// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 每一页都用的文字。其余的随组件加载。 */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins } from './hand.js';
import { zhHansPicture } from './picture.js';
import { profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import type { BaseTexts } from '../types.js';

export const zhHansTexts: BaseTexts = {
  language: 'zh-Hans',
  number,
  list,
  tile,
  tiles,
  faceDown: '盖着的牌',
  winningTile: (won) => `${tile(won)}，和张`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won: wins,
  group,
  hand,
  notExpectedFigure: (expected, found) => `应是 ${expected}${found && `，但这里是 ${found}`}。`,
  noHand: '还没有牌可计。',
  mustWin: '请完成这手牌，并标明和张。',
  tooLow: (lowest, value) => `这手牌值 ${number(value)} 点，至少要 ${number(lowest)} 点。`,
  highlighted: (name) => `${name}，标示`,
  notHeld: (missing) => `这手牌没有要标示的牌：${missing}。`,
  notExpected: (expected, value) =>
    `应是 ${expected}${value === undefined ? '' : `，但这手牌是 ${number(value)} 点`}。`,
  error: laterError(async () => (await import('./errors.js')).error),
  rule,
  chinese: () => undefined,
  worth,
  shortWorth,
  profile,
  source: ({ name, source }) => profileTexts(name)?.[1] ?? source,
  breakdown,
  settlement,
  editor,
  picture: zhHansPicture,
};
