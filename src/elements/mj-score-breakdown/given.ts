/** Scores that a page passes in instead of a hand. Loaded with the first one. */
import { checkScore } from '../../core/check-score.js';
import { profileOfScore } from '../../core/engine/profile-of-score.js';
import { builtIn } from '../../core/profiles/lookup.js';
import { score as scoreOf, type Profile, type Score } from '../../core/scoring.js';

/** Whether the rules produce the given Score: different rules may share its profile name. */
function giveSame(given: Score, rules: Profile): boolean {
  try {
    const found = scoreOf(given.hand, given.situation, rules);
    return (['value', 'limit', 'awards'] as const).every(
      (part) => JSON.stringify(found[part]) === JSON.stringify(given[part]),
    );
  } catch {
    return false;
  }
}

/**
 * Validates a Score and finds its rules: known if it was made on this page; for a stored one, rules of that name that
 * give the same result, the element's own first.
 *
 * @throws {ScoreError} if it is not a Score
 */
export function readGiven(given: Score, own?: Profile): { score: Score; profile?: Profile } {
  const score = checkScore(given);
  const profile = [profileOfScore(given), own, builtIn(score.profile)].find(
    (one) => one?.name === score.profile && giveSame(score, one),
  );
  return { score, profile };
}
