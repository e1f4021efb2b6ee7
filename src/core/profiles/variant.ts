/** The built-in profiles by their differences from others, without the code that reads what people write. */
import { asValue } from '../rules/options.js';
import './declared.js';
import { classical, noteOn } from './classical.js';
import { frozen, type CompleteRules, type Profile } from './profile.js';

/** A profile of the package, which is in `profiles`, by its differences from the one that it extends or from the classical one. */
export interface Definition {
  readonly extends?: string;
  readonly source: string;
  readonly rules: string;
}

/** Creates built-in profiles. Their rules are text in canonical form, which a test checks. */
export function variants<Name extends string>(
  definitions: Readonly<Record<Name, Definition>>,
  parents: Readonly<Record<string, Profile>> = {},
): Readonly<Record<Name, Profile>> {
  const made = Object.entries<Definition>(definitions).map(([name, { extends: parent = '', source, rules }]) => {
    const base = parents[parent] ?? classical;
    const values = rules.split('; ').map((one) => {
      const colon = one.indexOf(': ');
      const id = one.slice(0, colon);
      return [id, asValue(id, one.slice(colon + 2))];
    });
    const all = Object.freeze({ ...base.rules, ...Object.fromEntries(values) } as CompleteRules);
    return [name, frozen({ extends: base.name, note: noteOn(name), name, source, rules: all })];
  });
  return Object.freeze(Object.fromEntries(made)) as Readonly<Record<Name, Profile>>;
}
