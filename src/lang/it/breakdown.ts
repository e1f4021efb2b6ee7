/** Italian: the score. */
import { bonusName, capital, group, list, number, tile } from './hand.js';
import { doublings, points, rule, under, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';
import { breakdown as breakdownTexts } from '../texts/it/breakdown.js';
import type { Part } from '../types.js';

const TIMES = ['', 'un raddoppio', 'due raddoppi'];

const countWords: CountWords = {
  points,
  rounded: (base) => `arrotondati a ${number(base)}`,
  doubled: (doubles, doubled) => `${TIMES[doubles] ?? doublings(doubles)}: ${number(doubled)}`,
  roundedUp: (total) => `arrotondato a ${number(total)}`,
  cut: (value) => `ridotto al limite di ${number(value)}`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}: ${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}, ${number(figures.value)}`}.`
    : `${summarySteps(figures, countWords).join(', ')}.`;

export const breakdown = {
  ...breakdownTexts,
  caption: ({ won }, name) => `${won ? 'Mano vincente' : 'Mano'}, ${under(name)}`,
  summary,
  unit: (value) => (value === 1 ? 'punto' : 'punti'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  steps: (steps) => steps.map(number).join(', poi '),
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, totale ${number(steps.at(-1)!)}` : ''}.`
      : `${label}: ${steps.map(number).join(', poi ')}.`,
  unknownWord: (attribute, found, expected) =>
    `${attribute}: «${found}» è sconosciuto. Valori possibili: ${list(expected)}.`,
} satisfies Part<CountTexts['breakdown']>;
