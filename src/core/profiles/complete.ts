/** Profiles by their differences from others. Elements load this on demand. */
import { RulesError, shown } from '../errors.js';
import { nearest } from '../input.js';
import { ownAwards } from '../own-awards/terms.js';
import { classical, noteOn } from './classical.js';
import { conditionalIn, listedIn, ownAwardsIn, readAward } from './declarations.js';
import { readRules } from './parse.js';
import { frozen, type CompleteRules, type Profile, type ProfileDefinition } from './profile.js';

/**
 * Returns a complete, frozen profile: a parent's rules with the given declarations applied.
 *
 * @throws {RulesError} for an invalid name, id or value
 */
export function complete(
  { rules, ...profile }: ProfileDefinition & Pick<Profile, 'extends'>,
  parent?: Profile,
): Profile {
  const { name } = profile;
  if (typeof name !== 'string' || !name || name.length > 80) throw new RulesError('bad-name', '', 0, 0);
  const all = { ...parent?.rules, ...readRules(rules) } as CompleteRules;
  // Awards of the table's own, and built-in ones with conditions.
  const own = ownAwardsIn(all);
  const conditional = conditionalIn(all);
  if (own.length || conditional.length)
    ownAwards().checkReferences(
      [...own, ...conditional],
      (id) => readAward(id, all[id]).terms,
      typeof rules === 'string' ? rules : '',
    );
  const listed = listedIn(all);
  if (listed.length) ownAwards().checkListed(listed, own, typeof rules === 'string' ? rules : '');
  return frozen({ ...profile, rules: all });
}

/** Creates a built-in profile from its differences from another one. */
export const variant = (definition: ProfileDefinition, parent: Profile = classical): Profile =>
  complete({ extends: parent.name, note: noteOn(definition.name), ...definition }, parent);

/** @throws {RulesError} for a name that no profile has */
export function refuseName(text: string, names: readonly string[]): never {
  const near = nearest(text.toLowerCase(), names);
  throw new RulesError('unknown-profile', text, 0, text.length, {
    found: shown(text),
    expected: names.join(', '),
    ...(near && { sentence: 'unknown-profile-near', near }),
  });
}
