/** The parts of a hand: tiles as kinds, and the sets that a player declares. */
import { HandError, shown } from './errors.js';
import { CHOW, GROUP_KINDS, KONG, PUNG, groupOf, tilesOfGroup } from './groups.js';
import { EAST, KINDS, TILES, kindOf } from './tiles.js';
import type { DeclaredSet, Hand, Tile } from './types.js';

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

/** All tiles of a hand: the winning tile and bonus tiles too. */
export const tilesOf = ({ sets, concealed, winningTile, bonus }: Hand): Tile[] => [
  ...sets.flatMap(({ tiles }) => tiles),
  ...concealed,
  ...(winningTile === undefined ? [] : [winningTile]),
  ...bonus,
];

/** The form of set that three or four tiles are, given the lowest and highest kind, their sum and number; -1 for none. */
export function formOfSet(lowest: number, highest: number, sum: number, length: number): number {
  if (lowest === highest) return lowest >= KINDS ? -1 : length === 3 ? PUNG : KONG;
  // Three different tiles of one suit, the highest two ranks above the lowest.
  return length === 3 && lowest < EAST && lowest % 9 < 7 && highest === lowest + 2 && sum === lowest * 3 + 3
    ? CHOW
    : -1;
}

/** A declared set of these kinds; undefined if they form no set, or none that can be declared concealed. */
export function declaredSet(kinds: readonly number[], concealed: boolean): DeclaredSet | undefined {
  const { length } = kinds;
  if (length < 3 || length > 4) return undefined;
  let lowest = kinds[0];
  let highest = lowest;
  let sum = lowest;
  for (let index = 1; index < length; index++) {
    const kind = kinds[index];
    if (kind < lowest) lowest = kind;
    if (kind > highest) highest = kind;
    sum += kind;
  }
  const form = formOfSet(lowest, highest, sum, length);
  return form < 0 || (concealed && form !== KONG)
    ? undefined
    : { kind: GROUP_KINDS[form] as DeclaredSet['kind'], tiles: tilesOfGroup(groupOf(lowest, form)), concealed };
}

/** The kong made by adding a tile to an exposed pung; undefined if the tiles before `added` are not a pung of it. */
export function promotedKong(kinds: readonly number[], added: number): DeclaredSet | undefined {
  const set = added === 3 ? declaredSet(kinds, false) : undefined;
  return set?.kind === 'kong' ? { ...set, promoted: true } : undefined;
}

/** The canonical order of declared sets: by tile, then chow, pung, kong, then exposed, promoted, concealed. */
export const compareSets = (one: DeclaredSet, other: DeclaredSet): number => rankOf(one) - rankOf(other);

const rankOf = ({ tiles, kind, concealed, promoted }: DeclaredSet): number =>
  Math.min(requireKind(tiles[0]), requireKind(tiles[1]), requireKind(tiles[2])) * 16 +
  GROUP_KINDS.indexOf(kind) * 4 +
  (concealed ? 2 : promoted ? 1 : 0);
