/** What awards for groups and bonus tiles are given for, and what they are worth each time. */
import { isExposed, type GroupClass } from './groups.js';
import type { Layout } from './layout.js';
import type { AwardValue } from '../profiles/declarations.js';
import { FLOWERS } from './tiles.js';

export const pointsFor = ({ points, concealedPoints }: AwardValue, group: number): number =>
  isExposed(group) ? points : concealedPoints;

/** The kind of the lowest one of some bonus tiles, given as bits. */
const lowestBonus = (bonus: number): number => FLOWERS + 31 - Math.clz32(bonus & -bonus);

/** The bonus tiles of a class that a hand has, as bits. */
export function bonusIn(each: GroupClass, { seat, round, bonus }: Pick<Layout, 'seat' | 'round' | 'bonus'>): number {
  let found = 0;
  for (let left = bonus; left; left &= left - 1) if (each.kinds(lowestBonus(left), seat, round)) found |= left & -left;
  return found;
}
