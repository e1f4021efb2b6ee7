/** Profiles by their differences from others. Elements load this on demand. */
import { RulesError } from '../errors.js';
import { part } from '../parts.js';
import { conditionalIn, ownAwardsIn, readAward } from './declarations.js';
import { readRules } from './parse.js';
import { frozen, type CompleteRules, type Profile, type ProfileDefinition } from './profile.js';
import type { OwnAwardId } from '../own-awards/terms.js';
import { choicesOf, type OptionId } from '../rules/options.js';
import { optionIds } from './declared.js';

const LISTING = optionIds.filter((id) => choicesOf(id).list);

/** The awards of the table's own that options list, with the option. */
const listedIn = (rules: Readonly<Record<string, unknown>>): (readonly [OptionId, OwnAwardId])[] =>
  LISTING.flatMap((option) =>
    [...String(rules[option]).matchAll(/--[\p{L}\p{N}-]+/gu)].map(([id]) => [option, id as OwnAwardId] as const),
  );

/** A complete, frozen profile: a parent's rules with declarations applied. @throws {RulesError} for an invalid name, id or value */
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
    part('ownAwards').checkReferences(
      [...own, ...conditional],
      (id) => readAward(id, all[id]).terms,
      typeof rules === 'string' ? rules : '',
    );
  const listed = listedIn(all);
  if (listed.length) part('ownAwards').checkListed(listed, own, typeof rules === 'string' ? rules : '');
  return frozen({ ...profile, rules: Object.freeze(all) });
}
