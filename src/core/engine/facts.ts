/**
 * The facts that can hold for a hand. A rule names the facts that must hold; those that do not hold are the reasons its
 * award was not given, and a table's own awards use the same names.
 *
 * This table is the only place where a fact is defined: its name, what it is a fact of, and its meaning. To add one,
 * add a line here, set its bit where the comment below points to, and put its absence into words in every language.
 */

/** How the hand was won: seat, round and circumstances. Set by `layout.ts`. */
const WIN = 0;
/** The tiles of the hand, however they are arranged. Set by `layout.ts`. */
const TILES = 1;
/** One reading of the tiles: its groups, and the one that the winning tile completed. Set by `readings.ts`. */
const READING = 2;

/** The number of words that hold the facts, one bit each: at most 31 facts of each kind. */
export const WORDS = 3;

const wordOf = {
  'self-draw': WIN,
  discard: WIN,
  'first-turn': WIN,
  /** The live wall is empty. */
  'last-tile': WIN,
  'kong-replacement': WIN,
  'flower-replacement': WIN,
  'kong-on-kong': WIN,
  'robbed-kong': WIN,
  'original-call': WIN,
  /** The player declared the hand ready and changed it no more, at any time after the first discard. */
  standing: WIN,
  'thirteenth-win': WIN,
  /** The winning tile was drawn from the live wall. */
  'live-wall': WIN,
  /** The winning tile was a replacement tile, drawn for a kong or a bonus tile. */
  'loose-tile': WIN,
  'not-loose': WIN,
  'seat-east': WIN,
  'seat-not-east': WIN,
  'seat-wind south': WIN,
  'seat-wind west': WIN,
  'seat-wind north': WIN,
  'round-wind east': WIN,
  'round-wind south': WIN,
  'round-wind west': WIN,
  'round-wind north': WIN,
  'won-on-1d': WIN,
  'won-on-5d': WIN,
  'won-on-2b': WIN,
  'won-on-simple': WIN,
  /** The self-drawn winning tile was not the last one of the live wall, so no award for that replaces another. */
  'not-last-tile': WIN,
  /** The winning tile did not replace a flower or season drawn for a kong, so no award for the kong replaces another. */
  'not-after-kong': WIN,
  'winds-differ': WIN,

  'nothing-declared': TILES,
  /** No set was exposed before the winning tile. */
  'nothing-exposed': TILES,
  'one-suit': TILES,
  'some-honour': TILES,
  'no-honour': TILES,
  'some-terminal': TILES,
  'no-terminal': TILES,
  'no-simple': TILES,
  /** No wind other than those of the seat and the round. */
  'no-guest-wind': TILES,
  'all-green': TILES,
  'green-dragon': TILES,
  /** One suit that contains 1112345678999, declared sets included. */
  'nine-gates': TILES,
  'pure-nine-gates': TILES,
  /** Only one kind of tile completes the thirteen tiles held. */
  'single-wait': TILES,
  /** Likewise, not counting kinds of which all four are in the hand or seen on the table. Set by `special-hands.ts`. */
  'only-tile-seen': TILES,
  'four-flowers': TILES,
  'four-seasons': TILES,
  'flowers-incomplete': TILES,
  'seasons-incomplete': TILES,

  orphans: READING,
  'no-chow': READING,
  'some-chow': READING,
  'four-chows': READING,
  'valueless-pair': READING,
  /** No award for the wait was given. Set by `tally.ts`, as it depends on the other awards. */
  'no-wait-award': READING,
  /** Three or more. */
  'three-concealed-pungs': READING,
  'four-concealed-pungs': READING,
  'four-kongs': READING,
  /** 1-2-3, 4-5-6 and 7-8-9 of one suit. */
  straight: READING,
  /** Every set and the pair contain a terminal or an honour. */
  outside: READING,
  'three-dragon-sets': READING,
  /** Sets of all dragons but one, and a pair of the remaining one; likewise for winds. */
  'little-dragons': READING,
  'little-winds': READING,
  'four-wind-sets': READING,
  /** The winning tile is the middle of a chow, the 3 of 1-2-3 or the 7 of 7-8-9. */
  'one-chance': READING,
  /** Of these, the middle of a chow, and the 3 or the 7. */
  'middle-wait': READING,
  'edge-wait': READING,
  'pair-completed': READING,
};

export type FactName = keyof typeof wordOf;

export const factNames: readonly FactName[] = Object.freeze(Object.keys(wordOf) as FactName[]);

/** The bit of a fact in its word: facts are numbered within their word in the order of the table. */
const bits = factNames.map((name, index) => {
  const word = wordOf[name];
  return 1 << factNames.slice(0, index).filter((other) => wordOf[other] === word).length;
});

export const isFact = (name: string): name is FactName => Object.hasOwn(wordOf, name);

/** The bit of a fact, to be set in the word that the table gives it. */
export const bitOf = (name: FactName): number => bits[factNames.indexOf(name)];

/** The words in which the given facts are set. */
export function factWords(facts: readonly FactName[]): number[] {
  const words = [0, 0, 0];
  for (const name of facts) words[wordOf[name]] |= bitOf(name);
  return words;
}

/** Whether a fact is set in these words. */
export const holds = (name: FactName, words: ArrayLike<number>): boolean => (words[wordOf[name]] & bitOf(name)) !== 0;
