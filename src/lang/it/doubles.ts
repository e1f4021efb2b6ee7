/** Italian: doubles. Loads with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';
import { doubles } from '../texts/it/doubles.js';
import type { Part } from '../types.js';

const { percent, decimal } = oddsForms('it');

export const itDoubles = {
  ...doubles,
  percent,
  factor: (value) => (value === Infinity ? 'infinito' : `×${decimal(value)}`),
  pointsOf: points,
  result: (value, total) =>
    value < total ? `${points(value)} invece di ${number(total)}, a causa del limite` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Con ${points(base)} nessun numero di raddoppi raggiunge il limite di ${number(limit)}.`
      : doubles
        ? `Con ${points(base)} il limite di ${number(limit)} si raggiunge con ${doublings(doubles)}.`
        : `Con ${points(base)} il limite di ${number(limit)} si raggiunge senza raddoppi.`,
  effect: (lost) =>
    lost === undefined
      ? 'Il limite rende finita una media infinita.'
      : `Quota della media tolta dal limite: ${percent(lost)}. Si riducono molto anche le oscillazioni.`,
  errors: oddsErrors,
} satisfies Part<DoublesTexts>;
