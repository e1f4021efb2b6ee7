/** French: the score. */
import { bonusName, capital, group, isOne, list, number, tile } from './hand.js';
import { doublings, points, rule, under, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';
import { breakdown as breakdownTexts } from '../texts/fr/breakdown.js';
import type { Part } from '../types.js';

const TIMES = ['', 'un double', 'deux doubles'];

const countWords: CountWords = {
  points,
  rounded: (base) => `arrondis à ${number(base)}`,
  doubled: (doubles, doubled) => `${TIMES[doubles] ?? doublings(doubles)} : ${number(doubled)}`,
  roundedUp: (total) => `arrondi à ${number(total)}`,
  cut: (value) => `ramené à la limite de ${number(value)}`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))} : ${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}, ${number(figures.value)}`}.`
    : `${summarySteps(figures, countWords).join(', ')}.`;

export const breakdown = {
  ...breakdownTexts,
  caption: ({ won }, name) => `${won ? 'Main gagnante' : 'Main'}, ${under(name)}`,
  summary,
  unit: (value) => (isOne(value) ? 'point' : 'points'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)} : ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  steps: (steps) => steps.map(number).join(', puis '),
  walkLine: (label, given, steps) =>
    given
      ? `${label} : ${worth(given)}${steps.length ? `, total ${number(steps.at(-1)!)}` : ''}.`
      : `${label} : ${steps.map(number).join(', puis ')}.`,
  unknownWord: (attribute, found, expected) =>
    `${attribute} : « ${found} » est inconnu. Valeurs possibles : ${list(expected)}.`,
} satisfies Part<CountTexts['breakdown']>;
