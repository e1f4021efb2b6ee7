/**
 * French: names and values. French has no settled words for the kinds of waits, a half flush, a hand without claims, an outside
 * hand, a straight, an original call and the carrying pole: these are paraphrased.
 */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName, RuleId } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';

export const points = (value: number): string => count(value, 'point');
export const doublings = (value: number): string => count(value, 'double');

const limits = (limit: number): string =>
  limit === 1
    ? 'limite'
    : limit === 0.5
      ? 'demi-limite'
      : limit > 1
        ? count(limit, 'limite')
        : `${Number.isInteger(limit * 5) ? `${number(limit * 5)}/5` : number(limit)} de la limite`;

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string {
  if (score) return `exactement ${points(score)}`;
  if (limit) return limits(limit);
  if (doubles) return doublings(doubles);
  if (open === undefined) return 'ne compte pas';
  return concealedPoints === open ? points(open) : `${points(open)} si exposé, ${number(concealedPoints!)} si caché`;
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

/** Titles follow “règles”. */
const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['classiques', 'mah-jong chinois classique, Millington et l’école britannique'],
  millington: ['Millington', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['britanniques', 'l’école britannique'],
  'pung-based': ['axées sur les Pungs', 'mah-jong chinois classique où comptent surtout les Pungs'],
  family: ['familiales', 'les règles jouées dans une famille'],
  european: ['européennes', 'règles classiques européennes'],
  babcock: ['Babcock', 'J. P. Babcock, mains mixtes'],
  dmjl: ['DMJL', 'Deutsche Mah-Jongg Liga (Allemagne), d’après kajongg'],
  bmja: ['BMJA', 'British Mah-Jong Association, d’après kajongg'],
};

/** Their sources are titles of books and pages. */
const moreProfiles: Record<MoreProfileName | '', string> = {
  // A table that changes a built-in profile.
  '': 'de cette table',
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
  'kajongg-classical': 'classiques de kajongg',
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
  return titles.includes(title) ? title : `« ${title} »`;
}
/** Règles classiques; for a table's own rules, règles « name ». */
export const under = (name: string): string => `règles ${quoted(name)}`;

/** The names of awards. */
const names: Record<RuleId, string> = {
  mahjong: 'Mah-Jong',
  'pung-of-simples': 'Pung de tuiles ordinaires',
  'pung-of-terminals': 'Pung d’Extrémités',
  'pung-of-honours': 'Pung d’Honneurs',
  'kong-of-simples': 'Kong de tuiles ordinaires',
  'kong-of-terminals': 'Kong d’Extrémités',
  'kong-of-honours': 'Kong d’Honneurs',
  'pair-of-dragons': 'Paire de Dragons',
  'pair-of-seat-wind': 'Paire du Vent du joueur',
  'pair-of-round-wind': 'Paire du Vent dominant',
  flower: 'Fleur',
  season: 'Saison',
  'self-draw': 'Tuile gagnante piochée',
  'only-tile': 'Seule tuile possible',
  'one-chance-chow': 'Chow à une seule tuile possible',
  'pair-wait': 'Paire complétée à la fin',
  'concealed-hand': 'Main cachée',
  'set-of-dragons': 'Pung ou Kong de Dragons',
  'set-of-seat-wind': 'Pung ou Kong du Vent du joueur',
  'set-of-round-wind': 'Pung ou Kong du Vent dominant',
  'own-flower': 'Fleur du joueur',
  'own-season': 'Saison du joueur',
  'all-flowers': 'Toutes les Fleurs',
  'all-seasons': 'Toutes les Saisons',
  'little-three-dragons': 'Trois petits Dragons',
  'all-pungs': 'Sans Chow',
  'chow-hand': 'Chows seulement',
  'half-flush': 'Une famille et des Honneurs',
  'full-flush': 'Main pure',
  'fully-concealed': 'Aucune défausse réclamée',
  'three-concealed-pungs': 'Trois Pungs cachés',
  'pure-straight': 'De un à neuf d’une famille',
  'all-simples': 'Sans Extrémités ni Honneurs',
  'outside-hand': 'Extrémité ou Honneur partout',
  'terminals-and-honours': 'Extrémités et Honneurs',
  'kong-replacement': 'Tuile de remplacement d’un Kong',
  'flower-replacement': 'Tuile de remplacement d’une Fleur',
  'robbed-kong': 'Vol du Kong',
  'last-tile': 'Dernière tuile du Mur',
  'last-discard': 'Dernière défausse',
  'original-call': 'En attente dès le début',
  standing: 'Main bloquée',
  'heavenly-hand': 'Grâces du Paradis',
  'earthly-hand': 'Grâces de la Terre',
  'thirteen-orphans': 'Treize Lanternes merveilleuses',
  'nine-gates': 'Neuf Portes',
  'four-kongs': 'Quadruple Abondance',
  'all-honours': 'Tout Honneurs',
  'all-terminals': 'Têtes et Queues',
  'big-three-dragons': 'Trois grands Dragons',
  'little-four-winds': 'Quatre petits Vents',
  'big-four-winds': 'Quatre grands Vents',
  'twofold-fortune': 'Double Fortune',
  'all-green': 'Jade impérial',
  'four-concealed-pungs': 'Trésor caché',
  'moon-from-the-sea': 'Cueillir la lune au fond de la mer',
  'plum-blossom': 'Cueillir la fleur de prunier sur le toit',
  'carrying-pole': 'Vol d’un Kong de 2 de Bambou',
  'thirteen-wins': 'Treize victoires d’Est de suite',
};

export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'fr', ownAwards, moreNames) : names[id];
