/** Japanese: doubles. They load with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { base, doublings, points } from './hand.js';
import { oddsErrors } from './odds-errors.js';
import { doubles } from '../texts/ja/doubles.js';
import type { Part } from '../types.js';

const { percent, decimal } = oddsForms('ja');

export const jaDoubles = {
  ...doubles,
  percent,
  factor: (value) => (value === Infinity ? '無限大' : `×${decimal(value)}`),
  pointsOf: base,
  result: (value, total) => (value < total ? `${points(value)}（${points(total)}を満貫で打ち切り）` : points(value)),
  reach: (value, doubles, limit) =>
    doubles === Infinity
      ? `${base(value)}では、何翻あっても満貫の${points(limit)}に届きません。`
      : doubles
        ? `${base(value)}は${doublings(doubles)}で満貫の${points(limit)}に届きます。`
        : `${base(value)}は翻がなくても満貫の${points(limit)}に届きます。`,
  effect: (lost) =>
    lost === undefined
      ? '満貫があるため、無限大だった平均が有限になります。'
      : `満貫があるため、平均は${percent(lost)}下がり、ばらつきの大部分がなくなります。`,
  errors: oddsErrors,
} satisfies Part<DoublesTexts>;
