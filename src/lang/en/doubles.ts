/** English texts for doubles. */
import { oddsForms } from '../odds-forms.js';
import { count, number } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('en-GB');

export const enDoubles = {
  percent,
  /** A mean or a deviation with two decimals; a word for what is infinite. */
  factor: (value: number): string => (value === Infinity ? 'infinite' : `×${decimal(value)}`),
  points: 'Points',
  doubles: 'Doubles',
  /** The value of the sliders, as they are read out. */
  pointsOf: (points: number): string => count(points, 'point'),
  doublesOf: (doubles: number, value: number): string => `${count(doubles, 'double')}: ${count(value, 'point')}`,
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
  noLimit: 'These rules have no limit.',
  /** What the limit takes away. */
  cut: (cut: number): string => `The limit cuts ${count(cut, 'point')}; nothing that is added counts any more.`,
  /** What one more double and four more points would add. */
  next: (byDouble: number, byPoints: number): string =>
    `One more double adds ${count(byDouble, 'point')}, and a pung of 4 points adds ${number(byPoints)}.`,
  limitLine: (limit: number): string => `limit ${number(limit)}`,
  caption: 'The points after each number of doubles',
  columns: {
    doubles: 'Doubles',
    total: 'Total',
    paid: 'Counts',
    factor: 'Factor',
    share: 'Share of hands',
    adds: 'Adds to the mean',
  },
  /** The model of doubles. */
  modelTitle: 'A model of doubles',
  /** What the model says, for its one number. */
  model: (q: string): string => `Each further double is ${q} times as likely as the one before.`,
  likely: 'How likely one more is',
  likelyOf: (q: string): string => `${q} times as likely`,
  orMore: (doubles: number): string => `${number(doubles)} or more`,
  statistics: { kind: 'Factor', mean: 'Mean', deviation: 'Standard deviation' },
  uncapped: 'Without a limit',
  capped: (doubles: number): string => `At most ${count(doubles, 'double')}`,
  /** By how much the limit lowers the mean; undefined if it was infinite. */
  effect: (lost: number | undefined): string =>
    lost === undefined
      ? 'The limit makes an infinite mean finite.'
      : `The limit takes ${percent(lost)} of the mean, and most of the swings.`,
  infinite: 'infinite',
  errors: oddsErrors,
};
