/** Dutch: doubles. Loads with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';
import { doubles } from '../texts/nl/doubles.js';
import type { Part } from '../types.js';

const { percent, decimal } = oddsForms('nl');

export const nlDoubles = {
  ...doubles,
  percent,
  factor: (value) => (value === Infinity ? 'oneindig' : `×${decimal(value)}`),
  pointsOf: points,
  result: (value, total) =>
    value < total ? `${points(value)}, want de limiet kapt ${number(total)} af` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Met ${points(base)} haalt geen enkel aantal verdubbelingen de limiet van ${number(limit)}.`
      : doubles
        ? `Met ${points(base)} is de limiet van ${number(limit)} bereikt na ${doublings(doubles)}.`
        : `Met ${points(base)} is de limiet van ${number(limit)} al zonder verdubbeling bereikt.`,
  effect: (lost) =>
    lost === undefined
      ? 'De limiet maakt een oneindig gemiddelde eindig.'
      : `De limiet haalt ${percent(lost)} van het gemiddelde af en bijna alle schommelingen.`,
  errors: oddsErrors,
} satisfies Part<DoublesTexts>;
