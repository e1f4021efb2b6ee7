/** French: why an award is missing. Tiles and sets follow a colon, so that no participle must agree with them. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';
import { facts, how, ofTiles, reasons as reasonsTexts } from '../texts/fr/reasons.js';
import type { Part } from '../types.js';

const forms: Readonly<Record<string, [one: string, isFeminine?: true]>> = {
  pung: ['Pung'],
  kong: ['Kong'],
  chow: ['Chow'],
  set: ['combinaison', true],
  pair: ['paire', true],
  flower: ['Fleur', true],
  season: ['Saison', true],
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
  Object.hasOwn(facts, of) ? facts[of as FactName]! : (countName(of) ?? rule(of as AwardId));
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

export const reasons = {
  ...reasonsTexts,
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('combinaison annoncée', 'combinaisons annoncées'),
  'nothing-exposed': groupsAre('combinaison réclamée', 'combinaisons réclamées'),
  'one-suit': tilesAre('tuile d’une deuxième famille', 'tuiles d’une deuxième famille'),
  'no-honour': tilesAre('il y a un Honneur', 'il y a des Honneurs'),
  'no-terminal': tilesAre('il y a une Extrémité', 'il y a des Extrémités'),
  'no-simple': tilesAre('il y a une tuile ordinaire', 'il y a des tuiles ordinaires'),
  'no-guest-wind': tilesAre('il y a un Vent étranger', 'il y a des Vents étrangers'),
  'all-green': tilesAre('il y a une tuile qui n’est pas verte', 'il y a des tuiles qui ne sont pas vertes'),
  'green-dragon': missing,
  'nine-gates': missing,
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('il y a un Chow', 'il y a des Chows'),
  'four-chows': groupsAre('ce n’est pas un Chow', 'ce ne sont pas des Chows'),
  'valueless-pair': groupsAre('cette paire rapporte des points', 'ces paires rapportent des points'),
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
  tiles: missing,
  not: ({ of, groups: spoken }) => `la main a « ${conditionOf(of!)} »${spoken[0] ? ` : ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `il faut : ${conditionOf(of!)} ; la main en a ${number(found)}`,
  calling: ({ of }) => `la main n’est pas en attente de « ${conditionOf(of!)} »`,
  included,
} satisfies Part<Texts['reasons']>;
