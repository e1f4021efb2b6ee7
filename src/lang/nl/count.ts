/**
 * Dutch: names and values. The names of awards are those of the Dutch tournament rules (NTS) where these have one. Kinds of waits, the
 * carrying pole, the straight and the outside hand have no established Dutch names and are paraphrased. “Verborgen schat” is avoided:
 * in the NTS it is a hand whose tiles are all self-drawn, elsewhere four concealed pungs.
 */
import { count, list, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
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
const moreProfiles: Record<MoreProfileName, string> = {
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
/** Volgens de regels “klassiek” en “Brits”. */
export const games = (names: readonly string[]): string =>
  `volgens de regels ${list(names.map((name) => `“${profile(name)}”`))}`;

/** The name, and what it means in one sentence. */
export const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['Mahjong', 'Punten voor het maken van mahjong.'],
  'pung-of-simples': ['Pung van eenvoudige stenen', 'Drie gelijke stenen van 2 tot en met 8.'],
  'pung-of-terminals': ['Pung van hoekstenen', 'Drie gelijke enen of negens.'],
  'pung-of-honours': ['Pung van troefstenen', 'Drie gelijke winden of draken.'],
  'kong-of-simples': ['Kong van eenvoudige stenen', 'Vier gelijke stenen van 2 tot en met 8.'],
  'kong-of-terminals': ['Kong van hoekstenen', 'Vier gelijke enen of negens.'],
  'kong-of-honours': ['Kong van troefstenen', 'Vier gelijke winden of draken.'],
  'pair-of-dragons': ['Paar draken', 'Een paar gelijke draken.'],
  'pair-of-seat-wind': ['Paar eigen wind', 'Een paar van de eigen wind.'],
  'pair-of-round-wind': ['Paar wind van de ronde', 'Een paar van de wind van de ronde.'],
  flower: ['Bloem', 'Elke bloem.'],
  season: ['Seizoen', 'Elk seizoen.'],
  'self-draw': ['Winnende steen zelf gepakt', 'De winnaar heeft de winnende steen zelf uit de muur gepakt.'],
  'only-tile': ['Enig mogelijke steen', 'Met geen andere steen was de hand compleet geworden.'],
  'one-chance-chow': [
    'Chow met maar één mogelijkheid',
    'De winnende steen is de middelste van een chow, de 3 in 1 2 3 of de 7 in 7 8 9.',
  ],
  'pair-wait': ['Paar met de laatste steen', 'De winnende steen maakt het sluitpaar compleet.'],
  'concealed-hand': ['Dicht spel', 'Vóór de winnende steen lag er geen combinatie open.'],
  'set-of-dragons': ['Pung of kong draken', 'Elke pung of kong van draken.'],
  'set-of-seat-wind': ['Pung of kong eigen wind', 'Een pung of kong van de eigen wind.'],
  'set-of-round-wind': ['Pung of kong wind van de ronde', 'Een pung of kong van de wind van de ronde.'],
  'own-flower': ['Eigen bloem', 'De bloem met het nummer van de plaats: 1 voor Oost tot en met 4 voor Noord.'],
  'own-season': ['Eigen seizoen', 'Het seizoen met het nummer van de plaats: 1 voor Oost tot en met 4 voor Noord.'],
  'all-flowers': ['Alle bloemen', 'Alle vier de bloemen.'],
  'all-seasons': ['Alle seizoenen', 'Alle vier de seizoenen.'],
  'little-three-dragons': [
    'Kleine drie draken',
    'Twee pungs of kongs van draken en een paar van de derde; telt naast die twee.',
  ],
  'all-pungs': ['Vier pungs', 'Vier pungs of kongs en een paar.'],
  'chow-hand': ['Vier chows', 'Een hand met vier chows.'],
  'half-flush': ['Schoon spel', 'Eén soort, met winden of draken.'],
  'full-flush': ['Zuiver spel', 'Eén soort, zonder winden en draken.'],
  'fully-concealed': ['Volledig dicht spel', 'Vóór de winnende steen is geen weggelegde steen geroepen.'],
  'three-concealed-pungs': ['Drie dichte pungs', 'Drie of meer dichte pungs of kongs.'],
  'pure-straight': ['Eén tot en met negen van één soort', '1 2 3, 4 5 6 en 7 8 9 van dezelfde soort.'],
  'all-simples': ['Pure eenvoud', 'Geen hoekstenen, winden of draken.'],
  'outside-hand': [
    'Hoek- of troefsteen in elke combinatie',
    'Elke combinatie en het paar hebben een hoek- of troefsteen; er is ten minste één chow.',
  ],
  'terminals-and-honours': [
    'Alleen hoek- en troefstenen',
    'Alleen hoekstenen en troefstenen, van beide ten minste één.',
  ],
  'kong-replacement': ['Losse steen voor een kong', 'Mahjong met de losse steen voor een kong.'],
  'flower-replacement': ['Losse steen voor een bloem', 'Mahjong met de losse steen voor een bloem of een seizoen.'],
  'robbed-kong': ['Kongroof', 'Mahjong met de steen die een ander bij een open pung legt.'],
  'last-tile': ['Laatste steen van de muur', 'Mahjong met de laatste steen van de muur.'],
  'last-discard': ['Laatste weggelegde steen', 'Mahjong met de steen die na de laatste van de muur is weggelegd.'],
  'original-call': [
    'Wachtend vanaf het begin',
    'Wachtend na de eerste weggelegde steen en daarna tot mahjong onveranderd.',
  ],
  standing: ['Staande hand', 'Op enig moment na de eerste weggelegde steen als wachtend gemeld en daarna ongewijzigd.'],
  'heavenly-hand': ['Spel van de hemel', 'Oost heeft mahjong met de gedeelde stenen.'],
  'earthly-hand': ['Spel van de aarde', 'Een ander dan Oost maakt mahjong in de eerste beurt.'],
  'thirteen-orphans': ['Dertien wezen', 'Van elke hoek- en troefsteen één, en van een daarvan een tweede.'],
  'nine-gates': [
    'Negen poorten',
    '1 1 1 2 3 4 5 6 7 8 9 9 9 van één soort en nog een steen van die soort, alles dicht.',
  ],
  'four-kongs': ['Vier kongs', 'Vier kongs en een paar.'],
  'all-honours': ['Alleen winden en draken', 'Een hand met alleen winden en draken.'],
  'all-terminals': ['Kop en staart', 'Alleen enen en negens.'],
  'big-three-dragons': ['Drie draken', 'Pungs of kongs van alle drie de draken.'],
  'little-four-winds': ['Kleine vier winden', 'Drie pungs of kongs van winden en een paar van de vierde.'],
  'big-four-winds': ['Vier winden', 'Pungs of kongs van alle vier de winden.'],
  'twofold-fortune': [
    'Kong op kong',
    'De losse steen voor een kong geeft een tweede kong, en de volgende losse steen mahjong.',
  ],
  'all-green': ['Jade spel', 'Alleen bamboe 2 3 4 6 8 en groene draken.'],
  'four-concealed-pungs': [
    'Vier dichte pungs',
    'Vier dichte pungs of kongs; alleen het paar mag met een weggelegde steen compleet worden.',
  ],
  'moon-from-the-sea': ['De maan van de bodem van de zee vissen', 'Mahjong met kringen 1 als laatste steen.'],
  'plum-blossom': ['De pruimenbloesem van het dak plukken', 'Mahjong met kringen 5 als losse steen.'],
  'carrying-pole': ['Kongroof van bamboe 2', 'Mahjong door een kong bamboe 2 te roven.'],
  'thirteen-wins': ['Oost wint dertien keer achter elkaar', 'Oost maakt voor de dertiende keer achter elkaar mahjong.'],
};

export const rule = (id: AwardId): string => (isOwnAward(id) ? ownAwardName(id, 'nl', ownAwards) : rules[id][0]);
