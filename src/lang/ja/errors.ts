/** Japanese: errors. Notation stays as it is written. */
import { list, seat, tile } from './hand.js';

import { errorsFrom } from '../error-sentences.js';
import { errors } from '../texts/ja/errors.js';

/** English words in errors. */
const words: Record<string, string> = {
  east: seat('east'),
  south: seat('south'),
  west: seat('west'),
  north: seat('north'),
  seat: '席',
  round: '場',
  profile: 'ルール',
  limit: '満貫',
  array: '配列',
  object: 'オブジェクト',
};

export const error = errorsFrom({ errors, words, list, tile });
