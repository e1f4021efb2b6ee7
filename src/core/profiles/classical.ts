import { usualOptions } from '../rules/usual-options.js';
import { ruleIds, ruleOf } from '../rules/index.js';
import { frozen, type CompleteRules, type Profile } from './profile.js';

/** A link to how the source was interpreted: the details are too long for a module that every page loads. */
export const noteOn = (name: string): string => `How its source is read: docs/profiles.md#${name}`;

/** Points and doubles as played at classical tables: the usual value of every rule and option. Others build on it. */
export const classical: Profile = frozen({
  name: 'classical',
  source: 'Millington and British schools',
  note: noteOn('classical'),
  rules: {
    ...Object.fromEntries(ruleIds.map((id) => [id, ruleOf(id).usual])),
    ...usualOptions,
  } as CompleteRules,
});
