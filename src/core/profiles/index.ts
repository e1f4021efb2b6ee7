/** The profiles that come with the package, and the making of others. */
import { asText } from '../as-text.js';
import { RulesError, shown } from '../errors.js';
import { babcock, british, millington } from './babcock-british-millington.js';
import { classical } from './classical.js';
import { allIds, writeRules } from './declarations.js';
import { european } from './european.js';
import { family } from './family.js';
import { complete, isComplete, type Profile } from './profile.js';
import { pungBased } from './pung-based.js';

export const profiles = Object.freeze({
  classical,
  millington,
  british,
  'pung-based': pungBased,
  family,
  european,
  babcock,
}) satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

/** The profile of a name, or the profile itself. @throws {RulesError} `unknown-profile` */
export function profileOf(profile: Profile | string = 'classical'): Profile {
  if (typeof profile !== 'string') {
    if (isComplete(profile)) return profile;
    const data: Partial<Profile> = profile ?? {};
    // What is whole needs no parent, which may be one of the page’s own.
    const isWhole = allIds.every((id) => id in Object(data.rules));
    const { extends: parent } = data;
    // Of data that is a part, the parent is a name: a chain of data could be without end.
    return complete(data as Profile, isWhole ? classical : profileOf(parent === undefined ? parent : asText(parent)));
  }
  if (Object.hasOwn(profiles, profile)) return profiles[profile as ProfileName];
  const text = profile.slice(0, 80);
  throw new RulesError('unknown-profile', text, 0, text.length, {
    found: shown(text),
    expected: Object.keys(profiles).join(', '),
  });
}

/**
 * A profile as differences from another.
 *
 * @param definition `rules` as text (`full-flush: 4 doubles; limit: 1000`) or as an object of the same ids and values;
 *   `extends` a profile or the name of one that comes with the package, the classical one unless told
 * @throws {RulesError} with the place of an unknown id or value
 */
export function defineProfile(
  definition: Omit<Parameters<typeof complete>[0], 'extends'> & { extends?: Profile | ProfileName | (string & {}) },
): Profile {
  const base = profileOf(definition?.extends);
  return complete({ ...definition, extends: base.name }, base);
}

/**
 * The declarations that make `base`, the classical profile unless told, into `profile`: text for a page or for
 * {@link defineProfile}. Reading it again gives the same rules.
 */
export function formatRules(profile: Profile | ProfileName, base?: Profile | ProfileName): string {
  const { rules } = profileOf(profile);
  const parent = profileOf(base).rules;
  return writeRules(
    allIds.filter((id) => rules[id] !== parent[id]),
    rules,
  );
}

export { parseRules, type Rules } from './declarations.js';
export type { CompleteRules, Profile } from './profile.js';
