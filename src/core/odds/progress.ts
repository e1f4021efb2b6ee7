/** How far a hand is from being ready, and which tiles bring it closer. */
import { compiledProfile, type CompiledProfile } from '../engine/compile.js';
import { HandError } from '../errors.js';
import { ORPHAN_KINDS } from '../engine/groups.js';
import type { Hand, ProfileOrName } from '../index.js';
import { layOut } from '../engine/layout.js';
import { borrowWorkspace, giveBack } from '../engine/workspace.js';
import { HONOURS, SUITS } from '../engine/suits.js';
import { KINDS, TILES, copiesIn, copyOfKind, suitOfKind } from '../engine/tiles.js';
import { handOf, knownTiles, leftOf, type Known, type Seen, type TileLeft } from './seen.js';

export interface Progress {
  /** How many tiles must be exchanged until the hand waits for a last one; 0 if it already does. */
  away: number;
  /** The tiles that bring it one closer, in tile order; for a ready hand, those that complete it. */
  tiles: TileLeft[];
}

const SETS = 4;

/**
 * What one suit can contribute, by the number of its sets: the most beginnings of a set next to them, first without the pair and,
 * from `WITH_PAIR` on, with it; -1 where there are not so many sets.
 */
type Contribution = Int8Array;
const WITH_PAIR = SETS + 1;

const NONE: Contribution = new Int8Array(WITH_PAIR * 2).fill(-1);
NONE[0] = 0;

/** Contributions by the tiles of a suit: three bits for each rank, and one for honours. */
const kept = new Map<number, Contribution>();
const MOST_KEPT = 20_000;
const HONOUR_BIT = 1 << 27;

/** Raises `best` to what a part with so many sets, beginnings and pairs makes together with what the rest can contribute. */
function improve(best: Contribution, rest: Contribution, sets: number, beginnings: number, pairs: number): void {
  for (let pair = 0; pair + pairs < 2; pair++)
    for (let set = 0; set + sets <= SETS; set++) {
      const found = rest[pair * WITH_PAIR + set];
      const place = (pair + pairs) * WITH_PAIR + set + sets;
      if (found >= 0 && found + beginnings > best[place]) best[place] = found + beginnings;
    }
}

/** The best contribution of a suit's tiles, trying everything that the tile of the lowest rank can be part of. */
function contributionOf(tiles: number, honourBit: number): Contribution {
  if (!tiles) return NONE;
  const key = tiles | honourBit;
  const known = kept.get(key);
  if (known) return known;
  const best = new Int8Array(WITH_PAIR * 2).fill(-1);
  const add = (rest: number, sets: number, beginnings: number, pairs: number): void =>
    improve(best, contributionOf(rest, honourBit), sets, beginnings, pairs);
  let rank = 0;
  while (!((tiles >> (rank * 3)) & 7)) rank++;
  const tile = 1 << (rank * 3);
  const copies = (tiles >> (rank * 3)) & 7;
  add(tiles - tile, 0, 0, 0);
  if (copies > 1) {
    add(tiles - 2 * tile, 0, 0, 1);
    add(tiles - 2 * tile, 0, 1, 0);
  }
  if (copies > 2) add(tiles - 3 * tile, 1, 0, 0);
  if (!honourBit) {
    // The bits above the ninth rank are always 0.
    const next = (tiles >> (rank * 3 + 3)) & 7 ? tile << 3 : 0;
    const third = (tiles >> (rank * 3 + 6)) & 7 ? tile << 6 : 0;
    if (next) add(tiles - tile - next, 0, 1, 0);
    if (third) add(tiles - tile - third, 0, 1, 0);
    if (next && third) add(tiles - tile - next - third, 1, 0, 0);
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, best);
  return best;
}

/** How many tiles four sets and a pair are away from waiting; -1 for a complete hand. */
function awayFromSets(free: ArrayLike<number>, declared: number): number {
  let sum = NONE;
  for (let suit = 0; suit < SUITS; suit++) {
    const own = contributionOf(free[suit], suit === HONOURS ? HONOUR_BIT : 0);
    const both = new Int8Array(WITH_PAIR * 2).fill(-1);
    for (let one = 0; one < sum.length; one++)
      if (sum[one] >= 0) improve(both, own, one % WITH_PAIR, sum[one], +(one >= WITH_PAIR));
    sum = both;
  }
  let away = Infinity;
  for (let place = 0; place < sum.length; place++) {
    if (sum[place] < 0) continue;
    const sets = Math.min(SETS, declared + (place % WITH_PAIR));
    const beginnings = Math.min(sum[place], SETS - sets);
    away = Math.min(away, 2 * SETS - 2 * sets - beginnings - (place >= WITH_PAIR ? 1 : 0));
  }
  return away;
}

function awayFromOrphans(free: ArrayLike<number>): number {
  const copies = ORPHAN_KINDS.map((kind) => copiesIn(free, kind));
  return ORPHAN_KINDS.length - copies.filter(Boolean).length - (copies.some((many) => many > 1) ? 1 : 0);
}

/** How far a laid out hand is from waiting. */
function awayOf(free: ArrayLike<number>, declared: number, compiled: CompiledProfile): number {
  const away = awayFromSets(free, declared);
  return compiled.orphans && !declared ? Math.min(away, awayFromOrphans(free)) : away;
}

/** The same as {@link toReady} for a hand of 13 tiles as data whose tiles have been counted. */
export function progressOf(hand: Hand, known: Known, compiled: CompiledProfile): Progress {
  const work = borrowWorkspace();
  layOut(work, { ...hand, winningTile: undefined }, {});
  const free = Int32Array.from(work.free);
  const held = Int32Array.from(work.held);
  const { declared } = work;
  giveBack(work);
  const away = awayOf(free, declared, compiled);
  const tiles: TileLeft[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (copiesIn(held, kind) > 3) continue;
    free[suitOfKind[kind]] += copyOfKind[kind];
    if (awayOf(free, declared, compiled) < away) tiles.push({ tile: TILES[kind], left: leftOf(known, kind) });
    free[suitOfKind[kind]] -= copyOfKind[kind];
  }
  // A hand that could only be completed by a fifth copy has to exchange a tile first.
  return { away: away === 0 && !tiles.length ? 1 : away, tiles };
}

/** The same as `toReady` of the module, which also knows the profiles that elements load on demand. */
export function toReady(hand: Hand | string, profile?: ProfileOrName, options: Seen = {}): Progress {
  const compiled = compiledProfile(profile);
  const tiles = handOf(hand);
  if (tiles.winningTile !== undefined) throw new HandError('tile-count', { found: 14, expected: 13 });
  return progressOf(tiles, knownTiles(tiles, options), compiled);
}
