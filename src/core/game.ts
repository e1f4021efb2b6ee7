/** A whole game as plain data: whose deal it is after each hand, what every hand paid, the running totals, and the game as text. */
import { withAnyProfile } from './any-profile.js';
import { spelled } from './fields.js';
import { spelledOptions, spelledRecord } from './game/fields.js';
import { formatGame as format, parseGame as parse } from './game/notation.js';
import { fewestPayments as settle } from './game/payments.js';
import { playGame as play } from './game/play.js';
import { spoken } from './game/sentences.js';

export { chipsFor, CHIPS, type Chips } from './game/chips.js';
export { GameError, GameNotationError, type GameErrorCode, type GameNotationErrorCode } from './game/errors.js';
export { LONGEST_GAME, type FormatOptions, type GameOptions } from './game/notation.js';
export type { PaymentToSettle } from './game/payments.js';
export { expectedHands, type Game, type GameRow } from './game/play.js';
export { MOST_HANDS } from './game/record.js';
export type { GameRecord, HandEntry, Incidents, Moved, PlayedHand, Won } from './game/record.js';
export type { Position } from './game/seats.js';

/**
 * Parses the text of a game. The players and the rules come from lines at its start (`players: Ann, Ben, Cho, Dan`,
 * `profile: british`, `rules: limit: 1000`) or from the options. Line breaks that a minifier or formatter of HTML removed, or put
 * elsewhere, are found again where there is only one way to do so.
 *
 * @param before a record of an earlier version of the text: equal hands at its start and its end stay the same objects,
 *   so that {@link playGame} need not settle them again
 * @throws {GameNotationError} with the number of the hand, the position of the fault and what was expected there
 * @throws {GameError} `players` for options that do not name four players
 */
export const parseGame: typeof parse = /* @__PURE__ */ spoken<typeof parse>((text, options, before) =>
  parse(text, spelledOptions(options), before),
);

/**
 * Formats a game as text, one hand a line. `parseGame(formatGame(record), record)` returns an equal record, and with
 * `header` the text needs no options to be parsed.
 *
 * @throws {GameError} if the record contains tiles or numbers that have no text form
 */
export const formatGame: typeof format = /* @__PURE__ */ spoken<typeof format>((record, options) =>
  format(spelledRecord(record), spelled(options, { header: 1 }, 'options')),
);

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
export const playGame: typeof play = /* @__PURE__ */ withAnyProfile(
  /* @__PURE__ */ spoken<typeof play>((record, before) => play(spelledRecord(record), before)),
);

/**
 * The fewest payments that settle a table: after them, nobody owes anything. At most three are needed, and two if the
 * loss of one player is the gain of another.
 *
 * @param totals the points of the four players, which add up to zero
 * @throws {GameError} `wrong-shape` for anything else
 */
export const fewestPayments: typeof settle = /* @__PURE__ */ spoken(settle);
