/** Italian: what every page needs. The rest loads with the elements. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { picture } from './picture.js';
import { profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { BaseTexts } from '../types.js';

export const itTexts: BaseTexts = {
  language: 'it',
  number,
  list,
  tile,
  tiles,
  faceDown: 'tessera coperta',
  winningTile: (one) => `${tile(one)}, tessera di chiusura`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won,
  group,
  hand,
  notExpectedFigure: (expected, found) => `Valore atteso: ${expected}${found && `, qui: ${found}`}.`,
  noHand: 'Ancora nessuna mano da contare.',
  mustWin: 'Completa la mano e segna la tessera di chiusura.',
  tooLow: (lowest, value) => `La mano vale ${number(value)}; deve valere almeno ${number(lowest)}.`,
  highlighted: (name) => `${name}, in evidenza`,
  notHeld: (missing) => `Non è nella mano, quindi non è in evidenza: ${missing}.`,
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
};
