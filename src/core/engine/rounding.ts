/** How points are rounded: before doubling, after it, and where an award is a part of the limit. */
import type { Options } from '../rules/options.js';

type Rounding = Options['rounding'];

const toNearest10 = (points: number): number => Math.floor(points / 10 + 0.5) * 10;

/** The points that are doubled. */
export function roundedBase(points: number, rounding: Rounding): number {
  if (rounding === 'base-to-nearest-10') return toNearest10(points);
  return rounding === 'base-up-to-10' ? Math.ceil(points / 10) * 10 : points;
}

/** The points after doubling. */
export function roundedTotal(points: number, rounding: Rounding): number {
  if (rounding === 'total-to-nearest-10') return toNearest10(points);
  return rounding === 'total-up-to-10' ? Math.ceil(points / 10) * 10 : points;
}

/** A part of the limit, or several limits, in whole points, rounded as the table rounds totals, and halves up: 167 for a third of 500. */
export function partOfLimit(part: number, limit: number, rounding: Rounding): number {
  const points = part * limit;
  return Number.isInteger(part) ? points : roundedTotal(Math.round(points), rounding);
}
