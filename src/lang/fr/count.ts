/**
 * French: names and values. French has no settled words for the kinds of waits, a half flush, a hand without claims, an outside
 * hand, a straight, an original call and the carrying pole: these are paraphrased.
 */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { asWords, isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';
import { profiles, moreProfiles, names } from '../texts/fr/count.js';

export const points = (value: number): string => count(value, 'point');
export const doublings = (value: number): string => count(value, 'double');

const limits = (limit: number): string =>
  limit === 1
    ? 'limite'
    : limit === 0.5
      ? 'demi-limite'
      : limit > 1
        ? count(limit, 'limite')
        : `${Number.isInteger(limit * 5) ? `${number(limit * 5)}/5` : number(limit)} de la limite`;

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string {
  if (score) return `exactement ${points(score)}`;
  if (limit) return limits(limit);
  if (doubles) return doublings(doubles);
  if (open === undefined) return 'ne compte pas';
  return concealedPoints === open ? points(open) : `${points(open)} si exposé, ${number(concealedPoints!)} si caché`;
}

export const shortWorth = ({ points: open, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? `${fraction(limit)}limite`
      : doubles
        ? `×${2 ** doubles}`
        : open === undefined
          ? '–'
          : number(open);

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ??
  (Object.hasOwn(moreProfiles, name) ? (moreProfiles[name as MoreProfileName] ?? name) : name);
const titles: readonly string[] = [...Object.values(profiles).map(([title]) => title), ...Object.values(moreProfiles)];
/** The title of a profile, by its name or title; the name of a table's own rules is quoted. */
export function quoted(name: string): string {
  const title = profile(name);
  return titles.includes(title) ? title : `« ${title} »`;
}
/** Règles classiques; for a table's own rules, règles « name ». */
export const under = (name: string): string => `règles ${quoted(name)}`;

export const moreNames = laterNames(async () => (await import('../texts/fr/more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'fr', ownAwards, moreNames) : (names[id] ?? asWords(id));
