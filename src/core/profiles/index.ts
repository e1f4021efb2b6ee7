/** The built-in profiles, and functions to define others. */
import { bmja, dmjl } from './associations.js';
import { classical } from './classical.js';
import { changedIn } from './changes.js';
import type { Rules } from './declarations.js';
import { addProfiles, defineProfile as define, profileOf as find } from './lookup.js';
import { provide } from '../parts.js';
import { parseRules as parse, writeRules } from './parse.js';
import type { Profile, ProfileDefinition } from './profile.js';
import { schools } from './schools.js';
import { refuseName } from './unknown.js';

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
export const profiles: Profiles = Object.freeze({ classical, ...schools, dmjl, bmja });

/** The name of a built-in profile. */
export type ProfileName = keyof Profiles;

/** The rules of a table: a profile, or the name of one, which may be one of `mahjong-elements/core/profiles.js`. */
export type ProfileOrName = Profile | ProfileName | (string & {});

addProfiles({ dmjl, bmja });
provide({ refuseName });

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
  return parse(text);
}

/**
 * Formats the differences of `profile` from `base` (classical by default) as declarations, for use in a page or with
 * {@link defineProfile}. Applying the result to `base` gives the same rules.
 */
export function formatRules(profile: Profile | ProfileName, base?: Profile | ProfileName): string {
  const { rules } = profileOf(profile);
  const changed = changedIn(rules, profileOf(base).rules);
  return writeRules(changed, { ...Object.fromEntries(changed.map((id) => [id, 'off'])), ...rules });
}

export type { Rules } from './declarations.js';
export type { CompleteRules, Profile, ProfileDefinition } from './profile.js';
