/** The compiled form of a profile that a page passes in: any profile, with awards of a table's own. */
import { compiledProfile as compile, type CompiledProfile } from './engine/compile.js';
import { ownTests } from './own-awards/test-hands.js';
import { seeTiles } from './engine/seen.js';
import { specialHands } from './own-awards/special-hands.js';
import { provide } from './parts.js';
import { profileOf } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';
import { refuseName } from './profiles/unknown.js';

provide({ ownTests, specialHands, seeTiles, refuseName });

/** A profile as data; any other value is checked when it is compiled. @throws {RulesError} if there is none of that name */
export const anyProfile = (profile?: Profile | string): Profile | undefined =>
  typeof profile === 'string' ? profileOf(profile) : profile;

/** @throws {RulesError} if the profile is unknown or invalid */
export const compiledProfile = (profile?: Profile | string): CompiledProfile => compile(anyProfile(profile));
