/** Every way to read a hand: its groups, which of them the winning tile completed, and the facts about them. */
import { bitOf } from './facts.js';
import {
  CHOW,
  ORPHANS,
  ORPHAN_KINDS,
  PAIR,
  PUNG,
  bitsIn,
  chowsIn,
  concealedPungsIn,
  countsOf,
  exposed,
  formOf,
  groupOf,
  hasStraight,
  insideIn,
  kindOfGroup,
  kongsIn,
  pairsOfHonours,
  presenceOf,
  setsOfHonours,
} from './groups.js';
import { addReading, copiesIn, copyOfKind, copyReading, suitOfKind, type Layout, type Reading } from './layout.js';
import {
  EACH_RANK,
  HONOURS,
  SUITS,
  arrange,
  arrangementsIn,
  entryOf,
  findWaits,
  makeRoom,
  overIn,
  waitsIn,
} from './suits.js';
import { EAST, KINDS } from './tiles.js';

const IS_ORPHANS = bitOf('orphans');
const NO_CHOW = bitOf('no-chow');
const SOME_CHOW = bitOf('some-chow');
const FOUR_CHOWS = bitOf('four-chows');
const VALUELESS_PAIR = bitOf('valueless-pair');
const THREE_CONCEALED_PUNGS = bitOf('three-concealed-pungs');
const FOUR_CONCEALED_PUNGS = bitOf('four-concealed-pungs');
const FOUR_KONGS = bitOf('four-kongs');
const STRAIGHT = bitOf('straight');
const OUTSIDE = bitOf('outside');
const THREE_DRAGON_SETS = bitOf('three-dragon-sets');
const LITTLE_DRAGONS = bitOf('little-dragons');
const LITTLE_WINDS = bitOf('little-winds');
const FOUR_WIND_SETS = bitOf('four-wind-sets');
const ONE_CHANCE = bitOf('one-chance');
const PAIR_COMPLETED = bitOf('pair-completed');
const NO_SIMPLE = bitOf('no-simple');
const NOTHING_DECLARED = bitOf('nothing-declared');
const SINGLE_WAIT = bitOf('single-wait');

/** Winds are the lowest four bits of a mask of honours, dragons the three after them. */
const WIND_BITS = 0o17;
const DRAGON_BITS = 0o160;

/** The facts about the groups of a reading, and about the group that the winning tile completed. */
function factsOf({ groups, size, completed }: Reading, layout: Layout): number {
  let counts = 0;
  let presence = 0;
  for (let index = 0; index < size; index++) {
    const group = groups[index];
    counts += countsOf[group];
    presence |= presenceOf[group];
  }
  const chows = chowsIn(counts);
  let facts = chows ? SOME_CHOW : NO_CHOW;
  if (chows === 4) facts |= FOUR_CHOWS;
  const concealedPungs = concealedPungsIn(counts) + layout.concealedKongs;
  if (concealedPungs > 2)
    facts |= concealedPungs > 3 ? THREE_CONCEALED_PUNGS | FOUR_CONCEALED_PUNGS : THREE_CONCEALED_PUNGS;
  if (kongsIn(counts) === 4) facts |= FOUR_KONGS;
  if (!insideIn(counts)) facts |= OUTSIDE;
  if (hasStraight(presence)) facts |= STRAIGHT;
  const pairs = pairsOfHonours(presence);
  const valued = DRAGON_BITS | (1 << (layout.seat - EAST)) | (1 << (layout.round - EAST));
  if (!(pairs & valued)) facts |= VALUELESS_PAIR;
  const sets = setsOfHonours(presence);
  if (sets) {
    const dragons = bitsIn(sets & DRAGON_BITS);
    const winds = bitsIn(sets & WIND_BITS);
    // A pair alongside sets of all the other dragons or winds must be of the remaining one.
    if (dragons === 3) facts |= THREE_DRAGON_SETS;
    else if (dragons === 2 && pairs & DRAGON_BITS) facts |= LITTLE_DRAGONS;
    if (winds === 4) facts |= FOUR_WIND_SETS;
    else if (winds === 3 && pairs & WIND_BITS) facts |= LITTLE_WINDS;
  }
  return completed < 0 ? facts : facts | factsOfWait(groups[completed], layout.winning);
}

/** The facts about the group that the winning tile completed. */
function factsOfWait(group: number, winning: number): number {
  const form = formOf(group);
  if (form === PAIR) return PAIR_COMPLETED;
  if (form !== CHOW) return 0;
  const kind = kindOfGroup(group);
  const place = winning - kind;
  const rank = kind % 9;
  return place === 1 || (place === 2 && rank === 0) || (place === 0 && rank === 6) ? ONE_CHANCE : 0;
}

/** Adds a reading that begins with the declared sets. */
function begin(layout: Layout): Reading {
  const { sets, declared } = layout;
  const reading = addReading(layout);
  for (let set = 0; set < declared; set++) reading.groups[set] = sets[set];
  reading.size = declared;
  return reading;
}

/**
 * Finds every reading of a winner's hand as four sets and a pair. With `onlyTile`, finds out first whether only one kind
 * of tile completes the hand.
 */
export function findWinningReadings(layout: Layout, onlyTile: boolean): void {
  const { free, suits } = layout;
  layout.found = 0;
  makeRoom();
  let pairs = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const entry = entryOf(free[suit], suit);
    if (!arrangementsIn(entry)) return;
    suits[suit] = entry;
    if (overIn(entry)) pairs++;
  }
  if (pairs !== 1) return;
  if (onlyTile && !hasOtherWait(layout)) layout.tiles |= SINGLE_WAIT;
  for (let bamboo = 0; bamboo < arrangementsIn(suits[0]); bamboo++)
    for (let characters = 0; characters < arrangementsIn(suits[1]); characters++)
      for (let circles = 0; circles < arrangementsIn(suits[2]); circles++) {
        const reading = begin(layout);
        const { groups } = reading;
        let { size } = reading;
        size = arrange(suits[0], bamboo, 0, groups, size);
        size = arrange(suits[1], characters, 1, groups, size);
        size = arrange(suits[2], circles, 2, groups, size);
        // Honours can be arranged in only one way.
        reading.size = arrange(suits[HONOURS], 0, HONOURS, groups, size);
        complete(layout, reading);
      }
}

/** Completes an arrangement: adds a reading for every group that the winning tile may have completed. */
function complete(layout: Layout, arranged: Reading): void {
  const { winning } = layout;
  const { groups, size } = arranged;
  let first = -1;
  for (let index = layout.declared; index < size; index++) {
    const group = groups[index];
    const place = winning - kindOfGroup(group);
    if (place < 0 || place > (formOf(group) === CHOW ? 2 : 0)) continue;
    if (first < 0) first = index;
    // Two identical chows are neighbours, and give the same reading whichever of them the winning tile completed.
    else if (group !== groups[index - 1]) completeAt(copyReading(layout, arranged), index, layout);
  }
  completeAt(arranged, first, layout);
}

function completeAt(reading: Reading, index: number, layout: Layout): void {
  if (!layout.drawn) reading.groups[index] = exposed(reading.groups[index]);
  reading.completed = index;
  reading.facts = factsOf(reading, layout);
}

/** Whether a winner's fourteen tiles are one of each terminal and honour plus a duplicate of any of them. */
export function isOrphans({ tiles, free }: Layout): boolean {
  if ((tiles & (NO_SIMPLE | NOTHING_DECLARED)) !== (NO_SIMPLE | NOTHING_DECLARED)) return false;
  return ORPHAN_KINDS.every((kind) => copiesIn(free, kind) > 0);
}

/** Adds the only reading of a hand that is read as a single group: thirteen orphans or a special hand. */
export function readWhole(whole: number, layout: Layout): void {
  const reading = addReading(layout);
  reading.groups[0] = layout.drawn ? whole : exposed(whole);
  reading.size = 1;
  reading.completed = 0;
  reading.facts = whole === ORPHANS ? IS_ORPHANS : 0;
  // Thirteen orphans wait for one kind, or for all of them if each has been held.
  if (whole === ORPHANS && copiesIn(layout.free, layout.winning) === 1) layout.tiles |= SINGLE_WAIT;
}

/** A hand of thirteen tiles has at most four kinds to choose for; only a dead hand can have more. */
const MOST_CHOICES = 8;

/**
 * Finds every reading of a losing hand: its declared sets and at most one group of each kind of the other tiles, with
 * three identical tiles as a pung or, if the pair scores, as a pair. The first reading has every pung.
 */
export function findLosingReadings(layout: Layout): void {
  const { free } = layout;
  layout.found = 0;
  const whole = begin(layout);
  const choices: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = copiesIn(free, kind);
    if (copies < 2) continue;
    if (copies > 2 && choices.length < MOST_CHOICES && layout.tally.pays(groupOf(kind, PAIR))) choices.push(whole.size);
    whole.groups[whole.size++] = groupOf(kind, copies > 2 ? PUNG : PAIR);
  }
  whole.completed = -1;
  whole.facts = factsOf(whole, layout);
  for (let choice = 1; choice < 1 << choices.length; choice++) {
    const reading = copyReading(layout, whole);
    for (let index = 0; index < choices.length; index++)
      if ((choice >> index) & 1)
        reading.groups[choices[index]] = groupOf(kindOfGroup(whole.groups[choices[index]]), PAIR);
    reading.completed = -1;
    reading.facts = factsOf(reading, layout);
  }
}

/**
 * Whether another kind could also have completed a winner's hand of four sets and a pair: its suits have been looked up
 * by {@link eachWinningReading}.
 */
function hasOtherWait({ free, held, suits, winning }: Layout): boolean {
  const own = suitOfKind[winning];
  const waiting = entryOf(free[own] - copyOfKind[winning], own);
  /** The ranks of a suit of which not all four are held. */
  const left = (suit: number): number => ~(held[suit] >> 2) & EACH_RANK;
  if (waitsIn(waiting) & left(own) & ~copyOfKind[winning]) return true;
  // A suit that was already complete: the winning tile made its pair a set, and another tile the other suit's pair.
  if (overIn(waiting) !== 2 || !arrangementsIn(waiting)) return false;
  for (let suit = 0; suit < SUITS; suit++)
    if (suit !== own && overIn(suits[suit])) return (waitsIn(suits[suit]) & left(suit)) !== 0;
  return false;
}

/**
 * The kinds that complete a hand with one tile too few as four sets and a pair or, with `orphans`, as thirteen orphans.
 * Kinds of which the player holds all four are left out.
 *
 * @param free by suit, the tiles that are in no declared set
 * @param held by suit, all tiles of the hand
 */
export function completingKinds(free: ArrayLike<number>, held: ArrayLike<number>, orphans: boolean): number[] {
  const waits = new Int32Array(SUITS);
  findWaits(free, waits);
  const missing = ORPHAN_KINDS.filter((kind) => !copiesIn(free, kind));
  const tiles = ORPHAN_KINDS.reduce((sum, kind) => sum + copiesIn(free, kind), 0);
  const orphanWaits = !orphans || tiles !== 13 || missing.length > 1 ? [] : missing.length ? missing : ORPHAN_KINDS;
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    if ((waits[suitOfKind[kind]] & copyOfKind[kind] || orphanWaits.includes(kind)) && copiesIn(held, kind) < 4)
      kinds.push(kind);
  return kinds;
}
