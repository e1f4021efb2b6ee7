/** Deutsch: was jede Seite braucht. Das Übrige lädt mit den Elementen. */
import { isOwnAward } from '../own-awards.js';
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { error } from './errors.js';
import { circumstances, group, hand, list, number, round, seat, tile, tiles, winds, wins, won } from './hand.js';
import { difference, options } from './options.js';
import { picture } from './picture.js';
import { reasons } from './reasons.js';
import { points, profile, profileTexts, rule, rules, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import { chinese } from '../chinese.js';
import type { SectionName, SectionTexts, Texts } from '../types.js';

export const deTexts: Omit<Texts, SectionName> & Pick<SectionTexts, 'editor' | 'picture'> = {
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
