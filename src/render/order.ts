import { tiles as tileOrder, type Tile } from '../core/index.js';

/** Tiles as they lie in a hand: suits, winds, dragons, flowers, seasons. */
export const inOrder = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((one, other) => tileOrder.indexOf(one) - tileOrder.indexOf(other));
