/**
 * Finds profiles by name and defines others. It knows the profiles that need no code for a table's own awards; those in
 * `index.ts` are added with it.
 */
import { asText, RulesError, shown } from '../errors.js';
import { OwnAwardsMissing, hasOwnAwards } from '../own-awards/terms.js';
import { nearest } from '../input.js';
import { babcock, british, millington } from './babcock-british-millington.js';
import { classical } from './classical.js';
import { allIds } from './declarations.js';
import { european } from './european.js';
import { family } from './family.js';
import { complete, isComplete, type Profile, type ProfileDefinition } from './profile.js';
import { pungBased } from './pung-based.js';

const known = new Map(
  [classical, millington, british, pungBased, family, european, babcock].map((profile) => [profile.name, profile]),
);

/** Adds built-in profiles by name. */
export function addProfiles(profiles: Readonly<Record<string, Profile>>): void {
  for (const [name, profile] of Object.entries(profiles)) known.set(name, profile);
}

/**
 * Looks up a profile by name, or returns the given profile.
 *
 * @throws {RulesError} `unknown-profile`
 * @throws {OwnAwardsMissing} if only the missing code can know
 */
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
  const found = known.get(profile);
  if (found) return found;
  const text = profile.slice(0, 80);
  if (!hasOwnAwards()) throw new OwnAwardsMissing();
  const names = [...known.keys()];
  const near = nearest(text.toLowerCase(), names);
  throw new RulesError('unknown-profile', text, 0, text.length, {
    found: shown(text),
    expected: names.join(', '),
    ...(near && { sentence: 'unknown-profile-near', near }),
  });
}

/** Defines a profile by its differences from another one; see `index.ts`. */
export function defineProfile(definition: ProfileDefinition & { extends?: Profile | string }): Profile {
  const base = profileOf(definition?.extends);
  return complete({ ...definition, extends: base.name }, base);
}
