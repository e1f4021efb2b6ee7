/** 錯誤。 */
import { list, tile, winds } from './hand.js';

import { errorsFrom } from '../error-sentences.js';
import { errors } from '../texts/zh-Hant/errors.js';

/** 錯誤裡的英文詞。 */
const errorWords: Record<string, string> = {
  ...winds,
  seat: '座位',
  round: '圈風',
  profile: '規則',
  limit: '滿貫',
  array: '陣列',
  object: '物件',
};

export const error = errorsFrom({ errors, words: errorWords, seat: (wind) => `${wind}家`, list, tile });
