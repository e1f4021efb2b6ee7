/** 計點。 */
import { bonusName, group, list, number, tile } from './hand.js';
import { profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';
import { breakdown as breakdownTexts } from '../texts/zh-Hant/breakdown.js';
import type { Part } from '../types.js';

const countWords: CountWords = {
  points: (points) => `${number(points)} 點`,
  rounded: (base) => `取整為 ${number(base)} 點`,
  doubled: (doubles, doubled) => `${number(doubles)} 番為 ${number(doubled)} 點`,
  roundedUp: (total) => `進位為 ${number(total)} 點`,
  cut: (value) => `以滿貫 ${number(value)} 點為限`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}：${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}，${number(figures.value)} 點`}。`
    : `${summarySteps(figures, countWords).join('，')}。`;

export const breakdown = {
  ...breakdownTexts,
  caption: ({ won }, name) => `${won ? '和牌' : '手牌'}計點（${profile(name)}規則）`,
  summary,
  unit: () => '點',
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? group(subject.set)
        : `${rule(id)}：${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  steps: (steps) => steps.map(number).join('變'),
  walkLine: (label, given, steps) =>
    given
      ? `${label}：${worth(given)}${steps.length ? `，累計 ${number(steps.at(-1)!)}` : ''}。`
      : `${label}：${steps.map(number).join('變')}。`,
  unknownWord: (attribute, found, expected) => `${attribute}：沒有「${found}」，可用的是${list(expected)}。`,
} satisfies Part<CountTexts['breakdown']>;
