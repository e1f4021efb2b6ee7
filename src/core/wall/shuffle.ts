import { guarded } from '../guarded.js';
import { randomFrom, shuffle } from '../random.js';
import { FLOWERS, TILES } from '../engine/tiles.js';
import type { Tile } from '../types.js';

/** The tiles of a set in table order: four of each suit tile and honour, and one of each flower and season. */
export const tilesOfSet = (bonus = true): Tile[] =>
  TILES.flatMap((tile, kind) => (kind < FLOWERS ? [tile, tile, tile, tile] : bonus ? [tile] : []));

/**
 * Shuffles a set of tiles.
 *
 * @param seed any number or text: the same seed gives the same order in every version of the package
 * @param bonus false for a set without flowers and seasons
 * @returns 144 tiles, or 136 without bonus tiles, in the order of building: see `tileAt`
 */
export const shuffledTiles = /* @__PURE__ */ guarded(
  'shuffledTiles',
  'a number or text',
  (seed: number | string, bonus = true): Tile[] => shuffle(tilesOfSet(bonus), randomFrom(String(seed))),
);
