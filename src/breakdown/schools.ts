/** How a rule differs in other profiles. */
import { profiles } from '../core/scoring.js';
import type { Profile, RuleId } from '../core/index.js';
import type { SchoolNote, ScoringOption } from '../lang/types.js';
import { worthIn } from './model.js';

/** The options that determine whether a rule applies. */
export const optionsOf: { [Id in RuleId]?: readonly ScoringOption[] } = {
  'pair-of-round-wind': ['double-wind-pair'],
  'self-draw': ['self-draw-from', 'last-tile-self-draw'],
  'concealed-hand': ['concealed-hand-on'],
  'set-of-round-wind': ['double-wind-set'],
  'own-flower': ['flower-sets'],
  'own-season': ['flower-sets'],
  'chow-hand': ['chow-hand-form'],
  'fully-concealed': ['fully-concealed-on'],
  'earthly-hand': ['earthly-hand-on'],
  'nine-gates': ['nine-gates-wait'],
  'all-green': ['all-green-dragon'],
  'moon-from-the-sea': ['moon-on'],
};

/**
 * How the other built-in profiles treat a rule, where they differ from this one.
 *
 * @param base the profile that a table changes, which comes first
 */
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
    for (const option of optionsOf[id] ?? [])
      if (other.rules[option] !== profile.rules[option]) add(other.name, { option, value: other.rules[option] });
  }
  return notes;
}
