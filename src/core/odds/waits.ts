/** The tiles that complete a hand, and how many of them are left. */
import { HandError } from '../errors.js';
import { waits as allWaits } from '../engine/waits.js';
import type { Hand, ProfileOrName, Situation, Wait } from '../index.js';
import { kindOf } from '../engine/tiles.js';
import { SITUATION } from '../shapes.js';
import { requireShape } from './errors.js';
import { withSeen } from '../engine/seen.js';
import { handOf, knownTiles, leftOf, seenTiles, type Seen } from './seen.js';

/** The same as `waits` of the module, which also knows the profiles that elements load on demand. */
export function waits(
  hand: Hand | string,
  situation: Situation = {},
  profile?: ProfileOrName,
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
