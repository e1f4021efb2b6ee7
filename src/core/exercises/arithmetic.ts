/** The arithmetic of a score, for those who learn it: from points and doubles to the value. */
import { profileOf } from '../profiles/lookup.js';
import type { Profile } from '../profiles/profile.js';
import { partOfLimit, roundedBase, roundedTotal } from '../engine/rounding.js';
import { profileOfScore } from '../engine/profile-of-score.js';
import type { Award, Figures, Score } from '../engine/score.js';

/** The rules that a Score was computed with; for a stored one, the built-in rules of that name. */
export const rulesOf = (score: Score): Profile => profileOfScore(score) ?? profileOf(score.profile);

/** What a limit hand is worth, with what flowers and seasons add to it; 0 for other awards, and where none is worth anything. */
export function worthOfLimit(
  { limit: part = 0, plus = 0 }: Pick<Award, 'limit' | 'plus'>,
  rules: Pick<Profile['rules'], 'limit-value' | 'rounding'>,
  limit: number | null,
): number {
  const value = rules['limit-value'] === 'as-limit' ? (limit ?? 0) : rules['limit-value'];
  const worth = partOfLimit(part, value, rules.rounding);
  return worth && worth + plus;
}

/** The figures of a hand with these awards. @param limit in points; null where there is none */
export function figuresOf(
  awards: readonly Pick<Award, 'points' | 'doubles' | 'limit' | 'plus' | 'score'>[],
  rules: Pick<Profile['rules'], 'rounding' | 'limit-doubles' | 'limit-value'>,
  limit: number | null,
): Figures & { points: number; limitHand: number; score: number } {
  let points = 0;
  let earned = 0;
  let limitHand = 0;
  let score = 0;
  for (const award of awards) {
    points += award.points ?? 0;
    earned += award.doubles ?? 0;
    limitHand = Math.max(limitHand, worthOfLimit(award, rules, limit));
    score = Math.max(score, award.score ?? 0);
  }
  const most = limit ?? Infinity;
  const base = roundedBase(points, rules.rounding);
  const doubles = rules['limit-doubles'] === 'none' ? earned : Math.min(earned, rules['limit-doubles']);
  const total = roundedTotal(base * 2 ** doubles, rules.rounding);
  const value = score || Math.max(Math.min(total, most), limitHand);
  return { points, limitHand, score, base, doubles, total, value };
}

/** Whether the hand has an award worth the full limit, or a fixed value. */
export const isLimitHand = ({ awards }: Pick<Score, 'awards'>): boolean =>
  awards.some(({ limit = 0, score: fixed }) => limit >= 1 || fixed !== undefined);
