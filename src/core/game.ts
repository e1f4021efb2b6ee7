/**
 * A whole game: whose deal it is after each hand, what every hand paid, the running totals, and the game as text.
 *
 * It has no DOM access and no dependencies; every result is plain data.
 */
export { chipsFor, CHIPS, type Chips } from './game/chips.js';
export { GameError, GameNotationError, type GameErrorCode, type GameNotationErrorCode } from './game/errors.js';
export { formatGame, LONGEST_GAME, parseGame, type FormatOptions, type GameOptions } from './game/notation.js';
export { fewestPayments, type PaymentToSettle } from './game/payments.js';
export { expectedHands, playGame, type Game, type GameRow } from './game/play.js';
export {
  MOST_HANDS,
  type GameRecord,
  type HandEntry,
  type Incidents,
  type Moved,
  type PlayedHand,
  type Won,
} from './game/record.js';
export type { Position } from './game/seats.js';
