/** `<mj-rules>` 的正體中文。隨元件載入。 */

import { profile } from './count.js';
import { list, number } from './hand.js';
import type { RulesTexts, Worth } from '../types.js';
import { optionNames, incidentNames, keywords, keywordsOf, rules } from '../texts/zh-Hant/rules.js';
import { optionNames as english } from '../texts/en/rules.js';
import type { Part } from '../types.js';

function amount({ points, concealedPoints, doubles, limit, score }: Worth): string {
  if (score !== undefined) return `固定 ${number(score)} 點`;
  if (limit !== undefined) return limit === 1 ? '滿貫' : limit === 0.5 ? '半滿貫' : `${number(limit)} 滿貫`;
  if (doubles !== undefined) return `${number(doubles)} 番`;
  if (points === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === points
    ? `${number(points)} 點`
    : `${number(points)}/${number(concealedPoints)} 點`;
}

export const zhHantRules = {
  ...rules,
  largest: ({ limit, east, other }) =>
    `一手牌至多 ${number(limit)} 點：莊家可得 ${number(east.drawn)} 點，閒家 ${number(other.drawn)} 點` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '。'
      : `；食和至多 ${number(east.discard)} 點${other.discard === east.discard ? '' : `、${number(other.discard)} 點`}。`),
  option: (id) => optionNames[id] ?? english[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word,
  incident: (id) => `罰點：${incidentNames[id]}`,
  error: (id) => incidentNames[id] ?? id.replaceAll('-', ' '),
  fine: (worth, toEach) => (toEach ? '每家 ' : '') + amount(worth),
  amount,
  alsoPlayed: (values) =>
    `其他打法：${values
      .map(({ value, profiles }) => (profiles.length ? `${value}（${list(profiles.map(profile))}）` : value))
      .join('；')}`,
  unknownWord: (attribute, found, expected) => `${attribute}：沒有「${found}」，可用的是${list(expected)}。`,
} satisfies Part<RulesTexts>;
