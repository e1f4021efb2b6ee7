/** French: why an award is missing. Tiles and sets follow a colon, so that no participle must agree with them. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';

/** Conditions of own awards. */
const facts: Readonly<Record<FactName, string>> = {
  'self-draw': 'tuile gagnante piochée',
  discard: 'tuile gagnante prise à un autre joueur',
  'first-turn': 'premier coup',
  'last-tile': 'Mur épuisé',
  'kong-replacement': 'tuile de remplacement d’un Kong',
  'flower-replacement': 'tuile de remplacement d’une Fleur',
  'kong-on-kong': 'Kong après Kong',
  'robbed-kong': 'vol du Kong',
  'original-call': 'en attente dès le début',
  standing: 'main bloquée',
  'thirteenth-win': 'treizième victoire de suite',
  'live-wall': 'tuile piochée dans le Mur',
  'loose-tile': 'tuile de remplacement',
  'not-loose': 'pas une tuile de remplacement',
  'seat-east': 'place d’Est',
  'seat-not-east': 'autre place que celle d’Est',
  'seat-wind south': 'place du Sud',
  'seat-wind west': 'place d’Ouest',
  'seat-wind north': 'place du Nord',
  'round-wind east': 'tour d’Est',
  'round-wind south': 'tour du Sud',
  'round-wind west': 'tour d’Ouest',
  'round-wind north': 'tour du Nord',
  'won-on-1d': 'gagné avec le 1 de Cercle',
  'won-on-5d': 'gagné avec le 5 de Cercle',
  'won-on-2b': 'gagné avec le 2 de Bambou',
  'won-on-simple': 'gagné avec une tuile ordinaire',
  'not-last-tile': 'pas la dernière tuile',
  'not-after-kong': 'pas après un Kong',
  'winds-differ': 'Vent du joueur autre que le Vent dominant',
  'nothing-declared': 'rien d’annoncé',
  'nothing-exposed': 'rien d’exposé',
  'one-suit': 'une seule famille',
  'some-honour': 'avec des Honneurs',
  'no-honour': 'sans Honneurs',
  'some-terminal': 'avec des Extrémités',
  'no-terminal': 'sans Extrémités',
  'no-simple': 'sans tuiles ordinaires',
  'no-guest-wind': 'sans Vent étranger',
  'all-green': 'seulement des tuiles vertes',
  'green-dragon': 'avec le Dragon vert',
  'nine-gates': 'Neuf Portes',
  'pure-nine-gates': 'Neuf Portes qui attendent les neuf tuiles',
  'single-wait': 'seule tuile possible',
  'only-tile-seen': 'seule tuile encore possible',
  'four-flowers': 'quatre Fleurs',
  'four-seasons': 'quatre Saisons',
  'flowers-incomplete': 'pas toutes les Fleurs',
  'seasons-incomplete': 'pas toutes les Saisons',
  orphans: 'treize Lanternes merveilleuses',
  'no-chow': 'sans Chow',
  'some-chow': 'avec un Chow',
  'four-chows': 'quatre Chows',
  'valueless-pair': 'paire sans valeur',
  'no-wait-award': 'attente sans valeur',
  'three-concealed-pungs': 'trois Pungs cachés',
  'four-concealed-pungs': 'quatre Pungs cachés',
  'four-kongs': 'quatre Kongs',
  straight: 'de 1 à 9 d’une famille',
  outside: 'Extrémité ou Honneur partout',
  'three-dragon-sets': 'trois combinaisons de Dragons',
  'little-dragons': 'Trois petits Dragons',
  'little-winds': 'Quatre petits Vents',
  'four-wind-sets': 'quatre combinaisons de Vents',
  'one-chance': 'Chow à une seule tuile possible',
  'middle-wait': 'tuile du milieu d’un Chow',
  'edge-wait': '3 ou 7 au bout d’un Chow',
  'pair-completed': 'la tuile gagnante complète la paire',
};
/** The words of a condition that counts sets. */
const how: Readonly<Record<string, string>> = {
  'at least': 'au moins ',
  'at most': 'au plus ',
  exactly: 'exactement ',
  no: 'pas de ',
};
const forms: Readonly<Record<string, [one: string, isFeminine?: true]>> = {
  pung: ['Pung'],
  kong: ['Kong'],
  chow: ['Chow'],
  set: ['combinaison', true],
  pair: ['paire', true],
  flower: ['Fleur', true],
  season: ['Saison', true],
};
const ofTiles: Readonly<Record<string, string>> = {
  dragons: ' de Dragons',
  winds: ' de Vents',
  'seat-wind': ' du Vent du joueur',
  'round-wind': ' du Vent dominant',
  'other-winds': ' d’autres Vents',
  honours: ' d’Honneurs',
  terminals: ' d’Extrémités',
  simples: ' de tuiles ordinaires',
};
/** Au moins 3 Pungs cachés de Vents. */
function countName(condition: string): string | undefined {
  const parts = countParts(condition);
  if (!parts) return undefined;
  const { times, exposure, form, tiles: tilesOf } = parts;
  const [noun, isFeminine] = forms[form] ?? [form];
  const plural = times === '1' ? '' : 's';
  const adjective = exposure && ` ${exposure === 'concealed' ? 'caché' : 'exposé'}${isFeminine ? 'e' : ''}${plural}`;
  const ofWhat = tilesOf && (ofTiles[tilesOf] ?? ` de ${tilesOf}`);
  return `${how[parts.how]!}${times && `${times} `}${noun}${plural}${adjective}${ofWhat}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName] : (countName(of) ?? rule(of as AwardId));

const always = (sentence: string) => (): string => sentence;
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const groups = (spoken: SpokenReason['groups']): string => list(spoken.map(bare));
const tilesAre =
  (one: string, several: string) =>
  ({ tiles: held = [] }: SpokenReason): string =>
    held[0] ? `${new Set(held).size === 1 ? one : several} : ${unique(held)}` : 'il n’y a aucune tuile de famille';
const missing = ({ missing: held }: SpokenReason): string => `il manque : ${unique(held)}`;
const groupsAre =
  (one: string, several: string) =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0]
      ? `${spoken[1] ? several : one} : ${groups(spoken)}`
      : 'la main ne se compose pas de quatre combinaisons et d’une paire';
const only =
  (none: string, what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? none
      : found < needed
        ? `il y a seulement ${number(found)} des ${number(needed)} ${what}`
        : `il manque la paire ${pair}`;
const wonOn = ({ missing: held }: SpokenReason): string => `la tuile gagnante n’était pas le ${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string => `la tuile gagnante complétait : ${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `déjà compris dans « ${rule(by!)} »`;
const concealedPungs = only('il n’y a aucun Pung caché', 'Pungs cachés nécessaires');
const NO_DRAGONS = 'il n’y a aucune combinaison de Dragons';
const NO_WINDS = 'il n’y a aucune combinaison de Vents';

const otherWaits = ({ missing: others }: SpokenReason): string =>
  `la main pouvait aussi se compléter avec : ${unique(others)}`;

export const reasons: Texts['reasons'] = {
  'self-draw': always('la tuile gagnante venait d’un autre joueur'),
  discard: always('la tuile gagnante a été piochée'),
  'first-turn': always('ce n’était pas le premier coup'),
  'last-tile': always('le Mur n’était pas épuisé'),
  'kong-replacement': always('la tuile gagnante n’était pas la tuile de remplacement d’un Kong'),
  'flower-replacement': always('la tuile gagnante n’était pas la tuile de remplacement d’une Fleur ou d’une Saison'),
  'kong-on-kong': always('la tuile gagnante n’était pas la tuile de remplacement d’un second Kong de suite'),
  'robbed-kong': always('aucun Kong n’a été volé'),
  'original-call': always('la main n’était pas en attente dès le début'),
  standing: always('aucune main bloquée n’a été annoncée'),
  'thirteenth-win': ({ count: wins }) =>
    wins ? `ce n’était pas la ${number(wins)}e victoire de suite` : 'ce n’était pas la treizième victoire de suite',
  'live-wall': always('la tuile gagnante n’a pas été piochée dans le Mur'),
  'loose-tile': always('la tuile gagnante n’était pas une tuile de remplacement'),
  'not-loose': always('la tuile gagnante était une tuile de remplacement'),
  'seat-east': always('le joueur n’est pas Est'),
  'seat-not-east': always('le joueur est Est'),
  'seat-wind south': always('le joueur n’est pas Sud'),
  'seat-wind west': always('le joueur n’est pas Ouest'),
  'seat-wind north': always('le joueur n’est pas Nord'),
  'round-wind east': always('ce n’est pas le tour d’Est'),
  'round-wind south': always('ce n’est pas le tour du Sud'),
  'round-wind west': always('ce n’est pas le tour d’Ouest'),
  'round-wind north': always('ce n’est pas le tour du Nord'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('la tuile gagnante était une Extrémité ou un Honneur'),
  'nothing-declared': groupsAre('combinaison annoncée', 'combinaisons annoncées'),
  'nothing-exposed': groupsAre('combinaison réclamée', 'combinaisons réclamées'),
  'one-suit': tilesAre('tuile d’une deuxième famille', 'tuiles d’une deuxième famille'),
  'some-honour': always('il n’y a ni Vent ni Dragon'),
  'no-honour': tilesAre('il y a un Honneur', 'il y a des Honneurs'),
  'some-terminal': always('il n’y a pas d’Extrémité'),
  'no-terminal': tilesAre('il y a une Extrémité', 'il y a des Extrémités'),
  'no-simple': tilesAre('il y a une tuile ordinaire', 'il y a des tuiles ordinaires'),
  'no-guest-wind': tilesAre('il y a un Vent étranger', 'il y a des Vents étrangers'),
  'all-green': tilesAre('il y a une tuile qui n’est pas verte', 'il y a des tuiles qui ne sont pas vertes'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('la main n’attendait pas les neuf tuiles'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('il y a un Chow', 'il y a des Chows'),
  'some-chow': always('il n’y a pas de Chow'),
  'four-chows': groupsAre('ce n’est pas un Chow', 'ce ne sont pas des Chows'),
  'valueless-pair': groupsAre('cette paire rapporte des points', 'ces paires rapportent des points'),
  'no-wait-award': always('l’attente rapporte des points'),
  'three-concealed-pungs': concealedPungs,
  'four-concealed-pungs': concealedPungs,
  'four-kongs': only('il n’y a aucun Kong', 'Kongs nécessaires'),
  straight: ({ missing: held = [] }) =>
    `il manque : ${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('il n’y a ni Extrémité ni Honneur dans', 'il n’y a ni Extrémité ni Honneur dans'),
  'three-dragon-sets': only(NO_DRAGONS, 'combinaisons de Dragons nécessaires'),
  'little-dragons': only(NO_DRAGONS, 'combinaisons de Dragons nécessaires', 'du troisième Dragon'),
  'little-winds': only(NO_WINDS, 'combinaisons de Vents nécessaires', 'du quatrième Vent'),
  'four-wind-sets': only(NO_WINDS, 'combinaisons de Vents nécessaires'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow'
      ? `ce Chow pouvait se compléter des deux bouts : ${groups(reason.groups)}`
      : completed(reason),
  'middle-wait': completed,
  'edge-wait': completed,
  'pair-completed': completed,
  'four-flowers': missing,
  'four-seasons': missing,
  'not-last-tile': included,
  'not-after-kong': included,
  'flowers-incomplete': included,
  'seasons-incomplete': included,
  'winds-differ': included,
  'winner-only': always('cela ne compte que pour le gagnant'),
  'losers-only': always('cela ne compte que pour les perdants'),
  tiles: missing,
  not: ({ of, groups: spoken }) => `la main a « ${conditionOf(of!)} »${spoken[0] ? ` : ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `il faut : ${conditionOf(of!)} ; la main en a ${number(found)}`,
  calling: ({ of }) => `la main n’est pas en attente de « ${conditionOf(of!)} »`,
  worthless: always('ne rapporte rien selon ces règles'),
  'no-limit': always('ces règles n’ont pas de limite'),
  'limit-for-winner': always('la limite ne compte que pour le gagnant'),
  'none-held': always('il n’y en a pas'),
  included,
  alone: ({ by }) => `aucun autre double ne compte avec « ${rule(by!)} »`,
};
