/** Dutch: why an award is missing. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';

/** Conditions of own awards. */
const facts: Readonly<Record<FactName, string>> = {
  'self-draw': 'winnende steen zelf gepakt',
  discard: 'winnende steen van een medespeler',
  'first-turn': 'eerste beurt',
  'last-tile': 'de muur is op',
  'kong-replacement': 'losse steen voor een kong',
  'flower-replacement': 'losse steen voor een bloem',
  'kong-on-kong': 'kong op kong',
  'robbed-kong': 'kongroof',
  'original-call': 'wachtend vanaf het begin',
  standing: 'staande hand',
  'thirteenth-win': 'dertiende keer mahjong achter elkaar',
  'live-wall': 'steen van de levende muur',
  'loose-tile': 'losse steen',
  'not-loose': 'geen losse steen',
  'seat-east': 'de speler is Oost',
  'seat-not-east': 'de speler is niet Oost',
  'seat-wind south': 'speler Zuid',
  'seat-wind west': 'speler West',
  'seat-wind north': 'speler Noord',
  'round-wind east': 'Oostronde',
  'round-wind south': 'Zuidronde',
  'round-wind west': 'Westronde',
  'round-wind north': 'Noordronde',
  'won-on-1d': 'winnende steen kringen 1',
  'won-on-5d': 'winnende steen kringen 5',
  'won-on-2b': 'winnende steen bamboe 2',
  'won-on-simple': 'de winnende steen is een eenvoudige steen',
  'not-last-tile': 'niet de laatste steen',
  'not-after-kong': 'niet na een kong',
  'winds-differ': 'eigen wind is niet de wind van de ronde',
  'nothing-declared': 'niets gedeclareerd',
  'nothing-exposed': 'niets open',
  'one-suit': 'één soort',
  'some-honour': 'met troefstenen',
  'no-honour': 'zonder troefstenen',
  'some-terminal': 'met hoekstenen',
  'no-terminal': 'zonder hoekstenen',
  'no-simple': 'zonder eenvoudige stenen',
  'no-guest-wind': 'zonder vreemde winden',
  'all-green': 'alleen groene stenen',
  'green-dragon': 'met groene draak',
  'nine-gates': 'negen poorten',
  'pure-nine-gates': 'negen poorten, wachtend op alle negen stenen',
  'single-wait': 'enig mogelijke steen',
  'only-tile-seen': 'enig nog mogelijke steen',
  'four-flowers': 'vier bloemen',
  'four-seasons': 'vier seizoenen',
  'flowers-incomplete': 'niet alle bloemen',
  'seasons-incomplete': 'niet alle seizoenen',
  orphans: 'dertien wezen',
  'no-chow': 'zonder chow',
  'some-chow': 'met chow',
  'four-chows': 'vier chows',
  'valueless-pair': 'paar zonder waarde',
  'no-wait-award': 'wachten zonder waarde',
  'three-concealed-pungs': 'drie dichte pungs',
  'four-concealed-pungs': 'vier dichte pungs',
  'four-kongs': 'vier kongs',
  straight: '1 tot en met 9 van één soort',
  outside: 'hoek- of troefsteen in elke combinatie',
  'three-dragon-sets': 'drie pungs of kongs van draken',
  'little-dragons': 'kleine drie draken',
  'little-winds': 'kleine vier winden',
  'four-wind-sets': 'vier pungs of kongs van winden',
  'one-chance': 'chow met maar één mogelijkheid',
  'middle-wait': 'middelste steen van een chow',
  'edge-wait': '3 of 7 aan de rand van een chow',
  'pair-completed': 'de winnende steen maakt het paar compleet',
};
/** The words of a condition that counts sets. */
const countWords: Readonly<Record<string, string>> = {
  'at least': 'ten minste ',
  'at most': 'hooguit ',
  exactly: 'precies ',
  no: 'geen ',
  concealed: 'dichte ',
  exposed: 'open ',
  pung: 'pungs',
  kong: 'kongs',
  set: 'combinaties',
  pair: 'paren',
  chow: 'chows',
  flower: 'bloemen',
  season: 'seizoenen',
  dragons: 'draken',
  winds: 'winden',
  'seat-wind': 'de eigen wind',
  'round-wind': 'de wind van de ronde',
  'other-winds': 'andere winden',
  honours: 'troefstenen',
  terminals: 'hoekstenen',
  simples: 'eenvoudige stenen',
  seat: 'de eigen plaats',
  round: 'de ronde',
};
/** A single one of what a condition counts. */
const single: Readonly<Record<string, string>> = {
  pung: 'pung',
  kong: 'kong',
  set: 'combinatie',
  pair: 'paar',
  chow: 'chow',
  flower: 'bloem',
  season: 'seizoen',
};
/** Ten minste 3 dichte pungs van winden. */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const inWords = (word: string): string => countWords[word] ?? word;
  const noun = times === '1' ? single[form] : countWords[form];
  // 1 dicht paar, as it has no article.
  const adjective =
    times === '1' && form === 'pair' && exposure === 'concealed' ? 'dicht ' : exposure && inWords(exposure);
  return `${countWords[how]!}${times && `${times} `}${adjective}${noun ?? form}${tilesOf && ` van ${inWords(tilesOf)}`}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName] : (countName(of) ?? rule(of as AwardId));

const always = (sentence: string) => (): string => sentence;
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const groups = (spoken: SpokenReason['groups']): string => list(spoken.map(bare));
const tilesAre =
  (one: string, several: string) =>
  ({ tiles: held = [] }: SpokenReason): string =>
    held[0] ? `${unique(held)} ${new Set(held).size === 1 ? one : several}` : 'er zijn geen bamboe, tekens of kringen';
const missing = ({ missing: held = [] }: SpokenReason): string =>
  `${unique(held)} ${new Set(held).size === 1 ? 'ontbreekt' : 'ontbreken'}`;
const groupsAre =
  (one: string, several: string) =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0]
      ? `${groups(spoken)} ${spoken[1] ? several : one}`
      : 'de hand bestaat niet uit vier combinaties en een paar';
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `er zijn geen ${what}`
      : found < needed
        ? `maar ${number(found)} van de ${number(needed)} ${what}`
        : `het paar van ${pair} ontbreekt`;
const wonOn = ({ missing: held }: SpokenReason): string => `de winnende steen was niet ${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string =>
  `de winnende steen maakte iets anders compleet: ${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `telt al mee in “${rule(by!)}”`;

const otherWaits = ({ missing: others }: SpokenReason): string =>
  `de hand was ook compleet geweest met ${unique(others)}`;

export const reasons: Texts['reasons'] = {
  'self-draw': always('de winnende steen kwam van een medespeler'),
  discard: always('de winnende steen was zelf gepakt'),
  'first-turn': always('het was niet de eerste beurt'),
  'last-tile': always('de muur was nog niet op'),
  'kong-replacement': always('de winnende steen was geen losse steen voor een kong'),
  'flower-replacement': always('de winnende steen was geen losse steen voor een bloem of seizoen'),
  'kong-on-kong': always('de winnende steen was geen losse steen voor een tweede kong op rij'),
  'robbed-kong': always('er was geen kongroof'),
  'original-call': always('de hand was niet vanaf het begin wachtend'),
  standing: always('er is geen staande hand gemeld'),
  'thirteenth-win': ({ count: wins }) =>
    wins
      ? `het was niet de ${number(wins)}e keer mahjong achter elkaar`
      : 'het was niet de dertiende keer mahjong achter elkaar',
  'live-wall': always('de winnende steen kwam niet van de levende muur'),
  'loose-tile': always('de winnende steen was geen losse steen'),
  'not-loose': always('de winnende steen was een losse steen'),
  'seat-east': always('de speler is niet Oost'),
  'seat-not-east': always('de speler is Oost'),
  'seat-wind south': always('de speler is niet Zuid'),
  'seat-wind west': always('de speler is niet West'),
  'seat-wind north': always('de speler is niet Noord'),
  'round-wind east': always('het is niet de Oostronde'),
  'round-wind south': always('het is niet de Zuidronde'),
  'round-wind west': always('het is niet de Westronde'),
  'round-wind north': always('het is niet de Noordronde'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('de winnende steen was een hoek- of troefsteen'),
  'nothing-declared': groupsAre('is gedeclareerd', 'zijn gedeclareerd'),
  'nothing-exposed': groupsAre('is geroepen', 'zijn geroepen'),
  'one-suit': tilesAre('is van een tweede soort', 'zijn van een tweede soort'),
  'some-honour': always('er is geen wind of draak'),
  'no-honour': tilesAre('is een troefsteen', 'zijn troefstenen'),
  'some-terminal': always('er is geen hoeksteen'),
  'no-terminal': tilesAre('is een hoeksteen', 'zijn hoekstenen'),
  'no-simple': tilesAre('is een eenvoudige steen', 'zijn eenvoudige stenen'),
  'no-guest-wind': tilesAre('is een vreemde wind', 'zijn vreemde winden'),
  'all-green': tilesAre('is niet groen', 'zijn niet groen'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('de hand wachtte niet op alle negen stenen'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('hoort er niet in', 'horen er niet in'),
  'some-chow': always('er is geen chow'),
  'four-chows': groupsAre('is geen chow', 'zijn geen chows'),
  'valueless-pair': groupsAre('telt punten', 'tellen punten'),
  'no-wait-award': always('de manier van wachten telt punten'),
  'three-concealed-pungs': only('dichte pungs'),
  'four-concealed-pungs': only('dichte pungs'),
  'four-kongs': only('kongs'),
  straight: ({ missing: held = [] }) =>
    `wat ontbreekt: ${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('heeft geen hoek- of troefsteen', 'hebben geen hoek- of troefsteen'),
  'three-dragon-sets': only('pungs of kongs van draken'),
  'little-dragons': only('pungs of kongs van draken', 'de derde draak'),
  'little-winds': only('pungs of kongs van winden', 'de vierde wind'),
  'four-wind-sets': only('pungs of kongs van winden'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow'
      ? `${groups(reason.groups)} kon aan twee kanten compleet worden`
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
  'winner-only': always('dat telt alleen voor de winnaar'),
  'losers-only': always('dat telt alleen voor verliezers'),
  tiles: missing,
  not: ({ of, groups: spoken }) => `“${conditionOf(of!)}” geldt hier${spoken[0] ? `: ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `nodig: ${conditionOf(of!)}; aanwezig: ${number(found)}`,
  calling: ({ of }) => `de hand wacht niet op “${conditionOf(of!)}”`,
  worthless: always('telt volgens deze regels niets'),
  'no-limit': always('deze regels hebben geen limiet'),
  'limit-for-winner': always('de limiet is alleen voor de winnaar'),
  'none-held': always('de hand heeft er geen'),
  included,
  alone: ({ by }) => `naast “${rule(by!)}” tellen geen andere verdubbelingen`,
};
