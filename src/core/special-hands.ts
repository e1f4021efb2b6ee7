/** Hands that a table's own awards make complete or worth waiting for. */
import type { CompiledProfile } from './compile.js';
import { SPECIAL } from './groups.js';
import { addWinningTile, borrowLayout, giveBack, winBy, withoutWinningTile, type Layout } from './layout.js';
import { readWhole } from './readings.js';
import { mayComplete } from './tile-patterns.js';
import { KINDS, copiesIn } from './tiles.js';
import { allCompletingKinds } from './winners.js';

/** Adds the reading as a special hand if an award makes it one. */
export function addSpecialReading(layout: Layout, compiled: CompiledProfile): void {
  const place = layout.found;
  readWhole(SPECIAL, layout);
  const reading = layout.readings[place];
  layout.tally.count(reading, layout, compiled);
  if (!compiled.specials.some(({ test }) => test!(layout, reading))) layout.found = place;
}

/** Adds the kinds that make a waiting hand a special hand to those that complete it otherwise. */
export function addSpecialKinds(kinds: number[], waiting: Layout, compiled: CompiledProfile): number[] {
  if (!waitsForSpecial(waiting, compiled)) return kinds;
  const layout = borrowLayout();
  for (let kind = 0; kind < KINDS; kind++) {
    if (kinds.includes(kind) || copiesIn(waiting.held, kind) > 3) continue;
    addWinningTile(layout, waiting, kind);
    if ([false, true].some((drawn) => isSpecial(layout, drawn, compiled))) kinds.push(kind);
  }
  giveBack(layout);
  return kinds.sort((one, other) => one - other);
}

/** Whether one more tile might make a waiting hand a special hand. */
const waitsForSpecial = (waiting: Layout, { specialPatterns }: CompiledProfile): boolean =>
  specialPatterns.some((pattern) => mayComplete(pattern, waiting));

/** Whether a hand with a winning tile is a special hand when it is won by self-draw, or by discard. */
function isSpecial(layout: Layout, drawn: boolean, compiled: CompiledProfile): boolean {
  winBy(layout, drawn);
  layout.tally.begin(layout, compiled);
  layout.found = 0;
  addSpecialReading(layout, compiled);
  return layout.found > 0;
}

/**
 * Whether only one kind completes a winner's hand, special hands included. A hand that has been read as four sets and a
 * pair is known to have a single wait unless it also waits for a special hand.
 */
export function hasSingleWait(layout: Layout, compiled: CompiledProfile): boolean {
  const waiting = borrowLayout();
  withoutWinningTile(waiting, layout);
  const kinds = layout.found
    ? addSpecialKinds([layout.winning], waiting, compiled)
    : allCompletingKinds(waiting, compiled);
  giveBack(waiting);
  return kinds.length === 1;
}
