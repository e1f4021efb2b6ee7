/** Tiles and numbers in order. */
import { TILES } from './tiles.js';
import type { Hand, Tile } from './types.js';

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
