/** Japanese: doubles. They load with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { base, doublings, number, points } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('ja');

export const jaDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? '無限大' : `×${decimal(value)}`),
  points: '符',
  doubles: '翻',
  pointsOf: base,
  doublesOf: (doubles, value) => `${doublings(doubles)}：${points(value)}`,
  result: (value, total) => (value < total ? `${points(value)}（${points(total)}を満貫で打ち切り）` : points(value)),
  reach: (value, doubles, limit) =>
    doubles === Infinity
      ? `${base(value)}では、何翻あっても満貫の${points(limit)}に届きません。`
      : doubles
        ? `${base(value)}は${doublings(doubles)}で満貫の${points(limit)}に届きます。`
        : `${base(value)}は翻がなくても満貫の${points(limit)}に届きます。`,
  noLimit: 'このルールに満貫はありません。',
  cut: (cut) => `満貫打ち切りで${points(cut)}が切り捨てられます。これ以上増えても得点は変わりません。`,
  next: (byDouble, byPoints) => `あと1翻で${points(byDouble)}、4符の刻子で${points(byPoints)}増えます。`,
  limitLine: (limit) => `満貫 ${number(limit)}`,
  caption: '翻数ごとの点数',
  columns: {
    doubles: '翻',
    total: '計算値',
    paid: '得点',
    factor: '倍率',
    share: '手の割合',
    adds: '平均への寄与',
  },
  modelTitle: '翻数のモデル',
  model: (q) => `1翻増えるごとに、確率が${q}倍になります。`,
  likely: '1翻増えるごとの確率の比',
  likelyOf: (q) => `${q}倍`,
  orMore: (doubles) => `${number(doubles)}以上`,
  statistics: { kind: '倍率', mean: '平均', deviation: '標準偏差' },
  uncapped: '満貫なし',
  capped: (doubles) => `${doublings(doubles)}まで`,
  effect: (lost) =>
    lost === undefined
      ? '満貫があるため、無限大だった平均が有限になります。'
      : `満貫があるため、平均は${percent(lost)}下がり、ばらつきの大部分がなくなります。`,
  infinite: '無限大',
  errors: oddsErrors,
};
