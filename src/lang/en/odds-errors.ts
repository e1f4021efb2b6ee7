/** English texts for errors in chances and doubles. */
import type { OddsErrorCode } from '../../core/odds.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place}: expected a whole number from 0 to {most}, not “{found}”.',
  few: '{place}: expected a whole number from {least}, the tiles left that complete the hand, to {most}, not “{found}”.',
  share: '{place}: expected a number from 0 to just below 1, not “{found}”.',
  'share-of': '{place}: expected a number from 0 to 1, not “{found}”.',
  points: '{place}: expected a number from 0 to {most}, not “{found}”.',
  limit: '{place}: expected a number above 0, or none, not “{found}”.',
  copies: 'The hand and the seen tiles have {found} of {tile}, but a set of tiles has only {most}.',
  'wrong-shape': '{place} should be an {expected}, not “{found}”.',
};
