/** Dutch: errors about odds and doubles. */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place}: hier hoort een heel getal van {least} tot en met {most}, niet “{found}”.',
  few: '{place}: hier hoort een heel getal van {least} (zoveel winnende stenen zijn er over) tot en met {most}, niet “{found}”.',
  share: '{place}: hier hoort een getal vanaf 0 en kleiner dan 1, niet “{found}”.',
  'share-of': '{place}: hier hoort een getal van 0 tot en met 1, niet “{found}”.',
  points: '{place}: hier hoort een getal van 0 tot en met {most}, niet “{found}”.',
  limit: '{place}: hier hoort een getal groter dan 0 of none, niet “{found}”.',
  copies: errors['seen-copies'],
  'wrong-shape': '{place} heeft de verkeerde vorm: “{found}”.',
};
