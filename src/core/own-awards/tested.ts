/** What scoring does with awards that are tested for each reading, and with awards that depend on one another. */
import { pointsFor } from '../engine/earners.js';
import { earnersOf } from '../engine/earners-of.js';
import { EXPOSED, belongs } from '../engine/groups.js';
import { lineFor, type Award } from '../engine/score.js';
import { bonusFor, type Tally } from '../engine/tally.js';
import { FLOWERS, TILES } from '../engine/tiles.js';
import type { Layout } from '../engine/layout.js';
import type { Adjusted, CountedRule, Reading } from '../engine/reading.js';
import type { Workspace } from '../engine/workspace.js';
import type { Group } from '../types.js';

declare module '../parts.js' {
  interface Parts {
    readonly tested: typeof tested;
  }
}

/** How many readings have been counted that awards were tested for. */
let counts = 0;

/** The single occurrence of an award that is not given per group. */
const ONCE = [EXPOSED];

/** Adds the awards that a reading earns. */
function addTested(tally: Tally, reading: Reading, layout: Layout): void {
  const { tested: rules } = tally.side;
  reading.count = ++counts;
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index];
    if (!rule.test!(layout, reading)) continue;
    reading.tested.push(rule);
    for (const group of rule.each ? earnersOf(rule.each, layout, reading) : ONCE) {
      tally.points += pointsFor(rule, group);
      tally.doubles += rule.doubles;
    }
    tally.fraction = Math.max(tally.fraction, rule.limit);
    tally.score = Math.max(tally.score, rule.score);
  }
}

/** Whether a reading earns an award for the wait that is tested for each reading. */
function isWaitGiven({ side }: Tally, reading: Reading, layout: Layout): boolean {
  reading.count = ++counts;
  return side.tested.some(({ isWait, test }) => isWait && test!(layout, reading));
}

/** Counts only the awards that are given beside one another. */
function adjust(tally: Tally, reading: Reading, adjusted: Adjusted): void {
  tally.points = adjusted.points;
  tally.doubles = adjusted.doubles;
  tally.fraction = adjusted.fraction;
  tally.score = adjusted.score;
  reading.bonus = adjusted.bonus;
  reading.plus = adjusted.plus;
  reading.dropped = adjusted.dropped;
}

/** Adds a line for each group or bonus tile that an award is given for which depends on more than them. */
function addLines(
  lines: Award[],
  work: Workspace,
  rule: CountedRule,
  { groups, size, bonus }: Reading,
  read: readonly Group[],
): void {
  if (rule.isBonus) {
    for (let mask = bonusFor(rule, work), kind = FLOWERS; mask; mask >>= 1, kind++)
      if (mask & 1) lines.push(lineFor(rule, rule.points, [TILES[kind]], bonus));
    return;
  }
  for (let index = 0; index < size; index++) {
    const points = pointsFor(rule, groups[index]);
    // An exposed group gets no line for an award such as `0/4 points`.
    if ((points || rule.unit !== 'points') && belongs(groups[index], rule.each!, work.seat, work.round))
      lines.push(lineFor(rule, points, read[index].tiles, bonus));
  }
}

export const tested = { addTested, isWaitGiven, adjust, addLines };
