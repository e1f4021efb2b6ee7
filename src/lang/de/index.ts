/** Deutsch: was jede Seite braucht. Das Übrige lädt mit den Elementen. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { picture } from '../texts/de/picture.js';
import { points, profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { BaseTexts } from '../types.js';
import { texts } from '../texts/de/index.js';
import type { Part } from '../types.js';

export const deTexts = {
  ...texts,
  number,
  list,
  tile,
  tiles,
  winningTile: (one) => `${tile(one)}, Schlussziegel`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won,
  group,
  hand,
  tooLow: (lowest, value) => `Die Hand ist ${points(value)} wert; nötig sind mindestens ${number(lowest)}.`,
  notExpected: (expected, value) =>
    `Erwartet: ${expected}${value === undefined ? '' : `, aber die Hand ist ${points(value)} wert`}.`,
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
