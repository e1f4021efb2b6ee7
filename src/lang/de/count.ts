/** Deutsch: Namen und Werte. Für Wartearten, „heilige“ Ablagen und Ähnliches gibt es keine gebräuchlichen Wörter: sie sind umschrieben. */
import { count, list, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
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
  'kajongg-classical': 'kajongg, klassisch',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);
/** Nach den Regeln „klassisch“ und „britisch“. */
export const games = (names: readonly string[]): string =>
  `nach den Regeln ${list(names.map((name) => `„${profile(name)}“`))}`;

/** Name und Bedeutung in einem Satz. */
export const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['Mah-Jongg', 'Punkte für Mah-Jongg.'],
  'pung-of-simples': ['Pung aus Grundziegeln', 'Drei gleiche Ziegel von 2 bis 8.'],
  'pung-of-terminals': ['Pung aus Randziegeln', 'Drei gleiche Einsen oder Neunen.'],
  'pung-of-honours': ['Pung aus Bildziegeln', 'Drei gleiche Winde oder Drachen.'],
  'kong-of-simples': ['Kong aus Grundziegeln', 'Vier gleiche Ziegel von 2 bis 8.'],
  'kong-of-terminals': ['Kong aus Randziegeln', 'Vier gleiche Einsen oder Neunen.'],
  'kong-of-honours': ['Kong aus Bildziegeln', 'Vier gleiche Winde oder Drachen.'],
  'pair-of-dragons': ['Paar aus Drachen', 'Ein Paar gleicher Drachen.'],
  'pair-of-seat-wind': ['Paar des eigenen Windes', 'Ein Paar des eigenen Windes.'],
  'pair-of-round-wind': ['Paar des Rundenwindes', 'Ein Paar des Rundenwindes.'],
  flower: ['Blume', 'Jede Blume.'],
  season: ['Jahreszeit', 'Jede Jahreszeit.'],
  'self-draw': ['Schlussziegel von der Mauer', 'Der Gewinner hat den Schlussziegel selbst gezogen.'],
  'only-tile': ['Einzig möglicher Ziegel', 'Kein anderer Ziegel hätte die Hand vollendet.'],
  'one-chance-chow': [
    'Chow mit nur einer Möglichkeit',
    'Der Schlussziegel vollendet einen Chow: in der Mitte, als 3 in 1 2 3 oder als 7 in 7 8 9.',
  ],
  'pair-wait': ['Schlussziegel vollendet das Paar', 'Der Schlussziegel vollendet das Paar.'],
  'concealed-hand': ['Verdeckte Hand', 'Vor dem Schlussziegel lag keine Figur offen.'],
  'set-of-dragons': ['Figur aus Drachen', 'Jeder Pung oder Kong aus Drachen.'],
  'set-of-seat-wind': ['Figur des eigenen Windes', 'Ein Pung oder Kong des eigenen Windes.'],
  'set-of-round-wind': ['Figur des Rundenwindes', 'Ein Pung oder Kong des Rundenwindes.'],
  'own-flower': ['Eigene Blume', 'Die Blume mit der Nummer des Platzes: 1 für Ost bis 4 für Nord.'],
  'own-season': ['Eigene Jahreszeit', 'Die Jahreszeit mit der Nummer des Platzes: 1 für Ost bis 4 für Nord.'],
  'all-flowers': ['Alle Blumen', 'Alle vier Blumen.'],
  'all-seasons': ['Alle Jahreszeiten', 'Alle vier Jahreszeiten.'],
  'little-three-dragons': [
    'Kleine drei Drachen',
    'Zwei Figuren aus Drachen und ein Paar des dritten; zählt zusätzlich zu den beiden Figuren.',
  ],
  'all-pungs': ['Pungspiel', 'Vier Pungs oder Kongs und ein Paar.'],
  'chow-hand': ['Chowspiel', 'Vier Chows.'],
  'half-flush': ['Unechtes Farbspiel', 'Eine Farbe mit Winden oder Drachen.'],
  'full-flush': ['Echtes Farbspiel', 'Eine Farbe ohne Winde und Drachen.'],
  'fully-concealed': ['Handspiel', 'Vor dem Schlussziegel wurde keine Ablage gerufen.'],
  'three-concealed-pungs': ['Drei verdeckte Pungs', 'Drei oder mehr verdeckte Pungs oder Kongs.'],
  'pure-straight': ['Eins bis neun einer Farbe', '1 2 3, 4 5 6 und 7 8 9 derselben Farbe.'],
  'all-simples': ['Nur Grundziegel', 'Keine Randziegel, Winde oder Drachen.'],
  'outside-hand': [
    'Hauptziegel in jeder Figur',
    'Jede Figur und das Paar enthalten einen Rand- oder Bildziegel, mit mindestens einem Chow.',
  ],
  'terminals-and-honours': ['Nur Hauptziegel', 'Nur Rand- und Bildziegel, beide mindestens einmal.'],
  'kong-replacement': ['Ersatzziegel für einen Kong', 'Mah-Jongg mit dem Ersatzziegel für einen Kong.'],
  'flower-replacement': [
    'Ersatzziegel für eine Blume',
    'Mah-Jongg mit dem Ersatzziegel für eine Blume oder Jahreszeit.',
  ],
  'robbed-kong': ['Beraubung des Kong', 'Mah-Jongg mit dem Ziegel, den ein anderer an einen offenen Pung anlegt.'],
  'last-tile': ['Letzter Ziegel der Mauer', 'Mah-Jongg mit dem letzten Ziegel der Mauer.'],
  'last-discard': ['Letzter abgelegter Ziegel', 'Mah-Jongg mit der Ablage nach dem letzten Ziegel der Mauer.'],
  'original-call': ['Ruf zu Beginn', 'Nach der ersten Ablage rufend und bis zum Mah-Jongg unverändert.'],
  standing: ['Stehende Hand', 'Nach der ersten Ablage irgendwann als rufend gemeldet und seitdem unverändert.'],
  'heavenly-hand': ['Segen des Himmels', 'Ost hat schon mit den ausgeteilten Ziegeln Mah-Jongg.'],
  'earthly-hand': ['Segen der Erde', 'Ein anderer Spieler als Ost macht im ersten Zug Mah-Jongg.'],
  'thirteen-orphans': ['Dreizehn Waisen', 'Von jedem Rand- und Bildziegel einer und von einem davon ein zweiter.'],
  'nine-gates': [
    'Neun Laternen',
    '1 1 1 2 3 4 5 6 7 8 9 9 9 einer Farbe und ein beliebiger Ziegel dieser Farbe, alle verdeckt.',
  ],
  'four-kongs': ['Vierfacher Reichtum', 'Vier Kongs und ein Paar.'],
  'all-honours': ['Nur Winde und Drachen', 'Nur Winde und Drachen.'],
  'all-terminals': ['Köpfe und Schwänze', 'Nur Einsen und Neunen.'],
  'big-three-dragons': ['Die drei großen Gelehrten', 'Figuren aus allen drei Drachen.'],
  'little-four-winds': ['Kleine vier Freuden', 'Drei Figuren aus Winden und ein Paar des vierten.'],
  'big-four-winds': ['Vier Segen über der Tür', 'Figuren aus allen vier Winden.'],
  'twofold-fortune': [
    'Kong nach Kong',
    'Der Ersatzziegel für einen Kong ergibt einen zweiten Kong, der nächste Ersatzziegel Mah-Jongg.',
  ],
  'all-green': ['Kaiserliche Jade', 'Nur Bambus 2 3 4 6 8 und Grüne Drachen.'],
  'four-concealed-pungs': [
    'Verborgener Schatz',
    'Vier verdeckte Pungs oder Kongs; eine Ablage darf nur das Paar vollenden.',
  ],
  'moon-from-the-sea': ['Den Mond vom Meeresgrund holen', 'Mah-Jongg mit Kreis 1 als letztem Ziegel.'],
  'plum-blossom': ['Die Pflaumenblüte vom Dach pflücken', 'Mah-Jongg mit Kreis 5 als Ersatzziegel.'],
  'carrying-pole': ['Beraubung eines Kong aus Bambus 2', 'Mah-Jongg durch Beraubung eines Kong aus Bambus 2.'],
  'thirteen-wins': ['Ost gewinnt dreizehnmal in Folge', 'Ost gewinnt zum dreizehnten Mal in Folge.'],
};

export const rule = (id: AwardId): string => (isOwnAward(id) ? ownAwardName(id, 'de', ownAwards) : rules[id][0]);
