/** French: differences between rules. */
import { count, list, number, winds } from './hand.js';
import { doublings, quoted, points, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { optionClause } from '../clauses.js';
import type { ComparedValue, Difference, Texts } from '../types.js';

const AMOUNT = ['', 'le montant simple', 'le double'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'un double qui ne vienne ni d’une Fleur ni d’une Saison'
    : part === 'cleared-hand'
      ? 'une seule famille, ou seulement des Extrémités et des Honneurs'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `« ${rule(part as AwardId)} »`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `« ${rule(id as AwardId)} »`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options: Texts['options'] = {
  limit: {
    none: 'il n’y a pas de limite',
    number: (most) => `la limite est de ${number(most)}`,
    list: ([usual, ...seats]) =>
      `la limite est de ${limitText(usual!)}, pour ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'limit-value': {
    'as-limit': 'les grands jeux valent la limite',
    number: (value) => `les grands jeux valent ${number(value)}`,
  },
  'limit-doubles': {
    none: 'tous les doubles comptent',
    number: (most) => `on compte ${doublings(most)} au plus`,
  },
  rounding: {
    none: 'rien n’est arrondi',
    'base-to-nearest-10': 'les points de base sont arrondis à la dizaine',
    'base-up-to-10': 'les points de base sont arrondis à la dizaine supérieure',
    'total-up-to-10': 'la valeur est arrondie à la dizaine supérieure',
    'total-to-nearest-10': 'la valeur est arrondie à la dizaine',
  },
  'double-wind-pair': {
    both: 'une paire du Vent du joueur qui est aussi dominant compte deux fois',
    once: 'une paire du Vent du joueur qui est aussi dominant compte une fois',
  },
  'double-wind-set': {
    both: 'une combinaison du Vent du joueur qui est aussi dominant compte deux fois',
    once: 'une combinaison du Vent du joueur qui est aussi dominant compte une fois',
  },
  'flower-sets': {
    'add-own': 'la Fleur du joueur compte aussi quand il a les quatre',
    'include-own': 'les quatre Fleurs comprennent celle du joueur',
  },
  'self-draw-from': {
    'live-wall': 'une tuile de remplacement ne compte pas comme tuile gagnante piochée',
    'any-wall': 'une tuile de remplacement compte aussi comme tuile gagnante piochée',
  },
  'concealed-hand-on': {
    'any-win': 'une main cachée compte aussi quand la tuile gagnante est piochée',
    discard: 'une main cachée ne compte que si la tuile gagnante est prise à un autre joueur',
  },
  'fully-concealed-on': {
    'self-draw': 'pour « Aucune défausse réclamée », il faut aussi piocher la tuile gagnante',
    'any-win': '« Aucune défausse réclamée » permet de gagner sur une défausse',
  },
  'last-tile-self-draw': {
    added: 'la dernière tuile rapporte en plus les points de la tuile piochée',
    included: 'les points de la dernière tuile comprennent ceux de la tuile piochée',
  },
  'chow-hand-form': {
    'valueless-pair': 'une main de Chows exige une paire sans valeur',
    'any-pair': 'une main de Chows admet toute paire',
    'no-points': 'une main de Chows ne doit avoir aucun autre point',
  },
  'earthly-hand-on': {
    'first-discard': 'les Grâces de la Terre valent sur la première défausse d’Est',
    'first-draw': 'les Grâces de la Terre valent sur la première tuile piochée',
    either: 'les Grâces de la Terre valent sur la première défausse ou la première tuile piochée',
  },
  'nine-gates-wait': {
    any: 'les Neuf Portes valent avec toute tuile gagnante',
    pure: 'les Neuf Portes doivent attendre les neuf tuiles',
  },
  'all-green-dragon': {
    optional: 'le Jade impérial peut se passer du Dragon vert',
    required: 'le Jade impérial exige le Dragon vert',
  },
  'moon-on': {
    'last-tile': 'la lune doit être piochée',
    either: 'la lune peut être la dernière défausse',
  },
  'minimum-doubles': {
    number: (fewest) =>
      fewest ? `il faut ${doublings(fewest)} pour faire mah-jong` : 'faire mah-jong n’exige pas de doubles',
  },
  'minimum-points': {
    number: (fewest) =>
      fewest ? `il faut ${points(fewest)} pour faire mah-jong` : 'faire mah-jong n’exige pas de points',
  },
  'win-requirement': {
    'mixed-hand': 'toute main peut faire mah-jong',
    'one-double': 'il faut un double pour faire mah-jong',
    'cleared-hand': 'il faut une seule famille, ou seulement des Extrémités et des Honneurs, pour faire mah-jong',
    list: (parts) => `pour faire mah-jong, il faut ${parts.map(requirement).join(' ou ')}`,
  },
  'most-chows': {
    none: 'le nombre de Chows est libre',
    number: (most) => `une main gagnante a ${count(most, 'Chow')} au plus`,
  },
  'claimed-kong': {
    exposed: 'un Kong réclamé est exposé',
    'concealed-for-doubles': 'un Kong réclamé avec trois tuiles en main compte comme caché pour les doubles',
  },
  'best-of': {
    none: 'tout ce qui est obtenu compte',
    list: (families) => families.map((ids) => `entre ${names(ids)}, seul le meilleur compte`).join(' ; '),
  },
  payers: {
    all: 'tous les perdants paient le gagnant',
    discarder: 'seul celui qui écarte la tuile gagnante paie le gagnant',
    'discarder-for-all': 'celui qui écarte la tuile gagnante paie à lui seul pour les trois',
  },
  'discarder-pays': { number: (times) => `celui qui écarte la tuile gagnante paie ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `si la tuile gagnante est piochée, tous paient ${AMOUNT[times]}` },
  'east-doubles': {
    all: 'Est paie et reçoit double',
    'losers-only': 'Est paie et reçoit double, sauf avec le gagnant',
    none: 'Est paie et reçoit comme les autres',
  },
  'losers-settle': {
    yes: 'les perdants règlent entre eux la différence',
    no: 'les perdants ne règlent rien entre eux',
    'unless-limit': 'les perdants ne règlent rien entre eux après une main limite',
  },
  pao: {
    on: 'celui qui écarte la tuile décisive d’un grand jeu paie pour tous',
    off: 'personne ne paie pour tous',
  },
  'pao-on': {
    'big-limit-hands':
      'pour les grandes mains de Dragons et de Vents, un joueur paie pour tous si elles valent la limite',
    list: (awards) => `un joueur peut payer pour tous avec ${list(awards.map((one) => `« ${rule(one as AwardId)} »`))}`,
  },
  'pao-by': {
    'winning-tile': 'seul celui qui écarte la tuile gagnante peut payer pour tous',
    claim: 'celui qui écarte la tuile de la combinaison décisive paie pour tous, d’où que vienne la tuile gagnante',
  },
  'pao-others': {
    settle: 'les perdants règlent entre eux même si un joueur paie pour tous',
    lapse: 'les perdants ne règlent pas entre eux si un joueur paie pour tous',
  },
  'pao-debts': {
    own: 'celui qui paie pour tous ne règle que ses propres différences',
    all: 'celui qui paie pour tous paie aussi ce que les autres se doivent',
  },
  'pao-amount': {
    'all-shares': 'celui qui paie pour tous paie les trois parts',
    'every-share': 'celui qui paie pour tous paie les trois parts, même là où le donneur paie seul',
    'three-limits': 'celui qui paie pour tous paie trois limites',
    'one-limit': 'celui qui paie pour tous paie une limite',
  },
  'dead-hand-pays': {
    full: 'une main fautive paie en entier',
    'net-if-short': 'une main courte déduit sa propre valeur de ce qu’elle paie',
  },
  'east-win': {
    'east-stays': 'Est reste après une victoire',
    'east-passes': 'les Vents tournent après chaque victoire',
  },
  washout: {
    'east-stays': 'Est reste après une manche nulle',
    'east-passes': 'les Vents tournent après une manche nulle',
    goulash: 'après une manche nulle, Est reste et la manche suivante est un goulash',
  },
  rounds: { number: (rounds) => `une partie a ${count(rounds, 'tour')}` },
  reseat: {
    never: 'les places sont tirées une fois, avant la partie',
    'each-round': 'les places sont tirées à nouveau après chaque tour',
  },
  'dead-wall': {
    '14': 'la Colline a 14 tuiles',
    '16': 'la Colline a 16 tuiles',
    '12': 'la Colline a 12 tuiles',
    dice: 'un seul jet désigne le côté de la Brèche et la taille de la Colline',
    'replenished-14': 'la Colline est ramenée à 14 tuiles',
    none: 'il n’y a pas de Colline',
  },
  'loose-tiles': {
    apart: 'les tuiles de remplacement sont posées sur la deuxième et la quatrième pile à droite de la Brèche',
    together: 'les tuiles de remplacement sont posées côte à côte à droite de la Brèche',
  },
  'bonus-replaced-from': {
    loose: 'les Fleurs sont remplacées par des tuiles de la Colline',
    'live-wall': 'les Fleurs sont remplacées par les tuiles suivantes du Mur',
  },
  'bonus-laid-out': {
    'east-first': 'les Fleurs distribuées sont remplacées à tour de rôle à partir d’Est',
    'as-dealt': 'les Fleurs distribuées sont remplacées dans l’ordre de la distribution',
  },
  'claim-priority': {
    'nearest-after-discarder': 'entre deux gagnants, le premier après celui qui écarte l’emporte',
    'nearest-to-east': 'entre deux gagnants, le plus proche d’Est l’emporte',
    'special-hand-first': 'entre deux gagnants, celui qui a une main spéciale l’emporte',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one ? `« ${rule(one.rule)} » : ${worth(one.worth)}` : optionClause(one, options);

/** Selon les règles classiques et britanniques. */
const games = (names: readonly string[]): string => `selon les règles ${list(names.map(quoted))}`;

/** 128 selon les règles classiques, and why it differs. */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'pas de mah-jong' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
