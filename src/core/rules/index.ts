/** Every award, in scoring order. Scoring, explanations, profiles and translations all use this list. */
import { doubles } from './doubles.js';
import { limitHands } from './limit-hands.js';
import { points } from './points.js';
import { winningGroup, type Rule } from './rule.js';

export type { Earner, Earning, Rule, Scope } from './rule.js';

const rules = { ...points, ...doubles, ...limitHands };

export type RuleId = keyof typeof rules;

export const ruleIds: readonly RuleId[] = Object.freeze(Object.keys(rules) as RuleId[]);

export const ruleOf = (id: RuleId): Rule => rules[id];

/** Whether an award is given for the winning tile or for the group that it completed. */
export function isForWinningTile(id: RuleId): boolean {
  const { earning } = ruleOf(id);
  return earning === 'winning-tile' || earning === winningGroup;
}

/** The section of the score in which an award usually appears. */
export const sectionOf = (id: RuleId): 'points' | 'doubles' | 'limit-hands' =>
  Object.hasOwn(points, id) ? 'points' : Object.hasOwn(doubles, id) ? 'doubles' : 'limit-hands';
