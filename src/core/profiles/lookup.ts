/** Finds profiles by name and defines others. It knows the classical profile; modules add others to it. */
import { plainWord } from '../input.js';
import { has, part } from '../parts.js';
import { classical } from './classical.js';
import type * as Complete from './complete.js';
import type * as Parse from './parse.js';
import type * as Unknown from './unknown.js';
import { isComplete, type Profile, type ProfileDefinition } from './profile.js';

declare module '../parts.js' {
  interface Parts {
    readonly readRules: Pick<typeof Complete, 'complete'> &
      Pick<typeof Parse, 'joinRules' | 'parseAward' | 'parseRules' | 'writeRules'> & {
        profileOfData(data: Partial<Profile> | null): Profile;
      };
    /** Throws the error for an unknown profile name. */
    readonly refuseName: typeof Unknown.refuseName;
  }
}

const known = new Map([[classical.name, classical]]);

export function addProfiles(profiles: Readonly<Record<string, Profile>>): void {
  for (const [name, profile] of Object.entries(profiles)) known.set(name, profile);
}

/** The built-in profile of this name, if its code is loaded. */
export const builtIn = (name = ''): Profile | undefined => known.get(name);

/** The built-in profile that is meant by a name as people write it, if its code is loaded. */
export const namedIn = (text: string): Profile | undefined => known.get(text) ?? known.get(plainWord(text));

export const savedName = (profile: Profile | string): string =>
  typeof profile === 'string' ? (namedIn(profile)?.name ?? profile) : profile.name;

/** Looks up a profile by name, or returns the given profile. @throws {RulesError} `unknown-profile` */
export function profileOf(profile: Profile | string = 'classical'): Profile {
  if (typeof profile === 'string') return namedIn(profile) ?? part('refuseName')(profile.slice(0, 80));
  return isComplete(profile) ? profile : part('readRules').profileOfData(profile);
}

/** Defines a profile by its differences from another one; see `index.ts`. */
export function defineProfile(definition: ProfileDefinition & { extends?: Profile | string }): Profile {
  const base = profileOf(definition?.extends);
  return part('readRules').complete({ ...definition, extends: base.name }, base);
}

/** Declarations of several texts as one. Once the code that reads rules has loaded, what a later text declares is left out of earlier ones. */
export const joinRules = (...texts: readonly (string | undefined)[]): string =>
  has('readRules') ? part('readRules').joinRules(...texts) : texts.filter(Boolean).join('; ');
