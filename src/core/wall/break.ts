/** Breaks the wall: where the dice open it, which tiles are kept back, and in which order the others are drawn. */
import { guarded } from '../guarded.js';
import { shown } from '../errors.js';
import type { Options } from '../rules/options.js';
import { profileOf } from '../profiles/lookup.js';
import type { Profile } from '../profiles/profile.js';
import { WINDS } from '../engine/tiles.js';
import type { Wind } from '../types.js';
import { requireShape, WallError } from './errors.js';
import { indexOf, placesAt, sideLength, stackAt, type Place, type SideLength, type Stack } from './ring.js';
import '../profiles/declared.js';

/** A loose tile: where it comes from, and the stack it lies on; its own stack if it is not lifted. */
export interface LooseTile {
  from: Place;
  on: Stack;
}

/** A wall after it was broken and before the deal. Plain data. */
export interface BrokenWall {
  /** Stacks on a side: 18, or 17 without bonus tiles. */
  length: SideLength;
  /** East’s two dice, then those of the player whose side the first throw names; only East’s with `dead-wall: dice`. */
  dice: [number, number] | [number, number, number, number];
  /** The side that the first throw names. */
  counted: Wind;
  /** The sum of the dice: how many stacks are counted from the right end of that side. */
  sum: number;
  /** The side and the stack where the wall is opened: past the corner if the side has fewer than `sum` stacks. */
  side: Wind;
  stack: number;
  /** The first replacement tiles, in the order in which they are drawn. */
  loose: [LooseTile, LooseTile];
  /** The tiles set aside, in the order in which they are drawn as replacements: the loose tiles come first. */
  dead: Place[];
  /** All other tiles, in the order in which they are dealt and drawn. */
  live: Place[];
  /** The last tile that can be drawn in turn. */
  lastAvailable: Place;
  deadWall: Options['dead-wall'];
  looseTiles: Options['loose-tiles'];
  bonusReplacedFrom: Options['bonus-replaced-from'];
  bonusLaidOut: Options['bonus-laid-out'];
}

/** The number of tiles dealt: 14 to East and 13 to each of the others. */
export const DEALT = 53;

const isDie = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;

/** @throws {WallError} `dice` unless there are exactly so many dice, or `more` */
export function requireDice(dice: readonly number[], expected: number, place = 'dice', more = expected): void {
  const list: unknown = dice;
  if (!Array.isArray(list) || (list.length !== expected && list.length !== more) || !list.every(isDie))
    throw new WallError('dice', { place, expected, found: shown(Array.isArray(list) ? list.join(', ') : list) });
}

/** The seat that a throw names: East counts as 1 and the count goes on counter-clockwise. */
export const seatCounted = (sum: number): Wind => WINDS[(sum - 1) % 4];

/** The size of the dead wall in tiles, the loose ones included; games that need a double or a cleared hand to win have none. */
function deadWallOf(profile?: Profile | string): Options['dead-wall'] {
  const { rules } = profileOf(profile);
  return rules['win-requirement'] === 'one-double' || rules['win-requirement'] === 'cleared-hand'
    ? 'none'
    : rules['dead-wall'];
}

/** The same as `diceNeeded` of the module, which also knows the profiles that elements load on demand. */
export const diceNeeded = (profile?: Profile | string): 2 | 4 => (deadWallOf(profile) === 'dice' ? 2 : 4);

const sizeOf = (deadWall: Options['dead-wall'], sum: number): number =>
  ({ '14': 14, '16': 16, '12': 12, 'replenished-14': 14, dice: 2 * sum, none: 0 })[deadWall];

/**
 * The two tiles next to the opening as loose tiles, after so many pairs have been used. The upper tile is laid on the
 * fourth stack to the right and drawn first, the lower one on the second; where the loose tiles lie together, on the
 * second and the first. Both stay where they are if the dice set the size of the dead wall, or if `standing` stacks,
 * their own included, are too few to lay them on.
 */
function looseAt(
  opening: number,
  pair: number,
  standing: number,
  { deadWall, looseTiles, length }: Pick<BrokenWall, 'deadWall' | 'looseTiles' | 'length'>,
): LooseTile[] {
  const stack = opening - pair;
  const [upper, lower] = looseTiles === 'together' ? [2, 1] : [4, 2];
  const isLifted = deadWall !== 'dice' && standing > upper;
  return placesAt(stack, length).map((from, level) => ({
    from,
    on: stackAt(isLifted ? stack - (level === 0 ? upper : lower) : stack, length),
  }));
}

/** The same as `breakWall` of the module, which also knows the profiles that elements load on demand. */
export function breakWall(throws: {
  dice: readonly [number, number] | readonly [number, number, number, number];
  profile?: Profile | string;
  bonus?: boolean;
}): BrokenWall {
  const { dice, profile, bonus = true } = throws;
  const table = profileOf(profile);
  const needed = diceNeeded(table);
  requireDice(dice, needed, 'dice', 4);
  const thrown = dice.slice(0, needed) as BrokenWall['dice'];
  const length = sideLength(bonus);
  const counted = seatCounted(thrown[0] + thrown[1]);
  const sum = thrown.reduce((total: number, die) => total + die, 0);
  const opening = indexOf({ side: counted, stack: sum }, length);
  const deadWall = deadWallOf(table);
  const size = sizeOf(deadWall, sum);
  const looseTiles = table.rules['loose-tiles'];
  const [upper, lower] = looseAt(opening, 0, Infinity, { deadWall, looseTiles, length });
  // Upper before lower, from the stack behind the opening all the way round to the one that was lifted.
  const ring = Array.from({ length: 4 * length }, (_, step) => placesAt(opening + 1 + step, length)).flat();
  const live = ring.slice(0, ring.length - size);
  return {
    length,
    dice: thrown,
    counted,
    sum,
    ...stackAt(opening, length),
    loose: [upper, lower],
    dead: fromTheRear(ring).slice(0, size),
    live,
    lastAvailable: live[live.length - 1],
    deadWall,
    looseTiles,
    bonusReplacedFrom: table.rules['bonus-replaced-from'],
    bonusLaidOut: table.rules['bonus-laid-out'],
  };
}

/** Tiles of whole stacks from the last stack to the first, the upper tile of each still before the lower one. */
function fromTheRear(places: readonly Place[]): Place[] {
  const stacks: Place[][] = [];
  for (let index = places.length - 2; index >= 0; index -= 2) stacks.push(places.slice(index, index + 2));
  return stacks.flat();
}

/** A broken wall during play. */
export interface WallInPlay {
  /** The tiles that can still be drawn in turn, in order. */
  live: Place[];
  /** The tiles that can still be drawn as replacements, in order. Without a dead wall they are live tiles as well. */
  replacements: Place[];
  /** The tiles of the dead wall; none where there is no dead wall. */
  dead: Place[];
  /** The tiles drawn in turn, those of the deal first. */
  drawn: Place[];
  /** The tiles drawn as replacements. */
  replaced: Place[];
  /** The loose tiles that lie ready. */
  loose: LooseTile[];
}

/** How many tiles have been taken from either end of a wall. */
export interface Taken {
  /** Tiles drawn in turn, the 53 of the deal included. */
  drawn?: number;
  /** Tiles drawn as replacements from the dead wall, or from the end of a wall without one. */
  replaced?: number;
}

/** @throws {WallError} `wrong-shape` for anything but a broken wall */
export const requireWall = (wall: BrokenWall): void =>
  requireShape(wall, { dice: [], live: [], dead: [], loose: [] }, 'wall');

/** @throws {WallError} `drawn` or `replaced` unless it is a whole number from 0 to `most` */
export const requireCount = (found: unknown, most: number, code: 'drawn' | 'replaced'): void => {
  if (!Number.isInteger(found) || Number(found) < 0 || Number(found) > most)
    throw new WallError(code, { found: shown(found), most: Math.max(0, most) });
};

/**
 * Where every tile of a wall is after some have been drawn.
 *
 * A dead wall of 14 that is replenished takes the next stack of the live wall for every two replacements. Without a dead
 * wall, replacements come from the end of the live wall.
 *
 * @param taken `drawn`: 53 by default, as after the deal; `replaced`: 0 by default
 * @throws {WallError} `drawn` or `replaced` if there are not as many tiles
 */
export const wallAfter = /* @__PURE__ */ guarded(
  'wallAfter',
  'a broken wall',
  (wall: BrokenWall, { drawn = DEALT, replaced = 0 }: Taken = {}): WallInPlay => {
    requireWall(wall);
    const { live, dead, deadWall, length } = wall;
    const isReplenished = deadWall === 'replenished-14';
    const isFixed = deadWall !== 'none' && !isReplenished;
    const rear = isFixed ? dead : [...dead, ...fromTheRear(live)];
    requireCount(replaced, rear.length, 'replaced');
    const gone = new Set(rear.slice(0, replaced));
    // Every second replacement takes a stack from the live wall into the dead one, or a single tile if that is the last.
    const pairs = Math.floor(replaced / 2);
    const refill = isReplenished ? Math.max(0, Math.min(2 * pairs, live.length - drawn)) : 0;
    const canFallShort = refill < 2 * pairs && replaced % 2 === 0;
    const reach = live.slice(0, live.length - refill).filter((place) => !gone.has(place));
    const mostDrawn = isReplenished ? live.length - 2 * pairs + (canFallShort ? 1 : 0) : reach.length;
    requireCount(drawn, mostDrawn, 'drawn');
    const drawnPlaces = reach.slice(0, drawn);
    const left = reach.slice(drawn);
    const isDrawn = new Set(drawnPlaces);
    const isLive = new Set(left);
    const standing = rear.filter((place) => !gone.has(place) && !isDrawn.has(place));
    // A replenished wall ends with fourteen tiles: no replacement is left once the last live tile is drawn.
    const isOver = isReplenished && left.length === 0;
    return {
      live: left,
      replacements: isOver ? [] : standing,
      dead: standing.filter((place) => !isLive.has(place)),
      drawn: drawnPlaces,
      replaced: [...gone],
      loose: looseAt(indexOf(wall, length), pairs, Math.ceil(standing.length / 2), wall).filter(({ from }) =>
        standing.some((place) => isSame(place, from)),
      ),
    };
  },
);

export const isSame = (one: Place, other: Place): boolean =>
  one.stack === other.stack && one.side === other.side && one.level === other.level;

/**
 * The tile that replaces a kong or a bonus tile.
 *
 * @param taken how many replacement tiles have been drawn before
 * @param drawn how many tiles have been drawn in turn, the 53 of the deal included: matters only where the dead wall is
 *   replenished or there is none
 * @returns its place, or `'washout'` if there is none left: nobody wins the hand
 */
export function replacement(wall: BrokenWall, taken: number, drawn = DEALT): Place | 'washout' {
  requireWall(wall);
  const { dead, deadWall } = wall;
  if (deadWall !== 'none' && deadWall !== 'replenished-14') {
    if (!(Number(taken) > dead.length)) requireCount(taken, dead.length, 'replaced');
    return dead[taken] ?? 'washout';
  }
  return wallAfter(wall, { drawn, replaced: taken }).replacements[0] ?? 'washout';
}
