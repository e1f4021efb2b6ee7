/** A whole game as plain data: whose deal it is after each hand, what every hand paid, the running totals, and the game as text. */
import { withAnyProfile } from './any-profile.js';
import { playGame as play } from './game/play.js';

export { chipsFor, CHIPS, type Chips } from './game/chips.js';
export { GameError, GameNotationError, type GameErrorCode, type GameNotationErrorCode } from './game/errors.js';
export { formatGame, LONGEST_GAME, parseGame, type FormatOptions, type GameOptions } from './game/notation.js';
export { fewestPayments, type PaymentToSettle } from './game/payments.js';
export { expectedHands, type Game, type GameRow } from './game/play.js';
export { MOST_HANDS } from './game/record.js';
export type { GameRecord, HandEntry, Incidents, Moved, PlayedHand, Won } from './game/record.js';
export type { Position } from './game/seats.js';

/**
 * Plays a game: who is East in each hand, what the hand pays, and the totals. The same record always gives the same
 * game, and the first hands of a record give the first rows of its game.
 *
 * @param record the players in the seats of the first hand, the rules, and the hands in the order played
 * @param before the game of an earlier version of the record. What has not changed is not settled again: a hand that is
 *   the same object, unchanged, and played in the same seats by the same profile
 * @throws {GameError} with the number of the hand at fault; one caused by tiles or a table has its error as `cause`
 * @throws {RulesError} if the rules are invalid
 */
export const playGame: typeof play = /* @__PURE__ */ withAnyProfile(play);
