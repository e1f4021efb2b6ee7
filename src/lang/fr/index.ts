/** French: what every page needs. The rest loads with the elements. */
import { isOwnAward } from '../own-awards.js';
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { error } from './errors.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { difference, options } from './options.js';
import { picture } from './picture.js';
import { reasons } from './reasons.js';
import { profile, profileTexts, rule, rules, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { SectionName, SectionTexts, Texts } from '../types.js';

export const frTexts: Omit<Texts, SectionName> & Pick<SectionTexts, 'editor' | 'picture'> = {
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
  error,
  rule,
  meaning: (id) => (isOwnAward(id) ? '' : rules[id][1]),
  chinese,
  worth,
  shortWorth,
  reasons,
  options,
  difference,
  profile,
  source: ({ name, source }) => profileTexts(name)?.[1] ?? source,
  breakdown,
  settlement,
  editor,
  picture,
};
