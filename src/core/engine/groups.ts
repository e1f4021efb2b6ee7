/**
 * A group of tiles as one number. A reading is a list of such numbers, and what a group contributes to a hand is looked
 * up in tables with one entry for each.
 *
 *     number = kind × 8 + form        kind    the lowest tile of the group, 0–33
 *                                     form    chow 0, pung 1, kong 2, pair 3; exposed ones are 4 higher
 *
 *     concealed 1-2-3 of bamboo   0 × 8 + 0 =   0        exposed pung of red dragons   31 × 8 + 1 + 4 = 253
 *
 * The numbers after the last kind are for hands that are read as a single group.
 */
import { DRAGONS, EAST, KINDS, SIMPLE, TERMINAL, TILES, natureOf } from './tiles.js';
import type { Group, Tile } from '../types.js';

export const CHOW = 0;
export const PUNG = 1;
export const KONG = 2;
export const PAIR = 3;
export const EXPOSED = 4;

/** The thirteen orphans, and a special hand of a table's own. */
export const ORPHANS = KINDS * 8;
export const SPECIAL = ORPHANS + 8;

export const GROUPS = SPECIAL + 8;

/** The kinds of group as they appear in results; the first four in the order of their forms. */
export const GROUP_KINDS = ['chow', 'pung', 'kong', 'pair', 'orphans', 'special'] as const;

export const groupOf = (kind: number, form: number): number => kind * 8 + form;
export const kindOfGroup = (group: number): number => group >> 3;
/** Chow, pung, kong or pair; meaningless for a hand read as a single group. */
export const formOf = (group: number): number => group & 3;
export const isExposed = (group: number): boolean => (group & EXPOSED) !== 0;
export const exposed = (group: number): number => group | EXPOSED;
export const isWhole = (group: number): boolean => group >= ORPHANS;
export const isPung = (group: number): boolean => (group & 3) === PUNG;
export const isKong = (group: number): boolean => (group & 3) === KONG;
export const isPair = (group: number): boolean => (group & 3) === PAIR;
/** The number of a hand read as a single group has the form of a chow. */
export const isChow = (group: number): boolean => group < ORPHANS && (group & 3) === CHOW;
export const isTriplet = (group: number): boolean => isPung(group) || isKong(group);

export const groupKind = (group: number): Group['kind'] =>
  GROUP_KINDS[group < ORPHANS ? group & 3 : group < SPECIAL ? 4 : 5];

export const ORPHAN_KINDS: readonly number[] = natureOf.flatMap((nature, kind) => (nature === SIMPLE ? [] : [kind]));

/** By group: its second and third tile, so that chows and pungs are made alike. */
const secondTiles: readonly Tile[] = Array.from(
  { length: ORPHANS },
  (_, group) => TILES[(group >> 3) + +isChow(group)],
);
const thirdTiles: readonly Tile[] = Array.from(secondTiles, (_, group) => TILES[(group >> 3) + 2 * +isChow(group)]);

export function tilesOfGroup(group: number): Tile[] {
  const tile = TILES[group >> 3];
  const form = group & 3;
  return form < KONG
    ? [tile, secondTiles[group], thirdTiles[group]]
    : form === PAIR
      ? [tile, tile]
      : [tile, tile, tile, tile];
}

export const isSimpleKind = (kind: number): boolean => natureOf[kind] === SIMPLE;
export const isTerminalKind = (kind: number): boolean => natureOf[kind] === TERMINAL;
export const isHonourKind = (kind: number): boolean => kind >= EAST && kind < KINDS;
export const isDragonKind = (kind: number): boolean => kind >= DRAGONS && kind < KINDS;
export const isWindKind = (kind: number): boolean => kind >= EAST && kind < DRAGONS;

export const startsChow = (kind: number): boolean => kind < EAST && kind % 9 < 7;

export function bitsIn(mask: number): number {
  let bits = 0;
  for (; mask; mask &= mask - 1) bits++;
  return bits;
}

// What a group adds to the counts of a reading: four counters in one number, so that a reading needs one sum.
//
//     bits 0–4 chows    5–9 concealed pungs and kongs    10–14 kongs    15–19 groups without terminal or honour

export const chowsIn = (counts: number): number => counts & 31;
export const concealedPungsIn = (counts: number): number => (counts >> 5) & 31;
export const kongsIn = (counts: number): number => (counts >> 10) & 31;
export const insideIn = (counts: number): number => counts >> 15;

/** By group: what it adds to the counts of its reading. */
export const countsOf: Int32Array = Int32Array.from({ length: GROUPS }, (_, group) => {
  const kind = kindOfGroup(group);
  const form = formOf(group);
  // The number of a hand read as a single group has the form of a chow.
  if (form === CHOW) return +startsChow(kind) && 1 | (+((kind % 9) % 6 > 0) << 15);
  return (+(form !== PAIR && !isExposed(group)) << 5) | (+(form === KONG) << 10) | (+isSimpleKind(kind) << 15);
});

// What a reading contains at least once, one bit each:
//
//     bits 0–8 the chows 1-2-3, 4-5-6 and 7-8-9 of each suit    9–15 a pair, and 16–22 a set, of each honour

const HONOUR_PAIRS = 9;
const HONOUR_SETS = 16;

/** By group: the bits that it sets for its reading. */
export const presenceOf: Int32Array = Int32Array.from({ length: GROUPS }, (_, group) => {
  const kind = kindOfGroup(group);
  if (isChow(group)) return startsChow(kind) && kind % 3 === 0 ? 1 << (kind / 3) : 0;
  return +isHonourKind(kind) && 1 << (kind - EAST + (isPair(group) ? HONOUR_PAIRS : HONOUR_SETS));
});

export const pairsOfHonours = (presence: number): number => (presence >> HONOUR_PAIRS) & 127;
export const setsOfHonours = (presence: number): number => (presence >> HONOUR_SETS) & 127;
/** Whether the three chows of a straight are present: three bits in a row that start at that of a 1-2-3. */
export const hasStraight = (presence: number): boolean => (presence & (presence >> 1) & (presence >> 2) & 0o111) !== 0;

/** What an award is given for: every set, pair or bonus tile of fitting forms and tiles. `kinds` depends on the seat and the round. */
export interface GroupClass {
  /** Bits of the forms: chow 1, pung 2, kong 4, pair 8; {@link BONUS} for flowers and seasons. */
  readonly forms: number;
  readonly only?: 'concealed' | 'exposed';
  /** Whether a tile of this kind fits. Seat and round are the kinds of their winds. */
  readonly kinds: (kind: number, seat: number, round: number) => boolean;
}

/** No player holds more tiles than this, not even with a foul hand. */
export const MOST_TILES = 40;

/** No hand has more groups: a dead hand may have any number of tiles. */
export const MOST_GROUPS = MOST_TILES / 2;

export const PUNGS = 1 << PUNG;
export const KONGS = 1 << KONG;
export const PAIRS = 1 << PAIR;
export const CHOWS = 1 << CHOW;
export const BONUS = 16;

export function belongs(group: number, { forms, only, kinds }: GroupClass, seat: number, round: number): boolean {
  if (group >= ORPHANS || !((forms >> (group & 3)) & 1)) return false;
  if (only && (only === 'exposed') !== isExposed(group)) return false;
  const kind = group >> 3;
  return (
    kinds(kind, seat, round) &&
    (formOf(group) !== CHOW || (kinds(kind + 1, seat, round) && kinds(kind + 2, seat, round)))
  );
}
