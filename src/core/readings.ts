/** Finds every way to read tiles as sets and a pair. */
import { DRAGONS, EAST, KINDS } from './tiles.js';
import { CHOW, ORPHAN_KINDS, PAIR, PUNG, type View } from './view.js';

/** The number of the honours' "suit". */
const HONOURS = 3;

/** The number of tiles in one suit modulo 3: 0 for sets only, 2 for sets and the pair; 1 is never complete. */
function remainder(free: Int8Array, start: number): number {
  let sum = 0;
  for (let kind = start; kind < start + 9; kind++) sum += free[kind];
  return sum % 3;
}

/** Where the pair must be: a suit, or {@link HONOURS}; -1 if the tiles cannot form sets and one pair. */
function placeOfPair(free: Int8Array): number {
  let place = -1;
  for (let suit = 0; suit < 3; suit++) {
    const rest = remainder(free, suit * 9);
    if (rest === 0) continue;
    if (rest === 1 || place >= 0) return -1;
    place = suit;
  }
  for (let kind = EAST; kind < KINDS; kind++) {
    const count = free[kind];
    if (count === 0 || count === 3) continue;
    if (count !== 2 || place >= 0) return -1;
    place = HONOURS;
  }
  return place;
}

/** Calls `found` for every arrangement of a winner's free tiles, with its groups after the declared sets in `view`. */
export function arrange(view: View, found: () => void): void {
  const place = placeOfPair(view.free);
  if (place >= 0) arrangeFrom(view, view.free, 0, place, found);
}

/** Arranges the tiles from kind `start` on; `pairIn` is the suit that must still supply the pair, or -1. */
function arrangeFrom(view: View, free: Int8Array, start: number, pairIn: number, found: () => void): void {
  let kind = start;
  while (kind < KINDS && free[kind] === 0) kind++;
  if (kind === KINDS) {
    if (pairIn < 0) found();
    return;
  }
  const count = free[kind];
  const { groups } = view;
  const before = groups.length;
  const mayBeginChow = kind < EAST && kind % 9 < 7;
  const mostPairs = count > 1 && ((kind / 9) | 0) === pairIn ? 1 : 0;
  // Each tile of the lowest kind is in a pung, in the pair or starts a chow; fixing these here avoids duplicates.
  for (let pungs = count > 2 ? 1 : 0; pungs >= 0; pungs--)
    for (let pairs = mostPairs; pairs >= 0; pairs--) {
      const chows = count - pungs * 3 - pairs * 2;
      if (chows < 0) continue;
      if (chows > 0) {
        if (!mayBeginChow || free[kind + 1] < chows || free[kind + 2] < chows) continue;
        free[kind + 1] -= chows;
        free[kind + 2] -= chows;
      }
      if (pungs) groups.push(kind * 8 + PUNG);
      if (pairs) groups.push(kind * 8 + PAIR);
      for (let chow = 0; chow < chows; chow++) groups.push(kind * 8 + CHOW);
      arrangeFrom(view, free, kind + 1, pairs ? -1 : pairIn, found);
      if (chows > 0) {
        free[kind + 1] += chows;
        free[kind + 2] += chows;
      }
      while (groups.length > before) groups.pop();
    }
}

/** Calls `found` for every group of the arrangement in the view that the winning tile may have completed. */
export function eachCompletion(view: View, found: () => void): void {
  const { groups, winning, declared } = view;
  for (let group = declared; group < groups.length; group++) {
    const place = winning - (groups[group] >> 3);
    if (place < 0 || place > ((groups[group] & 7) === CHOW ? 2 : 0)) continue;
    // Two identical chows give the same reading, whichever of them the winning tile completed.
    if (groups.indexOf(groups[group], declared) < group) continue;
    view.complete(group);
    found();
  }
}

/**
 * Calls `found` for every reading of a losing hand's free tiles: at most one group of each kind, with three identical
 * tiles as a pung or, if a pair of that kind can score, as a pair. The first reading has every pung.
 */
export function eachLosingReading(view: View, found: () => void): void {
  const { free, groups, declared, seat, round } = view;
  const choices: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (free[kind] > 2 && (kind >= DRAGONS || kind === seat || kind === round)) choices.push(groups.length);
    if (free[kind] > 1) groups.push(kind * 8 + (free[kind] > 2 ? PUNG : PAIR));
  }
  const whole = groups.slice();
  for (let choice = 0; choice < 1 << choices.length; choice++) {
    whole.forEach((group, index) => (groups[index] = group));
    choices.forEach((place, index) => (groups[place] += (choice >> index) & 1 ? PAIR - PUNG : 0));
    view.readGroups();
    view.complete(-1);
    found();
  }
  groups.length = declared;
}

/** Whether the nine counts from `start` form only sets: chows start only where pungs leave tiles over. */
function areSets(free: Int8Array, start: number): boolean {
  let before = 0;
  let begun = 0;
  for (let rank = 0; rank < 9; rank++) {
    const count = free[start + rank] - before - begun;
    if (count < 0) return false;
    before = begun;
    begun = count % 3;
    if (rank > 6 && begun) return false;
  }
  return true;
}

/** Whether the nine counts from `start` form sets and a pair. */
function areSetsAndPair(free: Int8Array, start: number): boolean {
  // The ranks of every set add up to a multiple of three, so the sum determines which ranks the pair can have.
  let sum = 0;
  for (let rank = 1; rank < 9; rank++) sum += free[start + rank] * rank;
  for (let kind = start + ((sum * 2) % 3); kind < start + 9; kind += 3) {
    if (free[kind] < 2) continue;
    free[kind] -= 2;
    const good = areSets(free, start);
    free[kind] += 2;
    if (good) return true;
  }
  return false;
}

/**
 * The kinds that complete a hand, in ascending order. Kinds of which the player holds all four are left out.
 *
 * @param free the tiles of the hand that are in no declared set
 * @param held all tiles of the hand, including those in declared sets
 * @param orphans whether thirteen orphans is a winning shape
 * @param most the maximum number of kinds to look for
 */
export function completingKinds(free: Int8Array, held: Int8Array, orphans: boolean, most = KINDS): number[] {
  const found: number[] = [];
  // How many suits or honours need another tile, and how many already contain a pair.
  let pairs = 0;
  let open = 0;
  for (let suit = 0; suit < 3; suit++) {
    const start = suit * 9;
    const rest = remainder(free, start);
    const whole = rest === 0 ? areSets(free, start) : rest === 2 && areSetsAndPair(free, start);
    rests[suit] = rest;
    wholes[suit] = whole ? 1 : 0;
    if (!whole) open++;
    else if (rest) pairs++;
  }
  for (let kind = EAST; kind < KINDS; kind++) {
    const count = free[kind];
    if (count === 2) pairs++;
    else if (count % 3) open++;
  }
  // One tile can complete only one incomplete suit or honour, or turn one of two pairs into a set.
  if (open > 1 || pairs > 2) {
    if (orphans) completingOrphans(free, found, most);
    return found;
  }
  for (let suit = 0; suit < 3; suit++) {
    const rest = rests[suit];
    const whole = wholes[suit];
    // Adding a tile to a suit whose count is a multiple of three leaves one tile over.
    if (rest === 0 || open > 1 - whole) continue;
    // With two tiles over, the new tile completes a set; with one, this suit contains the pair.
    if (pairs - (whole && rest === 2 ? 1 : 0) !== rest - 1) continue;
    const start = suit * 9;
    for (let kind = start; kind < start + 9 && found.length < most; kind++) {
      if (held[kind] > 3) continue;
      free[kind]++;
      if (rest === 1 ? areSetsAndPair(free, start) : areSets(free, start)) found.push(kind);
      free[kind]--;
    }
  }
  for (let kind = EAST; kind < KINDS && found.length < most; kind++) {
    const count = free[kind];
    // A single honour becomes the pair; the second of two pairs becomes a pung.
    if (held[kind] < 4 && (count === 1 ? open === 1 && !pairs : count === 2 && !open && pairs === 2)) found.push(kind);
  }
  return found;
}

/**
 * Whether another kind could also have completed a winner's hand.
 *
 * @param orphans whether thirteen orphans is a winning shape
 */
export function hasOtherWait(view: View, orphans: boolean): boolean {
  const { free, held, winning } = view;
  free[winning]--;
  held[winning]--;
  const kinds = completingKinds(free, held, orphans, 2).length;
  free[winning]++;
  held[winning]++;
  return kinds > 1;
}

/** Reused for every hand: the number of tiles in each suit modulo 3, and whether the suit is already complete. */
const rests = new Int8Array(3);
const wholes = new Int8Array(3);

function completingOrphans(free: Int8Array, found: number[], most: number): void {
  const missing = ORPHAN_KINDS.filter((kind) => !free[kind]);
  const tiles = ORPHAN_KINDS.reduce((sum, kind) => sum + free[kind], 0);
  if (tiles !== 13 || missing.length > 1) return;
  found.push(...(missing.length ? missing : ORPHAN_KINDS).slice(0, most));
}
