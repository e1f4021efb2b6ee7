/**
 * The four sides of the wall as one ring of stacks.
 *
 *     seen from above              stacks are numbered from the right end of the side’s owner:
 *           West                   East’s from right to left, North’s upwards, West’s from left to right,
 *      North    South              South’s downwards. So the numbers rise clockwise: behind East’s last
 *           East                   stack comes North’s first, then West’s and South’s.
 */
import type { Wind } from '../types.js';

/** A place in the wall as it was built. Stack 1 is at the right end of the owner of the side. */
export interface Place {
  side: Wind;
  stack: number;
  level: 'upper' | 'lower';
}

export type Stack = Pick<Place, 'side' | 'stack'>;

/** The number of stacks on a side: 18, or 17 without bonus tiles. */
export type SideLength = 17 | 18;

export const sideLength = (bonus: boolean): SideLength => (bonus ? 18 : 17);

/** The sides in the order in which the wall is counted and taken: clockwise. */
const CLOCKWISE: readonly Wind[] = Object.freeze<Wind[]>(['east', 'north', 'west', 'south']);

/** The position of a stack in the ring, from 0; `stack` may lie beyond either end of its side. */
export const indexOf = ({ side, stack }: Stack, length: SideLength): number =>
  (CLOCKWISE.indexOf(side) * length + stack - 1 + 4 * length) % (4 * length);

/** The stack at a position in the ring; positions beyond either end continue around it. */
export function stackAt(index: number, length: SideLength): Stack {
  const position = ((index % (4 * length)) + 4 * length) % (4 * length);
  return { side: CLOCKWISE[Math.floor(position / length)], stack: (position % length) + 1 };
}

/** The two tiles of the stack at a position in the ring, the upper one first. */
export const placesAt = (index: number, length: SideLength): [upper: Place, lower: Place] => {
  const stack = stackAt(index, length);
  return [
    { ...stack, level: 'upper' },
    { ...stack, level: 'lower' },
  ];
};

/** The position of a place in the order of building: East’s stacks from 1, upper tile before lower, then North’s, West’s and South’s. */
export const tileIndex = (place: Place, length: SideLength): number =>
  indexOf(place, length) * 2 + (place.level === 'upper' ? 0 : 1);
