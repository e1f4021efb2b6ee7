/** What a wait is worth, in a simple model. */
import { shown } from '../errors.js';
import type { Wait } from '../index.js';
import { MOST_DRAWS, MOST_UNKNOWN, odds } from './chance.js';
import { OddsError, requireShape, requireShare, requireWhole } from './errors.js';

/** How many tiles are turned over, of how many. */
export interface Turns {
  /** The tiles that the player has not seen, at most 144: see `unknownTiles`. */
  unknown: number;
  /** How many of them are turned over: drawn by the player, or discarded by others. */
  draws: number;
  /** The share of them that the player draws, from 0 to 1; 1/4 by default, as one of four players. */
  drawn?: number;
}

export interface Outlook {
  /** How many tiles are left that complete the hand. */
  left: number;
  /** The chance that one of them is turned over, from 0 to 1. */
  chance: number;
  /** What the hand is worth on average if one of them is, in points; 0 if none is left. */
  worth: number;
  /** `chance` × `worth`: what the wait is worth on average, in points. */
  expected: number;
}

/**
 * The chance that a hand is completed, and what it is then worth on average.
 *
 * The model: every unknown tile is equally likely to be turned over next. The player draws the share `drawn` of them; the
 * others are drawn and discarded by other players. The first tile that completes the hand wins it; if the rules do not
 * allow that win, it is worth nothing.
 *
 * @throws {OddsError} `few` if more tiles are left than unknown; `whole` or `share-of`
 */
export function outlook(waits: readonly Pick<Wait, 'left' | 'discard' | 'selfDraw'>[], turns: Turns): Outlook {
  requireShape(waits, [{}], 'waits');
  requireShape(turns, {}, 'turns');
  const { unknown, draws, drawn = 1 / 4 } = turns;
  requireShare(drawn, 'drawn');
  requireWhole(draws, 'draws', MOST_DRAWS);
  const left = waits.reduce((sum, wait) => sum + wait.left, 0);
  if (!Number.isInteger(unknown) || unknown < left || unknown > MOST_UNKNOWN)
    throw new OddsError('few', { place: 'unknown', least: left, most: MOST_UNKNOWN, found: shown(unknown) });
  const chance = odds({ left, unknown, draws });
  const sum = waits.reduce(
    (total, wait) =>
      total + wait.left * (drawn * (wait.selfDraw?.value ?? 0) + (1 - drawn) * (wait.discard?.value ?? 0)),
    0,
  );
  const worth = left ? sum / left : 0;
  return { left, chance, worth, expected: chance * worth };
}
