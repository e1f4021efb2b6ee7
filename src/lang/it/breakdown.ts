/** Italian: the score. */
import { bonusName, capital, group, list, number, tile } from './hand.js';
import { doublings, points, rule, under, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';

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

export const breakdown: CountTexts['breakdown'] = {
  caption: ({ won }, name) => `${won ? 'Mano vincente' : 'Mano'}, ${under(name)}`,
  summary,
  columns: { award: 'Voce', worth: 'Vale', running: 'Totale' },
  sections: { points: 'Punti', doubles: 'Raddoppi', 'limit-hands': 'Grandi giochi' },
  unit: (value) => (value === 1 ? 'punto' : 'punti'),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: 'Punti base',
  roundedBase: 'Arrotondati alla decina',
  doublesCap: (most) => `${most === 1 ? 'Conta' : 'Contano'} al massimo ${doublings(most)}`,
  roundedTotal: 'Arrotondato alla decina superiore',
  limitCut: (limit) => `Limite di ${number(limit)}`,
  value: 'Valore',
  nothing: 'In questa mano non conta nulla.',
  nothingIn: { points: 'Nessun punto.', doubles: 'Nessun raddoppio.', 'limit-hands': 'Nessun grande gioco.' },
  steps: (steps) => steps.map(number).join(', poi '),
  whyNot: 'Che cosa non conta',
  otherReadings: 'Altre letture',
  whatIf: 'E se…',
  copyText: 'Copia come testo',
  copyMarkdown: 'Copia come Markdown',
  copied: 'Copiato.',
  notCopied: 'La copia non è riuscita. Seleziona il testo qui sotto:',
  walk: 'Riga per riga',
  walkStep: (step, of) => `Riga ${number(step)} di ${number(of)}`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, totale ${number(steps.at(-1)!)}` : ''}.`
      : `${label}: ${steps.map(number).join(', poi ')}.`,
  back: 'Indietro',
  next: 'Avanti',
  all: 'Tutto',
  notLoaded: 'Non è stato possibile caricare questa parte. Controlla la connessione e riprova.',
  unknownWord: (attribute, found, expected) =>
    `${attribute}: «${found}» è sconosciuto. Valori possibili: ${list(expected)}.`,
  lastGood: 'Qui sotto c’è l’ultima mano valida.',
  unknownRules: (name) =>
    `Questa mano è stata contata con regole proprie, «${name}», che qui non ci sono; perciò mancano i dettagli.`,
};
