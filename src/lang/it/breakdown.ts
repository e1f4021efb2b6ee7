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
  doublesCap: (most) => `${most === 1 ? 'Conta' : 'Contano'} al massimo ${doublings(most)}`,
  limitCut: (limit) => `Limite di ${number(limit)}`,
  steps: (steps) => steps.map(number).join(', poi '),
  walkStep: (step, of) => `Riga ${number(step)} di ${number(of)}`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, totale ${number(steps.at(-1)!)}` : ''}.`
      : `${label}: ${steps.map(number).join(', poi ')}.`,
  unknownWord: (attribute, found, expected) =>
    `${attribute}: «${found}» è sconosciuto. Valori possibili: ${list(expected)}.`,
  unknownRules: (name) =>
    `Questa mano è stata contata con regole proprie, «${name}», che qui non ci sono; perciò mancano i dettagli.`,
} satisfies Part<CountTexts['breakdown']>;
