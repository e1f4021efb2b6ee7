/** French: the score. */
import { bonusName, capital, group, isOne, list, number, tile } from './hand.js';
import { doublings, points, rule, under, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';

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

export const breakdown: CountTexts['breakdown'] = {
  caption: ({ won }, name) => `${won ? 'Main gagnante' : 'Main'}, ${under(name)}`,
  summary,
  columns: { award: 'Ce qui compte', worth: 'Vaut', running: 'Total' },
  sections: { points: 'Points', doubles: 'Doubles', 'limit-hands': 'Grands jeux' },
  unit: (value) => (isOne(value) ? 'point' : 'points'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)} : ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: 'Points de base',
  roundedBase: 'Arrondi à la dizaine',
  doublesCap: (most) => `${doublings(most)} au plus`,
  roundedTotal: 'Arrondi à la dizaine supérieure',
  limitCut: (limit) => `Limite de ${number(limit)}`,
  value: 'Valeur',
  nothing: 'Rien ne compte dans cette main.',
  nothingIn: { points: 'Aucun point.', doubles: 'Aucun double.', 'limit-hands': 'Aucun grand jeu.' },
  steps: (steps) => steps.map(number).join(', puis '),
  whyNot: 'Ce qui ne compte pas',
  otherReadings: 'Autres lectures',
  whatIf: 'Et si…',
  copyText: 'Copier le texte',
  copyMarkdown: 'Copier en Markdown',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Sélectionnez le texte ci-dessous :',
  walk: 'Ligne par ligne',
  walkStep: (step, of) => `Ligne ${number(step)} sur ${number(of)}`,
  walkLine: (label, given, steps) =>
    given
      ? `${label} : ${worth(given)}${steps.length ? `, total ${number(steps.at(-1)!)}` : ''}.`
      : `${label} : ${steps.map(number).join(', puis ')}.`,
  back: 'Précédent',
  next: 'Suivant',
  all: 'Tout',
  notLoaded: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  unknownWord: (attribute, found, expected) =>
    `${attribute} : « ${found} » est inconnu. Valeurs possibles : ${list(expected)}.`,
  lastGood: 'La dernière main valable est affichée ci-dessous.',
  unknownRules: (name) =>
    `Cette main a été comptée avec des règles particulières, « ${name} », absentes d’ici ; les détails manquent donc.`,
};
