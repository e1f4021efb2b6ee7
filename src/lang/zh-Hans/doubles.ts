// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 番数的简体中文。随 `<mj-doubles>` 加载。 */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('zh-Hans');

export const zhHansDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? '无限大' : `×${decimal(value)}`),
  points: '点',
  doubles: '番',
  pointsOf: (points) => `${number(points)} 点`,
  doublesOf: (doubles, value) => `${number(doubles)} 番：${number(value)} 点`,
  result: (value, total) =>
    value < total ? `${number(value)} 点（${number(total)} 点超过满贯）` : `${number(value)} 点`,
  reach: (points, doubles, limit) =>
    doubles === Infinity
      ? `${number(points)} 点加多少番都到不了满贯 ${number(limit)}。`
      : doubles
        ? `${number(points)} 点要 ${number(doubles)} 番才到满贯 ${number(limit)}。`
        : `${number(points)} 点不用番就到满贯 ${number(limit)}。`,
  noLimit: '没有满贯。',
  cut: (cut) => `满贯削去 ${number(cut)} 点，再加什么都不算。`,
  next: (byDouble, byPoints) => `多一番多 ${number(byDouble)} 点；多一个 4 点的刻子多 ${number(byPoints)} 点。`,
  limitLine: (limit) => `满贯 ${number(limit)}`,
  caption: '各番数所得',
  columns: { doubles: '番', total: '合计', paid: '得点', factor: '倍数', share: '占比', adds: '对平均的贡献' },
  modelTitle: '番数的模型',
  model: (q) => `每多一番，可能性是前一番的 ${q} 倍。`,
  likely: '多一番的可能性',
  likelyOf: (q) => `${q} 倍`,
  orMore: (doubles) => `${number(doubles)} 以上`,
  statistics: { kind: '倍数', mean: '平均', deviation: '标准差' },
  uncapped: '没有满贯',
  capped: (doubles) => `最多 ${number(doubles)} 番`,
  effect: (lost) =>
    lost === undefined ? '满贯使无限大的平均变为有限。' : `满贯使平均减少 ${percent(lost)}，起伏减少得更多。`,
  infinite: '无限大',
  errors: oddsErrors,
};
