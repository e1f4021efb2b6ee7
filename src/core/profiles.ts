/** The profiles of books, federations, clubs and programs. Import this module to use their names; elements load it when a page names one. */
import { noteOn } from './profiles/classical.js';
import { complete } from './profiles/complete.js';
import { profileOf } from './profiles/index.js';
import { addProfiles } from './profiles/lookup.js';
import type { MoreProfileName } from './profiles/more-names.js';
import { definitions } from './profiles/rulesets.js';
import type { Profile } from './profiles/profile.js';

/** These profiles by name. */
export type MoreProfiles = Readonly<Record<MoreProfileName, Profile>>;

const made: Record<string, Profile> = {};
for (const { extends: parent, ...definition } of definitions) {
  const extended = profileOf(parent);
  const profile = complete({ extends: extended.name, note: noteOn(definition.name), ...definition }, extended);
  made[profile.name] = profile;
  // The next one may extend it.
  addProfiles({ [profile.name]: profile });
}

/** These profiles by name, complete and frozen: `score(hand, situation, moreProfiles.xmj)`. */
export const moreProfiles = Object.freeze(made) as MoreProfiles;

export type { MoreProfileName } from './profiles/more-names.js';
