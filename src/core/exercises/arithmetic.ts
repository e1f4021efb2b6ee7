/** The arithmetic of a score, for those who learn it: from points and doubles to the value. */
import { profileOf } from '../profiles/index.js';
import type { Profile } from '../profiles/profile.js';
import { profileOfScore } from '../engine/profile-of-score.js';
import type { Award, Figures, Score } from '../engine/score.js';

/** The rules that a Score was computed with; for a stored one, the built-in rules of that name. */
export const rulesOf = (score: Score): Profile => profileOfScore(score) ?? profileOf(score.profile);

const orInfinity = (value: number | 'none'): number => (value === 'none' ? Infinity : value);

/** The figures of a hand with these awards. @param limit in points; null where there is none */
export function figuresOf(
  awards: readonly Award[],
  rules: Pick<Profile['rules'], 'rounding' | 'limit-doubles'>,
  limit: number | null,
): Figures & { points: number; fraction: number } {
  let points = 0;
  let earned = 0;
  let fraction = 0;
  for (const award of awards) {
    points += award.points ?? 0;
    earned += award.doubles ?? 0;
    fraction = Math.max(fraction, award.limit ?? 0);
  }
  const most = limit ?? Infinity;
  const base = rules.rounding === 'base-to-nearest-10' ? Math.floor(points / 10 + 0.5) * 10 : points;
  const doubles = Math.min(earned, orInfinity(rules['limit-doubles']));
  const doubled = base * 2 ** doubles;
  const total = rules.rounding === 'total-up-to-10' ? Math.ceil(doubled / 10) * 10 : doubled;
  const value = Math.max(Math.min(total, most), fraction ? fraction * most : 0);
  return { points, fraction, base, doubles, total, value };
}
