/** The questions of a count, in the order in which a beginner counts (source 002): points, then doubles, then what that makes. */
import { guarded } from '../guarded.js';
import { compiledProfile } from '../engine/compile.js';
import { PAIRS } from '../engine/groups.js';
import { isOwnAward, type AwardId } from '../own-awards/terms.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { ruleIds, ruleOf, sectionOf } from '../rules/index.js';
import { isForBonusTiles, isForWinningTile } from '../rules/bonus.js';
import type { Award, Score } from '../engine/score.js';
import { worthOfLimit, figuresOf, rulesOf } from './arithmetic.js';

export type QuestionTopic =
  | 'winning'
  | 'sets'
  | 'pairs'
  | 'bonus'
  | 'wait'
  | 'whole-hand'
  | 'own'
  | 'limit-hands'
  | 'value';

export interface CountQuestion {
  topic: QuestionTopic;
  /** What the answer is counted in; `value` is the last question. */
  unit: 'points' | 'doubles' | 'limit' | 'value';
  /** The awards that the question is about, as far as these rules have them. */
  about: readonly AwardId[];
  /** Those that the hand earned, one per occurrence. */
  awards: readonly Award[];
  /** The answer: points, doubles, or the points that a limit hand is worth; 0 if the hand earns nothing. */
  answer: number;
  /** The sums after it: points before rounding, and doubles before a cap. */
  points: number;
  doubles: number;
}

/** Winning tiles come early among the points, as in the source, and late among the doubles. */
const order: Readonly<Record<'points' | 'doubles' | 'limit', readonly QuestionTopic[]>> = {
  points: ['winning', 'sets', 'pairs', 'bonus', 'wait', 'whole-hand', 'own'],
  doubles: ['winning', 'sets', 'pairs', 'bonus', 'whole-hand', 'wait', 'own'],
  limit: ['limit-hands'],
};

/** What an award is about. Some that are for whole hands are about their sets, or about how the hand was won. */
function topicOf(id: AwardId): QuestionTopic {
  if (isOwnAward(id)) return 'own';
  const { each } = ruleOf(id);
  if (isForBonusTiles(id)) return 'bonus';
  if (each?.forms === PAIRS) return 'pairs';
  if (each || id === 'little-three-dragons' || id === 'three-concealed-pungs') return 'sets';
  if (id === 'mahjong') return 'winning';
  const isWait =
    (isForWinningTile(id) && sectionOf(id) !== 'limit-hands') || id === 'original-call' || id === 'standing';
  return isWait ? 'wait' : 'whole-hand';
}

/** The same as `countQuestions` of the module, for rules whose code is loaded. */
export const countQuestions = /* @__PURE__ */ guarded('countQuestions', 'a Score', (score: Score): CountQuestion[] => {
  const profile = rulesOf(score);
  const compiled = compiledProfile(profile);
  const { won, awards, limit } = score;
  const ids = [...ruleIds, ...ownAwardsIn(profile.rules)].filter((id) => compiled.gives(id, won));
  const unitOf = (id: AwardId): keyof typeof order => {
    const { points, concealedPoints, doubles } = compiled.declared(id);
    return points + concealedPoints ? 'points' : doubles ? 'doubles' : 'limit';
  };
  const questions: CountQuestion[] = [];
  let points = 0;
  let doubles = 0;
  for (const unit of ['points', 'doubles', 'limit'] as const)
    for (const topic of order[unit]) {
      const about = ids.filter((id) => unitOf(id) === unit && (unit === 'limit' || topicOf(id) === topic));
      if (!about.length) continue;
      const given = awards.filter(({ rule }) => about.includes(rule));
      const sum = (of: 'points' | 'doubles'): number => given.reduce((all, award) => all + (award[of] ?? 0), 0);
      points += sum('points');
      doubles += sum('doubles');
      const limitHand = Math.max(0, ...given.map((award) => worthOfLimit(award, profile.rules, limit)));
      const fixed = Math.max(0, ...given.map(({ score: worth = 0 }) => worth));
      const answer = unit === 'limit' ? fixed || limitHand : sum(unit);
      questions.push({ topic, unit, about, awards: given, answer, points, doubles });
    }
  const { value } = figuresOf(awards, profile.rules, limit);
  questions.push({ topic: 'value', unit: 'value', about: [], awards: [], answer: value, points, doubles });
  return questions;
});
