/** Any profile, with awards of a table’s own and the messages of errors. Only functions for scripts import this; elements load it on demand. */
import { compiledProfile as compile, type CompiledProfile } from './engine/compile.js';
import { ownAwards } from './own-awards/read-terms.js';
import { ownTests } from './own-awards/test-hands.js';
import { explainFaults } from './hand-messages.js';
import { seeTiles } from './engine/seen.js';
import { tested } from './own-awards/tested.js';
import { specialHands } from './own-awards/special-hands.js';
import { provide } from './parts.js';
import { profiles } from './profiles/built-in.js';
import { profileOf } from './profiles/index.js';
import { addProfiles } from './profiles/lookup.js';
import type { Profile } from './profiles/profile.js';

explainFaults();
provide({ ownAwards, ownTests, specialHands, seeTiles, tested });

/** A profile as data; any other value is checked when it is compiled. @throws {RulesError} if there is none of that name */
export const anyProfile = (profile?: Profile | string): Profile | undefined =>
  typeof profile === 'string' ? profileOf(profile) : profile;

/** A function as scripts call it. A bundler that keeps it keeps this module and every profile, too. */
export function withAnyProfile<Run>(run: Run): Run {
  addProfiles(profiles);
  return run;
}

/** @throws {RulesError} if the profile is unknown or invalid */
export const compiledProfile = (profile?: Profile | string): CompiledProfile => compile(anyProfile(profile));
