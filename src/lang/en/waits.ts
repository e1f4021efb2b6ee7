/** English texts for waits and discards. */

import { oddsForms } from '../odds-forms.js';
import { capital, count } from './hand.js';

import { oddsErrors } from './odds-errors.js';
import { waits } from '../texts/en/waits.js';

const { percent, average } = oddsForms('en-GB');

export const enWaits = {
  ...waits,
  /** A chance as a figure: 34.7%. */
  percent,
  /** A value, with its fraction if it has one: 27.9. */
  average,
  worth: (value: number): string => `${average(value)} points on average`,
  others: (others: number): string => `${capital(count(others, 'other discard'))}`,
  errors: oddsErrors,
};
