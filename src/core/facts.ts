/**
 * The facts that can hold for a hand. A rule is a list of facts that must all hold; those that do not are the reasons
 * its award was not given. Each fact is a number and a bit in one of two words: facts of the hand, which are the same
 * for every reading of its tiles, and facts of a reading.
 */

/** Names by fact number, used as reason codes. The last bit of the first word is unused. */
export const factNames = [
  'self-draw',
  'discard',
  'first-turn',
  'last-tile',
  'kong-replacement',
  'flower-replacement',
  'kong-on-kong',
  'robbed-kong',
  'original-call',
  'thirteenth-win',
  'live-wall',
  'loose-tile',
  'not-loose',
  'seat-east',
  'seat-not-east',
  'won-on-1d',
  'won-on-5d',
  'won-on-2b',
  'nothing-declared',
  'nothing-exposed',
  'one-suit',
  'some-honour',
  'no-honour',
  'some-terminal',
  'no-terminal',
  'no-simple',
  'all-green',
  'green-dragon',
  'nine-gates',
  'pure-nine-gates',
  'single-wait',
  '',
  'orphans',
  'no-chow',
  'some-chow',
  'four-chows',
  'valueless-pair',
  'no-wait-award',
  'three-concealed-pungs',
  'four-concealed-pungs',
  'four-kongs',
  'straight',
  'outside',
  'three-dragon-sets',
  'little-dragons',
  'little-winds',
  'four-wind-sets',
  'one-chance',
  'pair-completed',
  'four-flowers',
  'four-seasons',
  'not-last-tile',
  'flowers-incomplete',
  'seasons-incomplete',
  'winds-differ',
] as const;

export type FactName = Exclude<(typeof factNames)[number], ''>;

export const SELF_DRAW = 0;
export const DISCARD = 1;
// The circumstances of a win are numbered consecutively.
export const FIRST_TURN = 2;
/** The live wall is empty. */
export const WALL_EMPTY = 3;
export const KONG_REPLACEMENT = 4;
export const FLOWER_REPLACEMENT = 5;
export const KONG_ON_KONG = 6;
export const ROBBED_KONG = 7;
export const ORIGINAL_CALL = 8;
export const THIRTEENTH_WIN = 9;
export const CIRCUMSTANCES_END = 10;
/** The winning tile was drawn from the live wall. */
export const LIVE_WALL = 10;
/** The winning tile was a replacement tile, drawn for a kong or a bonus tile. */
export const LOOSE_TILE = 11;
export const NOT_LOOSE = 12;
export const SEAT_EAST = 13;
export const SEAT_NOT_EAST = 14;
export const WON_ON_1D = 15;
export const WON_ON_5D = 16;
export const WON_ON_2B = 17;
export const NOTHING_DECLARED = 18;
/** No set was exposed before the winning tile. */
export const NOTHING_EXPOSED = 19;
export const ONE_SUIT = 20;
export const SOME_HONOUR = 21;
export const NO_HONOUR = 22;
export const SOME_TERMINAL = 23;
export const NO_TERMINAL = 24;
export const NO_SIMPLE = 25;
export const ALL_GREEN = 26;
export const GREEN_DRAGON = 27;
/** One suit that contains 1112345678999, declared sets included. */
export const NINE_GATES = 28;
export const PURE_NINE_GATES = 29;
/** Only one kind of tile completes the thirteen tiles held. */
export const SINGLE_WAIT = 30;

// Facts of readings start a second word: a shift uses only the lowest five bits of a number.

export const IS_ORPHANS = 32;
export const NO_CHOW = 33;
export const SOME_CHOW = 34;
export const FOUR_CHOWS = 35;
export const VALUELESS_PAIR = 36;
export const NO_WAIT_AWARD = 37;
/** Three or more. */
export const THREE_CONCEALED_PUNGS = 38;
export const FOUR_CONCEALED_PUNGS = 39;
export const FOUR_KONGS = 40;
export const STRAIGHT = 41;
/** Every set and the pair contain a terminal or an honour. */
export const OUTSIDE = 42;
export const THREE_DRAGON_SETS = 43;
/** Sets of all dragons but one, and a pair of the remaining one; likewise for winds. */
export const LITTLE_DRAGONS = 44;
export const LITTLE_WINDS = 45;
export const FOUR_WIND_SETS = 46;
/** The winning tile is the middle of a chow, the 3 of 1-2-3 or the 7 of 7-8-9. */
export const ONE_CHANCE = 47;
export const PAIR_COMPLETED = 48;
export const FOUR_FLOWERS = 49;
export const FOUR_SEASONS = 50;
/** Needed by a rule if the profile lets another award replace it. */
export const NOT_LAST_TILE = 51;
export const FLOWERS_INCOMPLETE = 52;
export const SEASONS_INCOMPLETE = 53;
export const WINDS_DIFFER = 54;

/** The two words in which the given facts are set. */
export function wordsOf(facts: readonly number[]): { hand: number; reading: number } {
  const words = [0, 0];
  for (const one of facts) words[one >> 5] |= 1 << one;
  const [hand, reading] = words;
  return { hand, reading };
}

// The tiles that a rule applies to: indexes in a view's table of masks. The first ones are masks of groups, computed
// for every reading, so that awards given once per group can be counted.
export const PUNGS_OF_SIMPLES = 0;
export const PUNGS_OF_TERMINALS = 1;
export const PUNGS_OF_HONOURS = 2;
export const KONGS_OF_SIMPLES = 3;
export const KONGS_OF_TERMINALS = 4;
export const KONGS_OF_HONOURS = 5;
export const PAIR_OF_DRAGONS = 6;
export const PAIR_OF_SEAT_WIND = 7;
export const PAIR_OF_ROUND_WIND = 8;
export const SETS_OF_DRAGONS = 9;
export const SETS_OF_SEAT_WIND = 10;
export const SETS_OF_ROUND_WIND = 11;
export const DRAGON_GROUPS = 12;
export const WIND_GROUPS = 13;
/** The number of masks that are recomputed for each reading. */
export const GROUP_MASKS = 14;
// Masks of bonus tiles, the same for every reading.
export const FLOWER_TILES = 14;
export const SEASON_TILES = 15;
export const OWN_FLOWER = 16;
export const OWN_SEASON = 17;
export const MASKS = 18;
// Computed only after a reading has been chosen.
export const WHOLE_HAND = 18;
export const WINNING_TILE = 19;
export const WINNING_GROUP = 20;
export const ALL_KONGS = 21;
export const CONCEALED_PUNGS = 22;
export const STRAIGHT_CHOWS = 23;
