/** Every award, in scoring order, as the classical table has it. Scoring, explanations, profiles and translations all use this list. */
import { doubles } from './doubles.js';
import { limitHands } from './limit-hands.js';
import { points } from './points.js';
import type { Rule } from './rule.js';

export type { Earner, Earning, Rule, Scope } from './rule.js';

const usual = { ...points, ...doubles, ...limitHands };

export type RuleId = keyof typeof usual;

const rules: Record<RuleId, Rule> = usual;

export const ruleIds: readonly RuleId[] = Object.freeze(Object.keys(rules) as RuleId[]);

export const ruleOf = (id: RuleId): Rule => rules[id];

export function vary(id: RuleId, variation: Partial<Rule>): void {
  rules[id] = { ...rules[id], ...variation };
}

/** The section of the score in which an award usually appears. */
export const sectionOf = (id: RuleId): 'points' | 'doubles' | 'limit-hands' =>
  Object.hasOwn(points, id) ? 'points' : Object.hasOwn(doubles, id) ? 'doubles' : 'limit-hands';
