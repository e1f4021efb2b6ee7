/** The parts of a hand: tiles as kinds, and the sets that a player declares. */
import { HandError, shown } from './errors.js';
import { EAST, KINDS, TILES, kindOf } from './tiles.js';
import type { DeclaredSet, Tile } from './types.js';

/** The kind of a tile, which must lie from `from` up to but excluding `to`. @throws {HandError} `not-a-tile` */
export function requireKind(tile: Tile, from = 0, to = TILES.length): number {
  const kind = typeof tile === 'string' ? kindOf(tile) : -1;
  if (kind < from || kind >= to)
    throw new HandError('not-a-tile', { found: shown(tile), ...(tile === '?' && { sentence: 'unknown-tile' }) });
  return kind;
}

export const rising = (one: number, other: number): number => one - other;

/** Tiles as kinds in ascending order. @throws {HandError} `not-a-tile` */
export const kindsOf = (tiles: readonly Tile[]): number[] => tiles.map((tile) => requireKind(tile)).sort(rising);

/** The kind of set that the first `length` kinds form, in any order; undefined if they form none. */
export function setKind(kinds: readonly number[], length = kinds.length): DeclaredSet['kind'] | undefined {
  const [first, second, third] = kinds;
  const lowest = Math.min(first, second, third);
  if (lowest >= KINDS || length < 3 || length > 4) return undefined;
  if (first === second && second === third) return length === 3 ? 'pung' : kinds[3] === first ? 'kong' : undefined;
  // Three different tiles of one suit, the highest two ranks above the lowest.
  return length === 3 &&
    Math.max(first, second, third) === lowest + 2 &&
    first + second + third === lowest * 3 + 3 &&
    lowest < EAST &&
    lowest % 9 < 7
    ? 'chow'
    : undefined;
}

/** A declared set of these kinds; undefined if they form no set, or none that can be declared concealed. */
export function declaredSet(kinds: number[], concealed: boolean): DeclaredSet | undefined {
  const kind = setKind(kinds);
  return kind && (!concealed || kind === 'kong')
    ? { kind, tiles: kinds.sort(rising).map((tile) => TILES[tile]), concealed }
    : undefined;
}

/** The kong made by adding a tile to an exposed pung; undefined if the tiles before `added` are not a pung of it. */
export function promotedKong(kinds: number[], added: number): DeclaredSet | undefined {
  const set = added === 3 ? declaredSet(kinds, false) : undefined;
  return set?.kind === 'kong' ? { ...set, promoted: true } : undefined;
}

/** The canonical order of declared sets: by tile, then chow, pung, kong, then exposed, promoted, concealed. */
export function compareSets(one: DeclaredSet, other: DeclaredSet): number {
  return rankOf(one) - rankOf(other);
}

/** Kinds of group, indexed by their type in the view. */
export const GROUP_KINDS = ['chow', 'pung', 'kong', 'pair', 'orphans'] as const;

const rankOf = ({ tiles, kind, concealed, promoted }: DeclaredSet): number =>
  kindsOf(tiles)[0] * 16 + GROUP_KINDS.indexOf(kind) * 4 + (concealed ? 2 : promoted ? 1 : 0);
