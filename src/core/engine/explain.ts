/** Why each award of a profile was given or not, as data that can be turned into sentences in any language. */
import { compiledProfile, type CompiledProfile } from './compile.js';
import { part } from '../parts.js';
import { earnersOf } from './earners-of.js';
import { isFactAlone, nameOfFact, type FactName } from './fact-names.js';
import { holds } from './facts.js';
import { ownValue } from '../input.js';
import { findings, groupsOf, range, tilesOf, type Finding, type Reason } from './explain/findings.js';
import { belongs, tilesOfGroup, type GroupClass } from './groups.js';
import type { Layout } from './layout.js';
import type { CountedRule, Reading } from './reading.js';
import { isOwnAward, type AwardId, type Condition } from '../own-awards/terms.js';
import { ownAwardsIn, usualScope } from '../profiles/declarations.js';
import type { ProfileOrName } from '../profiles/index.js';
import { ruleIds, ruleOf, type RuleId } from '../rules/index.js';
import { needsOf } from '../rules/variations.js';
import { profileOfScore } from './profile-of-score.js';
import { scoreIn, type Award, type Score } from './score.js';
import { EAST, TILES } from './tiles.js';
import { borrowWorkspace, giveBack } from './workspace.js';
import type { Hand, Situation } from '../types.js';

export type { Reason, ReasonCode } from './explain/findings.js';

export interface Explanation {
  rule: AwardId;
  /** What the award is worth in this profile, such as `4/8 points`, `1 double` or `half limit`. */
  award: string;
  given: boolean;
  /** The lines of the Score that come from this award. */
  awards: Award[];
  /** Why the award was not given; empty if it was. */
  reasons: Reason[];
  /**
   * How far the hand is from the award: roughly how many tiles would have to change. 0 if the award was given, 99 or
   * more if it depends on the luck of the draw or on the rules.
   */
  distance: number;
}

/** The distance of an award that depends on luck or on the table's rules, not on the tiles. */
export const FAR = 99;

/** The reason if a hand holds nothing of a class, with the honour or bonus tile that it lacks; undefined if it holds something. */
function noneHeld(each: GroupClass | undefined, { layout, reading }: Explained): Reason[] | undefined {
  if (!each || earnersOf(each, layout, reading).length) return undefined;
  const fitting = range(EAST, TILES.length, (kind) => each.kinds(kind, layout.seat, layout.round));
  // A missing flower or honour is worth naming; any of the simples, or any flower at all, is not.
  return [{ code: 'none-held', ...(fitting.length && fitting.length < 4 && { missing: tilesOf(fitting) }) }];
}

/** Roughly how many tiles would have to change; {@link FAR} if no tile would help. */
export const distanceOf = ({ tiles, missing, count = 0, needed }: Finding): number =>
  needed ? Math.max(1, (needed - count) * 3) : tiles?.length || missing?.length || FAR;

/**
 * Explains, for every award of the profile that is not `off`, whether the hand earned it and, if not, why.
 *
 * @param scored a Score, whose hand and situation are examined again, or a hand as data or in notation
 * @param situation the situation of the hand; ignored with a Score
 * @param profile the table's rules; defaults to classical for a hand, and to the profile it was scored with for a Score
 *   (for a stored Score, the built-in profile of that name)
 * @returns one explanation per award, in scoring order
 * @throws the same errors as {@link score}
 */
export function explain(scored: Score | Hand | string, situation?: Situation, profile?: ProfileOrName): Explanation[] {
  if (typeof scored === 'object' && 'awards' in scored) {
    profile ??= profileOfScore(scored) ?? scored.profile;
    situation = scored.situation;
    scored = scored.hand;
  }
  const compiled = compiledProfile(profile);
  const { rules } = compiled.profile;
  const ids: AwardId[] = [...ruleIds, ...ownAwardsIn(rules)];
  return explainIn(scored, situation === undefined ? {} : situation, compiled, () =>
    ids.filter((id) => rules[id] !== 'off'),
  )!.explanations;
}

/** A hand's Score, and why awards were given or not: those of `idsFor`; undefined if that returns none. @throws as {@link score} does */
export function explainIn(
  scored: Hand | string,
  situation: Situation,
  compiled: CompiledProfile,
  idsFor: (score: Score) => readonly AwardId[] | undefined,
): { score: Score; explanations: Explanation[] } | undefined {
  const work = borrowWorkspace();
  try {
    const { score, best } = scoreIn(work, scored, situation, compiled);
    const hand: Explained = {
      layout: work,
      reading: best,
      compiled,
      won: score.won,
      found: new Map<FactName, Finding>(),
      failing: new Map<AwardId, readonly Reason[]>(),
    };
    const ids = idsFor(score);
    return ids && { score, explanations: ids.map((id) => explanationOf(id, score, hand)) };
  } finally {
    giveBack(work);
  }
}

function explanationOf(id: AwardId, score: Score, hand: Explained): Explanation {
  const awards = score.awards.filter(({ rule }) => rule === id);
  const reasons = awards.length ? [] : [...reasonsFor(id, hand)];
  return {
    rule: id,
    award: hand.compiled.profile.rules[id]!,
    given: awards.length > 0,
    awards,
    reasons,
    distance: reasons.reduce((sum, reason) => sum + distanceOf(reason), 0),
  };
}

/** A hand whose awards are explained, in the reading that was scored. */
interface Explained {
  readonly layout: Layout;
  readonly reading: Reading;
  readonly compiled: CompiledProfile;
  readonly won: boolean;
  /** What was found out so far: awards have facts in common, and own awards can depend on one another. */
  readonly found: Map<FactName, Finding>;
  readonly failing: Map<AwardId, readonly Reason[]>;
}

function reasonsFor(id: AwardId, hand: Explained): readonly Reason[] {
  const { compiled, won } = hand;
  if (!compiled.gives(id, won)) {
    const { points, concealedPoints, doubles, limit, score, scope } = compiled.declared(id);
    if (!(points || concealedPoints || doubles || limit || score)) return [{ code: 'worthless' }];
    if (won) return [{ code: scope === 'losers' ? 'losers-only' : 'no-limit' }];
    if (scope !== 'winner') return [{ code: 'no-limit' }];
    // The points or doubles of such an award would be for everyone.
    return [{ code: (limit || score) && usualScope(id) === 'everyone' ? 'limit-for-winner' : 'winner-only' }];
  }
  const dropped = [...(hand.reading.dropped ?? [])].find(([rule]) => rule.id === id);
  if (dropped) return [droppedFor(dropped[1], compiled.profile.rules['best-of'], id)];
  const failing = isOwnAward(id)
    ? failingTerms(id, hand)
    : [...failingFacts(id, hand, true), ...failingTerms(id, hand)];
  // Groups that are present but score nothing are exposed ones, under an award such as `0/4 points`.
  return failing.length ? failing : (noneHeld(classOf(id, hand), hand) ?? [{ code: 'worthless' }]);
}

/** The reason for an award that is earned and not given: a better one of its family, or one that counts alone. */
const droppedFor = ({ id: by }: CountedRule, bestOf: string, id: AwardId): Reason => ({
  code: bestOf.split(' / ').some((family) => [id, by].every((one) => family.split(', ').includes(one)))
    ? 'included'
    : 'alone',
  by,
});

const classOf = (id: AwardId, { compiled }: Explained): GroupClass | undefined =>
  isOwnAward(id) ? compiled.declared(id).terms.each : ruleOf(id).each;

/** One reason for each fact that a built-in award needs and that does not hold. */
function failingFacts(id: RuleId, hand: Explained, mayBeReplaced: boolean): Reason[] {
  const { layout, reading, compiled, won } = hand;
  const words = [layout.win, layout.tiles, reading.facts | reading.combination!.noWaitAward];
  const { replaced } = ruleOf(id);
  return needsOf(
    id,
    compiled.profile,
    (other) => mayBeReplaced && compiled.gives(other, won) && !failingTerms(other, hand).length,
  )
    .filter((fact) => !holds(fact, words))
    .map((fact) =>
      replaced?.unless === fact
        ? { code: 'included', by: replaced.by as RuleId }
        : { ...failingFact(nameOfFact(fact), hand), ...winsFor(id, hand) },
    );
}

function failingFact(fact: FactName, { layout, reading, compiled, found }: Explained): Reason {
  const finding = found.get(fact) ?? ownValue(findings, fact)?.({ layout, reading, orphans: compiled.orphans }) ?? {};
  found.set(fact, finding);
  return { code: fact, ...finding };
}

/** What is said of the award for many wins of East in a row where it is not the thirteenth. */
const winsFor = (id: RuleId, { compiled }: Explained): Pick<Reason, 'count'> => {
  const { modifier } = compiled.declared(id).terms;
  return modifier?.startsWith('after ') ? { count: +modifier.slice(6) } : {};
};

/** The reasons for which the terms of an award are not met, each once. */
function failingTerms(id: AwardId, hand: Explained): readonly Reason[] {
  const known = hand.failing.get(id);
  if (known) return known;
  const { layout, reading, compiled } = hand;
  const { terms } = compiled.declared(id);
  const reasons = new Map<string, Reason>();
  const add = (reason: Reason): void => {
    reasons.set(JSON.stringify(reason), reason);
  };
  if (compiled.profile.rules[id] === 'off') add({ code: 'worthless' });
  else {
    for (const condition of terms.conditions)
      if (!part('ownTests').testOfCondition(condition, compiled)(layout, reading))
        failingCondition(condition, hand).forEach(add);
    const matcher = terms.tiles && part('ownTests').matcherOf(terms.tiles);
    if (matcher && !matcher.matches(layout)) add({ code: 'tiles', missing: matcher.missing(layout) });
  }
  const failing = [...reasons.values()];
  hand.failing.set(id, failing);
  return failing;
}

/** The reasons for which a condition of an own award is not met: for an award, those of the award. */
function failingCondition({ of, how, count }: Condition, hand: Explained): readonly Reason[] {
  const { layout, reading } = hand;
  if (how === 'calling') return [{ code: 'calling', of }];
  if (count && !how)
    return [{ code: 'count', of, count: earnersOf(count.each, layout, reading).length, needed: count.least }];
  if (how === 'not') {
    const each = count ? count.each : isFactAlone(of) ? undefined : classOf(of as AwardId, hand);
    const tiles = groupsOf(reading).filter((group) => each && belongs(group, each, layout.seat, layout.round));
    return [{ code: 'not', of, ...(tiles.length && { tiles: tiles.flatMap(tilesOfGroup) }) }];
  }
  if (isFactAlone(of)) return [failingFact(of, hand)];
  const failing = isOwnAward(of) ? failingTerms(of, hand) : failingFacts(of as RuleId, hand, false);
  // An award of which nothing else fails is one for groups or bonus tiles, and the hand holds none of them.
  return failing.length ? failing : noneHeld(classOf(of as AwardId, hand), hand)!;
}
