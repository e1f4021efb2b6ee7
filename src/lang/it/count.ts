/**
 * Italian: names and values. Italian has no settled words for the kinds of waits, a hand without terminals and honours, an outside
 * hand, an original call and the carrying pole: these are paraphrased.
 */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { asWords, isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';
import { profiles, moreProfiles, names } from '../texts/it/count.js';

export const points = (value: number): string => count(value, 'punto', 'punti');
export const doublings = (value: number): string => count(value, 'raddoppio', 'raddoppi');

const limits = (limit: number): string =>
  limit === 1
    ? 'limite'
    : limit === 0.5
      ? 'mezzo limite'
      : limit > 1
        ? `${number(limit)} limiti`
        : `${Number.isInteger(limit * 5) ? `${number(limit * 5)}/5` : number(limit)} del limite`;

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string {
  if (score) return `esattamente ${points(score)}`;
  if (limit) return limits(limit);
  if (doubles) return doublings(doubles);
  if (open === undefined) return 'non conta';
  return concealedPoints === open
    ? points(open)
    : `${points(open)} se scoperto, ${number(concealedPoints!)} se coperto`;
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
  return titles.includes(title) ? title : `«${title}»`;
}
/** Regole classiche; for a table's own rules, regole «name». */
export const under = (name: string): string => `regole ${quoted(name)}`;

export const moreNames = laterNames(async () => (await import('../texts/it/more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'it', ownAwards, moreNames) : (names[id] ?? asWords(id));
