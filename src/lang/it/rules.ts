/** Italian: a table's rules. Loads with `<mj-rules>`. */
import { quotient } from '../quotient.js';
import { capital, list, number } from './hand.js';
import { doublings, points, profile, under } from './count.js';

import type { RulesTexts, Worth } from '../types.js';
import { optionNames, incidentNames, keywords, keywordsOf, rules } from '../texts/it/rules.js';
import { optionNames as english } from '../texts/en/rules.js';
import type { Part } from '../types.js';

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `esattamente ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return `${number(limit)} limiti`;
  if (limit !== undefined)
    return limit === 1 ? 'limite' : limit === 0.5 ? 'mezzo limite' : `${quotient(limit) ?? number(limit)} del limite`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} punti`;
}

export const itRules = {
  ...rules,
  title: (name) => capital(under(name)),
  ownTitle: (name) => `${capital(under(name))}, modificate da questo tavolo`,
  largest: ({ limit, east, other }) =>
    `Una mano vale al massimo ${number(limit)}. Con questo valore Est riscuote ${number(east.drawn)} e ogni altro giocatore ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : ` se la tessera di chiusura è pescata; su uno scarto, al massimo ${number(east.discard)}${other.discard === east.discard ? '' : ` e ${number(other.discard)}`}.`),
  option: (id) => optionNames[id] ?? english[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Penalità: ${incidentNames[id]}`,
  error: (id) => incidentNames[id] ?? id.replaceAll('-', ' '),
  fine: (worth, toEach) => amount(worth) + (toEach ? ' a ciascuno' : ''),
  amount,
  alsoPlayed: (values) =>
    `Si gioca anche: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  unknownWord: (attribute, found, expected) =>
    `${attribute}: «${found}» è sconosciuto. Valori possibili: ${list(expected)}.`,
} satisfies Part<RulesTexts>;
