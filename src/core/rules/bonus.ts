import { BONUS } from '../engine/groups.js';
import { ruleOf, type RuleId } from './index.js';

export function isForBonusTiles(id: RuleId): boolean {
  const { each, isBonus } = ruleOf(id);
  return isBonus === true || each?.forms === BONUS;
}

/** Whether an award is given for the winning tile or for the group that it completed. */
export function isForWinningTile(id: RuleId): boolean {
  const { earning, isWait } = ruleOf(id);
  return earning === 'winning-tile' || isWait === true;
}
