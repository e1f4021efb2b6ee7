/** Japanese: what every page needs. The rest loads with the elements. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, points, round, seat, tile, tiles, winds, wins } from './hand.js';
import { picture } from '../texts/ja/picture.js';
import { profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import type { BaseTexts } from '../types.js';
import { texts } from '../texts/ja/index.js';
import type { Part } from '../types.js';

export const jaTexts = {
  ...texts,
  number,
  list,
  tile,
  tiles,
  winningTile: (won) => `${tile(won)}、和了牌`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won: wins,
  group,
  hand,
  tooLow: (lowest, value) => `この手は${points(value)}です。${points(lowest)}以上が必要です。`,
  notExpected: (expected, value) =>
    value === undefined ? `${expected}になりません。` : `${expected}のはずですが、この手は${points(value)}です。`,
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
  picture,
} satisfies Part<BaseTexts>;
