/** Italian: what a hand waits for. Loads with `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';

import { oddsErrors } from './odds-errors.js';
import { waits } from '../texts/it/waits.js';
import type { Part } from '../types.js';

const { percent, average } = oddsForms('it');

export const itWaits = {
  ...waits,
  percent,
  average,
  worth: (value) => `${average(value)} punti in media`,
  others: (others) => (others === 1 ? '1 altro scarto' : `${number(others)} altri scarti`),
  errors: oddsErrors,
} satisfies Part<WaitsTexts>;
