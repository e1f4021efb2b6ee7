/** 機會與番數的錯誤訊息。 */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from '../texts/zh-Hant/errors.js';
import { oddsErrors as oddsErrorsTexts } from '../texts/zh-Hant/odds-errors.js';
import type { Part } from '../types.js';

export const oddsErrors = {
  ...oddsErrorsTexts,
  copies: errors['seen-copies'],
} satisfies Part<Record<OddsErrorCode, string>>;
