import { ruleIds, ruleOf } from '../rules/index.js';
import { scoringOptions } from './definitions/scoring-options.js';
import { frozen, type CompleteRules, type Profile } from './profile.js';

/** A link to how the source was interpreted: the details are too long for a module that every page loads. */
export const noteOn = (name: string): string => `How its source is read: docs/profiles.md#${name}`;

/** Points and doubles as played at classical tables: the usual value of every rule and option. Others build on it. `declared.ts` adds the options for settling and playing. */
export const classical: Profile = frozen({
  name: 'classical',
  source: 'Millington and British schools',
  note: noteOn('classical'),
  rules: {
    ...Object.fromEntries(ruleIds.map((id) => [id, ruleOf(id).usual])),
    ...scoringOptions,
  } as CompleteRules,
});
