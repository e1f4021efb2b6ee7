/**
 * The facts that can hold for a hand. A rule has the facts that must hold; those that do not hold are the reasons its
 * award was not given.
 *
 * A fact is a number, 32 times its word plus its bit in it: at most 31 facts have a word. To add one, add a line here, set its
 * bit where the comments below point to, name it in `fact-names.ts` at the same place, and put its absence into words in every language.
 */

// How the hand was won: seat, round and circumstances. Set by `layout.ts`, whose list of circumstances is in this order.

export const SELF_DRAW = 0;
export const DISCARD = 1;
export const FIRST_TURN = 2;
/** The live wall is empty. */
export const LAST_TILE = 3;
export const KONG_REPLACEMENT = 4;
export const FLOWER_REPLACEMENT = 5;
export const KONG_ON_KONG = 6;
export const ROBBED_KONG = 7;
export const ORIGINAL_CALL = 8;
export const THIRTEENTH_WIN = 9;
/** The player declared the hand ready and changed it no more, at any time after the first discard. */
export const STANDING = 10;
/** The winning tile was drawn from the live wall. */
export const LIVE_WALL = 11;
/** The winning tile was a replacement tile, drawn for a kong or a bonus tile. */
export const LOOSE_TILE = 12;
export const NOT_LOOSE = 13;
export const SEAT_EAST = 14;
export const SEAT_NOT_EAST = 15;
export const SEAT_WIND_SOUTH = 16;
export const SEAT_WIND_WEST = 17;
export const SEAT_WIND_NORTH = 18;
export const ROUND_WIND_EAST = 19;
export const ROUND_WIND_SOUTH = 20;
export const ROUND_WIND_WEST = 21;
export const ROUND_WIND_NORTH = 22;
export const WON_ON_1D = 23;
export const WON_ON_5D = 24;
export const WON_ON_2B = 25;
export const WON_ON_SIMPLE = 26;
/** The self-drawn winning tile was not the last one of the live wall, so no award for that replaces another. */
export const NOT_LAST_TILE = 27;
/** The winning tile did not replace a flower or season drawn for a kong, so no award for the kong replaces another. */
export const NOT_AFTER_KONG = 28;
export const WINDS_DIFFER = 29;

// The tiles of the hand, however they are arranged. Set by `layout.ts`.

export const NOTHING_DECLARED = 32;
/** No set was exposed before the winning tile. */
export const NOTHING_EXPOSED = 33;
export const ONE_SUIT = 34;
export const SOME_HONOUR = 35;
export const NO_HONOUR = 36;
export const SOME_TERMINAL = 37;
export const NO_TERMINAL = 38;
export const NO_SIMPLE = 39;
/** No wind other than those of the seat and the round. */
export const NO_GUEST_WIND = 40;
export const ALL_GREEN = 41;
export const GREEN_DRAGON = 42;
/** One suit that contains 1112345678999, declared sets included. */
export const NINE_GATES = 43;
export const PURE_NINE_GATES = 44;
/** Only one kind of tile completes the thirteen tiles held. */
export const SINGLE_WAIT = 45;
/** Likewise, not counting kinds of which all four lie open on the table. Set by `special-hands.ts`. */
export const ONLY_TILE_SEEN = 46;
export const FOUR_FLOWERS = 47;
export const FOUR_SEASONS = 48;
export const FLOWERS_INCOMPLETE = 49;
export const SEASONS_INCOMPLETE = 50;

// One reading of the tiles: its groups, and the one that the winning tile completed. Set by `readings.ts`.

export const ORPHANS = 64;
export const NO_CHOW = 65;
export const SOME_CHOW = 66;
export const FOUR_CHOWS = 67;
export const VALUELESS_PAIR = 68;
/** No award for the wait was given. Set by `tally.ts`, as it depends on the other awards. */
export const NO_WAIT_AWARD = 69;
/** Three or more. */
export const THREE_CONCEALED_PUNGS = 70;
export const FOUR_CONCEALED_PUNGS = 71;
export const FOUR_KONGS = 72;
/** 1-2-3, 4-5-6 and 7-8-9 of one suit. */
export const STRAIGHT = 73;
/** Every set and the pair contain a terminal or an honour. */
export const OUTSIDE = 74;
export const THREE_DRAGON_SETS = 75;
/** Sets of all dragons but one, and a pair of the remaining one; likewise for winds. */
export const LITTLE_DRAGONS = 76;
export const LITTLE_WINDS = 77;
export const FOUR_WIND_SETS = 78;
/** The winning tile is the middle of a chow, the 3 of 1-2-3 or the 7 of 7-8-9. */
export const ONE_CHANCE = 79;
/** Of these, the middle of a chow, and the 3 or the 7. */
export const MIDDLE_WAIT = 80;
export const EDGE_WAIT = 81;
export const PAIR_COMPLETED = 82;

/** The words in which the given facts are set: how the hand was won, its tiles, and one reading of them. */
export function factWords(facts: readonly number[]): number[] {
  const words = [0, 0, 0];
  // A shift uses only the lowest five bits of a number.
  for (const fact of facts) words[fact >> 5] |= 1 << fact;
  return words;
}

export const holds = (fact: number, words: ArrayLike<number>): boolean => (words[fact >> 5] & (1 << fact)) !== 0;
