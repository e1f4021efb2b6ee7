/**
 * Arranges the tiles of one suit into sets and a pair, and finds the tiles that would complete it.
 *
 * A suit is one number, three bits for the copies of each rank, so that taking a set away is one subtraction:
 *
 *     rank    9 8 7 6 5 4 3 2 1
 *     1123b   0 0 0 0 0 0 1 1 2   = 0o112    the pair of 1s  − 0o002
 *     234b    0 0 0 0 0 0 1 1 1·8 = 0o1110   that chow       − 0o1110 leaves nothing: arranged
 *
 * Suits are independent of one another, and the number of tiles of a suit modulo three says whether it must hold the
 * pair: 0 tiles over is sets only, 2 is sets and the pair, and 1 is never complete. So a hand is read by looking up its
 * suits, each of which has at most four arrangements and usually one:
 *
 *     111b 23444b   56788c       EE          bamboo: 111 234 44 or 11 123 444, characters: not complete …
 *     └─ 8 tiles ─┘ └ 5 tiles ┘  └ 2 ┘
 *
 * The honours are a fourth suit, without chows. What was found for a suit is kept, since hands share most of their suits:
 * four numbers and four more for each arrangement, all in one array, so that reading a hand follows no pointers.
 *
 *     0 tiles    1 over, arrangements    2 groups    3 waits    4–7, 8–11, 12–15, 16–19 up to four arrangements
 *                                                               │ groups    six bits each: kind × 4 + form, a pair last
 *                                                               │ counts    their sum, as `countsOf` has them
 *                                                               │ presence  their union, as `presenceOf` has it
 *                                                               └ forms     a bit for the kind of each chow, pung and pair
 */
import { CHOW, PAIR, PUNG, countsOf, presenceOf } from './groups.js';
import { tilesInSuit } from './tiles.js';

/** The number of suits, with the honours as the last one. */
export const SUITS = 4;
export const HONOURS = 3;

/** One copy of every rank: the lowest bit of each. */
export const EACH_RANK = 0o111111111;

/** The places of the parts of an entry, and the length of each arrangement after them. */
const OVER = 1;
const SIZE = 2;
const WAITS = 3;
const FIRST_ARRANGEMENT = 4;
const ARRANGEMENT = 4;

/** In place of waits that have not been looked for. */
const UNKNOWN = -1;

/** In the forms of an arrangement: the bits of pungs and of the pair, after those of chows. */
const PUNG_BITS = 9;
const PAIR_BITS = 18;

/** Marks honours, so that they differ from suits with the same tiles. */
const HONOUR_BIT = 1 << 28;

/** A suit has at most four arrangements. */
const LONGEST_ENTRY = FIRST_ARRANGEMENT + 4 * ARRANGEMENT;

/**
 * Both arrays have a fixed length, so that optimized code knows where they are. A page touches little of this memory, since
 * it has a few thousand suits; there are 400,000, so a simulation fills it now and then.
 */
const entries = new Int32Array(1 << 17);
/** By hash: the place of an entry plus one, or 0. At most half full, as the shortest entry has four numbers. */
const slots = new Int32Array(1 << 16);

/** The length of the entries that is used. */
let used = 0;

/** Reading one hand adds fewer than a hundred entries. */
const FULL = entries.length - 100 * LONGEST_ENTRY;

/** Forgets all suits if there is little room for others. Entries are valid until the next call. */
export function makeRoom(): void {
  if (used < FULL) return;
  used = 0;
  slots.fill(0);
}

/** The entry for the tiles of a suit: valid until the next call of {@link makeRoom}. */
export function entryOf(tiles: number, suit: number): number {
  const key = suit === HONOURS ? tiles | HONOUR_BIT : tiles;
  for (let slot = Math.imul(key, 0x9e3779b1) >>> 16; ; slot = (slot + 1) % slots.length) {
    const entry = slots[slot] - 1;
    if (entry < 0) return addEntry(key, slot);
    if (entries[entry] === key) return entry;
  }
}

function addEntry(key: number, slot: number): number {
  const isHonours = (key & HONOUR_BIT) !== 0;
  const tiles = key & ~HONOUR_BIT;
  const held = tilesInSuit(tiles);
  const over = held % 3;
  const arrangements: number[] = [];
  if (over !== 1) arrange(tiles, over === 2 ? WANTED : 0, isHonours, 0, arrangements);
  const entry = used;
  used += FIRST_ARRANGEMENT + arrangements.length * ARRANGEMENT;
  slots[slot] = entry + 1;
  const size = Math.ceil(held / 3);
  entries[entry] = key;
  entries[entry + OVER] = over | (arrangements.length << 2);
  entries[entry + SIZE] = size;
  entries[entry + WAITS] = UNKNOWN;
  let place = entry + FIRST_ARRANGEMENT;
  for (let groups of arrangements) {
    entries[place] = groups;
    entries[place + 1] = entries[place + 2] = entries[place + 3] = 0;
    for (let left = size; left; left--, groups >>= 6) {
      const group = groupIn(groups, isHonours ? HONOURS : 0);
      const form = groups & 3;
      entries[place + 1] += countsOf[group];
      entries[place + 2] |= presenceOf[group];
      entries[place + 3] |= (1 << ((groups >> 2) & 15)) << (form === PUNG ? PUNG_BITS : form === PAIR ? PAIR_BITS : 0);
    }
    place += ARRANGEMENT;
  }
  return entry;
}

/** The last of some groups of a suit: a suit has nine kinds, and a kind eight groups. */
export const groupIn = (groups: number, suit: number): number => ((groups & 0o74) << 1) + (groups & 3) + suit * 72;

/** The number of tiles modulo three. */
export const overIn = (entry: number): number => entries[entry + OVER] & 3;

/** The number of groups in each arrangement of the tiles. */
export const groupsIn = (entry: number): number => entries[entry + SIZE];

/** In how many ways the tiles can be arranged as concealed sets and, if two tiles are over, a pair: at most four. */
export const arrangementsIn = (entry: number): number => entries[entry + OVER] >> 2;

/** An arrangement of an entry, to be passed to the functions below. Like entries, it is valid until the next {@link makeRoom}. */
export const arrangementOf = (entry: number, index: number): number => entry + FIRST_ARRANGEMENT + index * ARRANGEMENT;

/** The groups of an arrangement, six bits each, of which {@link groupIn} reads the last one: the pair, if it has one. */
export const packedGroups = (arrangement: number): number => entries[arrangement];
/** The sum of their counts. */
export const countsIn = (arrangement: number): number => entries[arrangement + 1];
/** What is present in them, for the first suit or for honours. */
export const presenceIn = (arrangement: number): number => entries[arrangement + 2];

/** What a tile can have completed: a chow that it ends, one that it is the middle of, a pung, the pair, a chow that it starts. */
export const LAST_OF_CHOW = 0;
export const MIDDLE_OF_CHOW = 1;
export const THIRD_OF_PUNG = 2;
export const SECOND_OF_PAIR = 3;
export const FIRST_OF_CHOW = 4;

/** What a tile of this rank can have completed in an arrangement: the bits with the numbers above. */
export function completionsIn(arrangement: number, rank: number): number {
  const forms = entries[arrangement + 3];
  const chows = ((forms & 0o777) << 2) >> rank;
  return (
    (chows & 3) |
    (((forms >> (PUNG_BITS + rank)) & 1) << 2) |
    (((forms >> (PAIR_BITS + rank)) & 1) << 3) |
    ((chows & 4) << 2)
  );
}

/** In place of a pair, which is packed as a group: one must still be found. No pair has this number. */
const WANTED = 1;

/** Adds each complete arrangement of the tiles left after `sets` to `into`. @param pair the pair, 0 for none, or {@link WANTED} */
function arrange(tiles: number, pair: number, isHonours: boolean, sets: number, into: number[]): void {
  if (!tiles) {
    // A pair that was wanted has been found, or there would be two tiles over.
    into.push(pair ? (sets << 6) | pair : sets);
    return;
  }
  const rank = Math.floor((31 - Math.clz32(tiles & -tiles)) / 3);
  const shift = rank * 3;
  const copies = (tiles >> shift) & 7;
  const above = isHonours ? 0 : Math.min((tiles >> (shift + 3)) & 7, (tiles >> (shift + 6)) & 7);
  // Each tile of the lowest rank is in a pung, in the pair or starts a chow; fixing these here avoids duplicates.
  for (let pungs = 1; pungs >= 0; pungs--)
    for (let pairs = pair === WANTED ? 1 : 0; pairs >= 0; pairs--) {
      const chows = copies - pungs * 3 - pairs * 2;
      if (chows < 0 || chows > above) continue;
      let all = sets;
      if (pungs) all = (all << 6) | (rank << 2) | PUNG;
      for (let chow = 0; chow < chows; chow++) all = (all << 6) | (rank << 2) | CHOW;
      const rest = tiles - (copies << shift) - ((chows * 0o110) << shift);
      arrange(rest, pairs ? (rank << 2) | PAIR : pair, isHonours, all, into);
    }
}

/** Whether the tiles form only sets: chows start only where pungs leave tiles over. */
function areSets(tiles: number, isHonours: boolean): boolean {
  for (; tiles; tiles >>= 3) {
    const chows = (tiles & 7) % 3;
    if (!chows) continue;
    if (isHonours || ((tiles >> 3) & 7) < chows || ((tiles >> 6) & 7) < chows) return false;
    tiles -= chows * 0o110;
  }
  return true;
}

function areSetsAndPair(tiles: number, isHonours: boolean): boolean {
  for (let shift = 0; tiles >> shift; shift += 3)
    if (((tiles >> shift) & 7) > 1 && areSets(tiles - (2 << shift), isHonours)) return true;
  return false;
}

/** The ranks that would complete a suit with one more tile, even if it is a fifth copy, as bits of {@link EACH_RANK}. */
export function waitsIn(entry: number): number {
  const known = entries[entry + WAITS];
  if (known !== UNKNOWN) return known;
  const isHonours = (entries[entry] & HONOUR_BIT) !== 0;
  const tiles = entries[entry] & ~HONOUR_BIT;
  const pairElsewhere = overIn(entry) === 2;
  const held = (tiles | (tiles >> 1) | (tiles >> 2)) & EACH_RANK;
  // A tile completes a group of tiles that are at most two ranks away.
  let near = isHonours ? held : (held | (held << 3) | (held << 6) | (held >> 3) | (held >> 6)) & EACH_RANK;
  let waits = 0;
  for (; near; near &= near - 1) {
    const tile = near & -near;
    if (pairElsewhere ? areSets(tiles + tile, isHonours) : areSetsAndPair(tiles + tile, isHonours)) waits |= tile;
  }
  return (entries[entry + WAITS] = waits);
}
