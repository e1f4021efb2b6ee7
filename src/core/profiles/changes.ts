/** How the rules of a table differ from others. */
import { finesIn, type IncidentId } from '../rules/fines.js';
import type { OwnAwardId } from '../own-awards/terms.js';
import { part } from '../parts.js';
import { ownAwardsIn } from './declarations.js';
import { allIds } from './declared.js';
import type { Profile } from './profile.js';

type Declared = Readonly<Record<string, unknown>>;

/** The ids of all rules that are declared only where they differ from nothing: fines, and awards of a table's own. */
const declaredIn = (rules: Declared): (OwnAwardId | IncidentId)[] => [...finesIn(rules), ...ownAwardsIn(rules)];

/** The ids of the rules that differ from those of another ruleset, in the order in which they are written. */
export function changedIn(rules: Declared, base: Declared): readonly string[] {
  // What a ruleset does not declare is off.
  return [...allIds, ...declaredIn({ ...base, ...rules })].filter((id) => (rules[id] ?? 'off') !== (base[id] ?? 'off'));
}

/** The differences of a profile from another one as declarations, by the code that reads rules if there are any. */
export function formatRules({ rules }: Profile, base: Profile): string {
  const changed = changedIn(rules, base.rules);
  if (!changed.length) return '';
  return part('readRules').writeRules(changed, { ...Object.fromEntries(changed.map((id) => [id, 'off'])), ...rules });
}
