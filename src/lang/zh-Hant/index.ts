/** 每一頁都用的文字。其餘的隨元件載入。 */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins } from './hand.js';
import { picture as zhHantPicture } from '../texts/zh-Hant/picture.js';
import { profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import type { BaseTexts } from '../types.js';
import { texts } from '../texts/zh-Hant/index.js';
import type { Part } from '../types.js';

export const zhHantTexts = {
  ...texts,
  number,
  list,
  tile,
  tiles,
  winningTile: (won) => `${tile(won)}，和張`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won: wins,
  group,
  hand,
  tooLow: (lowest, value) => `這手牌值 ${number(value)} 點，至少要 ${number(lowest)} 點。`,
  notExpected: (expected, value) =>
    `應是 ${expected}${value === undefined ? '' : `，但這手牌是 ${number(value)} 點`}。`,
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
  picture: zhHantPicture,
} satisfies Part<BaseTexts>;
