/** Titles of rulesets and names of awards in languages other than English, which names both by their ids. */
import type { AwardId, Profile, ProfileName } from '../core/index.js';
import type { MoreProfileName } from '../core/profiles.js';
import { laterNames } from './later.js';
import { asWords, isOwnAward, ownAwardName } from './own-awards.js';
import type { titles as enTitles } from './texts/en/count.js';
import type { calling as enCalling } from './texts/en/own-awards.js';

type Names = Readonly<Record<string, string>>;

export interface NameMessages {
  titles: typeof enTitles;
  names: { readonly [id: string]: string | undefined };
  profiles: Partial<Readonly<Record<ProfileName, readonly [title: string, source?: string]>>>;
  moreProfiles: Partial<Readonly<Record<MoreProfileName | '', string>>>;
  hands: Names;
  others: Names;
  ownAwards: Names;
  calling: typeof enCalling;
  more: () => Promise<Names>;
}

export function nameForms(language: string, messages: NameMessages) {
  const { titles, names, profiles, moreProfiles, hands, others, calling, more } = messages;
  const known = (name: string): readonly [title: string, source?: string] | undefined =>
    Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
  /** The title of a profile; for a table's own profile, its name. */
  const profile = (name: string): string =>
    known(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? (moreProfiles[name as MoreProfileName] ?? name) : name);
  const own: Record<string, string> = {};
  for (const [id, name] of Object.entries({ ...hands, ...others })) own[`--calling-${id}`] = calling(name);
  for (const [id, name] of Object.entries(hands)) own[`--${id}`] = name;
  Object.assign(own, messages.ownAwards);
  const all = new Set([...Object.values(profiles).map(([title]) => title), ...Object.values(moreProfiles)]);
  const moreNames = laterNames(more);
  return {
    profile,
    /** A title within a sentence. */
    quoted: (name: string): string => titles.quoted(profile(name), name, !all.has(profile(name))),
    source: ({ name, source }: Pick<Profile, 'name' | 'source'>): string | undefined => known(name)?.[1] ?? source,
    rule: (id: AwardId): string =>
      isOwnAward(id) ? ownAwardName(id, language, own, moreNames) : (names[id] ?? asWords(id)),
    moreNames,
  };
}
