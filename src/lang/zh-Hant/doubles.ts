/** 番數的正體中文。隨 `<mj-doubles>` 載入。 */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { oddsErrors } from './odds-errors.js';
import { doubles } from '../texts/zh-Hant/doubles.js';
import type { Part } from '../types.js';

const { percent, decimal } = oddsForms('zh-Hant');

export const zhHantDoubles = {
  ...doubles,
  percent,
  factor: (value) => (value === Infinity ? '無限大' : `×${decimal(value)}`),
  result: (value, total) =>
    value < total ? `${number(value)} 點（${number(total)} 點超過滿貫）` : `${number(value)} 點`,
  reach: (points, doubles, limit) =>
    doubles === Infinity
      ? `${number(points)} 點加多少番都到不了滿貫 ${number(limit)}。`
      : doubles
        ? `${number(points)} 點要 ${number(doubles)} 番才到滿貫 ${number(limit)}。`
        : `${number(points)} 點不用番就到滿貫 ${number(limit)}。`,
  effect: (lost) =>
    lost === undefined ? '滿貫使無限大的平均變為有限。' : `滿貫使平均減少 ${percent(lost)}，起伏減少得更多。`,
  errors: oddsErrors,
} satisfies Part<DoublesTexts>;
