/** The readings that a winner's hand has under a profile, and the tiles that would make a waiting hand one. */
import { part } from '../parts.js';
import type { CompiledProfile } from './compile.js';
import * as fact from './facts.js';
import { ORPHANS } from './groups.js';
import type { Layout } from './layout.js';
import { findWinningReadings, isOrphans, readWhole } from './readings.js';
import type * as Requirements from './requirements.js';
import type { Workspace } from './workspace.js';

const SINGLE_WAIT = 1 << fact.SINGLE_WAIT;

/** The code for hands that a table's own awards make complete or worth waiting for. */
export interface SpecialHands {
  /** Adds the reading of a hand as a special hand if an award makes it one. */
  addSpecialReading(work: Workspace, compiled: CompiledProfile): void;
  /** Adds the kinds that make a waiting hand a special hand to those that complete it otherwise. */
  addSpecialKinds(kinds: number[], waiting: Layout, compiled: CompiledProfile): number[];
  /** Whether only one kind completes a winner's hand, special hands included. */
  hasSingleWait(work: Workspace, compiled: CompiledProfile): boolean;
  /** Adds readings of a losing hand that leave out some of these groups or count pungs as pairs, since what earns less may be worth more. */
  addFewer(groups: readonly number[], work: Workspace): void;
  /**
   * Adds the fact that only one kind completes a winner's hand. A kind doesn't count if all four are in the hand or lie open on the
   * table; it does if only the player knows that they are gone.
   */
  findOnlyTileSeen(work: Workspace, compiled: CompiledProfile): void;
}

declare module '../parts.js' {
  interface Parts {
    readonly specialHands: SpecialHands;
    /** Decides which readings may go out. */
    readonly requirements: typeof Requirements;
  }
}

/** Finds and counts the readings of a winner's hand: four sets and a pair, thirteen orphans, or a special hand. */
export function findReadings(work: Workspace, compiled: CompiledProfile): void {
  findWinningReadings(work, compiled.onlyTile);
  const hasSpecials = compiled.specials.length > 0;
  // A special hand can be another one that the tiles held were waiting for, or the only one.
  if (hasSpecials && compiled.onlyTile && (!work.found || work.tiles & SINGLE_WAIT))
    work.tiles = (work.tiles & ~SINGLE_WAIT) | (part('specialHands').hasSingleWait(work, compiled) ? SINGLE_WAIT : 0);
  if (!work.found && compiled.orphans && isOrphans(work)) readWhole(ORPHANS, work);
  if (compiled.onlyTileSeen) part('specialHands').findOnlyTileSeen(work, compiled);
  for (let index = 0; index < work.found; index++) work.tally.count(work.readings[index], work);
  if (!work.found && hasSpecials) part('specialHands').addSpecialReading(work, compiled);
}
