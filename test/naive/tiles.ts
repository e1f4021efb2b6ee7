/** Tiles, as the naive scorer sees them. */
import type { Tile, Wind } from '../../src/core/types.js';

export const WIND_TILE: Record<Wind, Tile> = { east: 'E', south: 'S', west: 'W', north: 'N' };
export const SEAT_NUMBER: Record<Wind, number> = { east: 1, south: 2, west: 3, north: 4 };

export const isHonour = (tile: Tile): boolean => tile.length === 1;
export const isWind = (tile: Tile): boolean => 'ESWN'.includes(tile);
export const isDragon = (tile: Tile): boolean => 'RGB'.includes(tile);
export const isTerminal = (tile: Tile): boolean => tile.length === 2 && '19'.includes(tile[0]!);
export const isTerminalOrHonour = (tile: Tile): boolean => isTerminal(tile) || isHonour(tile);
export const isSimple = (tile: Tile): boolean => !isTerminalOrHonour(tile);
export const isGreen = (tile: Tile): boolean => ['2b', '3b', '4b', '6b', '8b', 'G'].includes(tile);
export const rankOf = (tile: Tile): number => Number(tile[0]);
export const countOf = (tile: Tile, tiles: readonly Tile[]): number => tiles.filter((other) => other === tile).length;
