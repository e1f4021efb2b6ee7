/**
 * Dutch: names and values. The names of awards are those of the Dutch tournament rules (NTS) where these have one. Kinds of waits, the
 * carrying pole, the straight and the outside hand have no established Dutch names and are paraphrased. “Verborgen schat” is avoided:
 * in the NTS it is a hand whose tiles are all self-drawn, elsewhere four concealed pungs.
 */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { asWords, isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';
import { profiles, moreProfiles, names } from '../texts/nl/count.js';

export const points = (value: number): string => count(value, 'punt', 'punten');
export const doublings = (value: number): string => count(value, 'verdubbeling', 'verdubbelingen');

const limits = (limit: number): string =>
  limit === 1
    ? 'limiet'
    : limit === 0.5
      ? 'halve limiet'
      : limit > 1
        ? `${number(limit)} limieten`
        : `${Number.isInteger(limit * 5) ? `${number(limit * 5)}/5` : number(limit)} van de limiet`;

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string {
  if (score) return `precies ${points(score)}`;
  if (limit) return limits(limit);
  if (doubles) return doublings(doubles);
  if (open === undefined) return 'telt niet';
  return concealedPoints === open ? points(open) : `open ${points(open)}, dicht ${number(concealedPoints!)}`;
}

export const shortWorth = ({ points: open, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? `${fraction(limit)}limiet`
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

/** The title of a profile in quotation marks. */
export const quoted = (name: string): string => (name ? `“${profile(name)}”` : 'van deze tafel');

export const moreNames = laterNames(async () => (await import('../texts/nl/more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'nl', ownAwards, moreNames) : (names[id] ?? asWords(id));
