/** Dutch: why an award is missing. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';
import { facts, countWords, single, reasons as reasonsTexts } from '../texts/nl/reasons.js';
import type { Part } from '../types.js';

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
  Object.hasOwn(facts, of) ? facts[of as FactName]! : (countName(of) ?? rule(of as AwardId));
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

export const reasons = {
  ...reasonsTexts,
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('is gedeclareerd', 'zijn gedeclareerd'),
  'nothing-exposed': groupsAre('is geroepen', 'zijn geroepen'),
  'one-suit': tilesAre('is van een tweede soort', 'zijn van een tweede soort'),
  'no-honour': tilesAre('is een troefsteen', 'zijn troefstenen'),
  'no-terminal': tilesAre('is een hoeksteen', 'zijn hoekstenen'),
  'no-simple': tilesAre('is een eenvoudige steen', 'zijn eenvoudige stenen'),
  'no-guest-wind': tilesAre('is een vreemde wind', 'zijn vreemde winden'),
  'all-green': tilesAre('is niet groen', 'zijn niet groen'),
  'green-dragon': missing,
  'nine-gates': missing,
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('hoort er niet in', 'horen er niet in'),
  'four-chows': groupsAre('is geen chow', 'zijn geen chows'),
  'valueless-pair': groupsAre('telt punten', 'tellen punten'),
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
  tiles: missing,
  not: ({ of, groups: spoken }) => `“${conditionOf(of!)}” geldt hier${spoken[0] ? `: ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `nodig: ${conditionOf(of!)}; aanwezig: ${number(found)}`,
  calling: ({ of }) => `de hand wacht niet op “${conditionOf(of!)}”`,
  included,
} satisfies Part<Texts['reasons']>;
