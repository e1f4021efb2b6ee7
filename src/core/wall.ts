/** The wall: building, breaking, dealing and replacing, as pure functions of the dice and the seeds that are given. */
import { spelled } from './fields.js';
import { profileOf, type ProfileOrName } from './profiles/index.js';
import { requireShape } from './wall/errors.js';
import * as breaking from './wall/break.js';

/**
 * How many dice it takes to break the wall. The law that sets aside as many stacks as the dice show has the wall broken in
 * front of the player last counted, by the throw that counted the players; by the other laws, that player throws as well.
 *
 * @throws {RulesError} if the profile is unknown or invalid
 */
export const diceNeeded = (profile?: ProfileOrName): 2 | 4 => breaking.diceNeeded(profileOf(profile));

/**
 * Breaks the wall.
 *
 * @param throws `dice`: East’s two dice, which choose the side, then the two of that side’s owner, which are added to find
 *   the stack. With `dead-wall: dice` East’s throw is enough, and a second one is ignored; `profile`: the table’s rules, for
 *   `dead-wall`, `loose-tiles`, `bonus-replaced-from` and `bonus-laid-out`; `bonus`: false for a set without flowers and seasons
 * @throws {WallError} `dice` for anything but these dice
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function breakWall(throws: {
  dice: readonly [number, number] | readonly [number, number, number, number];
  profile?: ProfileOrName;
  bonus?: boolean;
}): breaking.BrokenWall {
  requireShape(throws, {}, 'throws');
  return breaking.breakWall({
    ...spelled(throws, { dice: 1, profile: 1, bonus: 1 }, 'throws'),
    profile: profileOf(throws.profile),
  });
}

export { replacement, wallAfter, type BrokenWall, type LooseTile, type Taken, type WallInPlay } from './wall/break.js';
export { dealCards, type DealtCards } from './wall/cards.js';
export { deal, dealTiles, tileAt, type DealtTiles, type Replacement } from './wall/deal.js';
export { WallError, type WallErrorCode } from './wall/errors.js';
export type { Place, SideLength, Stack } from './wall/ring.js';
export { seatsByDice, seatsByTwoThrows, seatsByWinds, type Seats, type Throw } from './wall/seats.js';
export { shuffledTiles, tilesOfSet } from './wall/shuffle.js';
