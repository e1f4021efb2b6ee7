/** French: a table's rules. Loads with `<mj-rules>`. */
import { quotient } from '../quotient.js';
import { capital, count, list, number } from './hand.js';
import { doublings, points, profile, under } from './count.js';
import type { IncidentId } from '../../core/index.js';
import type { RulesTexts, Worth } from '../types.js';

const optionNames: Record<string, string> = {
  limit: 'Limite',
  'limit-value': 'Valeur des grands jeux',
  'limit-doubles': 'Maximum de doubles',
  rounding: 'Arrondi',
  'double-wind-pair': 'Paire du Vent du joueur, s’il est aussi dominant',
  'double-wind-set': 'Combinaison du Vent du joueur, s’il est aussi dominant',
  'flower-sets': 'Les quatre Fleurs ou Saisons',
  'self-draw-from': 'Tuile gagnante piochée : d’où',
  'concealed-hand-on': 'Main cachée : comment gagner',
  'fully-concealed-on': 'Aucune défausse réclamée : comment gagner',
  'last-tile-self-draw': 'Dernière tuile : points de la tuile piochée',
  'chow-hand-form': 'Chows seulement : quelle forme',
  'earthly-hand-on': 'Grâces de la Terre : quand',
  'nine-gates-wait': 'Neuf Portes : quelle attente',
  'all-green-dragon': 'Jade impérial : le Dragon',
  'moon-on': 'Lune au fond de la mer : comment gagner',
  'minimum-doubles': 'Minimum de doubles pour faire mah-jong',
  'minimum-points': 'Minimum de points pour faire mah-jong',
  'win-requirement': 'Mains qui peuvent faire mah-jong',
  payers: 'Qui paie',
  'discarder-pays': 'Ce que paie celui qui écarte la tuile gagnante',
  'self-draw-pays': 'Ce que paient tous si elle est piochée',
  'east-doubles': 'Est paie et reçoit double',
  'losers-settle': 'Les perdants règlent entre eux',
  pao: 'Payer pour tous',
  'pao-on': 'Payer pour tous : pour quelles mains',
  'pao-by': 'Payer pour tous : pour quelle tuile',
  'pao-others': 'Payer pour tous : les autres perdants',
  'pao-debts': 'Payer pour tous : les dettes des autres',
  'pao-amount': 'Ce que l’on paie alors',
  'dead-hand-pays': 'Mains fautives',
  'east-win': 'Quand Est gagne',
  washout: 'Manche nulle',
  rounds: 'Tours d’une partie',
  'dead-wall': 'Colline (Mur mort)',
  'loose-tiles': 'Place des tuiles de remplacement',
  'bonus-replaced-from': 'Remplacement des Fleurs et des Saisons',
  'claim-priority': 'Deux annonces de Mah-Jong',
  'bonus-laid-out': 'Pose des Fleurs et des Saisons',
  reseat: 'Nouvelles places',
  'most-chows': 'Maximum de Chows',
  'claimed-kong': 'Kong réclamé',
  'best-of': 'Seul le meilleur de',
};

const incidentNames: Record<IncidentId, string> = {
  'exposed-due-tile': 'tuile à piocher retournée',
  'exposed-other-tile': 'autre tuile retournée',
  'drew-wrongly': 'mauvaise pioche',
  'touched-due-tile': 'tuile à piocher touchée',
  'put-drawn-tile-back': 'tuile piochée remise',
  'took-useless-discard': 'défausse inutile prise',
  'grounded-wrong-tiles': 'mauvaise combinaison exposée',
  'took-tile-of-another': 'tuile d’un autre prise',
  'hid-claimed-tile': 'tuile réclamée cachée',
  'changed-exposed-set': 'combinaison exposée changée',
  'used-dead-discard': 'défausse morte utilisée',
  'two-discards': 'deux défausses',
  'wants-discard-back': 'défausse redemandée',
  'discarded-before-drawing': 'défausse avant la pioche',
  'discarded-out-of-turn': 'défausse hors tour',
  'marked-kong-wrongly': 'Kong mal posé',
  'too-few-tiles': 'trop peu de tuiles',
  'too-many-tiles': 'trop de tuiles',
  'incomplete-win': 'faux Mah-Jong',
};

const keywords: Record<string, string> = {
  apart: 'piles 2 et 4',
  together: 'côte à côte',
  none: 'non',
  'base-to-nearest-10': 'base à la dizaine',
  'base-up-to-10': 'base, dizaine supérieure',
  'total-up-to-10': 'valeur, dizaine supérieure',
  'total-to-nearest-10': 'valeur à la dizaine',
  'unless-limit': 'sauf après une main limite',
  both: 'deux fois',
  once: 'une fois',
  'add-own': 'la sienne en plus',
  'include-own': 'la sienne comprise',
  'live-wall': 'du Mur',
  'any-wall': 'Mur ou Colline',
  'any-win': 'au choix',
  discard: 'sur défausse',
  'self-draw': 'en piochant',
  added: 'en plus',
  included: 'compris',
  'valueless-pair': 'paire sans valeur',
  'any-pair': 'paire quelconque',
  'no-points': 'aucun point',
  'first-discard': 'première défausse',
  'first-draw': 'première pioche',
  either: 'l’une ou l’autre',
  any: 'au choix',
  pure: 'les neuf',
  optional: 'facultatif',
  required: 'exigé',
  'last-tile': 'en piochant',
  'mixed-hand': 'main quelconque',
  'one-double': 'un double',
  'cleared-hand': 'famille unique ou Extrémités',
  exposed: 'exposé',
  'concealed-for-doubles': 'caché pour les doubles',
  all: 'tous',
  discarder: 'qui écarte',
  'discarder-for-all': 'qui écarte, pour tous',
  'big-limit-hands': 'grandes mains à la limite',
  'winning-tile': 'tuile gagnante',
  claim: 'combinaison décisive',
  settle: 'règlent',
  lapse: 'ne règlent pas',
  own: 'les siennes',
  goulash: 'puis goulash',
  'as-limit': 'la limite',
  'losers-only': 'entre perdants',
  yes: 'oui',
  no: 'non',
  on: 'oui',
  off: 'non',
  'all-shares': 'toutes les parts',
  'every-share': 'les parts de chacun',
  'three-limits': 'trois limites',
  'one-limit': 'une limite',
  full: 'en entier',
  'net-if-short': 'sa valeur déduite',
  'east-stays': 'Est reste',
  'east-passes': 'Est change',
  never: 'jamais',
  'each-round': 'à chaque tour',
  dice: 'aux dés',
  'replenished-14': 'toujours 14',
  loose: 'de la Colline',
  'east-first': 'à partir d’Est',
  'as-dealt': 'à la distribution',
  'nearest-after-discarder': 'le suivant',
  'nearest-to-east': 'le plus proche d’Est',
  'special-hand-first': 'main spéciale',
};
/** Words that answer another question under some options. */
const keywordsOf: Record<string, Record<string, string>> = {
  'discarder-pays': { 1: 'montant simple', 2: 'double' },
  'self-draw-pays': { 1: 'montant simple', 2: 'double' },
  limit: { none: 'aucune' },
  'limit-doubles': { none: 'aucun' },
  rounding: { none: 'aucun' },
  'most-chows': { none: 'libre' },
  'dead-wall': { none: 'aucune' },
  'east-doubles': { all: 'avec tous' },
  'moon-on': { either: 'pioche ou défausse' },
};

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `exactement ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return count(limit, 'limite');
  if (limit !== undefined)
    return limit === 1 ? 'limite' : limit === 0.5 ? 'demi-limite' : `${quotient(limit) ?? number(limit)} de la limite`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} points`;
}

export const frRules: RulesTexts = {
  title: (name) => capital(under(name)),
  ownTitle: (name) => `${capital(under(name))}, modifiées par cette table`,
  largest: ({ limit, east, other }) =>
    `Une main vaut ${number(limit)} au plus. Elle rapporte alors ${number(east.drawn)} à Est et ${number(other.drawn)} à tout autre joueur` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : ` si la tuile gagnante est piochée ; sur une défausse, ${number(east.discard)}${other.discard === east.discard ? '' : ` et ${number(other.discard)}`} au plus.`),
  sections: {
    points: 'Points',
    doubles: 'Doubles',
    'limit-hands': 'Grands jeux',
    payment: 'Paiement',
    play: 'Jeu',
  },
  about: {
    points:
      'S’additionnent d’abord. De deux nombres, le premier vaut pour une combinaison exposée, le second pour une combinaison cachée.',
    doubles: 'Chaque double multiplie les points par deux.',
    'limit-hands': 'Valent la limite ou une partie de celle-ci, quels que soient les points et les doubles.',
    payment: 'Qui paie qui, une fois les mains comptées.',
    play: 'Convenu avant la partie. Cela ne change pas la valeur d’une main, sauf indication contraire.',
  },
  columns: { rule: 'Règle', meaning: 'Sens', worth: 'Vaut' },
  option: (id) => optionNames[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Pénalité : ${incidentNames[id]}`,
  error: (id) => incidentNames[id],
  fineOf: (name) => `Pénalité pour ${name}`,
  noFine: 'sans pénalité',
  fined: 'pénalité',
  fine: (worth, toEach) => amount(worth) + (toEach ? ' à chacun' : ''),
  fineAbout: (toEach) =>
    toEach
      ? 'Le fautif la paie à chacun des autres. Est ne paie ni ne reçoit le double.'
      : 'Le fautif la paie une fois, au gagnant. Est ne paie ni ne reçoit le double.',
  scopes: { everyone: 'Tous les joueurs.', losers: 'Perdants seulement.' },
  amount,
  modified: {
    alone: (amount) => `${amount}, sans autre double`,
    bonus: (amount) => `${amount} plus les Fleurs et les Saisons`,
    after: (amount, wins) => `${amount} après ${number(wins)} victoires`,
  },
  off: 'ne compte pas',
  alsoCalled: (names) => `Autres noms : ${names}`,
  alsoPlayed: (values) =>
    `Se joue aussi : ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join(' ; ')}`,
  stop: '.',
  note: 'Interprétation de la source',
  noteOn: (name) => `${name} : interprétation de la source`,

  search: 'Chercher une règle sous n’importe quel nom',
  found: (found, of) => (found ? `${number(found)} sur ${count(of, 'règle')}` : 'Aucune règle ne porte ce nom.'),
  onlyDifferences: 'Différences seulement',
  differs: 'différent',
  copyMarkdown: 'Copier en Markdown',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Sélectionnez le texte ci-dessous :',
  unknownWord: (attribute, found, expected) =>
    `${attribute} : « ${found} » est inconnu. Valeurs possibles : ${list(expected)}.`,

  edit: {
    field: (name) => `${name} : valeur`,
    reset: (name) => `Réinitialiser : ${name}`,
    resetAll: 'Tout réinitialiser',
    base: 'Partir de',
    own: 'Ce que cette table compte en plus',
    ownAbout: 'Une ligne qui n’est pas dans les listes : ce qu’elle vaut, et pour quoi.',
    ownName: 'Nom',
    ownValue: 'Valeur, et pour quoi',
    addOwn: 'Ajouter une ligne',
    removeOwn: (name) => `Retirer : ${name}`,
    text: 'En texte',
    textAbout: 'Pour l’attribut `rules` de tout élément d’une page.',
    copyRules: 'Copier les règles',
    copyLink: 'Copier le lien',
    changed: (changes) => (changes ? count(changes, 'changement') : 'Aucun changement'),
    alsoPlayed: 'Se joue aussi :',
    play: (value) => `Choisir ${value}`,
  },
};
