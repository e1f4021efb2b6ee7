/** The built-in profiles by their differences from others, without the code that reads what people write. */
import { choicesOf, isOption } from '../rules/options.js';
import { classical, noteOn } from './classical.js';
import { frozen, type CompleteRules, type Profile } from './profile.js';

/** A built-in profile by its differences from another one. Its rules are text in canonical form, which a test checks. */
export interface Variant extends Pick<Profile, 'name' | 'source'> {
  rules: string;
}

/** Creates a built-in profile. */
export function variant({ rules, ...definition }: Variant, parent: Profile = classical): Profile {
  const declared = rules.split(/; */).filter(Boolean);
  const values = declared.map((one) => {
    const colon = one.indexOf(': ');
    const [id, value] = [one.slice(0, colon), one.slice(colon + 2)];
    const isNumber = isOption(id) && Number(value) && !choicesOf(id).values.includes(value);
    return [id, isNumber ? Number(value) : value];
  });
  const all = { ...parent.rules, ...Object.fromEntries(values) } as CompleteRules;
  return frozen({ extends: parent.name, note: noteOn(definition.name), ...definition, rules: all });
}
