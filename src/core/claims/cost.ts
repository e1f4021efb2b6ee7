/** What an error costs, computed from the tiles where the values of the hands do not show it. */
import { anyProfile } from '../any-profile.js';
import { score, settle, type Profile, type ProfileOrName, type Score, type Table, type Wind } from '../index.js';
import { costBetween, costByValue, withIncident } from './incidents.js';
import type { Consequence, IncidentCost, IncidentId } from './incidents.js';

/** A Score again with one of its concealed kongs exposed, the one that costs most; itself if it has none. */
function withExposedKong(one: Score, profile?: Profile): Score {
  const { hand, situation } = one;
  return hand.sets
    .map((wrong) => {
      if (wrong.kind !== 'kong' || !wrong.concealed) return one;
      const sets = hand.sets.map((set) => (set === wrong ? { ...set, concealed: false } : set));
      return score({ ...hand, sets }, situation, profile);
    })
    .reduce((worst, other) => (other.value < worst.value ? other : worst), one);
}

/**
 * What an error costs the offender when the hand is settled: the fine that the table has for it, and what a dead hand or a
 * kong that counts as exposed costs. The latter is computed from the Score of the offender's hand.
 *
 * @param table the four hands at the end, as `settle` takes them
 * @param id the error, for its fine: `incomplete-win`, or `false-win` for short
 * @throws {ClaimError} `seat`, `incident` or `offender`, as a winner's hand cannot be dead
 * @throws {TableError} if the table is inconsistent or incomplete
 * @throws {HandError} if the winner's hand may not go out with an exposed kong
 */
export function incidentCost(
  follows: Consequence,
  offender: Wind,
  table: Table,
  profile?: ProfileOrName,
  id?: IncidentId,
): IncidentCost {
  const rules = anyProfile(profile);
  const cost = costByValue(follows, offender, table, rules, id);
  const own = table.scores?.[offender];
  if (follows !== 'exposed' || typeof own !== 'object') return cost;
  const scores = { ...table.scores, [offender]: withExposedKong(own, rules) };
  const settlement = settle(withIncident({ ...table, scores }, offender, id), rules);
  return costBetween(settle(table, rules), settlement, offender);
}
