/** The built-in profiles, and functions to define others. */
import { ownAwards } from '../own-awards/read-terms.js';
import { provide } from '../parts.js';
import { profiles, type Profiles } from './built-in.js';
import { formatRules as format } from './changes.js';
import type { Rules } from './declarations.js';
import { addProfiles, defineProfile as define, profileOf as find } from './lookup.js';
import type { Profile, ProfileDefinition } from './profile.js';
import { readRules } from './read-rules.js';
import { refuseName } from './unknown.js';

export type ProfileName = keyof Profiles;

/** The rules of a table: a profile, or the name of one, which may be one of `mahjong-elements/core/profiles.js`. */
export type ProfileOrName = Profile | ProfileName | (string & {});

provide({ ownAwards, readRules, refuseName });
addProfiles(profiles);

/** Looks up a profile by name, or returns the given profile. @throws {RulesError} `unknown-profile` */
export const profileOf = (profile?: Profile | string): Profile => find(profile);

/**
 * Defines a profile by its differences from another one.
 *
 * @param definition `rules` as text (`full-flush: 4 doubles; limit: 1000`) or as an object of the same ids and values;
 *   `extends` is a profile or the name of a built-in one, `classical` by default
 * @returns a complete, frozen profile
 * @throws {RulesError} with the position of an unknown id or value
 */
export function defineProfile(definition: ProfileDefinition & { extends?: ProfileOrName }): Profile {
  return define(definition);
}

/**
 * Parses declarations written like an inline style: `id: value; id: value`. An id may be declared again with the same
 * value only.
 *
 * @returns the declared awards and options in canonical form
 * @throws {RulesError} with the position of the fault and the closest valid word
 */
export function parseRules(text: string): Rules {
  return readRules.parseRules(text);
}

/**
 * Formats the differences of `profile` from `base` (classical by default) as declarations, for use in a page or with
 * {@link defineProfile}. Applying the result to `base` gives the same rules.
 */
export function formatRules(profile: Profile | ProfileName, base?: Profile | ProfileName): string {
  return format(profileOf(profile), profileOf(base));
}

export { profiles, type Profiles };
export type { Rules } from './declarations.js';
export type { CompleteRules, Profile, ProfileDefinition } from './profile.js';
