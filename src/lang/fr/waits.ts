/** French: what a hand waits for. Loads with `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { count, isOne, number } from './hand.js';

import { oddsErrors } from './odds-errors.js';
import { waits } from '../texts/fr/waits.js';
import type { Part } from '../types.js';

const { percent, average } = oddsForms('fr');

export const frWaits = {
  ...waits,
  percent,
  average,
  count: (left, unknown) =>
    `${number(left)} des ${number(unknown)} tuiles inconnues ${isOne(left) ? 'complète' : 'complètent'} la main`,
  closer: (left) => `${count(left, 'tuile')} ${isOne(left) ? 'rapproche' : 'rapprochent'} la main du but :`,
  worth: (value) => `${average(value)} ${isOne(value) ? 'point' : 'points'} en moyenne`,
  others: (others) => (others === 1 ? '1 autre défausse' : `${number(others)} autres défausses`),
  errors: oddsErrors,
} satisfies Part<WaitsTexts>;
