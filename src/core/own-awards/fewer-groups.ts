/** Whether a losing hand can be worth more with some of its tiles apart, as for `2 doubles for everyone if no pairs`. */
import type { CompiledProfile } from '../engine/compile.js';
import { factOf, isFactAlone, type FactName } from '../engine/fact-names.js';
import { OUTSIDE, VALUELESS_PAIR, factWords } from '../engine/facts.js';
import { PAIRS, PUNGS, type GroupClass } from '../engine/groups.js';
import type { CountedRule } from '../engine/reading.js';
import { ruleOf, type RuleId } from '../rules/index.js';
import { needsOf } from '../rules/variations.js';
import { NO_TERMS, isOwnAward, type AwardId, type Condition } from './terms.js';

/** The facts about a reading that one more group can make fail. It may make any of the others hold. */
const FAILING = factWords([VALUELESS_PAIR, OUTSIDE])[2];

/** A loser is free to group only pungs and pairs, which are concealed. */
const isFree = (each: GroupClass | undefined): boolean =>
  each !== undefined && each.only !== 'exposed' && (each.forms & (PUNGS | PAIRS)) > 0;

/** What one more group can do to facts and awards; each question is answered once, as awards can depend on many others. */
class FewerGroups {
  readonly #known = new Map<string, boolean>();

  constructor(private readonly compiled: CompiledProfile) {}

  /** Whether one more group can make a condition hold, or with `holds` false make it fail. */
  canTurn({ of, how, count }: Condition, holds: boolean): boolean {
    const turned = holds !== (how === 'not');
    return count
      ? isFree(count.each) && (turned ? count.least > 0 : count.most < Infinity)
      : // What a hand waits for depends on its tiles alone.
        how !== 'calling' && this.canTurnNeeds(of as FactName | AwardId, turned);
  }

  /** The same for a fact, or for what an award needs. */
  canTurnNeeds(of: FactName | AwardId, holds: boolean): boolean {
    const key = `${of} ${holds}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      // An award may depend on itself: on its pattern. That adds nothing.
      this.#known.set(key, false);
      known = this.#findOut(of, holds);
      this.#known.set(key, known);
    }
    return known;
  }

  #findOut(of: FactName | AwardId, holds: boolean): boolean {
    const { compiled } = this;
    const isFact = isFactAlone(of);
    const rule = isFact || isOwnAward(of) ? undefined : ruleOf(of);
    const { each, conditions } = isFact ? NO_TERMS : compiled.declared(of).terms;
    const needs = isFact ? [factOf(of)] : rule ? needsOf(of as RuleId, compiled.profile, () => false) : [];
    return (
      (factWords(needs)[2] & (holds ? ~FAILING : FAILING)) !== 0 ||
      (holds && isFree(rule ? rule.each : each)) ||
      conditions.some((condition) => this.canTurn(condition, holds))
    );
  }
}

/** Whether one more group can make a losing hand worth less by one of these awards, or by an award that replaces it. */
export function isFewerBetter(rules: readonly CountedRule[], compiled: CompiledProfile): boolean {
  const groups = new FewerGroups(compiled);
  return rules.some(({ id, unit }) => {
    const by = isOwnAward(id) ? undefined : ruleOf(id).replaced?.by;
    return (
      groups.canTurnNeeds(id, false) ||
      (unit === 'score' && groups.canTurnNeeds(id, true)) ||
      (by && compiled.declared(by as RuleId).terms.conditions.some((one) => groups.canTurn(one, true)))
    );
  });
}
