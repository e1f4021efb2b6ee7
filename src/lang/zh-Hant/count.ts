/** 規則。 */
import { number } from './hand.js';
import { asWords, isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from '../texts/zh-Hant/own-awards.js';
import type { AwardId, ProfileName } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';
import { profiles, moreProfiles, names } from '../texts/zh-Hant/count.js';

const part = (limit: number): string => (limit === 0.5 ? '半個' : limit === 1 ? '' : `${number(limit)} 個`);

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points, concealedPoints = points, doubles, limit, score }: Worth): string {
  if (score) return `固定 ${number(score)} 點`;
  if (limit) return `${part(limit)}滿貫`;
  if (doubles) return `${number(doubles)} 番`;
  if (points === undefined) return '不計';
  return concealedPoints === points
    ? `${number(points)} 點`
    : `明 ${number(points)} 點、暗 ${number(concealedPoints!)} 點`;
}

export const shortWorth = ({ points, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? `${limit === 0.5 ? '半' : part(limit)}滿貫`
      : doubles
        ? `×${2 ** doubles}`
        : points === undefined
          ? '–'
          : number(points);

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ??
  (Object.hasOwn(moreProfiles, name) ? (moreProfiles[name as MoreProfileName] ?? name) : name);

export const moreNames = laterNames(async () => (await import('../texts/zh-Hant/more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'zh-Hant', ownAwards, moreNames) : (names[id] ?? asWords(id));
