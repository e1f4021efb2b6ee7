/** Many hands by the same rules. */
import { checked } from './checked.js';
import { compiledProfile } from './compile.js';
import type { Profile, ProfileName } from './profiles/index.js';
import { score, valueOf, type Score } from './score.js';
import type { Hand, Situation } from './types.js';

/** Scores hands by the rules of one profile. */
export interface Scorer {
  /** As `score` does. */
  score(hand: Hand | string, situation?: Situation): Score;
  /**
   * What a hand is worth: the `value` of its Score, without the work of listing its awards and readings.
   *
   * @throws as `score` does
   */
  value(hand: Hand | string, situation?: Situation): number;
}

/**
 * A scorer for one profile, which is read once: for simulations and other loops over many hands.
 *
 * @param profile the table's rules; classical by default
 * @throws {RulesError} if it is not a profile
 */
export function scorer(profile?: Profile | ProfileName | (string & {})): Scorer {
  const compiled = compiledProfile(profile);
  return {
    score: checked((hand, situation) => score(hand, situation, compiled.profile)),
    value: checked((hand, situation = {}) => valueOf(hand, situation, compiled)),
  };
}
