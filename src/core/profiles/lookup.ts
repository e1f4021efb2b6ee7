/**
 * Finds profiles by name and defines others. It knows the classical profile; code for others is added: `written.ts` and, with
 * awards of a table's own, `index.ts`.
 */
import { asText } from '../errors.js';
import { OwnAwardsMissing, hasOwnAwards, loadable } from '../own-awards/terms.js';
import { classical } from './classical.js';
import type * as Complete from './complete.js';
import { allIds } from './declarations.js';
import type * as Parse from './parse.js';
import { isComplete, type Profile, type ProfileDefinition } from './profile.js';

const known = new Map([[classical.name, classical]]);

/** The code that reads rules; `definitions()` throws `OwnAwardsMissing` while it is not loaded. */
export const [useDefinitions, hasDefinitions, definitions] = loadable<
  Pick<typeof Complete, 'complete' | 'refuseName'> & Pick<typeof Parse, 'parseRules'>
>();

/** Adds built-in profiles by name. */
export function addProfiles(profiles: Readonly<Record<string, Profile>>): void {
  for (const [name, profile] of Object.entries(profiles)) known.set(name, profile);
}

let hint: (name: string) => void = () => {};

/** Sets what throws a better error for a name that is not known. */
export const useHint = (check: typeof hint): void => {
  hint = check;
};

/** The built-in profile of this name, if its code is loaded. */
export const builtIn = (name = ''): Profile | undefined => known.get(name);

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
    return definitions().complete(
      data as Profile,
      isWhole ? classical : profileOf(parent === undefined ? parent : asText(parent)),
    );
  }
  const found = known.get(profile);
  if (found) return found;
  const text = profile.slice(0, 80);
  if (!hasOwnAwards()) throw new OwnAwardsMissing();
  hint(text);
  return definitions().refuseName(text, [...known.keys()]);
}

/** Defines a profile by its differences from another one; see `index.ts`. */
export function defineProfile(definition: ProfileDefinition & { extends?: Profile | string }): Profile {
  const base = profileOf(definition?.extends);
  return definitions().complete({ ...definition, extends: base.name }, base);
}
