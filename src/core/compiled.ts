/** The compiled form of a profile that a page passes in: any profile, with awards of a table's own. */
import { compiledProfile as compile, type CompiledProfile } from './compile.js';
import { profileOf } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';

/** @throws {RulesError} if the profile is unknown or invalid */
export const compiledProfile = (profile?: Profile | string): CompiledProfile =>
  compile(typeof profile === 'string' ? profileOf(profile) : profile);
