/** How points are rounded before doubling. */
import type { Options } from '../rules/options.js';

/** The points that are doubled. */
export function roundedBase(points: number, rounding: Options['rounding']): number {
  if (rounding === 'base-to-nearest-10') return Math.floor(points / 10 + 0.5) * 10;
  return rounding === 'base-up-to-10' ? Math.ceil(points / 10) * 10 : points;
}
