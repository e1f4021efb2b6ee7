/** The built-in profiles by name. */
import { associations } from './associations.js';
import { classical } from './classical.js';
import type { Profile } from './profile.js';
import { schools } from './schools.js';

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
export const profiles: Profiles = Object.freeze({ classical, ...schools, ...associations });
