/**
 * Whether a losing hand can be worth more with some of its tiles apart: for an award such as `2 doubles for everyone if no
 * pairs`, or one that lowers what the hand is worth.
 */
import { needsOf, type CompiledProfile } from '../engine/compile.js';
import { factOf, isFactAlone, type FactName } from '../engine/fact-names.js';
import { OUTSIDE, VALUELESS_PAIR, factWords } from '../engine/facts.js';
import { PAIRS, PUNGS, type GroupClass } from '../engine/groups.js';
import type { CountedRule } from '../engine/reading.js';
import { ruleOf, type RuleId } from '../rules/index.js';
import { NO_TERMS, isOwnAward, type AwardId, type Condition } from './terms.js';

/** The facts about a reading that a group more can make fail. It may make any of the others hold. */
const FAILING = factWords([VALUELESS_PAIR, OUTSIDE])[2];

/** A loser is free to group only pungs and pairs, which are concealed. */
const isFree = (each: GroupClass | undefined): boolean =>
  each !== undefined && each.only !== 'exposed' && (each.forms & (PUNGS | PAIRS)) > 0;

/** Whether a group more can make a condition hold, or with `holds` false make it fail. */
function canTurn({ of, how, count }: Condition, holds: boolean, compiled: CompiledProfile): boolean {
  const turned = holds !== (how === 'not');
  return count
    ? isFree(count.each) && (turned ? count.least > 0 : count.most < Infinity)
    : // What a hand waits for depends on its tiles alone.
      how !== 'calling' && canTurnNeeds(of as FactName | AwardId, turned, compiled);
}

/** The same for a fact, or for what an award needs. */
function canTurnNeeds(of: FactName | AwardId, holds: boolean, compiled: CompiledProfile): boolean {
  const isFact = isFactAlone(of);
  const rule = isFact || isOwnAward(of) ? undefined : ruleOf(of);
  const { each, conditions } = isFact ? NO_TERMS : compiled.declared(of).terms;
  const facts = factWords(isFact ? [factOf(of)] : rule ? needsOf(of as RuleId, compiled.profile, () => false) : [])[2];
  return (
    (facts & (holds ? ~FAILING : FAILING)) !== 0 ||
    (holds && isFree(rule ? rule.each : each)) ||
    conditions.some((condition) => canTurn(condition, holds, compiled))
  );
}

/** Whether a group more can make a losing hand worth less by one of these awards, or by an award that replaces it. */
export const isFewerBetter = (rules: readonly CountedRule[], compiled: CompiledProfile): boolean =>
  rules.some(({ id, unit }) => {
    const by = isOwnAward(id) ? undefined : ruleOf(id).replaced?.by;
    return (
      canTurnNeeds(id, false, compiled) ||
      (unit === 'score' && canTurnNeeds(id, true, compiled)) ||
      (by && compiled.declared(by as RuleId).terms.conditions.some((one) => canTurn(one, true, compiled)))
    );
  });
