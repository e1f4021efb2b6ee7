/** The parts of a hand: tiles as kinds, and the sets that a player declares. */
import { HandError, shown } from '../hand-errors.js';
import { CHOW, GROUP_KINDS, KONG, PUNG, groupOf, startsChow, tilesOfGroup } from './groups.js';
import { KINDS, TILES, kindOf } from './tiles.js';
import type { DeclaredSet, Hand, Tile } from '../types.js';

/** The kind of a tile, which must lie from `from` up to but excluding `to`. @throws {HandError} `not-a-tile` */
export function requireKind(tile: Tile, from = 0, to = TILES.length): number {
  const kind = typeof tile === 'string' ? kindOf(tile) : -1;
  return kind < from || kind >= to ? notATile(tile) : kind;
}

function notATile(tile: Tile): never {
  throw new HandError('not-a-tile', { found: shown(tile), ...(tile === '?' && { sentence: 'unknown-tile' }) });
}

/** Tiles as kinds in ascending order. @throws {HandError} `not-a-tile` */
export const kindsOf = (tiles: readonly Tile[]): number[] =>
  tiles.map((tile) => requireKind(tile)).sort((one, other) => one - other);

/** How a set was declared: claimed or otherwise exposed, a pung to which the fourth tile was added, or a concealed kong. */
export const CLAIMED = 0;
export const PROMOTED = 1;
export const CONCEALED = 2;

/** A declared set as a number. These are in canonical order: by tile, then chow, pung, kong, then claimed, promoted, concealed. */
export const numberOfSet = (lowest: number, form: number, declared: number): number =>
  lowest * 16 + form * 4 + declared;
export const lowestOf = (set: number): number => set >> 4;
export const formOfDeclared = (set: number): number => (set >> 2) & 3;
export const declaredAs = (set: number): number => set & 3;

/** The number of the set that the kinds from `first` up to `end` form; -1 if they form none that can be declared like this. */
export function setFrom(kinds: ArrayLike<number>, first: number, end: number, how: number): number {
  const length = end - first;
  if (length < 3 || length > 4) return -1;
  const isKong = length === 4;
  const one = kinds[first];
  const two = kinds[first + 1];
  const three = kinds[first + 2];
  const lowest = Math.min(one, two, three);
  const highest = Math.max(one, two, three);
  if (lowest >= KINDS || (how !== CLAIMED && !isKong)) return -1;
  if (isKong) return lowest === highest && kinds[first + 3] === one ? numberOfSet(one, KONG, how) : -1;
  if (lowest === highest) return numberOfSet(one, PUNG, how);
  // Three different tiles of one suit, the highest two ranks above the lowest.
  return startsChow(lowest) && highest === lowest + 2 && one + two + three === lowest * 3 + 3
    ? numberOfSet(lowest, CHOW, how)
    : -1;
}

export function setOfNumber(number: number): DeclaredSet {
  const form = formOfDeclared(number);
  const set: DeclaredSet = {
    kind: GROUP_KINDS[form] as DeclaredSet['kind'],
    tiles: tilesOfGroup(groupOf(lowestOf(number), form)),
    concealed: declaredAs(number) === CONCEALED,
  };
  if (declaredAs(number) === PROMOTED) set.promoted = true;
  return set;
}

export const compareSets = (one: DeclaredSet, other: DeclaredSet): number => numberOf(one) - numberOf(other);

const numberOf = ({ tiles, kind, concealed, promoted }: DeclaredSet): number =>
  numberOfSet(
    Math.min(requireKind(tiles[0]), requireKind(tiles[1]), requireKind(tiles[2])),
    GROUP_KINDS.indexOf(kind),
    concealed ? CONCEALED : promoted ? PROMOTED : CLAIMED,
  );

/** Unknown tiles come last. */
const placeOf = (tile: Tile): number => TILES.indexOf(tile) >>> 0;

/** Tiles in the order of a hand: suits, winds, dragons, flowers, seasons, unknown tiles. */
export const inOrder = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((one, other) => placeOf(one) - placeOf(other));

/** The tiles of a hand that are in none of the given groups. */
export function tilesBesides({ sets, concealed }: Hand, groups: readonly { tiles: readonly Tile[] }[]): Tile[] {
  const inGroups = groups.flatMap(({ tiles }) => tiles);
  return [...sets.flatMap(({ tiles }) => tiles), ...concealed].filter((tile) => {
    const place = inGroups.indexOf(tile);
    if (place >= 0) inGroups.splice(place, 1);
    return place < 0;
  });
}

/** Inserts a number into the first `count` of a list in ascending order. */
export function insert(number: number, list: Int32Array, count: number): void {
  let place = count;
  for (; place && list[place - 1] > number; place--) list[place] = list[place - 1];
  list[place] = number;
}
