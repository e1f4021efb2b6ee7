/** The tiles that complete a hand, and how many of them are left. */
import { HandError } from '../errors.js';
import { waits as allWaits, type Hand, type Profile, type ProfileName, type Situation, type Wait } from '../index.js';
import { kindOf } from '../engine/tiles.js';
import { SITUATION } from '../input.js';
import { requireShape } from './errors.js';
import { handOf, knownTiles, leftOf, seenTiles, withSeen, type Seen } from './seen.js';

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
export function waits(
  hand: Hand | string,
  situation: Situation = {},
  profile?: Profile | ProfileName | (string & {}),
  options: Seen = {},
): Wait[] {
  const tiles = handOf(hand);
  requireShape(options, {}, 'options');
  requireShape(situation, SITUATION, 'situation');
  const seen = seenTiles(options, situation);
  let found: Wait[];
  try {
    found = allWaits(tiles, withSeen(situation, seen), profile);
  } catch (error) {
    // The fault of the seen tiles, which have errors of their own here.
    if (error instanceof HandError && `${error.details.sentence}`.startsWith('seen-')) knownTiles(tiles, { seen });
    throw error;
  }
  const known = knownTiles(tiles, { seen });
  return found.map((wait) => ({ ...wait, left: leftOf(known, kindOf(wait.tile)) }));
}
