/** Japanese: waits and discards. They load with `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { oddsErrors } from './odds-errors.js';
import { waits } from '../texts/ja/waits.js';
import type { Part } from '../types.js';

const { percent, average } = oddsForms('ja');

export const jaWaits = {
  ...waits,
  percent,
  average,
  worth: (value) => `平均${average(value)}点`,
  others: (others) => `ほか${number(others)}通り`,
  errors: oddsErrors,
} satisfies Part<WaitsTexts>;
