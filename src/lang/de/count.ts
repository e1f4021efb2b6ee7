/** Deutsch: Namen und Werte. Für Wartearten, „heilige“ Ablagen und Ähnliches gibt es keine gebräuchlichen Wörter: sie sind umschrieben. */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName, RuleId } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';

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

const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['klassisch', 'klassisches chinesisches Mah-Jongg, Millington und die britische Schule'],
  millington: ['Millington', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['britisch', 'die britische Schule'],
  'pung-based': ['pungbasiert', 'klassisches chinesisches Mah-Jongg mit Wertung nach Pungs'],
  family: ['Familie', 'die Hausregeln einer Familie'],
  european: ['europäisch', 'europäische klassische Regeln'],
  babcock: ['Babcock', 'J. P. Babcock, gemischte Hände'],
  dmjl: ['DMJL', 'Deutsche Mah-Jongg Liga, nach kajongg'],
  bmja: ['BMJA', 'British Mah-Jong Association, nach kajongg'],
};

/** Ihre Quellen sind Titel von Büchern und Seiten. */
const moreProfiles: Record<MoreProfileName | '', string> = {
  // A table that changes a built-in profile.
  '': 'Dieser Tisch',
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
  'kajongg-classical': 'kajongg, klassisch',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);

/** Die Namen der Wertungen. */
const names: Record<RuleId, string> = {
  mahjong: 'Mah-Jongg',
  'pung-of-simples': 'Pung aus Grundziegeln',
  'pung-of-terminals': 'Pung aus Randziegeln',
  'pung-of-honours': 'Pung aus Bildziegeln',
  'kong-of-simples': 'Kong aus Grundziegeln',
  'kong-of-terminals': 'Kong aus Randziegeln',
  'kong-of-honours': 'Kong aus Bildziegeln',
  'pair-of-dragons': 'Paar aus Drachen',
  'pair-of-seat-wind': 'Paar des eigenen Windes',
  'pair-of-round-wind': 'Paar des Rundenwindes',
  flower: 'Blume',
  season: 'Jahreszeit',
  'self-draw': 'Schlussziegel von der Mauer',
  'only-tile': 'Einzig möglicher Ziegel',
  'one-chance-chow': 'Chow mit nur einer Möglichkeit',
  'pair-wait': 'Schlussziegel vollendet das Paar',
  'concealed-hand': 'Verdeckte Hand',
  'set-of-dragons': 'Figur aus Drachen',
  'set-of-seat-wind': 'Figur des eigenen Windes',
  'set-of-round-wind': 'Figur des Rundenwindes',
  'own-flower': 'Eigene Blume',
  'own-season': 'Eigene Jahreszeit',
  'all-flowers': 'Alle Blumen',
  'all-seasons': 'Alle Jahreszeiten',
  'little-three-dragons': 'Kleine drei Drachen',
  'all-pungs': 'Pungspiel',
  'chow-hand': 'Chowspiel',
  'half-flush': 'Unechtes Farbspiel',
  'full-flush': 'Echtes Farbspiel',
  'fully-concealed': 'Handspiel',
  'three-concealed-pungs': 'Drei verdeckte Pungs',
  'pure-straight': 'Eins bis neun einer Farbe',
  'all-simples': 'Nur Grundziegel',
  'outside-hand': 'Hauptziegel in jeder Figur',
  'terminals-and-honours': 'Nur Hauptziegel',
  'kong-replacement': 'Ersatzziegel für einen Kong',
  'flower-replacement': 'Ersatzziegel für eine Blume',
  'robbed-kong': 'Beraubung des Kong',
  'last-tile': 'Letzter Ziegel der Mauer',
  'last-discard': 'Letzter abgelegter Ziegel',
  'original-call': 'Ruf zu Beginn',
  standing: 'Stehende Hand',
  'heavenly-hand': 'Segen des Himmels',
  'earthly-hand': 'Segen der Erde',
  'thirteen-orphans': 'Dreizehn Waisen',
  'nine-gates': 'Neun Laternen',
  'four-kongs': 'Vierfacher Reichtum',
  'all-honours': 'Nur Winde und Drachen',
  'all-terminals': 'Köpfe und Schwänze',
  'big-three-dragons': 'Die drei großen Gelehrten',
  'little-four-winds': 'Kleine vier Freuden',
  'big-four-winds': 'Vier Segen über der Tür',
  'twofold-fortune': 'Kong nach Kong',
  'all-green': 'Kaiserliche Jade',
  'four-concealed-pungs': 'Verborgener Schatz',
  'moon-from-the-sea': 'Den Mond vom Meeresgrund holen',
  'plum-blossom': 'Die Pflaumenblüte vom Dach pflücken',
  'carrying-pole': 'Beraubung eines Kong aus Bambus 2',
  'thirteen-wins': 'Ost gewinnt dreizehnmal in Folge',
};

export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'de', ownAwards, moreNames) : names[id];
