/** Hands that a table's own awards make complete or worth waiting for. */
import { ownAwards } from './award-terms.js';
import type { CompiledProfile, Test } from './compile.js';
import { bitOf } from './facts.js';
import { ORPHANS, SPECIAL } from './groups.js';
import { borrowLayout, copiesIn, giveBack, layOutWin, withoutWinningTile, type Layout } from './layout.js';
import type { Reading } from './reading.js';
import { completingKinds, findWinningReadings, isOrphans, readWhole } from './readings.js';
import { KINDS } from './tiles.js';

const SINGLE_WAIT = bitOf('single-wait');

/** Finds and counts the readings of a winner's hand: four sets and a pair, thirteen orphans, or a special hand. */
export function findReadings(layout: Layout, compiled: CompiledProfile): void {
  findWinningReadings(layout, compiled.onlyTile);
  // A special hand can be another one that the tiles held were waiting for, or the only one.
  if (compiled.onlyTile && compiled.specials.length && (!layout.found || layout.tiles & SINGLE_WAIT))
    layout.tiles = (layout.tiles & ~SINGLE_WAIT) | (hasSingleWait(layout, compiled) ? SINGLE_WAIT : 0);
  if (!layout.found && compiled.orphans && isOrphans(layout)) readWhole(ORPHANS, layout);
  for (let index = 0; index < layout.found; index++) layout.tally.count(layout.readings[index], layout, compiled);
  if (!layout.found) addSpecialReading(layout, compiled);
}

/** The readings found that meet the profile's requirements; if none does, the reading as a special hand, if it is one. */
export function allowedReadings(layout: Layout, compiled: CompiledProfile): Reading[] {
  const { readings, found, tally } = layout;
  const mayGoOut = (reading: Reading): boolean => !tally.failure(reading, layout, compiled);
  const allowed = readings.slice(0, found).filter(mayGoOut);
  if (allowed.length) return allowed;
  addSpecialReading(layout, compiled);
  return readings.slice(found, layout.found).filter(mayGoOut);
}

/** Adds the reading as a special hand if an award makes it one. */
export function addSpecialReading(layout: Layout, compiled: CompiledProfile): void {
  if (!compiled.specials.length) return;
  const place = layout.found;
  readWhole(SPECIAL, layout);
  const reading = layout.readings[place];
  layout.tally.count(reading, layout, compiled);
  if (!compiled.specials.some(({ test }) => test!(layout, reading))) layout.found = place;
}

/** The kinds that complete a waiting hand, special hands included. Kinds of which the player holds all four are left out. */
export function allCompletingKinds(waiting: Layout, compiled: CompiledProfile): number[] {
  const kinds = completingKinds(waiting.free, waiting.held, compiled.orphans);
  const { specialPatterns } = compiled;
  if (!specialPatterns.some((pattern) => ownAwards().mayComplete(pattern, waiting))) return kinds;
  const layout = borrowLayout();
  for (let kind = 0; kind < KINDS; kind++) {
    if (kinds.includes(kind) || copiesIn(waiting.held, kind) > 3) continue;
    if ([false, true].some((drawn) => isSpecial(layout, waiting, kind, drawn, compiled))) kinds.push(kind);
  }
  giveBack(layout);
  return kinds.sort((one, other) => one - other);
}

function isSpecial(layout: Layout, waiting: Layout, kind: number, drawn: boolean, compiled: CompiledProfile): boolean {
  layOutWin(layout, waiting, kind, drawn);
  layout.tally.begin(layout, compiled);
  layout.found = 0;
  addSpecialReading(layout, compiled);
  return layout.found > 0;
}

/** Whether only one kind completes a winner's hand, special hands included. */
function hasSingleWait(layout: Layout, compiled: CompiledProfile): boolean {
  const waiting = borrowLayout();
  withoutWinningTile(waiting, layout);
  const kinds = allCompletingKinds(waiting, compiled);
  giveBack(waiting);
  return kinds.length === 1;
}

/** How many tiles of a hand are not in its kongs' fourth places. */
function sizeOf({ held, kongs }: Layout): number {
  let size = -kongs;
  for (let suit = 0; suit < held.length; suit++) for (let rest = held[suit]; rest; rest >>= 3) size += rest & 7;
  return size;
}

/** Whether a losing hand waits for something: a tile that would complete a hand which has it and may go out. */
export function isCalling(test: Test, waiting: Layout, compiled: CompiledProfile): boolean {
  if (waiting.winning >= 0 || sizeOf(waiting) !== 13) return false;
  // Several awards may ask about the same hand, and each of them once for every reading.
  const kinds = (waiting.completing ??= allCompletingKinds(waiting, compiled));
  if (!kinds.length) return false;
  const known = waiting.calling.get(test);
  if (known !== undefined) return known;
  const layout = borrowLayout();
  const found = kinds.some((kind) =>
    [false, true].some((drawn) => {
      layOutWin(layout, waiting, kind, drawn);
      layout.tally.begin(layout, compiled);
      findReadings(layout, compiled);
      return allowedReadings(layout, compiled).some((reading) => test(layout, reading));
    }),
  );
  giveBack(layout);
  waiting.calling.set(test, found);
  return found;
}
