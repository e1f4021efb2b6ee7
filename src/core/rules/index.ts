/** Every award, in scoring order. Scoring, explanations, profiles and translations all use this list. */
import { doubles } from './doubles.js';
import { limitHands } from './limit-hands.js';
import { points } from './points.js';
import type { Rule } from './rule.js';

export type { Earning, Rule, Scope } from './rule.js';

const rules = { ...points, ...doubles, ...limitHands };

export type RuleId = keyof typeof rules;

export const ruleIds: readonly RuleId[] = Object.freeze(Object.keys(rules) as RuleId[]);

export const ruleOf = (id: RuleId): Rule => rules[id];

/** Whether an award may be worth more for a concealed set than for an exposed one. */
export const tellsExposure = (id: RuleId): boolean => ruleOf(id).byExposure === true;

/** The section of the score in which an award usually appears. */
export function sectionOf(id: RuleId): 'points' | 'doubles' | 'limit-hands' {
  return id in points ? 'points' : id in doubles ? 'doubles' : 'limit-hands';
}
