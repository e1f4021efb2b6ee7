/** The readings that a winner's hand has under a profile, and the tiles that would make a waiting hand one. */
import { part } from '../parts.js';
import type { CompiledProfile } from './compile.js';
import * as fact from './facts.js';
import { ORPHANS } from './groups.js';
import { findWinningReadings, isOrphans, readWhole } from './readings.js';
import type * as Requirements from './requirements.js';
import type * as SpecialHands from '../own-awards/special-hands.js';
import type { Workspace } from './workspace.js';

const SINGLE_WAIT = 1 << fact.SINGLE_WAIT;

declare module '../parts.js' {
  interface Parts {
    /** The code for hands that a table's own awards make complete or worth waiting for. */
    readonly specialHands: typeof SpecialHands.specialHands;
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
