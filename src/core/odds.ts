/** What a wait is worth and why doubles matter. The same input always gives the same result. */
import { withAnyProfile } from './any-profile.js';
import { spelled, spelledSituation, type Fields } from './fields.js';
import * as comparing from './odds/discards.js';
import type { Turns } from './odds/outlook.js';
import * as progress from './odds/progress.js';
import type { Seen } from './odds/seen.js';
import * as waiting from './odds/waits.js';

export { odds, type Chance } from './odds/chance.js';
export { danger, type Danger } from './odds/danger.js';
export type { Discard } from './odds/discards.js';
export { doublesModel, doublesShares, doublesToLimit, type DoublesModel, type DoublesShare } from './odds/doubles.js';
export { OddsError, type OddsErrorCode } from './odds/errors.js';
export type { Progress } from './odds/progress.js';
export { outlook, type Outlook, type Turns } from './odds/outlook.js';
export { unknownTiles, type Seen, type TileLeft } from './odds/seen.js';
// For code that imports them from here; their own module is core/exercises.js.
export * from './exercises.js';

const OPTIONS: Fields<Seen & Turns> = { seen: 1, unknown: 1, draws: 1, drawn: 1 };

/**
 * Finds the tiles that complete a hand of 13 tiles (plus one for each kong), what each is worth by discard and by
 * self-draw, and how many of each the player has not seen. Like `waits` of the core, but tiles of which all four are seen
 * stay in the list, and the seen tiles can be data.
 *
 * @param hand a hand as data or in notation, without a winning tile
 * @param situation seat, round and circumstances; `win` and `partial` are ignored
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @param options `seen`: discards and exposed sets. If all four of a kind are seen, it stays in the list with `left: 0`
 * @returns the waits in tile order; empty if the hand is not ready
 * @throws {NotationError} if a text is not valid
 * @throws {HandError} if the hand is not a valid hand of 13 tiles, or the situation contains an unknown value
 * @throws {OddsError} `copies` if the hand and the seen tiles have too many of a kind
 * @throws {RulesError} if the profile is unknown or invalid
 */
export const waits: typeof waiting.waits = /* @__PURE__ */ withAnyProfile<typeof waiting.waits>(
  (hand, situation, profile, options) =>
    waiting.waits(hand, spelledSituation(situation), profile, spelled(options, OPTIONS, 'options')),
);

/**
 * Compares the discards from a hand of 14 tiles, best first.
 *
 * Discards after which the hand is ready come first, ordered by what the hand is worth on average in the model of
 * `outlook`, then by the chance. The others are ordered by how far the hand is from being ready, then by how many tiles
 * bring it closer. Equal ones are in tile order.
 *
 * @param hand 14 tiles plus one for each kong; a winning tile is one of them. Declared sets stay
 * @param situation seat and round; how the hand is won in the end is not known yet
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @param options `seen`: discards and exposed sets; `unknown`: tiles not seen, by default what `unknownTiles` finds;
 *   `draws`: tiles turned over, 4 by default (one for each player); `drawn`: the share that the player draws, 1/4 by default
 * @throws {NotationError} if a text is not valid
 * @throws {HandError} if the hand is not a valid hand of 14 tiles
 * @throws {OddsError} if a number is out of range, or the hand and the seen tiles have too many of a kind
 * @throws {RulesError} if the profile is unknown or invalid
 */
export const discards: typeof comparing.discards = /* @__PURE__ */ withAnyProfile<typeof comparing.discards>(
  (hand, situation, profile, options) =>
    comparing.discards(hand, spelledSituation(situation), profile, spelled(options, OPTIONS, 'options')),
);

/**
 * How far a hand of 13 tiles is from being ready, and which tiles bring it closer. It considers four sets and a pair, and
 * thirteen orphans if the rules have it, but not requirements for going out or a table's own special hands.
 *
 * @param hand 13 tiles plus one for each kong, as data or in notation
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @param options `seen`: discards and exposed sets
 * @throws {NotationError} if a text is not valid
 * @throws {HandError} if the hand is not a valid hand of 13 tiles
 * @throws {OddsError} `copies` if the hand and the seen tiles have too many of a kind
 * @throws {RulesError} if the profile is unknown or invalid
 */
export const toReady: typeof progress.toReady = /* @__PURE__ */ withAnyProfile(progress.toReady);
