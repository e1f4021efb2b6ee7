/** Deutsch: die Regeln eines Tisches. Lädt mit `<mj-rules>`. */

import { quotient } from '../quotient.js';
import { list, number } from './hand.js';
import { doublings, points, profile } from './count.js';
import type { RulesTexts, Worth } from '../types.js';
import { optionNames, incidentNames, keywords, keywordsOf, rules } from '../texts/de/rules.js';
import { optionNames as english } from '../texts/en/rules.js';
import type { Part } from '../types.js';

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `genau ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return `${number(limit)} Limits`;
  if (limit !== undefined)
    return limit === 1 ? 'Limit' : limit === 0.5 ? 'halbes Limit' : `${quotient(limit) ?? number(limit)} Limit`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} Punkte`;
}

export const deRules = {
  ...rules,
  largest: ({ limit, east, other }) =>
    `Eine Hand ist höchstens ${number(limit)} wert. Damit gewinnt Ost ${number(east.drawn)} und jeder andere ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : `; mit einer Ablage höchstens ${number(east.discard)}${other.discard === east.discard ? '' : ` und ${number(other.discard)}`}.`),
  option: (id) => optionNames[id] ?? english[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Strafe: ${incidentNames[id]}`,
  error: (id) => incidentNames[id] ?? id.replaceAll('-', ' '),
  fine: (worth, toEach) => amount(worth) + (toEach ? ' an jeden' : ''),
  amount,
  alsoPlayed: (values) =>
    `Auch gespielt: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  unknownWord: (attribute, found, expected) =>
    `${attribute}: „${found}“ ist unbekannt. Möglich sind ${list(expected)}.`,
} satisfies Part<RulesTexts>;
