/** French: a table's rules. Loads with `<mj-rules>`. */
import { quotient } from '../quotient.js';
import { capital, count, list, number } from './hand.js';
import { doublings, points, profile, under } from './count.js';

import type { RulesTexts, Worth } from '../types.js';
import { optionNames, incidentNames, keywords, keywordsOf, rules } from '../texts/fr/rules.js';
import { optionNames as english } from '../texts/en/rules.js';
import type { Part } from '../types.js';

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `exactement ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return count(limit, 'limite');
  if (limit !== undefined)
    return limit === 1 ? 'limite' : limit === 0.5 ? 'demi-limite' : `${quotient(limit) ?? number(limit)} de la limite`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} points`;
}

export const frRules = {
  ...rules,
  title: (name) => capital(under(name)),
  ownTitle: (name) => `${capital(under(name))}, modifiées par cette table`,
  largest: ({ limit, east, other }) =>
    `Une main vaut ${number(limit)} au plus. Elle rapporte alors ${number(east.drawn)} à Est et ${number(other.drawn)} à tout autre joueur` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : ` si la tuile gagnante est piochée ; sur une défausse, ${number(east.discard)}${other.discard === east.discard ? '' : ` et ${number(other.discard)}`} au plus.`),
  option: (id) => optionNames[id] ?? english[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Pénalité : ${incidentNames[id]}`,
  error: (id) => incidentNames[id] ?? id.replaceAll('-', ' '),
  fine: (worth, toEach) => amount(worth) + (toEach ? ' à chacun' : ''),
  amount,
  alsoPlayed: (values) =>
    `Se joue aussi : ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join(' ; ')}`,
  unknownWord: (attribute, found, expected) =>
    `${attribute} : « ${found} » est inconnu. Valeurs possibles : ${list(expected)}.`,
} satisfies Part<RulesTexts>;
