/**
 * The 42 kinds of tile. Inside the core, a tile is its index in this table; outside, it is its notation.
 *
 *     0–8 bamboo   9–17 characters   18–26 circles   27–30 winds   31–33 dragons   34–37 flowers   38–41 seasons
 */
import type { Tile, Wind } from '../types.js';

/** Kinds that can be part of a set: suits and honours. Bonus tiles come after them. */
export const KINDS = 34;
export const EAST = 27;
export const DRAGONS = 31;
export const FLOWERS = 34;
export const SEASONS = 38;

/** The seats in order of play: also the order of the wind tiles and of the bonus tiles' numbers. */
export const WINDS: readonly Wind[] = Object.freeze<Wind[]>(['east', 'south', 'west', 'north']);

/** What each seat has; `place` is that of the seat in {@link WINDS}. */
export const bySeat = <Value>(of: (seat: Wind, place: number) => Value): Record<Wind, Value> => ({
  east: of('east', 0),
  south: of('south', 1),
  west: of('west', 2),
  north: of('north', 3),
});

/** The notation of every kind, in table order. It stays in the core, so it is not frozen, which would make it several times as slow to read. */
export const TILES: readonly Tile[] = [
  ...['b', 'c', 'd'].flatMap((suit) => [...'123456789'].map((rank) => rank + suit)),
  ...'ESWNRGB',
  ...['f', 's'].flatMap((suit) => [...'1234'].map((rank) => rank + suit)),
];
/** The notation of every kind of tile: suits, winds, dragons, flowers and seasons. */
export const tiles: readonly Tile[] = /* @__PURE__ */ Object.freeze([...TILES]);

/** The nature of a tile, as bits, so that all tiles of a group can be tested at once. */
export const SIMPLE = 1;
export const TERMINAL = 2;
export const WIND = 4;
export const DRAGON = 8;
export const HONOUR = WIND | DRAGON;

export const natureOf: readonly number[] = Array.from({ length: KINDS }, (_, kind) =>
  kind >= DRAGONS ? DRAGON : kind >= EAST ? WIND : (kind % 9) % 8 ? SIMPLE : TERMINAL,
);

/** Bamboo 2, 3, 4, 6, 8 and the green dragon: the tiles engraved only in green. */
export const GREEN: readonly number[] = [1, 2, 3, 5, 7, 32];

/** By character code: the first kind of a suit, and the kind of an honour; -1 for every other character. */
const suitStarts = Int8Array.from({ length: 128 }, (_, code) => TILES.indexOf(`1${String.fromCharCode(code)}`));
const honourKinds = Int8Array.from({ length: 128 }, (_, code) => TILES.indexOf(String.fromCharCode(code)));

/** The kind of the honour with this letter, or -1. */
export const honourOf = (code: number): number => (code >= 0 && code < 128 ? honourKinds[code] : -1);

/** The first kind of the suit with this letter, or -1. */
export const suitOf = (code: number): number => (code < 128 ? suitStarts[code] : -1);

/** The kind of the tile with this rank digit in the suit that starts at `start`, or -1. */
export const kindInSuit = (start: number, digit: number): number =>
  start >= 0 && digit > 48 && digit < (start < FLOWERS ? 58 : 53) ? start + digit - 49 : -1;

/** The kind of a tile in notation, or -1 if the text is not a tile. */
export function kindOf(tile: Tile): number {
  const first = tile.charCodeAt(0);
  return tile.length === 1 ? honourOf(first) : tile.length === 2 ? kindInSuit(suitOf(tile.charCodeAt(1)), first) : -1;
}

// The tiles of a suit as one number: see `suits.ts`.

/**
 * By kind: its suit, with the honours as the last one, and one copy of it in the tiles of that suit. Optimized code knows where an array
 * of more than 64 bytes is.
 */
export const suitOfKind: Uint8Array = Uint8Array.from({ length: 2 * KINDS }, (_, kind) => kind / 9);
export const copyOfKind: Int32Array = Int32Array.from({ length: KINDS }, (_, kind) => 1 << ((kind % 9) * 3));

export function tilesInSuit(tiles: number): number {
  let count = 0;
  for (let rest = tiles; rest; rest >>= 3) count += rest & 7;
  return count;
}

export const copiesIn = (tiles: ArrayLike<number>, kind: number): number =>
  (tiles[suitOfKind[kind]] >> ((kind % 9) * 3)) & 7;
