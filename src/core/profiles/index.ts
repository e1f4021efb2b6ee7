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
import { complete, isComplete, type Profile, type ProfileDefinition } from './profile.js';
import { pungBased } from './pung-based.js';

/** The built-in profiles. */
export type Profiles = {
  /** The usual value of every rule and option at classical tables; the others are based on it. */
  readonly classical: Profile;
  /** A. D. Millington. */
  readonly millington: Profile;
  /** The British school. */
  readonly british: Profile;
  /** Chinese classical, pung-based scoring. */
  readonly 'pung-based': Profile;
  /** House rules of a family. */
  readonly family: Profile;
  /** European classical rules. */
  readonly european: Profile;
  /** J. P. Babcock. */
  readonly babcock: Profile;
  /** Deutsche Mah-Jongg Liga, as implemented by kajongg. */
  readonly dmjl: Profile;
  /** British Mah-Jong Association, as implemented by kajongg. */
  readonly bmja: Profile;
};

/** The built-in profiles by name, complete and frozen: `score(hand, situation, profiles.british)`. */
export const profiles: Profiles = Object.freeze({
  classical,
  millington,
  british,
  'pung-based': pungBased,
  family,
  european,
  babcock,
  dmjl,
  bmja,
});

/** The name of a built-in profile. */
export type ProfileName = keyof Profiles;

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
  definition: ProfileDefinition & { extends?: Profile | ProfileName | (string & {}) },
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
export type { CompleteRules, Profile, ProfileDefinition } from './profile.js';
