/** One way to read a hand, as numbers. */
import type { Combination, CountedRule } from './compile.js';

/** No player holds more tiles than this, not even with a foul hand. */
export const MOST_TILES = 40;

/** No hand has more groups: a dead hand may have any number of tiles. */
export const MOST_GROUPS = MOST_TILES / 2;

/** One way to read a hand, with its figures once it has been counted. */
export class Reading {
  /** Its groups as results list them: declared sets, other sets, pairs, each in tile order. The first `size` are valid. */
  readonly groups: Int32Array = new Int32Array(MOST_GROUPS);
  size = 0;
  /** The place of the group that the winning tile completed; -1 for a losing hand. */
  completed = 0;
  /** The facts about the reading, as bits. */
  facts = 0;

  /** The sum of points before and after rounding. */
  points = 0;
  base = 0;
  /** Before and after the cap on doubles. */
  earnedDoubles = 0;
  doubles = 0;
  total = 0;
  value = 0;
  /** The highest fraction of the limit earned. */
  fraction = 0;
  /** The awards for the facts that hold. */
  combination: Combination | undefined;
  /** The number of the count that these figures come from, for tests that remember their answer; 0 without tests. */
  count = 0;
  /** The table's own awards that it was tested for and that it earns. */
  readonly tested: CountedRule[] = [];
}
