/** Japanese: the rules of a table. They load with `<mj-rules>`. */

import { base, doublings, list, number, points } from './hand.js';
import { limits, profile } from './count.js';
import type { RulesTexts, Worth } from '../types.js';
import { optionNames, incidentNames, keywords, keywordsOf, rules } from '../texts/ja/rules.js';
import { optionNames as english } from '../texts/en/rules.js';
import type { Part } from '../types.js';

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `${number(score)}点ちょうど`;
  if (limit !== undefined) return limits(limit);
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? base(open)
    : `${number(open)}/${base(concealedPoints)}`;
}

export const jaRules = {
  ...rules,
  largest: ({ limit, east, other }) =>
    `1つの手は最高${points(limit)}です。親なら${points(east.drawn)}、子なら${points(other.drawn)}を得ます` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '。'
      : `が、ロンでは最高${points(east.discard)}${other.discard === east.discard ? '' : `と${points(other.discard)}`}です。`),
  option: (id) => optionNames[id] ?? english[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word,
  incident: (id) => `罰符：${incidentNames[id]}`,
  error: (id) => incidentNames[id] ?? id.replaceAll('-', ' '),
  fine: (worth, toEach) => amount(worth) + (toEach ? ' 各家へ' : ''),
  amount,
  alsoPlayed: (values) =>
    `ほかの打ち方：${values
      .map(({ value, profiles }) => (profiles.length ? `${value}（${list(profiles.map(profile))}）` : value))
      .join('、')}`,
  unknownWord: (attribute, found, expected) =>
    `${attribute}：「${found}」は使えません。${list(expected)}のどれかを指定してください。`,
} satisfies Part<RulesTexts>;
