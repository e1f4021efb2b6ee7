/** The built-in profiles, and functions to define others. */
import { asText } from '../as-text.js';
import { RulesError, shown } from '../errors.js';
import { babcock, british, millington } from './babcock-british-millington.js';
import { bmja, dmjl } from './dmjl-bmja.js';
import { classical } from './classical.js';
import { isOwnAward } from '../own-awards.js';
import { allIds, ownAwardsIn, writeRules } from './declarations.js';
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
  dmjl,
  bmja,
}) satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

/** Looks up a profile by name, or returns the given profile. @throws {RulesError} `unknown-profile` */
export function profileOf(profile: Profile | string = 'classical'): Profile {
  if (typeof profile !== 'string') {
    if (isComplete(profile)) return profile;
    const data: Partial<Profile> = profile ?? {};
    // A complete set of rules needs no parent: it may extend a profile that only the page knows.
    const isWhole = allIds.every((id) => id in Object(data.rules));
    const { extends: parent } = data;
    // For partial data the parent must be a name: a chain of objects could be endless.
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
 * Defines a profile by its differences from another one.
 *
 * @param definition `rules` as text (`full-flush: 4 doubles; limit: 1000`) or as an object of the same ids and values;
 *   `extends` is a profile or the name of a built-in one, `classical` by default
 * @returns a complete, frozen profile
 * @throws {RulesError} with the position of an unknown id or value
 */
export function defineProfile(
  definition: Omit<Parameters<typeof complete>[0], 'extends'> & { extends?: Profile | ProfileName | (string & {}) },
): Profile {
  const base = profileOf(definition?.extends);
  return complete({ ...definition, extends: base.name }, base);
}

/**
 * Formats the differences of `profile` from `base` (classical by default) as declarations, for use in a page or with
 * {@link defineProfile}. Applying the result to `base` gives the same rules.
 */
export function formatRules(profile: Profile | ProfileName, base?: Profile | ProfileName): string {
  const { rules } = profileOf(profile);
  const parent: Readonly<Record<string, unknown>> = profileOf(base).rules;
  const all: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(ownAwardsIn(parent).map((id) => [id, 'off'])),
    ...rules,
  };
  return writeRules(
    [...allIds, ...ownAwardsIn(all)].filter((id) => all[id] !== (parent[id] ?? (isOwnAward(id) ? 'off' : undefined))),
    all,
  );
}

export { parseRules, type Rules } from './declarations.js';
export type { CompleteRules, Profile } from './profile.js';
