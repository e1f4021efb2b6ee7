/**
 * French: names and values. French has no settled words for the kinds of waits, a half flush, a hand without claims, an outside
 * hand, a straight, an original call and the carrying pole: these are paraphrased.
 */
import { count, list, number } from './hand.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
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
  'kajongg-classical': 'classiques de kajongg',
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
  return titles.includes(title) ? title : `« ${title} »`;
}
/** Règles classiques; for a table's own rules, règles « name ». */
export const under = (name: string): string => `règles ${quoted(name)}`;
/** Selon les règles classiques et britanniques. */
export const games = (names: readonly string[]): string => `selon les règles ${list(names.map(quoted))}`;

/** Name and meaning, in one sentence. */
export const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['Mah-Jong', 'Points pour avoir fait mah-jong.'],
  'pung-of-simples': ['Pung de tuiles ordinaires', 'Trois tuiles identiques de 2 à 8.'],
  'pung-of-terminals': ['Pung d’Extrémités', 'Trois 1 ou trois 9 d’une famille.'],
  'pung-of-honours': ['Pung d’Honneurs', 'Trois Vents ou trois Dragons identiques.'],
  'kong-of-simples': ['Kong de tuiles ordinaires', 'Quatre tuiles identiques de 2 à 8.'],
  'kong-of-terminals': ['Kong d’Extrémités', 'Quatre 1 ou quatre 9 d’une famille.'],
  'kong-of-honours': ['Kong d’Honneurs', 'Quatre Vents ou quatre Dragons identiques.'],
  'pair-of-dragons': ['Paire de Dragons', 'Une paire de Dragons identiques.'],
  'pair-of-seat-wind': ['Paire du Vent du joueur', 'Une paire du Vent du joueur.'],
  'pair-of-round-wind': ['Paire du Vent dominant', 'Une paire du Vent dominant.'],
  flower: ['Fleur', 'Chaque Fleur.'],
  season: ['Saison', 'Chaque Saison.'],
  'self-draw': ['Tuile gagnante piochée', 'Le gagnant a pioché lui-même la tuile gagnante.'],
  'only-tile': ['Seule tuile possible', 'Aucune autre tuile n’aurait complété la main.'],
  'one-chance-chow': [
    'Chow à une seule tuile possible',
    'La tuile gagnante est le milieu d’un Chow, le 3 de 1 2 3 ou le 7 de 7 8 9.',
  ],
  'pair-wait': ['Paire complétée à la fin', 'La tuile gagnante complète la paire.'],
  'concealed-hand': ['Main cachée', 'Aucune combinaison n’était exposée avant la tuile gagnante.'],
  'set-of-dragons': ['Pung ou Kong de Dragons', 'Chaque Pung ou Kong de Dragons.'],
  'set-of-seat-wind': ['Pung ou Kong du Vent du joueur', 'Un Pung ou un Kong du Vent du joueur.'],
  'set-of-round-wind': ['Pung ou Kong du Vent dominant', 'Un Pung ou un Kong du Vent dominant.'],
  'own-flower': ['Fleur du joueur', 'La Fleur qui porte le numéro de la place : de 1 pour Est à 4 pour Nord.'],
  'own-season': ['Saison du joueur', 'La Saison qui porte le numéro de la place : de 1 pour Est à 4 pour Nord.'],
  'all-flowers': ['Toutes les Fleurs', 'Les quatre Fleurs.'],
  'all-seasons': ['Toutes les Saisons', 'Les quatre Saisons.'],
  'little-three-dragons': [
    'Trois petits Dragons',
    'Deux combinaisons de Dragons et une paire du troisième, en plus de ce que valent les deux combinaisons.',
  ],
  'all-pungs': ['Sans Chow', 'Quatre Pungs ou Kongs et une paire.'],
  'chow-hand': ['Chows seulement', 'Quatre Chows.'],
  'half-flush': ['Une famille et des Honneurs', 'Une seule famille, avec des Vents ou des Dragons.'],
  'full-flush': ['Main pure', 'Une seule famille, sans Vents ni Dragons.'],
  'fully-concealed': ['Aucune défausse réclamée', 'Aucune défausse n’a été réclamée avant la tuile gagnante.'],
  'three-concealed-pungs': ['Trois Pungs cachés', 'Au moins trois Pungs ou Kongs cachés.'],
  'pure-straight': ['De un à neuf d’une famille', '1 2 3, 4 5 6 et 7 8 9 d’une même famille.'],
  'all-simples': ['Sans Extrémités ni Honneurs', 'Seulement des tuiles de 2 à 8.'],
  'outside-hand': [
    'Extrémité ou Honneur partout',
    'Chaque combinaison et la paire contiennent une Extrémité ou un Honneur, avec au moins un Chow.',
  ],
  'terminals-and-honours': [
    'Extrémités et Honneurs',
    'Seulement des Extrémités et des Honneurs, au moins une combinaison ou paire de chaque sorte.',
  ],
  'kong-replacement': ['Tuile de remplacement d’un Kong', 'Mah-jong avec la tuile de remplacement d’un Kong.'],
  'flower-replacement': [
    'Tuile de remplacement d’une Fleur',
    'Mah-jong avec la tuile de remplacement d’une Fleur ou d’une Saison.',
  ],
  'robbed-kong': ['Vol du Kong', 'Mah-jong avec la tuile qu’un autre joueur ajoute à un Pung exposé.'],
  'last-tile': ['Dernière tuile du Mur', 'Mah-jong avec la dernière tuile du Mur.'],
  'last-discard': ['Dernière défausse', 'Mah-jong avec la défausse qui suit la dernière tuile du Mur.'],
  'original-call': [
    'En attente dès le début',
    'Main en attente après la première défausse et inchangée jusqu’au mah-jong.',
  ],
  standing: ['Main bloquée', 'Annoncée en attente à tout moment après le premier écart, et inchangée depuis.'],
  'heavenly-hand': ['Grâces du Paradis', 'Est fait mah-jong avec les tuiles distribuées.'],
  'earthly-hand': ['Grâces de la Terre', 'Un joueur autre qu’Est fait mah-jong dès le premier coup.'],
  'thirteen-orphans': [
    'Treize Lanternes merveilleuses',
    'Chaque Extrémité et chaque Honneur une fois, plus un second exemplaire de l’une de ces tuiles.',
  ],
  'nine-gates': [
    'Neuf Portes',
    '1 1 1 2 3 4 5 6 7 8 9 9 9 d’une famille et une tuile quelconque de cette famille, le tout caché.',
  ],
  'four-kongs': ['Quadruple Abondance', 'Quatre Kongs et une paire.'],
  'all-honours': ['Tout Honneurs', 'Seulement des Vents et des Dragons.'],
  'all-terminals': ['Têtes et Queues', 'Seulement des 1 et des 9.'],
  'big-three-dragons': ['Trois grands Dragons', 'Une combinaison de chacun des trois Dragons.'],
  'little-four-winds': ['Quatre petits Vents', 'Trois combinaisons de Vents et une paire du quatrième.'],
  'big-four-winds': ['Quatre grands Vents', 'Une combinaison de chacun des quatre Vents.'],
  'twofold-fortune': [
    'Double Fortune',
    'La tuile de remplacement d’un Kong donne un second Kong, et la suivante fait mah-jong.',
  ],
  'all-green': ['Jade impérial', 'Seulement des 2, 3, 4, 6 et 8 de Bambou et des Dragons verts.'],
  'four-concealed-pungs': [
    'Trésor caché',
    'Quatre Pungs ou Kongs cachés ; une défausse ne peut compléter que la paire.',
  ],
  'moon-from-the-sea': ['Cueillir la lune au fond de la mer', 'Mah-jong avec le 1 de Cercle comme dernière tuile.'],
  'plum-blossom': [
    'Cueillir la fleur de prunier sur le toit',
    'Mah-jong avec le 5 de Cercle comme tuile de remplacement.',
  ],
  'carrying-pole': ['Vol d’un Kong de 2 de Bambou', 'Mah-jong en volant un Kong de 2 de Bambou.'],
  'thirteen-wins': ['Treize victoires d’Est de suite', 'Est gagne pour la treizième fois de suite.'],
};

export const rule = (id: AwardId): string => (isOwnAward(id) ? ownAwardName(id, 'fr', ownAwards) : rules[id][0]);
