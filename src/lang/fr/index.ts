/** French: what every page needs. The rest loads with the elements. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { picture } from './picture.js';
import { profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { BaseTexts } from '../types.js';

export const frTexts: BaseTexts = {
  language: 'fr',
  number,
  list,
  tile,
  tiles,
  faceDown: 'tuile face cachée',
  winningTile: (one) => `${tile(one)}, tuile gagnante`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won,
  group,
  hand,
  notExpectedFigure: (expected, found) => `Valeur attendue : ${expected}${found && `, ici : ${found}`}.`,
  noHand: 'Pas encore de main à compter.',
  mustWin: 'Complétez la main et marquez la tuile gagnante.',
  tooLow: (lowest, value) => `La main vaut ${number(value)} ; elle doit valoir au moins ${number(lowest)}.`,
  highlighted: (name) => `${name}, en évidence`,
  notHeld: (missing) => `Absent de la main, donc pas mis en évidence : ${missing}.`,
  notExpected: (expected, value) =>
    `Résultat attendu : ${expected}${value === undefined ? '' : `, mais la main vaut ${number(value)}`}.`,
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
