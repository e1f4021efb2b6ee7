/** Italian: errors about chances and doubles. */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';
import { oddsErrors as oddsErrorsTexts } from '../texts/it/odds-errors.js';
import type { Part } from '../types.js';

export const oddsErrors = {
  ...oddsErrorsTexts,
  copies: errors['seen-copies'],
} satisfies Part<Record<OddsErrorCode, string>>;
