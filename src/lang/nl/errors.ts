/** Dutch: errors. */
import { list, tile, winds } from './hand.js';

import { errorsFrom } from '../error-sentences.js';
import { errors } from '../texts/nl/errors.js';

/** English words in errors. */
const words: Record<string, string> = {
  ...winds,
  seat: 'plaats',
  round: 'ronde',
  profile: 'regels',
  limit: 'limiet',
  array: 'een array',
  object: 'een object',
};

export const error = errorsFrom({ errors, words, list, tile });
