/** English texts for errors in chances and doubles. */
import { oddsSentences } from '../../core/odds/errors.js';
import type { OddsErrorCode } from '../../core/odds.js';
import { oddsErrors as oddsErrorsTexts } from '../texts/en/odds-errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  ...oddsSentences,
  ...oddsErrorsTexts,
};
