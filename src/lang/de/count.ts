/** Deutsch: Namen und Werte. Für Wartearten, „heilige“ Ablagen und Ähnliches gibt es keine gebräuchlichen Wörter: sie sind umschrieben. */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { asWords, isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';
import { profiles, moreProfiles, names } from '../texts/de/count.js';

export const points = (value: number): string => count(value, 'Punkt', 'Punkte');
export const doublings = (value: number): string => count(value, 'Verdopplung', 'Verdopplungen');

const limits = (limit: number): string =>
  limit === 1
    ? 'Limit'
    : limit === 0.5
      ? 'halbes Limit'
      : limit > 1
        ? `${number(limit)} Limits`
        : `${Number.isInteger(limit * 5) ? `${number(limit * 5)}/5` : number(limit)} des Limits`;

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string {
  if (score) return `genau ${points(score)}`;
  if (limit) return limits(limit);
  if (doubles) return doublings(doubles);
  if (open === undefined) return 'zählt nicht';
  return concealedPoints === open ? points(open) : `offen ${points(open)}, verdeckt ${number(concealedPoints!)}`;
}

export const shortWorth = ({ points: open, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? `${fraction(limit)}Limit`
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
export const quoted = (name: string): string => (name ? `„${profile(name)}“` : 'dieses Tisches');

export const moreNames = laterNames(async () => (await import('../texts/de/more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'de', ownAwards, moreNames) : (names[id] ?? asWords(id));
