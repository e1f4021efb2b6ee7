/** Italian: why an award is missing. Tiles and sets follow a colon, so that no participle must agree with them. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';

/** Conditions of own awards. */
const facts: Readonly<Record<FactName, string>> = {
  'self-draw': 'tessera di chiusura pescata',
  discard: 'tessera di chiusura di un altro giocatore',
  'first-turn': 'primo turno',
  'last-tile': 'muro esaurito',
  'kong-replacement': 'reintegro di un poker',
  'flower-replacement': 'reintegro di un fiore',
  'kong-on-kong': 'poker dopo poker',
  'robbed-kong': 'poker rubato',
  'original-call': 'a punto dal primo scarto',
  standing: 'mano bloccata',
  'thirteenth-win': 'tredicesima vittoria di fila',
  'live-wall': 'tessera pescata dal muro',
  'loose-tile': 'tessera di reintegro',
  'not-loose': 'nessun reintegro',
  'seat-east': 'posto di Est',
  'seat-not-east': 'posto diverso da Est',
  'seat-wind south': 'posto di Sud',
  'seat-wind west': 'posto di Ovest',
  'seat-wind north': 'posto di Nord',
  'round-wind east': 'giro di Est',
  'round-wind south': 'giro di Sud',
  'round-wind west': 'giro di Ovest',
  'round-wind north': 'giro di Nord',
  'won-on-1d': 'chiusura con l’1 di cerchi',
  'won-on-5d': 'chiusura con il 5 di cerchi',
  'won-on-2b': 'chiusura con il 2 di bambù',
  'won-on-simple': 'chiusura con una tessera intermedia',
  'not-last-tile': 'non l’ultima tessera',
  'not-after-kong': 'non dopo un poker',
  'winds-differ': 'proprio vento diverso dal vento di giro',
  'nothing-declared': 'nulla di dichiarato',
  'nothing-exposed': 'nulla di scoperto',
  'one-suit': 'un solo seme',
  'some-honour': 'con onori',
  'no-honour': 'senza onori',
  'some-terminal': 'con estremi',
  'no-terminal': 'senza estremi',
  'no-simple': 'senza tessere intermedie',
  'no-guest-wind': 'senza venti estranei',
  'all-green': 'solo tessere verdi',
  'green-dragon': 'con il drago verde',
  'nine-gates': 'nove porte',
  'pure-nine-gates': 'nove porte che aspettano tutte e nove le tessere',
  'single-wait': 'unica tessera possibile',
  'only-tile-seen': 'unica tessera ancora possibile',
  'four-flowers': 'quattro fiori',
  'four-seasons': 'quattro stagioni',
  'flowers-incomplete': 'non tutti i fiori',
  'seasons-incomplete': 'non tutte le stagioni',
  orphans: 'tredici lanterne meravigliose',
  'no-chow': 'senza scale',
  'some-chow': 'con una scala',
  'four-chows': 'quattro scale',
  'valueless-pair': 'coppia senza valore',
  'no-wait-award': 'attesa senza valore',
  'three-concealed-pungs': 'tre tris coperti',
  'four-concealed-pungs': 'quattro tris coperti',
  'four-kongs': 'quattro poker',
  straight: 'da 1 a 9 di un seme',
  outside: 'una testa in ogni combinazione',
  'three-dragon-sets': 'tre combinazioni di draghi',
  'little-dragons': 'tre piccoli draghi',
  'little-winds': 'quattro piccole gioie',
  'four-wind-sets': 'quattro combinazioni di venti',
  'one-chance': 'scala con una sola tessera possibile',
  'middle-wait': 'tessera di mezzo di una scala',
  'edge-wait': '3 o 7 all’estremità di una scala',
  'pair-completed': 'la tessera di chiusura completa la coppia',
};
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
const ofTiles: Readonly<Record<string, string>> = {
  dragons: ' di draghi',
  winds: ' di venti',
  'seat-wind': ' del proprio vento',
  'round-wind': ' del vento di giro',
  'other-winds': ' di altri venti',
  honours: ' di onori',
  terminals: ' di estremi',
  simples: ' di tessere intermedie',
};
const bounds: Readonly<Record<string, string>> = {
  'at least': 'almeno',
  'at most': 'al massimo',
  exactly: 'esattamente',
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
  Object.hasOwn(facts, of) ? facts[of as FactName] : (countName(of) ?? rule(of as AwardId));

const always = (sentence: string) => (): string => sentence;
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

export const reasons: Texts['reasons'] = {
  'self-draw': always('la tessera di chiusura veniva da un altro giocatore'),
  discard: always('la tessera di chiusura è stata pescata'),
  'first-turn': always('non era il primo turno'),
  'last-tile': always('il muro non era esaurito'),
  'kong-replacement': always('la tessera di chiusura non era il reintegro di un poker'),
  'flower-replacement': always('la tessera di chiusura non era il reintegro di un fiore o di una stagione'),
  'kong-on-kong': always('la tessera di chiusura non era il reintegro di un secondo poker di fila'),
  'robbed-kong': always('nessun poker è stato rubato'),
  'original-call': always('la mano non era a punto dal primo scarto'),
  standing: always('non è stata dichiarata una mano bloccata'),
  'thirteenth-win': ({ count: wins }) =>
    wins ? `non era la ${number(wins)}ª vittoria di fila` : 'non era la tredicesima vittoria di fila',
  'live-wall': always('la tessera di chiusura non è stata pescata dal muro'),
  'loose-tile': always('la tessera di chiusura non era una tessera di reintegro'),
  'not-loose': always('la tessera di chiusura era una tessera di reintegro'),
  'seat-east': always('il giocatore non è Est'),
  'seat-not-east': always('il giocatore è Est'),
  'seat-wind south': always('il giocatore non è Sud'),
  'seat-wind west': always('il giocatore non è Ovest'),
  'seat-wind north': always('il giocatore non è Nord'),
  'round-wind east': always('non è il giro di Est'),
  'round-wind south': always('non è il giro di Sud'),
  'round-wind west': always('non è il giro di Ovest'),
  'round-wind north': always('non è il giro di Nord'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('la tessera di chiusura era un estremo o un onore'),
  'nothing-declared': groupsAre('combinazione dichiarata', 'combinazioni dichiarate'),
  'nothing-exposed': groupsAre('combinazione chiamata', 'combinazioni chiamate'),
  'one-suit': tilesAre('tessera di un secondo seme', 'tessere di un secondo seme'),
  'some-honour': always('non ci sono venti né draghi'),
  'no-honour': tilesAre('c’è un onore', 'ci sono onori'),
  'some-terminal': always('non ci sono estremi'),
  'no-terminal': tilesAre('c’è un estremo', 'ci sono estremi'),
  'no-simple': tilesAre('c’è una tessera intermedia', 'ci sono tessere intermedie'),
  'no-guest-wind': tilesAre('c’è un vento estraneo', 'ci sono venti estranei'),
  'all-green': tilesAre('c’è una tessera non verde', 'ci sono tessere non verdi'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('la mano non aspettava tutte e nove le tessere'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('c’è una scala', 'ci sono scale'),
  'some-chow': always('non ci sono scale'),
  'four-chows': groupsAre('questa non è una scala', 'queste non sono scale'),
  'valueless-pair': groupsAre('questa coppia dà punti', 'queste coppie danno punti'),
  'no-wait-award': always('l’attesa dà punti'),
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
  'winner-only': always('conta solo per il vincitore'),
  'losers-only': always('conta solo per i perdenti'),
  tiles: missing,
  not: ({ of, groups: spoken }) => `la mano ha «${conditionOf(of!)}»${spoken[0] ? `: ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `richiesto: ${conditionOf(of!)}; la mano ne ha ${number(found)}`,
  calling: ({ of }) => `la mano non è a punto per «${conditionOf(of!)}»`,
  worthless: always('con queste regole non vale nulla'),
  'no-limit': always('queste regole non hanno limite'),
  'limit-for-winner': always('il limite conta solo per il vincitore'),
  'none-held': always('non ce ne sono'),
  included,
  alone: ({ by }) => `con «${rule(by!)}» non contano altri raddoppi`,
};
