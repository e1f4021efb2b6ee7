/** Tiles seen on the table: how they are written, and how many of a kind there can be together with a hand. */
import { requireKind, tilesOf } from './hand.js';
import { parseHand } from './notation.js';
import { KINDS } from './tiles.js';
import type { Tile } from '../types.js';

/** The tiles in a text, exposed sets included: `(555c) 9d RR`; none in a blank one. @throws {NotationError} */
export const readSeen = (text: string): readonly Tile[] => (text.trim() ? tilesOf(parseHand(text)) : []);

/** More of a kind than a set of tiles has. */
export interface TooMany {
  readonly tile: Tile;
  readonly found: number;
  readonly most: number;
}

/**
 * Adds tiles to the copies of each kind.
 *
 * @param refuse throws the error for the first kind of which there are too many
 * @throws {HandError} `not-a-tile`
 */
export function addCopies(copies: Uint8Array, tiles: readonly Tile[], refuse: (details: TooMany) => never): void {
  for (let index = 0; index < tiles.length; index++) {
    const tile = tiles[index];
    const kind = requireKind(tile);
    const most = kind < KINDS ? 4 : 1;
    if (++copies[kind] <= most) continue;
    const more = tiles.slice(index + 1).filter((other) => other === tile).length;
    refuse({ tile, found: copies[kind] + more, most });
  }
}
