/** Japanese: what a hand scores. */
import { base, bonusName, doublings, group, list, number, points, tile } from './hand.js';
import { profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';
import { breakdown as breakdownTexts } from '../texts/ja/breakdown.js';
import type { Part } from '../types.js';

const countWords: CountWords = {
  points: base,
  rounded: (rounded) => `丸めて${base(rounded)}`,
  doubled: (doubles, doubled) => `${doublings(doubles)}で${points(doubled)}`,
  roundedUp: (total) => `切り上げて${points(total)}`,
  cut: (value) => `満貫打ち切りで${points(value)}`,
};

/** 52符、丸めて50符、2翻で200点。 */
const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}：${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}、${points(figures.value)}`}。`
    : `${summarySteps(figures, countWords).join('、')}。`;

/** 46から184に. */
const becomes = (steps: readonly number[]): string => steps.map(number).join('から') + (steps.length > 1 ? 'に' : '');

export const breakdown = {
  ...breakdownTexts,
  caption: ({ won }, name) => `${won ? '和了した手' : '手牌'}の計算（${profile(name)}${name ? '' : 'の'}ルール）`,
  summary,
  unit: () => '点',
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? group(subject.set)
        : `${rule(id)}：${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  steps: becomes,
  walkLine: (label, given, steps) =>
    given
      ? `${label}：${worth(given)}${steps.length ? `、ここまで${number(steps.at(-1)!)}` : ''}。`
      : `${label}：${becomes(steps)}。`,
  unknownWord: (attribute, found, expected) =>
    `${attribute}：「${found}」は使えません。${list(expected)}のどれかを指定してください。`,
} satisfies Part<CountTexts['breakdown']>;
