import { BONUS } from '../engine/groups.js';
import { ruleOf, type RuleId } from './index.js';

export function isForBonusTiles(id: RuleId): boolean {
  const { each, isBonus } = ruleOf(id);
  return isBonus === true || each?.forms === BONUS;
}
