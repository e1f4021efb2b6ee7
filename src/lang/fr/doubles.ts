/** French: doubles. Loads with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';
import { doubles } from '../texts/fr/doubles.js';
import type { Part } from '../types.js';

const { percent, decimal } = oddsForms('fr');

export const frDoubles = {
  ...doubles,
  percent,
  factor: (value) => (value === Infinity ? 'infini' : `×${decimal(value)}`),
  pointsOf: points,
  result: (value, total) =>
    value < total ? `${points(value)} au lieu de ${number(total)}, à cause de la limite` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Avec ${points(base)}, aucun nombre de doubles n’atteint la limite de ${number(limit)}.`
      : doubles
        ? `Avec ${points(base)}, il faut ${doublings(doubles)} pour atteindre la limite de ${number(limit)}.`
        : `Avec ${points(base)}, la limite de ${number(limit)} est atteinte sans double.`,
  effect: (lost) =>
    lost === undefined
      ? 'La limite rend finie une moyenne infinie.'
      : `La limite retire ${percent(lost)} de la moyenne et l’essentiel des variations.`,
  errors: oddsErrors,
} satisfies Part<DoublesTexts>;
