/** Deutsch: die Wertung. */
import { bonusName, capital, group, list, number, tile } from './hand.js';
import { points, profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';
import { breakdown as breakdownTexts } from '../texts/de/breakdown.js';
import type { Part } from '../types.js';

const TIMES = ['', 'einmal', 'zweimal', 'dreimal', 'viermal'];

const countWords: CountWords = {
  points,
  rounded: (base) => `gerundet ${number(base)}`,
  doubled: (doubles, doubled) => `${TIMES[doubles] ?? `${number(doubles)}-mal`} verdoppelt ${number(doubled)}`,
  roundedUp: (total) => `aufgerundet ${number(total)}`,
  cut: (value) => `vom Limit auf ${number(value)} begrenzt`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}: ${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}, ${number(figures.value)}`}.`
    : `${summarySteps(figures, countWords).join(', ')}.`;

export const breakdown = {
  ...breakdownTexts,
  caption: ({ won }, name) => `${won ? 'Mah-Jongg' : 'Hand'}, Regeln: ${profile(name)}`,
  summary,
  unit: (value) => (value === 1 ? 'Punkt' : 'Punkte'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  steps: (steps) => steps.map(number).join(' wird zu '),
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, bisher ${number(steps.at(-1)!)}` : ''}.`
      : `${label}: ${steps.map(number).join(' wird zu ')}.`,
  unknownWord: (attribute, found, expected) =>
    `${attribute}: „${found}“ ist unbekannt. Möglich sind ${list(expected)}.`,
} satisfies Part<CountTexts['breakdown']>;
