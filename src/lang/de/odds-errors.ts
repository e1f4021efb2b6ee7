/** Deutsch: Fehler bei Chancen und Verdopplungen. */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place}: Erwartet wird eine ganze Zahl von {least} bis {most}, nicht „{found}“.',
  few: '{place}: Erwartet wird eine ganze Zahl von {least} (so viele Schlussziegel sind übrig) bis {most}, nicht „{found}“.',
  share: '{place}: Erwartet wird eine Zahl ab 0 und unter 1, nicht „{found}“.',
  'share-of': '{place}: Erwartet wird eine Zahl von 0 bis 1, nicht „{found}“.',
  points: '{place}: Erwartet wird eine Zahl von 0 bis {most}, nicht „{found}“.',
  limit: '{place}: Erwartet wird eine Zahl über 0 oder none, nicht „{found}“.',
  copies: errors['seen-copies'],
  'wrong-shape': '{place} hat die falsche Form: „{found}“.',
};
