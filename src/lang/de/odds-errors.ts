/** Deutsch: Fehler bei Chancen und Verdopplungen. */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from '../texts/de/errors.js';
import { oddsErrors as oddsErrorsTexts } from '../texts/de/odds-errors.js';
import type { Part } from '../types.js';

export const oddsErrors = {
  ...oddsErrorsTexts,
  copies: errors['seen-copies'],
} satisfies Part<Record<OddsErrorCode, string>>;
