/** Dutch: what every page needs. The rest loads with the elements that show it. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { picture } from './picture.js';
import { points, profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { BaseTexts } from '../types.js';

export const nlTexts: BaseTexts = {
  language: 'nl',
  number,
  list,
  tile,
  tiles,
  faceDown: 'omgekeerde steen',
  winningTile: (one) => `${tile(one)}, winnende steen`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won,
  group,
  hand,
  notExpectedFigure: (expected, found) => `Verwacht: ${expected}${found && `, hier: ${found}`}.`,
  noHand: 'Nog geen hand om te tellen.',
  mustWin: 'Maak de hand compleet en geef aan wat de winnende steen is.',
  tooLow: (lowest, value) => `De hand is ${points(value)} waard; er zijn er minstens ${number(lowest)} nodig.`,
  highlighted: (name) => `${name}, gemarkeerd`,
  notHeld: (missing) => `Niet in de hand, dus niet gemarkeerd: ${missing}.`,
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
};
