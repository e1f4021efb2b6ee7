/**
 * Dutch: names and values. The names of awards are those of the Dutch tournament rules (NTS) where these have one. Kinds of waits, the
 * carrying pole, the straight and the outside hand have no established Dutch names and are paraphrased. “Verborgen schat” is avoided:
 * in the NTS it is a hand whose tiles are all self-drawn, elsewhere four concealed pungs.
 */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName, RuleId } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';

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

const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['klassiek', 'klassiek Chinees mahjong, Millington en de Britse school'],
  millington: ['Millington', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['Brits', 'de Britse school'],
  'pung-based': ['met nadruk op pungs', 'klassiek Chinees mahjong dat vooral pungs beloont'],
  family: ['familie', 'de huisregels van een familie'],
  european: ['Europees', 'Europese klassieke regels'],
  babcock: ['Babcock', 'J. P. Babcock, gemengde handen'],
  dmjl: ['DMJL', 'Deutsche Mah-Jongg Liga, volgens kajongg'],
  bmja: ['BMJA', 'British Mah-Jong Association, volgens kajongg'],
};

/** Their sources are titles of books and pages. */
const moreProfiles: Record<MoreProfileName | '', string> = {
  // A table that changes a built-in profile.
  '': 'Deze tafel',
  'babcock-1923': 'Babcock 1923',
  'harr-1922': 'Harr 1922',
  'aru-shi-a-ru-1929': 'Aru-shi-a-ru 1929',
  'aru-shi-a-ru': 'Aru-shi-a-ru',
  'millington-1977': 'Millington 1977',
  xmj: 'xmj',
  'buzzard-2000': 'Buzzard 2000',
  'bmja-2019': 'BMJA 2019',
  'outside-the-box': 'Outside the Box',
  sontag: 'Sontag',
  'nts-2002': 'NTS 2002',
  'kajongg-classical': 'kajongg, klassiek',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);

/** The names of awards. */
const names: Record<RuleId, string> = {
  mahjong: 'Mahjong',
  'pung-of-simples': 'Pung van eenvoudige stenen',
  'pung-of-terminals': 'Pung van hoekstenen',
  'pung-of-honours': 'Pung van troefstenen',
  'kong-of-simples': 'Kong van eenvoudige stenen',
  'kong-of-terminals': 'Kong van hoekstenen',
  'kong-of-honours': 'Kong van troefstenen',
  'pair-of-dragons': 'Paar draken',
  'pair-of-seat-wind': 'Paar eigen wind',
  'pair-of-round-wind': 'Paar wind van de ronde',
  flower: 'Bloem',
  season: 'Seizoen',
  'self-draw': 'Winnende steen zelf gepakt',
  'only-tile': 'Enig mogelijke steen',
  'one-chance-chow': 'Chow met maar één mogelijkheid',
  'pair-wait': 'Paar met de laatste steen',
  'concealed-hand': 'Dicht spel',
  'set-of-dragons': 'Pung of kong draken',
  'set-of-seat-wind': 'Pung of kong eigen wind',
  'set-of-round-wind': 'Pung of kong wind van de ronde',
  'own-flower': 'Eigen bloem',
  'own-season': 'Eigen seizoen',
  'all-flowers': 'Alle bloemen',
  'all-seasons': 'Alle seizoenen',
  'little-three-dragons': 'Kleine drie draken',
  'all-pungs': 'Vier pungs',
  'chow-hand': 'Vier chows',
  'half-flush': 'Schoon spel',
  'full-flush': 'Zuiver spel',
  'fully-concealed': 'Volledig dicht spel',
  'three-concealed-pungs': 'Drie dichte pungs',
  'pure-straight': 'Eén tot en met negen van één soort',
  'all-simples': 'Pure eenvoud',
  'outside-hand': 'Hoek- of troefsteen in elke combinatie',
  'terminals-and-honours': 'Alleen hoek- en troefstenen',
  'kong-replacement': 'Losse steen voor een kong',
  'flower-replacement': 'Losse steen voor een bloem',
  'robbed-kong': 'Kongroof',
  'last-tile': 'Laatste steen van de muur',
  'last-discard': 'Laatste weggelegde steen',
  'original-call': 'Wachtend vanaf het begin',
  standing: 'Staande hand',
  'heavenly-hand': 'Spel van de hemel',
  'earthly-hand': 'Spel van de aarde',
  'thirteen-orphans': 'Dertien wezen',
  'nine-gates': 'Negen poorten',
  'four-kongs': 'Vier kongs',
  'all-honours': 'Alleen winden en draken',
  'all-terminals': 'Kop en staart',
  'big-three-dragons': 'Drie draken',
  'little-four-winds': 'Kleine vier winden',
  'big-four-winds': 'Vier winden',
  'twofold-fortune': 'Kong op kong',
  'all-green': 'Jade spel',
  'four-concealed-pungs': 'Vier dichte pungs',
  'moon-from-the-sea': 'De maan van de bodem van de zee vissen',
  'plum-blossom': 'De pruimenbloesem van het dak plukken',
  'carrying-pole': 'Kongroof van bamboe 2',
  'thirteen-wins': 'Oost wint dertien keer achter elkaar',
};

export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'nl', ownAwards, moreNames) : names[id];
