import { bonusIn } from './earners.js';
import { BONUS, EXPOSED, belongs, bitsIn, type GroupClass } from './groups.js';
import type { Layout } from './layout.js';
import type { Reading } from './reading.js';

/** What an award for a class is given for: groups, or an exposed one for each bonus tile. */
export function earnersOf(each: GroupClass, layout: Layout, { groups, size }: Reading): number[] {
  if (each.forms & BONUS) return Array<number>(bitsIn(bonusIn(each, layout))).fill(EXPOSED);
  const earners: number[] = [];
  for (let index = 0; index < size; index++)
    if (belongs(groups[index], each, layout.seat, layout.round)) earners.push(groups[index]);
  return earners;
}
