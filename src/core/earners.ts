/** What awards for groups and bonus tiles are given for, and what they are worth each time. */
import { BONUS, EXPOSED, belongs, isExposed, type GroupClass } from './groups.js';
import type { Layout } from './layout.js';
import type { AwardValue } from './profiles/declarations.js';
import { MOST_GROUPS, type Reading } from './reading.js';
import { FLOWERS } from './tiles.js';

/** The points that an award gives for a group. */
export const pointsFor = ({ points, concealedPoints }: AwardValue, group: number): number =>
  isExposed(group) ? points : concealedPoints;

/**
 * The groups or bonus tiles of a class, as bits: groups have their places in the reading, and bonus tiles follow
 * {@link MOST_GROUPS} in the order of their kinds.
 */
export function earnersOf(each: GroupClass, layout: Layout, { groups, size }: Reading): number {
  if (each.forms & BONUS) return bonusOf(each, layout);
  let earners = 0;
  for (let index = 0; index < size; index++)
    if (belongs(groups[index], each, layout.seat, layout.round)) earners |= 1 << index;
  return earners;
}

/** The bonus tiles of a class, with the same bits. */
export function bonusOf({ kinds }: GroupClass, { seat, round, bonus }: Layout): number {
  let earners = 0;
  for (let place = 0; place < 8; place++)
    if ((bonus >> place) & 1 && kinds(FLOWERS + place, seat, round)) earners |= 1 << (MOST_GROUPS + place);
  return earners;
}

/** The group with this bit; a bonus tile counts as an exposed one. */
export const groupAt = (place: number, groups: Int32Array): number => (place < MOST_GROUPS ? groups[place] : EXPOSED);
