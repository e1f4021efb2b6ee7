// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 番數的繁體中文。隨 `<mj-doubles>` 載入。 */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('zh-HK');

export const zhHKDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? '無限大' : `×${decimal(value)}`),
  points: '點',
  doubles: '番',
  pointsOf: (points) => `${number(points)} 點`,
  doublesOf: (doubles, value) => `${number(doubles)} 番：${number(value)} 點`,
  result: (value, total) =>
    value < total ? `${number(value)} 點（${number(total)} 點超過滿糊）` : `${number(value)} 點`,
  reach: (points, doubles, limit) =>
    doubles === Infinity
      ? `${number(points)} 點加多少番都到不了滿糊 ${number(limit)}。`
      : doubles
        ? `${number(points)} 點要 ${number(doubles)} 番才到滿糊 ${number(limit)}。`
        : `${number(points)} 點不用番就到滿糊 ${number(limit)}。`,
  noLimit: '沒有滿糊。',
  cut: (cut) => `滿糊削去 ${number(cut)} 點，再加什麼都不算。`,
  next: (byDouble, byPoints) => `多一番多 ${number(byDouble)} 點；多一個 4 點的刻子多 ${number(byPoints)} 點。`,
  limitLine: (limit) => `滿糊 ${number(limit)}`,
  caption: '各番數所得',
  columns: { doubles: '番', total: '合計', paid: '得點', factor: '倍數', share: '佔比', adds: '對平均的貢獻' },
  modelTitle: '番數的模型',
  model: (q) => `每多一番，可能性是前一番的 ${q} 倍。`,
  likely: '多一番的可能性',
  likelyOf: (q) => `${q} 倍`,
  orMore: (doubles) => `${number(doubles)} 以上`,
  statistics: { kind: '倍數', mean: '平均', deviation: '標準差' },
  uncapped: '沒有滿糊',
  capped: (doubles) => `最多 ${number(doubles)} 番`,
  effect: (lost) =>
    lost === undefined ? '滿糊使無限大的平均變為有限。' : `滿糊使平均減少 ${percent(lost)}，起伏減少得更多。`,
  infinite: '無限大',
  errors: oddsErrors,
};
