/** Hands that a table's own awards make complete or worth waiting for. */
import type { CompiledProfile } from '../engine/compile.js';
import * as fact from '../engine/facts.js';
import { PAIR, SPECIAL, groupOf, isPair, kindOfGroup } from '../engine/groups.js';
import { allCompletingKinds } from '../engine/completing.js';
import { winBy, type Layout } from '../engine/layout.js';
import { addWinningTile, onTable, withoutWinningTile } from '../engine/winning-tile.js';
import { matcherOf } from './match-tiles.js';
import { addLosing, readWhole } from '../engine/readings.js';
import { KINDS, copiesIn } from '../engine/tiles.js';
import { borrowWorkspace, giveBack, type Workspace } from '../engine/workspace.js';

const ONLY_TILE_SEEN = 1 << fact.ONLY_TILE_SEEN;

/** Adds the reading of a hand as a special hand if an award makes it one. */
function addSpecialReading(work: Workspace, compiled: CompiledProfile): void {
  if (!compiled.specialPatterns.some((pattern) => matcherOf(pattern).matches(work))) return;
  const place = work.found;
  readWhole(SPECIAL, work);
  const reading = work.readings[place];
  work.tally.count(reading, work);
  if (!compiled.specials.some(({ test }) => test!(work, reading))) work.found = place;
}

const describe = ({ held, free, sets, declared, claimedKongs, bonus, seat, round }: Layout): number[] => [
  ...held,
  ...free,
  claimedKongs,
  bonus,
  seat,
  round,
  ...sets.subarray(0, declared),
];

/** Adds the kinds that make a waiting hand a special hand to those that complete it otherwise. */
function addSpecialKinds(kinds: number[], waiting: Layout, compiled: CompiledProfile): number[] {
  if (!compiled.specialPatterns.some((pattern) => matcherOf(pattern).mayComplete(waiting))) return kinds;
  const special = specialKinds(waiting, compiled).filter((kind) => !kinds.includes(kind));
  return [...kinds, ...special].sort((one, other) => one - other);
}

/** Every win of a hand asks what it waited for, so the answer for the latest one is kept. */
function specialKinds(waiting: Layout, compiled: CompiledProfile): readonly number[] {
  const hand = describe(waiting);
  const { specialWaits: latest } = compiled;
  if (latest?.hand.length === hand.length && latest.hand.every((part, place) => part === hand[place]))
    return latest.kinds;
  const kinds: number[] = [];
  const work = borrowWorkspace();
  for (let kind = 0; kind < KINDS; kind++) {
    if (copiesIn(waiting.held, kind) > 3) continue;
    addWinningTile(work, waiting, kind);
    if ([false, true].some((drawn) => isSpecial(work, drawn, compiled))) kinds.push(kind);
  }
  giveBack(work);
  compiled.specialWaits = { hand, kinds };
  return kinds;
}

/** Whether a hand with a winning tile is a special hand when it is won by self-draw, or by discard. */
function isSpecial(work: Workspace, drawn: boolean, compiled: CompiledProfile): boolean {
  winBy(work, drawn);
  work.tally.begin(work, compiled);
  work.found = 0;
  addSpecialReading(work, compiled);
  return work.found > 0;
}

function hasOnlyTileSeen(work: Workspace, compiled: CompiledProfile): boolean {
  const waiting = borrowWorkspace();
  withoutWinningTile(waiting, work);
  const open = onTable(waiting);
  const left = allCompletingKinds(waiting, compiled).filter((kind) => copiesIn(open, kind) < 4);
  giveBack(waiting);
  return left.length === 1 && left[0] === work.winning;
}

/** A hand of thirteen tiles has at most 108; only a dead hand can have more. */
const MOST_FEWER = 256;

/** Everything that finding readings needs for special hands, and for facts and readings that only own awards make matter. */
export const specialHands = {
  addSpecialReading,
  addSpecialKinds,
  /** Whether only one kind completes a winner's hand, special hands included. */
  hasSingleWait(work: Workspace, compiled: CompiledProfile): boolean {
    const waiting = borrowWorkspace();
    withoutWinningTile(waiting, work);
    // A hand that was read as four sets and a pair has a single wait, unless it also waits for a special hand.
    const kinds = work.found
      ? addSpecialKinds([work.winning], waiting, compiled)
      : allCompletingKinds(waiting, compiled);
    giveBack(waiting);
    return kinds.length === 1;
  },
  /**
   * Adds the fact that only one kind completes a winner's hand. A kind doesn't count if all four are in the hand or lie open on the
   * table; it does if only the player knows that they are gone.
   */
  findOnlyTileSeen(work: Workspace, compiled: CompiledProfile): void {
    const isOnly = work.seesTiles ? hasOnlyTileSeen(work, compiled) : (work.tiles & (1 << fact.SINGLE_WAIT)) !== 0;
    work.tiles = isOnly ? work.tiles | ONLY_TILE_SEEN : work.tiles & ~ONLY_TILE_SEEN;
  },
  /** Adds readings of a losing hand that leave out some of these groups or count pungs as pairs, since what earns less may be worth more. */
  addFewer(groups: readonly number[], work: Workspace): void {
    // The first reading has all groups.
    let readings: number[][] = [groups.slice(0, work.declared)];
    for (const group of groups.slice(work.declared)) {
      const isSplit = readings.length * (isPair(group) ? 2 : 3) <= MOST_FEWER;
      const others = isPair(group) ? [] : readings.map((read) => [...read, groupOf(kindOfGroup(group), PAIR)]);
      const all = readings.map((read) => [...read, group]);
      readings = isSplit ? [...all, ...others, ...readings] : all;
    }
    for (const read of readings) addLosing(read, work);
  },
};
