/**
 * The functions of the core that read hands and situations, as a page calls them: data of the wrong shape is refused with
 * the place at fault. Right data pays next to nothing for this, as what is wrong is looked for once reading has failed.
 */
import { HandError, tableSentences } from './errors.js';
import * as engine from './scoring.js';
import { HAND, SITUATION, mismatch } from './shapes.js';
import type { Hand, Situation } from './types.js';

/** @throws {TypeError} for data that could be read although it is not what it should be, a Set for an array */
function requireArrays(hand: Hand | string, situation?: Situation): void {
  const told = situation?.circumstances;
  if (
    (typeof hand !== 'string' &&
      !(Array.isArray(hand.sets) && Array.isArray(hand.concealed) && Array.isArray(hand.bonus))) ||
    (situation !== undefined && typeof situation !== 'object') ||
    (told && !Array.isArray(told))
  )
    throw new TypeError();
}

/** The empty hand: a text in a hand's place has the right shape where it may be one. */
const shapeOf = (hand: unknown): unknown => (typeof hand === 'string' ? { sets: [], concealed: [], bonus: [] } : hand);

/** What to throw for an error: it itself where the data has the right shape, as it is a fault of the page’s own then. */
function refusal(error: unknown, hand: unknown, situation?: unknown): unknown {
  const details =
    error instanceof TypeError &&
    (mismatch(hand, HAND, 'hand') ??
      (situation === undefined ? undefined : mismatch(situation, SITUATION, 'situation')));
  return details ? new HandError('wrong-shape', details, tableSentences) : error;
}

/** A function that reads a hand and a situation, with the check in front of it. */
export const checked =
  <Rest extends unknown[], Result>(run: (hand: Hand | string, situation?: Situation, ...rest: Rest) => Result) =>
  (hand: Hand | string, situation?: Situation, ...rest: Rest): Result => {
    try {
      requireArrays(hand, situation);
      return run(hand, situation, ...rest);
    } catch (error) {
      throw refusal(error, shapeOf(hand), situation);
    }
  };

export const score: typeof engine.score = checked(engine.score);
export const waits: typeof engine.waits = checked(engine.waits);

export const explain: typeof engine.explain = (scored, situation, profile) => {
  const isScore = typeof scored === 'object' && scored && 'awards' in scored;
  const [hand, told] = isScore ? [scored.hand, scored.situation] : [scored, situation];
  try {
    requireArrays(hand, told);
    return engine.explain(scored, situation, profile);
  } catch (error) {
    throw refusal(error, shapeOf(hand), told);
  }
};

export const formatHand: typeof engine.formatHand = (hand) => {
  try {
    return engine.formatHand(hand);
  } catch (error) {
    throw refusal(error, hand);
  }
};
