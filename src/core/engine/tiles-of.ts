import type { Hand, Tile } from '../types.js';

/** All tiles of a hand: the winning tile and bonus tiles too. */
export const tilesOf = ({ sets, concealed, winningTile, bonus }: Hand): Tile[] => [
  ...sets.flatMap(({ tiles }) => tiles),
  ...concealed,
  ...(winningTile === undefined ? [] : [winningTile]),
  ...bonus,
];
