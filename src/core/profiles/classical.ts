import { choicesOf, optionIds } from '../options.js';
import { ruleIds, ruleOf } from '../rules/index.js';
import { complete, type Profile } from './profile.js';

/** Where it says how the source was read: too much for a module that every page loads. */
const noteOn = (name: string): string => `How its source is read: docs/profiles.md#${name}`;

/** Points and doubles as played at classical tables: every rule's and option's usual value. The others differ from it. */
export const classical = complete({
  name: 'classical',
  source: 'Millington and British schools',
  note: noteOn('classical'),
  rules: Object.fromEntries([
    ...ruleIds.map((id) => [id, ruleOf(id).usual]),
    ...optionIds.map((id) => [id, choicesOf(id).values[0]]),
  ]),
});

/** A profile that comes with the package and differs from the classical one. */
export const variant = (definition: Omit<Parameters<typeof complete>[0], 'extends'>): Profile =>
  complete({ extends: classical.name, note: noteOn(definition.name), ...definition }, classical);
