/** English texts for doubles. */
import { oddsForms } from '../odds-forms.js';
import { count, number } from './hand.js';
import { oddsErrors } from './odds-errors.js';
import { doubles } from '../texts/en/doubles.js';

const { percent, decimal } = oddsForms('en-GB');

export const enDoubles = {
  ...doubles,
  percent,
  /** A mean or a deviation with two decimals; a word for what is infinite. */
  factor: (value: number): string => (value === Infinity ? 'infinite' : `×${decimal(value)}`),
  /** The result: how many points, and of which total if the limit cuts it. */
  result: (value: number, total: number): string =>
    value < total ? `${count(value, 'point')}, as the limit cuts ${number(total)}` : count(value, 'point'),
  /** How many doubles reach the limit; `Infinity` if none do. */
  reach: (points: number, doubles: number, limit: number): string =>
    doubles === Infinity
      ? `No doubles bring ${count(points, 'point')} to the limit of ${number(limit)}.`
      : doubles
        ? `From ${count(points, 'point')}, ${count(doubles, 'double')} ${doubles === 1 ? 'reaches' : 'reach'} the limit of ${number(limit)}.`
        : `${count(points, 'point')} reach the limit of ${number(limit)} without a double.`,
  /** By how much the limit lowers the mean; undefined if it was infinite. */
  effect: (lost: number | undefined): string =>
    lost === undefined
      ? 'The limit makes an infinite mean finite.'
      : `The limit takes ${percent(lost)} of the mean, and most of the swings.`,
  errors: oddsErrors,
};
