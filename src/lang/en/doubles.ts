/** English texts for doubles. */
import type { DoublesTexts } from '../odds-types.js';
import { oddsForms } from '../odds-forms.js';
import { count, number } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('en-GB');

export const enDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? 'infinite' : `×${decimal(value)}`),
  points: 'Points',
  doubles: 'Doubles',
  pointsOf: (points) => count(points, 'point'),
  doublesOf: (doubles, value) => `${count(doubles, 'double')}: ${count(value, 'point')}`,
  result: (value, total) =>
    value < total ? `${count(value, 'point')}, as the limit cuts ${number(total)}` : count(value, 'point'),
  reach: (points, doubles, limit) =>
    doubles === Infinity
      ? `No doubles bring ${count(points, 'point')} to the limit of ${number(limit)}.`
      : doubles
        ? `From ${count(points, 'point')}, ${count(doubles, 'double')} ${doubles === 1 ? 'reaches' : 'reach'} the limit of ${number(limit)}.`
        : `${count(points, 'point')} reach the limit of ${number(limit)} without a double.`,
  noLimit: 'These rules have no limit.',
  cut: (cut) => `The limit cuts ${count(cut, 'point')}; nothing that is added counts any more.`,
  next: (byDouble, byPoints) =>
    `One more double adds ${count(byDouble, 'point')}, and a pung of 4 points adds ${number(byPoints)}.`,
  limitLine: (limit) => `limit ${number(limit)}`,
  caption: 'The points after each number of doubles',
  columns: {
    doubles: 'Doubles',
    total: 'Total',
    paid: 'Counts',
    factor: 'Factor',
    share: 'Share of hands',
    adds: 'Adds to the mean',
  },
  modelTitle: 'A model of doubles',
  model: (q) => `Each further double is ${q} times as likely as the one before.`,
  likely: 'How likely one more is',
  likelyOf: (q) => `${q} times as likely`,
  orMore: (doubles) => `${number(doubles)} or more`,
  statistics: { kind: 'Factor', mean: 'Mean', deviation: 'Standard deviation' },
  uncapped: 'Without a limit',
  capped: (doubles) => `At most ${count(doubles, 'double')}`,
  effect: (lost) =>
    lost === undefined
      ? 'The limit makes an infinite mean finite.'
      : `The limit takes ${percent(lost)} of the mean, and most of the swings.`,
  infinite: 'infinite',
  errors: oddsErrors,
};
