/** Deutsch: Verdopplungen. Lädt mit `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';
import { doubles } from '../texts/de/doubles.js';
import type { Part } from '../types.js';

const { percent, decimal } = oddsForms('de');

export const deDoubles = {
  ...doubles,
  percent,
  factor: (value) => (value === Infinity ? 'unendlich' : `×${decimal(value)}`),
  pointsOf: points,
  result: (value, total) =>
    value < total ? `${points(value)}, denn das Limit begrenzt ${number(total)}` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Mit ${points(base)} erreicht keine Zahl von Verdopplungen das Limit von ${number(limit)}.`
      : doubles
        ? `Mit ${points(base)} ist nach ${doublings(doubles)} das Limit von ${number(limit)} erreicht.`
        : `${points(base)} erreichen das Limit von ${number(limit)} ohne Verdopplung.`,
  effect: (lost) =>
    lost === undefined
      ? 'Das Limit macht ein unendliches Mittel endlich.'
      : `Das Limit senkt das Mittel um ${percent(lost)} und beseitigt die meisten Schwankungen.`,
  errors: oddsErrors,
} satisfies Part<DoublesTexts>;
