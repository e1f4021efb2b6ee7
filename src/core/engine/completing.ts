/** The tiles that complete a waiting hand. */
import { part } from '../parts.js';
import type { CompiledProfile } from './compile.js';
import { bitsIn } from './groups.js';
import type { Layout } from './layout.js';
import { notFull } from './readings.js';
import { SUITS, arrangementsIn, entryOf, makeRoom, overIn, waitsIn } from './suits.js';

/** The kinds that complete a waiting hand, special hands included. Kinds of which the player holds all four are left out. */
export function allCompletingKinds(waiting: Layout, compiled: CompiledProfile): number[] {
  const kinds = completingKinds(waiting.free, waiting.held, compiled.orphans);
  return compiled.specials.length ? part('specialHands').addSpecialKinds(kinds, waiting, compiled) : kinds;
}

/** The kinds that make four sets and a pair or, with `orphans`, thirteen orphans. @param free the tiles that are in no declared set @param held all tiles, both by suit */
export function completingKinds(free: ArrayLike<number>, held: ArrayLike<number>, orphans: boolean): number[] {
  const waits = findWaits(free);
  if (orphans) addOrphanWaits(free, waits);
  const kinds: number[] = [];
  for (let suit = 0; suit < SUITS; suit++)
    for (let left = waits[suit] & notFull(held[suit]); left; left &= left - 1)
      kinds.push(suit * 9 + (31 - Math.clz32(left & -left)) / 3);
  return kinds;
}

/** Adds the tiles that complete thirteen orphans: the one that is missing or, if each of them is held, all. */
function addOrphanWaits(free: ArrayLike<number>, waits: number[]): void {
  let missing = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    // Any other tile rules them out, and most hands have one.
    if (free[suit] & ~(ORPHAN_RANKS[suit] * 7)) return;
    missing += bitsIn(lacking(free, suit));
  }
  // Thirteen tiles of at least twelve kinds.
  if (missing > 1) return;
  ORPHAN_RANKS.forEach((ranks, suit) => {
    waits[suit] |= missing ? lacking(free, suit) : ranks;
  });
}

/** By suit, the ranks of the thirteen orphans, as bits of {@link EACH_RANK}. */
const ORPHAN_RANKS: readonly number[] = [0o100000001, 0o100000001, 0o100000001, 0o1111111];

const lacking = (free: ArrayLike<number>, suit: number): number =>
  ORPHAN_RANKS[suit] & ~(free[suit] | (free[suit] >> 1) | (free[suit] >> 2));

/** The tiles that complete a hand, by suit as bits of {@link EACH_RANK}. @param free by suit, the tiles that are in no declared set */
export function findWaits(free: ArrayLike<number>): number[] {
  makeRoom();
  let open = 0;
  let pairs = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const entry = entryOf(free[suit], suit);
    if (!arrangementsIn(entry)) open++;
    else if (overIn(entry)) pairs++;
  }
  const waits = [0, 0, 0, 0];
  // One tile completes the one incomplete suit, or turns one of two pairs into a set.
  if (open > 1) return waits;
  for (let suit = 0; suit < SUITS; suit++) {
    const entry = entryOf(free[suit], suit);
    const over = overIn(entry);
    const isOpen = !arrangementsIn(entry);
    if (!over || (open && !isOpen)) continue;
    // With two tiles over, the new tile completes a set and the pair is elsewhere; with one, it completes the pair.
    const pairsElsewhere = pairs - (isOpen ? 0 : 1);
    if (pairsElsewhere === over - 1) waits[suit] = waitsIn(entry);
  }
  return waits;
}
