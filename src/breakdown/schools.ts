/** How a rule differs in other profiles. */
import { isOption } from '../core/profiles/declared.js';
import '../core/rules/variations.js';
import { ruleOf } from '../core/rules/index.js';
import { isOwnAward, profiles, ruleIds } from '../core/scoring.js';
import type { AwardId, CompleteRules, Profile, RuleId, Rules } from '../core/index.js';
import type { Difference, SchoolNote, ScoringOption } from '../lang/types.js';
import { worthIn } from './model.js';

/** The options that determine whether a rule applies. */
export function optionsOf(id: RuleId): ScoringOption[] {
  const { when, replaced } = ruleOf(id);
  return [when?.[0], replaced?.option].filter((option) => option !== undefined) as ScoringOption[];
}

/** What declarations of awards and options change, in the order in which they are declared. */
export const differencesOf = (rules: Rules): Difference[] =>
  Object.entries(rules)
    // Not those of fines.
    .filter(([id]) => isOption(id) || isOwnAward(id) || (ruleIds as readonly string[]).includes(id))
    .map(([id, value]) =>
      isOption(id)
        ? { option: id, value: value! }
        : { rule: id as AwardId, worth: worthIn({ rules: rules as CompleteRules }, id as AwardId) },
    );

/** How the other built-in profiles treat a rule, where they differ. @param base the profile that a table changes, which comes first */
export function schoolNotes(id: RuleId, profile: Profile, base?: Profile): SchoolNote[] {
  const notes: SchoolNote[] = [];
  const add = (name: string, difference: SchoolNote['difference']): void => {
    const same = notes.find((note) => JSON.stringify(note.difference) === JSON.stringify(difference));
    if (same) (same.profiles as string[]).push(name);
    else notes.push({ profiles: [name], difference });
  };
  for (const other of new Set([...(base ? [base] : []), ...Object.values<Profile>(profiles)])) {
    if (other.rules[id] !== profile.rules[id]) add(other.name, { rule: id, worth: worthIn(other, id) });
    if (other.rules[id] === 'off') continue;
    for (const option of optionsOf(id))
      if (other.rules[option] !== profile.rules[option]) add(other.name, { option, value: other.rules[option] });
  }
  return notes;
}
