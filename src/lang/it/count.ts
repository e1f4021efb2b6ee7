/**
 * Italian: names and values. Italian has no settled words for the kinds of waits, a hand without terminals and honours, an outside
 * hand, an original call and the carrying pole: these are paraphrased.
 */
import { count, list, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
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
  'kajongg-classical': 'classiche di kajongg',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);
const titles: readonly string[] = [...Object.values(profiles).map(([title]) => title), ...Object.values(moreProfiles)];
/** The title of a profile, by its name or title; the name of a table's own rules is quoted. */
function quoted(name: string): string {
  const title = profile(name);
  return titles.includes(title) ? title : `«${title}»`;
}
/** Regole classiche; for a table's own rules, regole «name». */
export const under = (name: string): string => `regole ${quoted(name)}`;
/** Secondo le regole classiche e britanniche. */
export const games = (names: readonly string[]): string => `secondo le regole ${list(names.map(quoted))}`;

/** Name and meaning, in one sentence. */
export const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['Chiusura', 'Punti per aver chiuso.'],
  'pung-of-simples': ['Tris di tessere intermedie', 'Tre tessere uguali da 2 a 8.'],
  'pung-of-terminals': ['Tris di estremi', 'Tre 1 o tre 9 di un seme.'],
  'pung-of-honours': ['Tris di onori', 'Tre venti o tre draghi uguali.'],
  'kong-of-simples': ['Poker di tessere intermedie', 'Quattro tessere uguali da 2 a 8.'],
  'kong-of-terminals': ['Poker di estremi', 'Quattro 1 o quattro 9 di un seme.'],
  'kong-of-honours': ['Poker di onori', 'Quattro venti o quattro draghi uguali.'],
  'pair-of-dragons': ['Coppia di draghi', 'Una coppia di draghi uguali.'],
  'pair-of-seat-wind': ['Coppia del proprio vento', 'Una coppia del proprio vento.'],
  'pair-of-round-wind': ['Coppia del vento di giro', 'Una coppia del vento di giro.'],
  flower: ['Fiore', 'Ogni fiore.'],
  season: ['Stagione', 'Ogni stagione.'],
  'self-draw': ['Chiusura con tessera pescata', 'Il vincitore ha pescato la tessera di chiusura.'],
  'only-tile': ['Unica tessera possibile', 'Nessun’altra tessera avrebbe completato la mano.'],
  'one-chance-chow': [
    'Scala con una sola tessera possibile',
    'La tessera di chiusura sta in mezzo a una scala, o è il 3 di 1 2 3 o il 7 di 7 8 9.',
  ],
  'pair-wait': ['Chiusura sulla coppia', 'La tessera di chiusura completa la coppia.'],
  'concealed-hand': ['Mano coperta', 'Prima della chiusura non c’era nessuna combinazione scoperta.'],
  'set-of-dragons': ['Tris o poker di draghi', 'Ogni tris o poker di draghi.'],
  'set-of-seat-wind': ['Tris o poker del proprio vento', 'Un tris o un poker del proprio vento.'],
  'set-of-round-wind': ['Tris o poker del vento di giro', 'Un tris o un poker del vento di giro.'],
  'own-flower': ['Proprio fiore', 'Il fiore con il numero del posto: da 1 per Est a 4 per Nord.'],
  'own-season': ['Propria stagione', 'La stagione con il numero del posto: da 1 per Est a 4 per Nord.'],
  'all-flowers': ['Tutti i fiori', 'I quattro fiori.'],
  'all-seasons': ['Tutte le stagioni', 'Le quattro stagioni.'],
  'little-three-dragons': [
    'Tre piccoli draghi',
    'Due combinazioni di draghi e una coppia del terzo, oltre a ciò che valgono le due combinazioni.',
  ],
  'all-pungs': ['Tutti tris o poker', 'Quattro tris o poker e una coppia.'],
  'chow-hand': ['Tutte scale', 'Quattro scale.'],
  'half-flush': ['Mano pura', 'Un solo seme, con venti o draghi.'],
  'full-flush': ['Mano purissima', 'Un solo seme, senza venti né draghi.'],
  'fully-concealed': ['Tutto pescato', 'Prima della chiusura non è stato chiamato nessuno scarto.'],
  'three-concealed-pungs': ['Tre tris coperti', 'Almeno tre tris o poker coperti.'],
  'pure-straight': ['Serpente di colore', '1 2 3, 4 5 6 e 7 8 9 dello stesso seme.'],
  'all-simples': ['Senza tessere di testa', 'Solo tessere da 2 a 8.'],
  'outside-hand': [
    'Una testa in ogni combinazione',
    'Ogni combinazione e la coppia contengono un estremo o un onore, con almeno una scala.',
  ],
  'terminals-and-honours': ['Tutte teste', 'Solo estremi e onori, almeno uno di ciascun tipo.'],
  'kong-replacement': ['Pescato sul tetto per un poker', 'Chiusura con la tessera di reintegro di un poker.'],
  'flower-replacement': [
    'Pescato sul tetto per un fiore',
    'Chiusura con la tessera di reintegro di un fiore o di una stagione.',
  ],
  'robbed-kong': ['Poker rubato', 'Chiusura con la tessera che un altro giocatore aggiunge a un tris scoperto.'],
  'last-tile': ['Ultima tessera del muro', 'Chiusura con l’ultima tessera del muro.'],
  'last-discard': ['Ultimo scarto', 'Chiusura con lo scarto che segue l’ultima tessera del muro.'],
  'original-call': [
    'A punto dal primo scarto',
    'A punto dopo il primo scarto, con la mano invariata fino alla chiusura.',
  ],
  standing: ['Mano bloccata', 'Dichiarata a punto in qualsiasi momento dopo il primo scarto, e da allora invariata.'],
  'heavenly-hand': ['Benedizione del cielo', 'Est chiude con le tessere distribuite.'],
  'earthly-hand': ['Benedizione della terra', 'Un giocatore diverso da Est chiude al primo turno.'],
  'thirteen-orphans': [
    'Tredici lanterne meravigliose',
    'Ogni estremo e ogni onore una volta, più una seconda copia di una di queste tessere.',
  ],
  'nine-gates': [
    'Nove porte',
    '1 1 1 2 3 4 5 6 7 8 9 9 9 di un seme e una tessera qualsiasi dello stesso seme, tutto coperto.',
  ],
  'four-kongs': ['Tutti poker', 'Quattro poker e una coppia.'],
  'all-honours': ['Tutti onori', 'Solo venti e draghi.'],
  'all-terminals': ['Tutti estremi', 'Solo 1 e 9.'],
  'big-three-dragons': ['Raduno dei draghi', 'Combinazioni di tutti e tre i draghi.'],
  'little-four-winds': ['Quattro piccole gioie', 'Tre combinazioni di venti e una coppia del quarto.'],
  'big-four-winds': ['Quattro benedizioni della casa', 'Combinazioni di tutti e quattro i venti.'],
  'twofold-fortune': [
    'Fortuna doppia',
    'La tessera di reintegro di un poker forma un secondo poker, e la successiva chiude.',
  ],
  'all-green': ['Giada imperiale', 'Solo 2, 3, 4, 6 e 8 di bambù e draghi verdi.'],
  'four-concealed-pungs': [
    'Tesoro nascosto',
    'Quattro tris o poker coperti; uno scarto può completare soltanto la coppia.',
  ],
  'moon-from-the-sea': ['Pescare la luna in fondo al mare', 'Chiusura con l’1 di cerchi come ultima tessera.'],
  'plum-blossom': ['Cogliere il fior di pruno dal tetto', 'Chiusura con il 5 di cerchi come tessera di reintegro.'],
  'carrying-pole': ['Poker di 2 di bambù rubato', 'Chiusura rubando un poker di 2 di bambù.'],
  'thirteen-wins': ['Est vince tredici volte di fila', 'Est vince per la tredicesima volta di fila.'],
};

export const rule = (id: AwardId): string => (isOwnAward(id) ? ownAwardName(id, 'it', ownAwards) : rules[id][0]);
