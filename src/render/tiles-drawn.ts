import type { Hand, Tile } from '../core/index.js';
import { layHand, type HandToLay } from './hand-layout.js';

/** The tiles of a hand in the order in which they are drawn. */
export const tilesDrawn = (hand: Hand, groups?: HandToLay['groups']): Tile[] =>
  layHand({ hand, groups }).flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
