/** The chances of tiles that are turned over one after the other. */
import { requireShape, requireWhole } from './errors.js';

/** Tiles in a full set: no player can be unable to see more. */
export const MOST_UNKNOWN = 144;

/** More draws than anyone will ask for; all beyond the unknown tiles are the same. */
export const MOST_DRAWS = Number.MAX_SAFE_INTEGER;

export interface Chance {
  /** How many of the unknown tiles win. */
  left: number;
  /** How many tiles are unknown: everything that the player has not seen, in the wall and in other hands; at most 144. */
  unknown: number;
  /** How many of them are turned over; at most all of them. */
  draws: number;
}

/**
 * The chance that at least one of the next tiles wins, if each unknown tile is equally likely to be next and none comes
 * back: 1 − C(unknown − left, draws) / C(unknown, draws) (source 000 §08).
 *
 * @returns a number from 0 to 1
 * @throws {OddsError} `whole` if a number is not a whole number, or more tiles are left than unknown
 */
export function odds(chance: Chance): number {
  requireShape(chance, {}, 'chance');
  const { left, unknown, draws } = chance;
  requireWhole(unknown, 'unknown', MOST_UNKNOWN);
  requireWhole(left, 'left', unknown);
  requireWhole(draws, 'draws', MOST_DRAWS);
  // Past the losing tiles, a winning one has come.
  if (left && draws > unknown - left) return 1;
  let none = 1;
  for (let turned = 0; turned < draws && left; turned++) none *= (unknown - left - turned) / (unknown - turned);
  return 1 - none;
}
