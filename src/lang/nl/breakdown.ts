/** Dutch: the count of a hand. */
import { bonusName, capital, group, list, number, tile } from './hand.js';
import { points, profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';
import { breakdown as breakdownTexts } from '../texts/nl/breakdown.js';
import type { Part } from '../types.js';

const TIMES = ['', 'één keer', 'twee keer', 'drie keer'];

const countWords: CountWords = {
  points,
  rounded: (base) => `afgerond ${number(base)}`,
  doubled: (doubles, doubled) => `${TIMES[doubles] ?? `${number(doubles)} keer`} verdubbeld ${number(doubled)}`,
  roundedUp: (total) => `naar boven afgerond ${number(total)}`,
  cut: (value) => `door de limiet beperkt tot ${number(value)}`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}: ${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}, ${number(figures.value)}`}.`
    : `${summarySteps(figures, countWords).join(', ')}.`;

export const breakdown = {
  ...breakdownTexts,
  caption: ({ won }, name) => `${won ? 'Mahjong' : 'Hand'}, regels: ${profile(name)}`,
  summary,
  unit: (value) => (value === 1 ? 'punt' : 'punten'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  steps: (steps) => steps.map(number).join(' wordt '),
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, tot nu toe ${number(steps.at(-1)!)}` : ''}.`
      : `${label}: ${steps.map(number).join(' wordt ')}.`,
  unknownWord: (attribute, found, expected) => `${attribute}: “${found}” is onbekend. Mogelijk zijn ${list(expected)}.`,
} satisfies Part<CountTexts['breakdown']>;
