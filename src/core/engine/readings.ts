/** Every way to read a hand: its groups, which of them the winning tile completed, and the facts about them. */
import * as fact from './facts.js';
import * as group from './groups.js';
import type { Layout } from './layout.js';
import { addReading, type Workspace } from './workspace.js';
import type { Reading } from './reading.js';
import * as entries from './suits.js';
import { EAST, KINDS, copiesIn, copyOfKind, suitOfKind } from './tiles.js';

const ONE_CHANCE = 1 << fact.ONE_CHANCE;
const NO_SIMPLE = 1 << fact.NO_SIMPLE;
const NOTHING_DECLARED = 1 << fact.NOTHING_DECLARED;
const SINGLE_WAIT = 1 << fact.SINGLE_WAIT;

/** Winds are the lowest four bits of a mask of honours, dragons the three after them. */
const WIND_BITS = 0o17;
const DRAGON_BITS = 0o160;

/** The facts about the groups of a reading, given the sum of their counts and what is present in them. */
function factsOf(counts: number, presence: number, layout: Layout): number {
  const chows = group.chowsIn(counts);
  let facts = chows ? 1 << fact.SOME_CHOW : 1 << fact.NO_CHOW;
  if (chows === 4) facts |= 1 << fact.FOUR_CHOWS;
  const concealedPungs = group.concealedPungsIn(counts) + layout.concealedKongs;
  if (concealedPungs > 2) facts |= 1 << fact.THREE_CONCEALED_PUNGS;
  if (concealedPungs > 3) facts |= 1 << fact.FOUR_CONCEALED_PUNGS;
  if (group.kongsIn(counts) === 4) facts |= 1 << fact.FOUR_KONGS;
  if (!group.insideIn(counts)) facts |= 1 << fact.OUTSIDE;
  if (group.hasStraight(presence)) facts |= 1 << fact.STRAIGHT;
  const pairs = group.pairsOfHonours(presence);
  const valued = DRAGON_BITS | (1 << (layout.seat - EAST)) | (1 << (layout.round - EAST));
  if (!(pairs & valued)) facts |= 1 << fact.VALUELESS_PAIR;
  const sets = group.setsOfHonours(presence);
  // At least two bits: a processor guesses wrong about a branch that is taken in every second hand.
  if (sets & (sets - 1)) {
    const dragons = group.bitsIn(sets & DRAGON_BITS);
    const winds = group.bitsIn(sets & WIND_BITS);
    // A pair alongside sets of all the other dragons or winds must be of the remaining one.
    if (dragons === 3) facts |= 1 << fact.THREE_DRAGON_SETS;
    else if (dragons === 2 && pairs & DRAGON_BITS) facts |= 1 << fact.LITTLE_DRAGONS;
    if (winds === 4) facts |= 1 << fact.FOUR_WIND_SETS;
    else if (winds === 3 && pairs & WIND_BITS) facts |= 1 << fact.LITTLE_WINDS;
  }
  return facts;
}

/**
 * By what a tile completed, as numbered in `suits.ts`: the form of the group, or how much lower the number of the chow is than that of one
 * that starts with the tile; the facts about it; and the rank, from 0, at which no other tile could have completed such a chow.
 */
const COMPLETED = [-16, -8, group.PUNG, group.PAIR, group.CHOW];
const COMPLETED_FACTS = [0, ONE_CHANCE | (1 << fact.MIDDLE_WAIT), 0, 1 << fact.PAIR_COMPLETED, 0];
const EDGES = [2, -1, -1, -1, 6];

/** How many sets a winner's hand has besides its pair. */
const SETS = 4;

/** Finds every reading of a winner's hand as four sets and a pair; with `onlyTile`, first whether only one kind completes it. */
export function findWinningReadings(work: Workspace, onlyTile: boolean): void {
  const { free, suits, arranged } = work;
  work.found = 0;
  entries.makeRoom();
  let over = 0;
  for (let suit = 0; suit < entries.SUITS; suit++) {
    const entry = entries.entryOf(free[suit], suit);
    if (!entries.arrangementsIn(entry)) return;
    suits[suit] = entry;
    over += entries.overIn(entry);
  }
  // One suit holds the pair.
  if (over !== 2) return;
  if (onlyTile && !hasOtherWait(work)) work.tiles |= SINGLE_WAIT;
  // Honours can be arranged in only one way.
  arranged[entries.HONOURS] = entries.arrangementOf(suits[entries.HONOURS], 0);
  for (let bamboo = 0; bamboo < entries.arrangementsIn(suits[0]); bamboo++) {
    arranged[0] = entries.arrangementOf(suits[0], bamboo);
    for (let characters = 0; characters < entries.arrangementsIn(suits[1]); characters++) {
      arranged[1] = entries.arrangementOf(suits[1], characters);
      for (let circles = 0; circles < entries.arrangementsIn(suits[2]); circles++) {
        arranged[2] = entries.arrangementOf(suits[2], circles);
        complete(work);
      }
    }
  }
}

/** Adds a reading for every group that the winning tile may have completed, given an arrangement of each suit. */
function complete(work: Workspace): void {
  const { winning, drawn, arranged } = work;
  let { counts, presence } = work;
  for (let suit = 0; suit < entries.SUITS; suit++) {
    counts += entries.countsIn(arranged[suit]);
    // Arrangements have the chows of the first suit; each suit has three bits for them, and honours have none.
    presence |= entries.presenceIn(arranged[suit]) << ((suit % entries.HONOURS) * 3);
  }
  const suit = suitOfKind[winning];
  const rank = winning - suit * 9;
  for (let left = entries.completionsIn(arranged[suit], rank); left; left &= left - 1) {
    const completion = 31 - Math.clz32(left & -left);
    const one = group.groupOf(winning, COMPLETED[completion]);
    const scored = drawn ? one : group.exposed(one);
    const reading = addReading(work);
    list(reading, work);
    const { groups } = reading;
    let completed = work.declared;
    while (groups[completed] !== one) completed++;
    groups[completed] = scored;
    reading.completed = completed;
    reading.facts =
      (rank === EDGES[completion] ? ONE_CHANCE | (1 << fact.EDGE_WAIT) : COMPLETED_FACTS[completion]) |
      factsOf(counts + group.countsOf[scored] - group.countsOf[one], presence, work);
  }
}

/** Lists the groups of a reading, given an arrangement of each suit. */
function list(reading: Reading, { sets, declared, suits, arranged }: Layout): void {
  const { groups } = reading;
  let size = 0;
  for (; size < declared; size++) groups[size] = sets[size];
  for (let suit = 0; suit < entries.SUITS; suit++) {
    let packed = entries.packedGroups(arranged[suit]);
    let end = size + entries.groupsIn(suits[suit]);
    if (entries.overIn(suits[suit])) {
      groups[SETS] = entries.groupIn(packed, suit);
      packed >>= 6;
      end--;
    }
    for (let place = end; place > size; packed >>= 6) groups[--place] = entries.groupIn(packed, suit);
    size = end;
  }
  reading.size = SETS + 1;
}

/** Whether a winner's fourteen tiles are one of each terminal and honour plus a duplicate of any of them. */
export function isOrphans({ tiles, free }: Layout): boolean {
  if ((tiles & (NO_SIMPLE | NOTHING_DECLARED)) !== (NO_SIMPLE | NOTHING_DECLARED)) return false;
  return group.ORPHAN_KINDS.every((kind) => copiesIn(free, kind) > 0);
}

/** Adds the only reading of a hand that is read as a single group: thirteen orphans or a special hand. */
export function readWhole(whole: number, work: Workspace): void {
  const reading = addReading(work);
  reading.groups[0] = work.drawn ? whole : group.exposed(whole);
  reading.size = 1;
  reading.completed = 0;
  reading.facts = whole === group.ORPHANS ? 1 << fact.ORPHANS : 0;
  // Thirteen orphans wait for one kind, or for all of them if each has been held.
  if (whole === group.ORPHANS && copiesIn(work.free, work.winning) === 1) work.tiles |= SINGLE_WAIT;
}

/** A hand of thirteen tiles has at most four kinds to choose for; only a dead hand can have more. */
const MOST_CHOICES = 8;

/**
 * Finds every reading of a losing hand: its declared sets and at most one group of each kind of the other tiles, with
 * three identical tiles as a pung or, if the pair scores, as a pair. The first reading has every pung.
 *
 * @param addSome adds readings as some of the groups instead, where an award can make others worthless
 */
export function findLosingReadings(
  work: Workspace,
  addSome?: (groups: readonly number[], work: Workspace) => void,
): void {
  const { free, sets, declared, tally } = work;
  work.found = 0;
  const groups = [...sets.subarray(0, declared)];
  /** The places of pungs that may be read as pairs. */
  const choices: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = copiesIn(free, kind);
    if (copies < 2) continue;
    if (copies > 2 && choices.length < MOST_CHOICES && tally.pays(group.groupOf(kind, group.PAIR)))
      choices.push(groups.length);
    groups.push(group.groupOf(kind, copies > 2 ? group.PUNG : group.PAIR));
  }
  if (addSome) return addSome(groups, work);
  addLosing(groups, work);
  for (let choice = 1; choice < 1 << choices.length; choice++) {
    const others = groups.slice();
    choices.forEach((place, index) => {
      if ((choice >> index) & 1) others[place] = group.groupOf(group.kindOfGroup(groups[place]), group.PAIR);
    });
    addLosing(others, work);
  }
}

export function addLosing(list: readonly number[], work: Workspace): void {
  const reading = addReading(work);
  const { groups } = reading;
  let counts = 0;
  let presence = 0;
  let size = 0;
  for (const one of list) {
    counts += group.countsOf[one];
    presence |= group.presenceOf[one];
    if (!group.isPair(one)) groups[size++] = one;
  }
  for (const one of list) if (group.isPair(one)) groups[size++] = one;
  reading.size = size;
  reading.completed = -1;
  reading.facts = factsOf(counts, presence, work);
}

/** The ranks of a suit of which there are fewer than four copies, as bits of {@link EACH_RANK}. */
export const notFull = (tiles: number): number => ~(tiles >> 2) & entries.EACH_RANK;

/** Whether another kind could have completed four sets and a pair, whose suits {@link eachWinningReading} has looked up. */
function hasOtherWait({ free, held, suits, winning }: Layout): boolean {
  const own = suitOfKind[winning];
  const waiting = entries.entryOf(free[own] - copyOfKind[winning], own);
  if (entries.waitsIn(waiting) & notFull(held[own]) & ~copyOfKind[winning]) return true;
  // A suit that was already complete: the winning tile made its pair a set, and another tile the other suit's pair.
  if (!entries.arrangementsIn(waiting)) return false;
  let pair = 0;
  while (!entries.overIn(suits[pair])) pair++;
  return (entries.waitsIn(suits[pair]) & notFull(held[pair])) !== 0;
}
