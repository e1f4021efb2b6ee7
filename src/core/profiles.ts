/** The profiles of books, federations, clubs and programs. Import this module to use their names; elements load it when a page names one. */
import { noteOn } from './profiles/classical.js';
import { complete } from './profiles/complete.js';
import { profileOf } from './profiles/index.js';
import { addProfiles } from './profiles/lookup.js';
import { definitions } from './profiles/definitions/rulesets.js';
import type { MoreProfileName } from './profiles/definitions/more-names.js';
import type { Definition } from './profiles/variant.js';
import type { Profile } from './profiles/profile.js';

export type MoreProfiles = Readonly<Record<MoreProfileName, Profile>>;

const made: Record<string, Profile> = {};
for (const [name, { extends: parent, ...definition }] of Object.entries<Definition>(definitions)) {
  const extended = profileOf(parent);
  made[name] = complete({ name, extends: extended.name, note: noteOn(name), ...definition }, extended);
  // The next one may extend it.
  addProfiles({ [name]: made[name] });
}

/** These profiles by name, complete and frozen: `score(hand, situation, moreProfiles.xmj)`. */
export const moreProfiles = Object.freeze(made) as MoreProfiles;

export type { MoreProfileName } from './profiles/definitions/more-names.js';
