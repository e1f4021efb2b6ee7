/** The deal: who takes which tiles, and how bonus tiles are replaced. */
import { guarded } from '../guarded.js';
import { shown } from '../errors.js';
import { FLOWERS, WINDS, bySeat, kindOf } from '../engine/tiles.js';
import type { Tile, Wind } from '../types.js';
import { DEALT, replacement, requireWall, wallAfter, type BrokenWall } from './break.js';
import { WallError } from './errors.js';
import { tileIndex, type Place } from './ring.js';
import { tilesOfSet } from './shuffle.js';

/** The seat that takes each tile of the deal, in order of the wall: for the last five, East jumps to the third stack. */
export const takers: readonly Wind[] = Object.freeze([
  ...Array.from({ length: 48 }, (_, place) => WINDS[Math.floor(place / 4) % 4]),
  ...WINDS,
  'east',
]);

/**
 * Deals from a broken wall: three times two stacks to each player, East first; then the upper tiles of the first and the
 * third stack to East and one tile to each of the others.
 *
 * @returns `hands`: the places of each player’s tiles in the order of taking, 14 for East and 13 for the others;
 *   `drawn`: the number of tiles dealt, 53
 */
export function deal(wall: BrokenWall): { hands: Record<Wind, Place[]>; drawn: number } {
  requireWall(wall);
  return { hands: bySeat((seat) => wall.live.filter((_, place) => takers[place] === seat)), drawn: DEALT };
}

/** A bonus tile laid out, and the tile that replaced it, which may be another bonus tile. */
export interface Replacement {
  seat: Wind;
  bonus: Tile;
  /** Where the replacement came from. */
  place: Place;
  tile: Tile;
}

/** The hands after the deal, with actual tiles. */
export interface DealtTiles {
  /** 14 tiles for East and 13 for the others, without bonus tiles. */
  hands: Record<Wind, Tile[]>;
  /** The bonus tiles that each player has laid out. */
  bonus: Record<Wind, Tile[]>;
  /** In the order in which they were drawn. */
  replacements: Replacement[];
  /** Tiles taken from the live wall: 53, and more where bonus tiles are replaced from there. */
  drawn: number;
  /** Tiles taken as replacements from the dead wall. */
  replaced: number;
  /** The dead wall was used up before all bonus tiles were replaced: nobody wins the hand. */
  washout?: true;
}

export const isBonus = (tile: Tile): boolean => kindOf(tile) >= FLOWERS;

/** The tile at a place of the wall, given all tiles in the order of building. */
export const tileAt = /* @__PURE__ */ guarded(
  'tileAt',
  'an array of tiles, a place and a wall',
  (tiles: readonly Tile[], place: Place, { length }: Pick<BrokenWall, 'length'>): Tile =>
    tiles[tileIndex(place, length)],
);

/** @throws {WallError} `tiles` unless these are all the tiles of a set */
function requireTiles(tiles: readonly Tile[], expected: readonly Tile[]): void {
  const list: unknown = tiles;
  const sorted = (some: readonly unknown[]): string => some.map(String).sort().join(' ');
  if (!Array.isArray(list) || list.length !== expected.length || sorted(list) !== sorted(expected))
    throw new WallError('tiles', {
      expected: expected.length,
      found: shown(Array.isArray(list) ? `${list.length}: ${list.slice(0, 10).map(String).join(' ')}` : list),
    });
}

/**
 * Deals actual tiles and replaces the bonus tiles among them. A replacement that is a bonus tile again is replaced at
 * once. With `bonus-laid-out: east-first` each player replaces all dealt bonus tiles in turn from East; with `as-dealt`
 * they are replaced in the order in which they were dealt. A dead wall as small as the dice make it may be used up before
 * that; then the hands stay short.
 *
 * @param tiles all tiles of the wall in the order of building, such as those of `shuffledTiles`
 * @throws {WallError} `tiles` if these are not the tiles of a set
 */
export function dealTiles(wall: BrokenWall, tiles: readonly Tile[]): DealtTiles {
  requireWall(wall);
  requireTiles(tiles, tilesOfSet(wall.length === 18));
  const places = deal(wall).hands;
  const dealt = bySeat((seat) => places[seat].map((place) => tileAt(tiles, place, wall)));
  const hands = bySeat((seat) => dealt[seat].filter((tile) => !isBonus(tile)));
  const bonus = bySeat((): Tile[] => []);
  const replacements: Replacement[] = [];
  const taken = { drawn: DEALT, replaced: 0 };
  let isWashout = false as boolean;
  const replace = (seat: Wind, laidOut: Tile): void => {
    bonus[seat].push(laidOut);
    const fromLive = wall.bonusReplacedFrom === 'live-wall';
    const place = fromLive ? wallAfter(wall, taken).live[0] : replacement(wall, taken.replaced, taken.drawn);
    isWashout ||= place === 'washout';
    if (place === 'washout') return;
    taken[fromLive ? 'drawn' : 'replaced']++;
    const tile = tileAt(tiles, place, wall);
    replacements.push({ seat, bonus: laidOut, place, tile });
    if (isBonus(tile)) replace(seat, tile);
    else hands[seat].push(tile);
  };
  if (wall.bonusLaidOut === 'as-dealt')
    wall.live.slice(0, DEALT).forEach((place, index) => {
      const tile = tileAt(tiles, place, wall);
      if (isBonus(tile)) replace(takers[index], tile);
    });
  else for (const seat of WINDS) for (const tile of dealt[seat].filter(isBonus)) replace(seat, tile);
  return { hands, bonus, replacements, ...taken, ...(isWashout && { washout: true }) };
}
