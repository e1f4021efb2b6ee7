/** Italian: the score. */
import { bonusName, capital, group, item, list, number, tile } from './hand.js';
import { compared, difference } from './options.js';
import { doublings, points, profile, rule, under, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, Texts } from '../types.js';

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

export const breakdown: Texts['breakdown'] = {
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

  inProfile: (name, given) => `${capital(under(name))}: ${worth(given)}.`,
  source: (source) => `Fonte: ${source}.`,
  schoolsDiffer: (others) =>
    `Altrove: ${others
      .map(
        ({ difference: other, profiles: names }) =>
          `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
      )
      .join('; ')}.`,

  whyNot: 'Che cosa non conta',
  missed: (award, why) => `${award}: ${list(why)}.`,
  showAll: (all) => `Mostra tutto (${number(all)})`,

  otherReadings: 'Altre letture',
  otherReading: (read) => `${capital(list(read.map(item)))}.`,
  insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
    has.length
      ? `Invece di ${list(insteadOf.map(item))}: ${list(has.map(item))}.`
      : completed && completedInstead
        ? `Qui la tessera di chiusura completa: ${item(completed)} (sopra: ${item(completedInstead)}).`
        : '',
  chosenBecause: (chosen, other) => {
    const more = chosen.value - other.value;
    if (more) return `La lettura qui sopra vale ${number(more)} in più.`;
    const why =
      chosen.total > other.total
        ? `la lettura qui sopra dà di più prima del limite, ${number(chosen.total)}`
        : chosen.base > other.base
          ? `la lettura qui sopra ha più punti base, ${number(chosen.base)}`
          : 'sono pari';
    return `Entrambe valgono ${number(chosen.value)}; ${why}.`;
  },

  whatIf: 'E se…',
  whatIfWin: 'Tessera di chiusura',
  whatIfSeat: 'Posto',
  whatIfRound: 'Giro',
  whatIfBonus: 'Un fiore in più',
  noBonus: 'nessuno',
  whatIfReset: 'Ripristina',
  whatIfValue: (before, after) =>
    before === after ? `Resta ${number(after)}.` : `${number(after)} invece di ${number(before)}.`,
  changed: ({ label, before, after }) =>
    `${label}: ` +
    (before && after
      ? `${worth(after)} invece di ${worth(before)}`
      : after
        ? `${worth(after)} in più`
        : `${worth(before!)} in meno`),
  unchanged: 'Nessuna riga cambia.',

  compared: 'Confronto',
  comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
  comparedCaption: 'La stessa mano secondo regole diverse',
  differs: 'diverso',
  notGiven: 'non contato',
  mayNotGoOut: 'non può chiudere',
  limit: 'Limite',

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
