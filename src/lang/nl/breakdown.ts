/** Dutch: the count of a hand. */
import { bonusName, capital, group, list, number, tile } from './hand.js';
import { doublings, points, profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';

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

export const breakdown: CountTexts['breakdown'] = {
  caption: ({ won }, name) => `${won ? 'Mahjong' : 'Hand'}, regels: ${profile(name)}`,
  summary,
  columns: { award: 'Wat telt', worth: 'Waarde', running: 'Tot nu toe' },
  sections: { points: 'Punten', doubles: 'Verdubbelingen', 'limit-hands': 'Limietspellen' },
  unit: (value) => (value === 1 ? 'punt' : 'punten'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: 'Basispunten',
  roundedBase: 'Afgerond op tientallen',
  doublesCap: (most) => `Alleen ${doublings(most)} ${most === 1 ? 'telt' : 'tellen'}`,
  roundedTotal: 'Naar boven afgerond op tientallen',
  limitCut: (limit) => `Limiet ${number(limit)}`,
  value: 'Waarde',
  nothing: 'Deze hand levert niets op.',
  nothingIn: { points: 'Geen punten.', doubles: 'Geen verdubbelingen.', 'limit-hands': 'Geen limietspel.' },
  steps: (steps) => steps.map(number).join(' wordt '),
  whyNot: 'Waarom niet',
  otherReadings: 'Andere indelingen',
  whatIf: 'Wat als',
  copyText: 'Kopiëren als tekst',
  copyMarkdown: 'Kopiëren als Markdown',
  copied: 'Gekopieerd.',
  notCopied: 'Kopiëren is niet gelukt. Selecteer de tekst hieronder:',
  walk: 'Stap voor stap',
  walkStep: (step, of) => `Stap ${number(step)} van ${number(of)}`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, tot nu toe ${number(steps.at(-1)!)}` : ''}.`
      : `${label}: ${steps.map(number).join(' wordt ')}.`,
  back: 'Terug',
  next: 'Verder',
  all: 'Alles',
  notLoaded: 'Dit onderdeel kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
  unknownWord: (attribute, found, expected) => `${attribute}: “${found}” is onbekend. Mogelijk zijn ${list(expected)}.`,
  lastGood: 'Hieronder staat de laatste geldige hand.',
  unknownRules: (name) =>
    `Deze hand is geteld met eigen regels, “${name}”, die deze pagina niet kent; daarom ontbreken de details.`,
};
