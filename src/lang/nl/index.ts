/** Dutch: what every page needs. The rest loads with the elements that show it. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { picture } from '../texts/nl/picture.js';
import { points, profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { BaseTexts } from '../types.js';
import { texts } from '../texts/nl/index.js';
import type { Part } from '../types.js';

export const nlTexts = {
  ...texts,
  number,
  list,
  tile,
  tiles,
  winningTile: (one) => `${tile(one)}, winnende steen`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won,
  group,
  hand,
  tooLow: (lowest, value) => `De hand is ${points(value)} waard; er zijn er minstens ${number(lowest)} nodig.`,
  notExpected: (expected, value) =>
    `Verwacht: ${expected}${value === undefined ? '' : `, maar de hand is ${points(value)} waard`}.`,
  error: laterError(async () => (await import('./errors.js')).error),
  rule,
  chinese,
  worth,
  shortWorth,
  profile,
  source: ({ name, source }) => profileTexts(name)?.[1] ?? source,
  breakdown,
  settlement,
  editor,
  picture,
} satisfies Part<BaseTexts>;
