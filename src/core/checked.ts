/** Functions that reject data of the wrong shape with an error that names the path, which is searched for only after reading has failed. */
import { HandError } from './errors.js';
import './sentences/tables.js';
import { formatHand as format } from './engine/notation.js';
import { score as scoreHand } from './engine/score.js';
import { HAND, SITUATION, mismatch } from './shapes.js';
import type { Hand, Situation } from './types.js';

/** @throws {TypeError} for data of the wrong type that could still be read, such as a Set in place of an array */
export function requireArrays(hand: Hand | string, situation?: Situation): void {
  const circumstances = situation?.circumstances;
  if (
    (typeof hand !== 'string' &&
      !(Array.isArray(hand.sets) && Array.isArray(hand.concealed) && Array.isArray(hand.bonus))) ||
    (situation !== undefined && typeof situation !== 'object') ||
    (circumstances && !Array.isArray(circumstances))
  )
    throw new TypeError();
}

const NO_TILES: Hand = Object.freeze({ sets: [], concealed: [], bonus: [] });

/** An empty hand for a string: where a hand may be given in notation, a string has the right shape. */
export const shapeOf = (hand: unknown): unknown => (typeof hand === 'string' ? NO_TILES : hand);

/** The error to throw: the original one if the data has the right shape, as the fault is then in the page’s code. */
export function refusal(error: unknown, hand: unknown, situation?: unknown): unknown {
  const details =
    error instanceof TypeError &&
    (mismatch(hand, HAND, 'hand') ??
      (situation === undefined ? undefined : mismatch(situation, SITUATION, 'situation')));
  return details ? new HandError('wrong-shape', details) : error;
}

/** Runs what reads a hand and its situation. @throws {HandError} `wrong-shape` if it fails because they have the wrong shape */
export function checking<Result>(hand: Hand | string, situation: Situation | undefined, run: () => Result): Result {
  try {
    requireArrays(hand, situation);
    return run();
  } catch (error) {
    throw refusal(error, shapeOf(hand), situation);
  }
}

export const score: typeof scoreHand = (hand, situation, profile) =>
  checking(hand, situation, () => scoreHand(hand, situation, profile));

export const formatHand: typeof format = (hand) => {
  try {
    return format(hand);
  } catch (error) {
    throw refusal(error, hand);
  }
};
