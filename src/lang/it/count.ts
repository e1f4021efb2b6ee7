/**
 * Italian: names and values. Italian has no settled words for the kinds of waits, a hand without terminals and honours, an outside
 * hand, an original call and the carrying pole: these are paraphrased.
 */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName, RuleId } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';

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

/** Titles follow “regole”. */
const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['classiche', 'mah jong cinese classico, Millington e la scuola britannica'],
  millington: ['Millington', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['britanniche', 'la scuola britannica'],
  'pung-based': ['basate sui tris', 'mah jong cinese classico in cui contano soprattutto i tris'],
  family: ['di famiglia', 'le regole giocate in una famiglia'],
  european: ['europee', 'regole classiche europee'],
  babcock: ['Babcock', 'J. P. Babcock, mani miste'],
  dmjl: ['DMJL', 'Deutsche Mah-Jongg Liga (Germania), secondo kajongg'],
  bmja: ['BMJA', 'British Mah-Jong Association, secondo kajongg'],
};

/** Their sources are titles of books and pages. */
const moreProfiles: Record<MoreProfileName | '', string> = {
  // A table that changes a built-in profile.
  '': 'di questo tavolo',
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
  'kajongg-classical': 'classiche di kajongg',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);
const titles: readonly string[] = [...Object.values(profiles).map(([title]) => title), ...Object.values(moreProfiles)];
/** The title of a profile, by its name or title; the name of a table's own rules is quoted. */
export function quoted(name: string): string {
  const title = profile(name);
  return titles.includes(title) ? title : `«${title}»`;
}
/** Regole classiche; for a table's own rules, regole «name». */
export const under = (name: string): string => `regole ${quoted(name)}`;

/** The names of awards. */
const names: Record<RuleId, string> = {
  mahjong: 'Chiusura',
  'pung-of-simples': 'Tris di tessere intermedie',
  'pung-of-terminals': 'Tris di estremi',
  'pung-of-honours': 'Tris di onori',
  'kong-of-simples': 'Poker di tessere intermedie',
  'kong-of-terminals': 'Poker di estremi',
  'kong-of-honours': 'Poker di onori',
  'pair-of-dragons': 'Coppia di draghi',
  'pair-of-seat-wind': 'Coppia del proprio vento',
  'pair-of-round-wind': 'Coppia del vento di giro',
  flower: 'Fiore',
  season: 'Stagione',
  'self-draw': 'Chiusura con tessera pescata',
  'only-tile': 'Unica tessera possibile',
  'one-chance-chow': 'Scala con una sola tessera possibile',
  'pair-wait': 'Chiusura sulla coppia',
  'concealed-hand': 'Mano coperta',
  'set-of-dragons': 'Tris o poker di draghi',
  'set-of-seat-wind': 'Tris o poker del proprio vento',
  'set-of-round-wind': 'Tris o poker del vento di giro',
  'own-flower': 'Proprio fiore',
  'own-season': 'Propria stagione',
  'all-flowers': 'Tutti i fiori',
  'all-seasons': 'Tutte le stagioni',
  'little-three-dragons': 'Tre piccoli draghi',
  'all-pungs': 'Tutti tris o poker',
  'chow-hand': 'Tutte scale',
  'half-flush': 'Mano pura',
  'full-flush': 'Mano purissima',
  'fully-concealed': 'Tutto pescato',
  'three-concealed-pungs': 'Tre tris coperti',
  'pure-straight': 'Serpente di colore',
  'all-simples': 'Senza tessere di testa',
  'outside-hand': 'Una testa in ogni combinazione',
  'terminals-and-honours': 'Tutte teste',
  'kong-replacement': 'Pescato sul tetto per un poker',
  'flower-replacement': 'Pescato sul tetto per un fiore',
  'robbed-kong': 'Poker rubato',
  'last-tile': 'Ultima tessera del muro',
  'last-discard': 'Ultimo scarto',
  'original-call': 'A punto dal primo scarto',
  standing: 'Mano bloccata',
  'heavenly-hand': 'Benedizione del cielo',
  'earthly-hand': 'Benedizione della terra',
  'thirteen-orphans': 'Tredici lanterne meravigliose',
  'nine-gates': 'Nove porte',
  'four-kongs': 'Tutti poker',
  'all-honours': 'Tutti onori',
  'all-terminals': 'Tutti estremi',
  'big-three-dragons': 'Raduno dei draghi',
  'little-four-winds': 'Quattro piccole gioie',
  'big-four-winds': 'Quattro benedizioni della casa',
  'twofold-fortune': 'Fortuna doppia',
  'all-green': 'Giada imperiale',
  'four-concealed-pungs': 'Tesoro nascosto',
  'moon-from-the-sea': 'Pescare la luna in fondo al mare',
  'plum-blossom': 'Cogliere il fior di pruno dal tetto',
  'carrying-pole': 'Poker di 2 di bambù rubato',
  'thirteen-wins': 'Est vince tredici volte di fila',
};

export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'it', ownAwards, moreNames) : names[id];
