import { refusal, requireArrays, shapeOf, score as checkedScore } from './checked.js';
import { compiledProfile } from './any-profile.js';
import { spelledSituation } from './fields.js';
import type { ProfileOrName } from './profiles/index.js';
import { valueOf, type Score } from './engine/score.js';
import type { Hand, Situation } from './types.js';

const NONE: Situation = Object.freeze({});

/** Scores hands with the rules of one profile. */
export interface Scorer {
  /** Scores a hand, as the function `score` does. */
  score(hand: Hand | string, situation?: Situation): Score;
  /**
   * Returns the `value` of a hand's Score without the cost of listing its awards and readings.
   *
   * @throws the same errors as `score`
   */
  value(hand: Hand | string, situation?: Situation): number;
}

/**
 * Creates a scorer for one profile, which is read only once: for simulations and other loops over many hands.
 *
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function scorer(profile?: ProfileOrName): Scorer {
  const compiled = compiledProfile(profile);
  return {
    score: (hand, situation) => checkedScore(hand, spelledSituation(situation), compiled.profile),
    value(hand, situation = NONE) {
      try {
        requireArrays(hand, situation);
        return valueOf(hand, spelledSituation(situation), compiled);
      } catch (error) {
        throw refusal(error, shapeOf(hand), situation);
      }
    },
  };
}
