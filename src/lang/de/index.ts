/** Deutsch: was jede Seite braucht. Das Übrige lädt mit den Elementen. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { picture } from './picture.js';
import { points, profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { BaseTexts } from '../types.js';

export const deTexts: BaseTexts = {
  language: 'de',
  number,
  list,
  tile,
  tiles,
  faceDown: 'verdeckter Ziegel',
  winningTile: (one) => `${tile(one)}, Schlussziegel`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won,
  group,
  hand,
  notExpectedFigure: (expected, found) => `Erwartet: ${expected}${found && `, hier: ${found}`}.`,
  noHand: 'Noch keine Hand zum Werten.',
  mustWin: 'Bitte die Hand vollenden und ihren Schlussziegel markieren.',
  tooLow: (lowest, value) => `Die Hand ist ${points(value)} wert; nötig sind mindestens ${number(lowest)}.`,
  highlighted: (name) => `${name}, hervorgehoben`,
  notHeld: (missing) => `Nicht in der Hand und deshalb nicht hervorgehoben: ${missing}.`,
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
};
