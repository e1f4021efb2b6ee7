/** English texts for errors in chances and doubles. */
import { oddsSentences } from '../../core/odds/errors.js';
import type { OddsErrorCode } from '../../core/odds.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  ...oddsSentences,
  limit: '{place}: expected a number above 0, or none, not “{found}”.',
};
