/** Japanese: names and values. 門前加符 are the points for a concealed hand, 門前清 is the double. */
import { base, doublings, number } from './hand.js';
import { quotient } from '../quotient.js';
import { asWords, isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';
import { profiles, moreProfiles, names } from '../texts/ja/count.js';

/** 満貫、半満貫、満貫の2/5、満貫の2倍. */
export const limits = (limit: number): string =>
  limit === 1
    ? '満貫'
    : limit === 0.5
      ? '半満貫'
      : `満貫の${Number.isInteger(limit) ? `${number(limit)}倍` : (quotient(limit) ?? `${number(limit)}倍`)}`;

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string {
  if (score) return `${number(score)}点ちょうど`;
  if (limit) return limits(limit);
  if (doubles) return doublings(doubles);
  if (open === undefined) return '数えない';
  return concealedPoints === open ? base(open) : `明${base(open)}、暗${base(concealedPoints!)}`;
}

export const shortWorth = ({ points: open, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? limits(limit)
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

export const moreNames = laterNames(async () => (await import('../texts/ja/more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'ja', ownAwards, moreNames) : (names[id] ?? asWords(id));
