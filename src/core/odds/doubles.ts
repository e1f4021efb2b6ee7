/** A model of doubles, and how far they are from the limit. */
import { shown } from '../errors.js';
import { OddsError, requireWhole } from './errors.js';

/** More doubles than any rules give; beyond it, the factors would no longer be exact. */
const MOST_DOUBLES = 50;

export interface DoublesModel {
  /** The average of the factor 2^doubles; `Infinity` if it has none. */
  mean: number;
  /** The standard deviation of the factor; `Infinity` if it has none. */
  deviation: number;
}

/** How often a number of doubles occurs. */
export interface DoublesShare {
  doubles: number;
  /** 2^doubles. */
  factor: number;
  /** From 0 to 1. */
  share: number;
}

function requireModel(q: number, cap: number | undefined): void {
  if (typeof q !== 'number' || !(q >= 0 && q < 1)) throw new OddsError('share', { place: 'q', found: shown(q) });
  if (cap !== undefined) requireWhole(cap, 'cap', MOST_DOUBLES);
}

/**
 * The mean and the standard deviation of the factor 2^doubles in a model: each further double is `q` times as likely as
 * the one before, so that a hand has n doubles with probability (1 − q) qⁿ (source 000 §08).
 *
 * @param q from 0 to less than 1; without a cap, the mean is finite below 1/2 and the deviation below 1/4
 * @param cap the highest number of doubles that counts, from 0 to 50; hands with more count as having this many
 * @throws {OddsError} `share` or `whole`
 */
export function doublesModel(q: number, cap?: number): DoublesModel {
  requireModel(q, cap);
  if (cap === undefined)
    return {
      mean: q < 1 / 2 ? (1 - q) / (1 - 2 * q) : Infinity,
      deviation: q < 1 / 4 ? Math.sqrt(((1 - q) * q) / (1 - 4 * q)) / (1 - 2 * q) : Infinity,
    };
  const shares = doublesShares(q, cap);
  const mean = shares.reduce((sum, { factor, share }) => sum + factor * share, 0);
  const variance = shares.reduce((sum, { factor, share }) => sum + (factor - mean) ** 2 * share, 0);
  return { mean, deviation: Math.sqrt(variance) };
}

/**
 * The distribution behind {@link doublesModel}: the share of hands with 0, 1, 2 … doubles. The last share is that of all
 * hands with `cap` doubles or more; the shares add up to 1.
 *
 * @param q from 0 to less than 1
 * @param cap from 0 to 50
 * @throws {OddsError} `share` or `whole`
 */
export function doublesShares(q: number, cap: number): DoublesShare[] {
  requireModel(q, cap);
  return Array.from({ length: cap + 1 }, (_, doubles) => ({
    doubles,
    factor: 2 ** doubles,
    share: (doubles < cap ? 1 - q : 1) * q ** doubles,
  }));
}

/**
 * How many doubles bring a number of points to the limit.
 *
 * @param points 0 or more; no doubles bring 0 points anywhere
 * @param limit the most that a hand pays; `null`, as in a Score, or `Infinity` if there is none
 * @returns a whole number; `Infinity` if the limit is never reached
 * @throws {OddsError} `points` or `limit`
 */
export function doublesToLimit(points: number, limit: number | null): number {
  if (typeof points !== 'number' || !(points >= 0 && points <= Number.MAX_SAFE_INTEGER))
    throw new OddsError('points', { place: 'points', most: Number.MAX_SAFE_INTEGER, found: shown(points) });
  if (limit !== null && (typeof limit !== 'number' || !(limit > 0)))
    throw new OddsError('limit', { place: 'limit', found: shown(limit) });
  if (limit === null || limit === Infinity || points === 0) return Infinity;
  let doubles = 0;
  for (let total = points; total < limit; total *= 2) doubles++;
  return doubles;
}
