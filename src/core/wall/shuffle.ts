/** Shuffled tiles. */
import { FLOWERS, TILES } from '../tiles.js';
import type { Tile } from '../types.js';

/** The tiles of a set in table order: four of each suit tile and honour, and one of each flower and season. */
export const tilesOfSet = (bonus = true): Tile[] =>
  TILES.flatMap((tile, kind) => (kind < FLOWERS ? [tile, tile, tile, tile] : bonus ? [tile] : []));

/** Four 32-bit numbers from a text: FNV-1a, with a different start for each. */
function numbersOf(text: string): number[] {
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((start) => {
    let hash = start;
    for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
    return hash >>> 0;
  });
}

/** The generator sfc32: 32-bit numbers from a text. */
function generator(seed: string): () => number {
  let [a, b, c, counter] = numbersOf(seed);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let turn = 0; turn < 16; turn++) next();
  return next;
}

/**
 * Shuffles a set of tiles.
 *
 * @param seed any number or text: the same seed gives the same order in every version of the package
 * @param bonus false for a set without flowers and seasons
 * @returns 144 tiles, or 136 without bonus tiles, in the order of building: see `tileAt`
 */
export function shuffledTiles(seed: number | string, bonus = true): Tile[] {
  const tiles = tilesOfSet(bonus);
  const next = generator(String(seed));
  for (let last = tiles.length - 1; last > 0; last--) {
    // Numbers beyond the largest multiple are dropped, so that every place is equally likely.
    const most = 2 ** 32 - (2 ** 32 % (last + 1));
    let number = next();
    while (number >= most) number = next();
    const other = number % (last + 1);
    [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
  }
  return tiles;
}
