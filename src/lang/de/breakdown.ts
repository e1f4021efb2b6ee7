/** Deutsch: die Wertung. */
import { bonusName, capital, group, list, number, tile } from './hand.js';
import { doublings, points, profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';

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

export const breakdown: CountTexts['breakdown'] = {
  caption: ({ won }, name) => `${won ? 'Mah-Jongg' : 'Hand'}, Regeln: ${profile(name)}`,
  summary,
  columns: { award: 'Wertung', worth: 'Wert', running: 'Bisher' },
  sections: { points: 'Punkte', doubles: 'Verdopplungen', 'limit-hands': 'Limithände' },
  unit: (value) => (value === 1 ? 'Punkt' : 'Punkte'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: 'Basispunkte',
  roundedBase: 'Auf Zehner gerundet',
  doublesCap: (most) => `Nur ${doublings(most)} ${most === 1 ? 'zählt' : 'zählen'}`,
  roundedTotal: 'Auf Zehner aufgerundet',
  limitCut: (limit) => `Limit ${number(limit)}`,
  value: 'Wert',
  nothing: 'Diese Hand zählt nichts.',
  nothingIn: { points: 'Keine Punkte.', doubles: 'Keine Verdopplungen.', 'limit-hands': 'Keine Limithand.' },
  steps: (steps) => steps.map(number).join(' wird zu '),
  whyNot: 'Warum nicht',
  otherReadings: 'Andere Aufteilungen',
  whatIf: 'Was wäre, wenn',
  copyText: 'Als Text kopieren',
  copyMarkdown: 'Als Markdown kopieren',
  copied: 'Kopiert.',
  notCopied: 'Kopieren war nicht möglich. Bitte den Text hier auswählen:',
  walk: 'Zeile für Zeile',
  walkStep: (step, of) => `Zeile ${number(step)} von ${number(of)}`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, bisher ${number(steps.at(-1)!)}` : ''}.`
      : `${label}: ${steps.map(number).join(' wird zu ')}.`,
  back: 'Zurück',
  next: 'Weiter',
  all: 'Alle',
  notLoaded: 'Dieser Teil ließ sich nicht laden. Bitte die Verbindung prüfen und noch einmal versuchen.',
  unknownWord: (attribute, found, expected) =>
    `${attribute}: „${found}“ ist unbekannt. Möglich sind ${list(expected)}.`,
  lastGood: 'Darunter steht die letzte gültige Hand.',
  unknownRules: (name) =>
    `Gewertet wurde nach eigenen Regeln, „${name}“, die es hier nicht gibt; deshalb fehlen die Einzelheiten.`,
};
