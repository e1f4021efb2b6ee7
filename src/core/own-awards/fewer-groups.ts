/**
 * Whether a losing hand can be worth more with some of its tiles apart: for an award such as `2 doubles for everyone if no
 * pairs`, or one that lowers what the hand is worth.
 */
import { isFactAlone, needsOf, type CompiledProfile, type OwnTests } from '../engine/compile.js';
import type { FactName } from '../engine/facts.js';
import { PAIRS, PUNGS, type GroupClass } from '../engine/groups.js';
import type { CountedRule } from '../engine/reading.js';
import { ruleOf, type RuleId } from '../rules/index.js';
import { isOwnAward, type AwardId, type Condition } from './terms.js';

/** What a group more, a concealed pung or pair, can do to a condition: make it hold, or make it fail. */
interface Effect {
  readonly gains: boolean;
  readonly loses: boolean;
}

const NONE: Effect = { gains: false, loses: false };

const union = (effects: readonly Effect[]): Effect => ({
  gains: effects.some(({ gains }) => gains),
  loses: effects.some(({ loses }) => loses),
});

/** The facts that a group more can make hold, or make fail. */
const GAINED: ReadonlySet<FactName> = new Set<FactName>([
  'three-concealed-pungs',
  'four-concealed-pungs',
  'three-dragon-sets',
  'little-dragons',
  'little-winds',
  'four-wind-sets',
]);
const LOST: ReadonlySet<FactName> = new Set<FactName>(['valueless-pair', 'outside']);

const ofFacts = (facts: readonly FactName[]): Effect => ({
  gains: facts.some((fact) => GAINED.has(fact)),
  loses: facts.some((fact) => LOST.has(fact)),
});

/** A loser is free to group only pungs and pairs, which are concealed. */
const isFree = ({ forms, only }: GroupClass): boolean => (forms & (PUNGS | PAIRS)) !== 0 && only !== 'exposed';

const gainsWith = (each: GroupClass | undefined): Effect => ({
  gains: each !== undefined && isFree(each),
  loses: false,
});

function ofCondition({ of, how, count }: Condition, compiled: CompiledProfile): Effect {
  // What a hand waits for depends on its tiles alone.
  if (how === 'calling') return NONE;
  const { gains, loses } = count
    ? { gains: isFree(count.each) && count.least > 0, loses: isFree(count.each) && count.most < Infinity }
    : isFactAlone(of)
      ? ofFacts([of])
      : ofNeeds(of as AwardId, compiled);
  return how === 'not' ? { gains: loses, loses: gains } : { gains, loses };
}

const ofConditions = (id: AwardId, compiled: CompiledProfile): Effect =>
  union(compiled.declared(id).terms.conditions.map((condition) => ofCondition(condition, compiled)));

/** What a group more does to what an award needs, regardless of what the table adds to a built-in award. */
function ofNeeds(id: AwardId, compiled: CompiledProfile): Effect {
  if (isOwnAward(id)) return union([gainsWith(compiled.declared(id).terms.each), ofConditions(id, compiled)]);
  return union([gainsWith(ruleOf(id).each), ofFacts(needsOf(id, compiled.profile, () => false))]);
}

/** Whether a group more can make a losing hand worth less by this award, or by one that replaces it. */
function canCost({ id, unit }: CountedRule, compiled: CompiledProfile): boolean {
  const needs = ofNeeds(id, compiled);
  if (isOwnAward(id)) return needs.loses || (unit === 'score' && needs.gains);
  const by = ruleOf(id).replaced?.by as RuleId | undefined;
  const { gains, loses } = union([needs, ofConditions(id, compiled)]);
  return loses || (unit === 'score' && gains) || (by !== undefined && ofConditions(by, compiled).gains);
}

/** Whether a loser may be better off with some tiles apart, as one of these awards counts only then. */
export const isFewerBetter: OwnTests['isFewerBetter'] = (rules, compiled) =>
  rules.some((rule) => canCost(rule, compiled));
