/** Deutsch: die Wertung. */
import { bonusName, capital, group, item, list, number, tile } from './hand.js';
import { compared, difference } from './options.js';
import { doublings, points, profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, Texts } from '../types.js';

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

export const breakdown: Texts['breakdown'] = {
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

  inProfile: (name, given) => `${profile(name)}: ${worth(given)}.`,
  source: (source) => `Quelle: ${source}.`,
  schoolsDiffer: (others) =>
    `Anderswo: ${others
      .map(
        ({ difference: other, profiles: names }) =>
          `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
      )
      .join('; ')}.`,

  whyNot: 'Warum nicht',
  missed: (award, why) => `${award}: ${list(why)}.`,
  showAll: (all) => `Alle ${number(all)} zeigen`,

  otherReadings: 'Andere Aufteilungen',
  otherReading: (read) => `${capital(list(read.map(item)))}.`,
  insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
    has.length
      ? `Statt ${list(insteadOf.map(item))}: ${list(has.map(item))}.`
      : completed && completedInstead
        ? `Der Schlussziegel vollendet hier: ${item(completed)} (oben: ${item(completedInstead)}).`
        : '',
  chosenBecause: (chosen, other) => {
    const more = chosen.value - other.value;
    if (more) return `Die Aufteilung oben ist ${points(more)} mehr wert.`;
    const why =
      chosen.total > other.total
        ? `ohne das Limit zählt die Aufteilung oben mehr, ${number(chosen.total)}`
        : chosen.base > other.base
          ? `die Aufteilung oben hat mehr Basispunkte, ${number(chosen.base)}`
          : 'sie sind gleich';
    return `Beide sind ${points(chosen.value)} wert; ${why}.`;
  },

  whatIf: 'Was wäre, wenn',
  whatIfWin: 'Schlussziegel',
  whatIfSeat: 'Platz',
  whatIfRound: 'Runde',
  whatIfBonus: 'Noch eine Blume',
  noBonus: 'keine',
  whatIfReset: 'Zurücksetzen',
  whatIfValue: (before, after) =>
    before === after ? `Weiterhin ${number(after)}.` : `${number(after)} statt ${number(before)}.`,
  changed: ({ label, before, after }) =>
    `${label}: ` +
    (before && after
      ? `${worth(after)} statt ${worth(before)}`
      : after
        ? `${worth(after)} mehr`
        : `${worth(before!)} weniger`),
  unchanged: 'Keine Zeile ändert sich.',

  compared: 'Vergleich',
  comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
  comparedCaption: 'Dieselbe Hand nach verschiedenen Regeln',
  differs: 'abweichend',
  notGiven: 'nicht gewertet',
  mayNotGoOut: 'kein Mah-Jongg',
  limit: 'Limit',

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
