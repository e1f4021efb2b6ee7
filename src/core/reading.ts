/** One way to read a hand, as numbers. */
import type { Combination, CountedRule } from './compile.js';
import { exposed } from './groups.js';
import type { Layout } from './layout.js';
import { SUITS, groupIn, groupsIn, packedGroups } from './suits.js';

/** No player holds more tiles than this, not even with a foul hand. */
export const MOST_TILES = 40;

/** No hand has more groups: a dead hand may have any number of tiles. */
export const MOST_GROUPS = MOST_TILES / 2;

/**
 * One way to read a hand, with its figures once it has been counted.
 *
 * To count a winner's four sets and a pair, it is enough to know the arrangement of each suit and the group that the
 * winning tile completed. The list of groups is written by {@link listGroups} when something needs it.
 */
export class Reading {
  /** Its groups: the declared sets, then the others, each in tile order. Only the first `size` entries are valid. */
  readonly groups: Int32Array = new Int32Array(MOST_GROUPS);
  size = 0;
  /** The place of the group that the winning tile completed; -1 for a losing hand. */
  completed = -1;
  /** Whether the groups have been listed. */
  isListed = false;
  /** Until then: by suit, the arrangement of its free tiles; and the group completed, as a concealed one. */
  readonly arrangements: Int32Array = new Int32Array(SUITS);
  completion = 0;
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
  /** The table's own awards that it was tested for and that it earns. */
  readonly tested: CountedRule[] = [];
}

/** Lists the groups of a reading, if they have not been listed. */
export function listGroups(reading: Reading, { sets, declared, suits, drawn }: Layout): Reading {
  if (reading.isListed) return reading;
  const { groups, arrangements, completion } = reading;
  let size = 0;
  for (; size < declared; size++) groups[size] = sets[size];
  for (let suit = 0; suit < SUITS; suit++) {
    const end = size + groupsIn(suits[suit]);
    let packed = packedGroups(arrangements[suit]);
    for (let place = end; place > size; packed >>= 6) groups[--place] = groupIn(packed, suit);
    size = end;
  }
  let completed = declared;
  while (groups[completed] !== completion) completed++;
  if (!drawn) groups[completed] = exposed(completion);
  reading.size = size;
  reading.completed = completed;
  reading.isListed = true;
  return reading;
}
