/** Dutch: the rules of a table. Loads with `<mj-rules>`. */
import { quotient } from '../quotient.js';
import { list, number } from './hand.js';
import { doublings, points, profile } from './count.js';

import type { RulesTexts, Worth } from '../types.js';
import { optionNames, incidentNames, keywords, keywordsOf, rules } from '../texts/nl/rules.js';
import { optionNames as english } from '../texts/en/rules.js';
import type { Part } from '../types.js';

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `precies ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return `${number(limit)} limieten`;
  if (limit !== undefined)
    return limit === 1 ? 'limiet' : limit === 0.5 ? 'halve limiet' : `${quotient(limit) ?? number(limit)} limiet`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} punten`;
}

export const nlRules = {
  ...rules,
  largest: ({ limit, east, other }) =>
    `Een hand is hooguit ${number(limit)} waard. Daarmee wint Oost ${number(east.drawn)} en elke andere speler ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : `; met een weggelegde steen hooguit ${number(east.discard)}${other.discard === east.discard ? '' : ` en ${number(other.discard)}`}.`),
  option: (id) => optionNames[id] ?? english[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Boete: ${incidentNames[id]}`,
  error: (id) => incidentNames[id] ?? id.replaceAll('-', ' '),
  fine: (worth, toEach) => amount(worth) + (toEach ? ' aan elk' : ''),
  amount,
  alsoPlayed: (values) =>
    `Ook gespeeld: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  unknownWord: (attribute, found, expected) => `${attribute}: “${found}” is onbekend. Mogelijk zijn ${list(expected)}.`,
} satisfies Part<RulesTexts>;
