/** Italian: what every page needs. The rest loads with the elements. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { picture } from '../texts/it/picture.js';
import { profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { BaseTexts } from '../types.js';
import { texts } from '../texts/it/index.js';
import type { Part } from '../types.js';

export const itTexts = {
  ...texts,
  number,
  list,
  tile,
  tiles,
  winningTile: (one) => `${tile(one)}, tessera di chiusura`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won,
  group,
  hand,
  tooLow: (lowest, value) => `La mano vale ${number(value)}; deve valere almeno ${number(lowest)}.`,
  notExpected: (expected, value) =>
    `Risultato atteso: ${expected}${value === undefined ? '' : `, ma la mano vale ${number(value)}`}.`,
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
