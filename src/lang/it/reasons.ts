/** Italian: why an award is missing. Tiles and sets follow a colon, so that no participle must agree with them. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';
import { facts, ofTiles, bounds, reasons as reasonsTexts } from '../texts/it/reasons.js';
import type { Part } from '../types.js';

/** The words of a condition that counts sets. */
const forms: Readonly<Record<string, [one: string, several: string, isFeminine?: true]>> = {
  pung: ['tris', 'tris'],
  kong: ['poker', 'poker'],
  chow: ['scala', 'scale', true],
  set: ['combinazione', 'combinazioni', true],
  pair: ['coppia', 'coppie', true],
  flower: ['fiore', 'fiori'],
  season: ['stagione', 'stagioni', true],
};
/** Almeno 3 tris coperti di venti; nessuna scala scoperta. */
function countName(condition: string): string | undefined {
  const parts = countParts(condition);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const [one, several, isFeminine] = forms[form] ?? [form, form];
  const isSingular = how === 'no' || times === '1';
  const ending = isSingular ? (isFeminine ? 'a' : 'o') : isFeminine ? 'e' : 'i';
  const many = how === 'no' ? (isFeminine ? 'nessuna' : 'nessun') : bounds[how]!;
  const adjective = exposure && ` ${exposure === 'concealed' ? 'copert' : 'scopert'}${ending}`;
  const ofWhat = tilesOf && (ofTiles[tilesOf] ?? ` di ${tilesOf}`);
  return `${many} ${times && `${times} `}${isSingular ? one : several}${adjective}${ofWhat}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName]! : (countName(of) ?? rule(of as AwardId));
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const groups = (spoken: SpokenReason['groups']): string => list(spoken.map(bare));
const tilesAre =
  (one: string, several: string) =>
  ({ tiles: held = [] }: SpokenReason): string =>
    held[0] ? `${new Set(held).size === 1 ? one : several}: ${unique(held)}` : 'non ci sono tessere di un seme';
const missing = ({ missing: held = [] }: SpokenReason): string =>
  `${new Set(held).size === 1 ? 'manca' : 'mancano'}: ${unique(held)}`;
const groupsAre =
  (one: string, several: string) =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0]
      ? `${spoken[1] ? several : one}: ${groups(spoken)}`
      : 'la mano non è fatta di quattro combinazioni e una coppia';
const only =
  (none: string, what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found ? none : found < needed ? `solo ${number(found)} su ${number(needed)} ${what}` : `manca la coppia ${pair}`;
const wonOn = ({ missing: held }: SpokenReason): string => `la tessera di chiusura non era: ${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string => `la tessera di chiusura completava: ${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `già compreso in «${rule(by!)}»`;
const concealedPungs = only('non c’è nessun tris coperto', 'tris coperti');
const NO_DRAGONS = 'non c’è nessuna combinazione di draghi';
const NO_WINDS = 'non c’è nessuna combinazione di venti';

const otherWaits = ({ missing: others }: SpokenReason): string =>
  `la mano si poteva completare anche con: ${unique(others)}`;

export const reasons = {
  ...reasonsTexts,
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('combinazione dichiarata', 'combinazioni dichiarate'),
  'nothing-exposed': groupsAre('combinazione chiamata', 'combinazioni chiamate'),
  'one-suit': tilesAre('tessera di un secondo seme', 'tessere di un secondo seme'),
  'no-honour': tilesAre('c’è un onore', 'ci sono onori'),
  'no-terminal': tilesAre('c’è un estremo', 'ci sono estremi'),
  'no-simple': tilesAre('c’è una tessera intermedia', 'ci sono tessere intermedie'),
  'no-guest-wind': tilesAre('c’è un vento estraneo', 'ci sono venti estranei'),
  'all-green': tilesAre('c’è una tessera non verde', 'ci sono tessere non verdi'),
  'green-dragon': missing,
  'nine-gates': missing,
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('c’è una scala', 'ci sono scale'),
  'four-chows': groupsAre('questa non è una scala', 'queste non sono scale'),
  'valueless-pair': groupsAre('questa coppia dà punti', 'queste coppie danno punti'),
  'three-concealed-pungs': concealedPungs,
  'four-concealed-pungs': concealedPungs,
  'four-kongs': only('non c’è nessun poker', 'poker'),
  straight: ({ missing: held = [] }) =>
    `${held.length > 3 ? 'mancano' : 'manca'}: ${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('senza estremi né onori', 'senza estremi né onori'),
  'three-dragon-sets': only(NO_DRAGONS, 'combinazioni di draghi'),
  'little-dragons': only(NO_DRAGONS, 'combinazioni di draghi', 'del terzo drago'),
  'little-winds': only(NO_WINDS, 'combinazioni di venti', 'del quarto vento'),
  'four-wind-sets': only(NO_WINDS, 'combinazioni di venti'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow'
      ? `questa scala si poteva completare dai due lati: ${groups(reason.groups)}`
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
  not: ({ of, groups: spoken }) => `la mano ha «${conditionOf(of!)}»${spoken[0] ? `: ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `richiesto: ${conditionOf(of!)}; la mano ne ha ${number(found)}`,
  calling: ({ of }) => `la mano non è a punto per «${conditionOf(of!)}»`,
  included,
} satisfies Part<Texts['reasons']>;
