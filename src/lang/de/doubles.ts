/** Deutsch: Verdopplungen. Lädt mit `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('de');

export const deDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? 'unendlich' : `×${decimal(value)}`),
  points: 'Punkte',
  doubles: 'Verdopplungen',
  pointsOf: points,
  doublesOf: (doubles, value) => `${doublings(doubles)}: ${points(value)}`,
  result: (value, total) =>
    value < total ? `${points(value)}, denn das Limit begrenzt ${number(total)}` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Mit ${points(base)} erreicht keine Zahl von Verdopplungen das Limit von ${number(limit)}.`
      : doubles
        ? `Mit ${points(base)} ist nach ${doublings(doubles)} das Limit von ${number(limit)} erreicht.`
        : `${points(base)} erreichen das Limit von ${number(limit)} ohne Verdopplung.`,
  noLimit: 'Diese Regeln haben kein Limit.',
  cut: (cut) => `Das Limit kostet ${points(cut)}; was noch dazukommt, zählt nicht mehr.`,
  next: (byDouble, byPoints) =>
    `Eine Verdopplung mehr bringt ${points(byDouble)}, ein Pung mit 4 Punkten ${number(byPoints)}.`,
  limitLine: (limit) => `Limit ${number(limit)}`,
  caption: 'Die Punkte nach jeder Zahl von Verdopplungen',
  columns: {
    doubles: 'Verdopplungen',
    total: 'Summe',
    paid: 'Zählt',
    factor: 'Faktor',
    share: 'Anteil der Hände',
    adds: 'Beitrag zum Mittel',
  },
  modelTitle: 'Ein Modell der Verdopplungen',
  model: (q) => `Jede weitere Verdopplung ist ${q}-mal so wahrscheinlich wie die vorige.`,
  likely: 'Wie wahrscheinlich eine weitere ist',
  likelyOf: (q) => `${q}-mal so wahrscheinlich`,
  orMore: (doubles) => `${number(doubles)} oder mehr`,
  statistics: { kind: 'Faktor', mean: 'Mittel', deviation: 'Standard\u00adabweichung' },
  uncapped: 'Ohne Limit',
  capped: (doubles) => `Höchstens ${doublings(doubles)}`,
  effect: (lost) =>
    lost === undefined
      ? 'Das Limit macht ein unendliches Mittel endlich.'
      : `Das Limit senkt das Mittel um ${percent(lost)} und beseitigt die meisten Schwankungen.`,
  infinite: 'unendlich',
  errors: oddsErrors,
};
