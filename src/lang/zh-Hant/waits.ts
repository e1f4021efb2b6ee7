/** 聽牌與捨牌的正體中文。隨 `<mj-waits>` 載入。 */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { oddsErrors } from './odds-errors.js';
import { waits } from '../texts/zh-Hant/waits.js';
import type { Part } from '../types.js';

const { percent, average } = oddsForms('zh-Hant');

export const zhHantWaits = {
  ...waits,
  percent,
  average,
  worth: (value) => `平均 ${average(value)} 點`,
  others: (others) => `其他 ${number(others)} 種打法`,
  errors: oddsErrors,
} satisfies Part<WaitsTexts>;
