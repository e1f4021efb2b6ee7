/** Deutsch: warum eine Wertung fehlt. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';
import { facts, countWords, single, reasons as reasonsTexts } from '../texts/de/reasons.js';
import type { Part } from '../types.js';

/** Mindestens 3 verdeckte Pungs aus Winden. */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const [noun, ending] =
    times === '1' ? (single[form] ?? [form, '']) : [countWords[form] ?? form, how === 'no' ? 'n' : ''];
  const adjective = exposure && `${countWords[exposure]!}${ending} `;
  return `${countWords[how]!}${times && `${times} `}${adjective}${noun}${tilesOf && ` ${countWords[tilesOf] ?? `aus ${tilesOf}`}`}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName]! : (countName(of) ?? rule(of as AwardId));
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const groups = (spoken: SpokenReason['groups']): string => list(spoken.map(bare));
const tilesAre =
  (one: string, several: string) =>
  ({ tiles: held = [] }: SpokenReason): string =>
    held[0] ? `${unique(held)} ${new Set(held).size === 1 ? one : several}` : 'es gibt keine Farbziegel';
const missing = ({ missing: held }: SpokenReason): string => `es fehlt: ${unique(held)}`;
const groupsAre =
  (one: string, several: string) =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0]
      ? `${groups(spoken)} ${spoken[1] ? several : one}`
      : 'die Hand besteht nicht aus vier Figuren und einem Paar';
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `es gibt keine ${what}`
      : found < needed
        ? `nur ${number(found)} von ${number(needed)} ${what}`
        : `das Paar ${pair} fehlt`;
const wonOn = ({ missing: held }: SpokenReason): string => `der Schlussziegel war nicht ${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string =>
  `der Schlussziegel vollendete etwas anderes: ${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `schon in „${rule(by!)}“ enthalten`;

const otherWaits = ({ missing: others = [] }: SpokenReason): string =>
  `auch ${unique(others)} ${new Set(others).size === 1 ? 'hätte' : 'hätten'} die Hand vollendet`;

export const reasons = {
  ...reasonsTexts,
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('wurde gemeldet', 'wurden gemeldet'),
  'nothing-exposed': groupsAre('wurde gerufen', 'wurden gerufen'),
  'one-suit': tilesAre('ist von einer zweiten Farbe', 'sind von einer zweiten Farbe'),
  'no-honour': tilesAre('ist ein Bildziegel', 'sind Bildziegel'),
  'no-terminal': tilesAre('ist ein Randziegel', 'sind Randziegel'),
  'no-simple': tilesAre('ist ein Grundziegel', 'sind Grundziegel'),
  'no-guest-wind': tilesAre('ist ein fremder Wind', 'sind fremde Winde'),
  'all-green': tilesAre('ist nicht grün', 'sind nicht grün'),
  'green-dragon': missing,
  'nine-gates': missing,
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('gehört nicht dazu', 'gehören nicht dazu'),
  'four-chows': groupsAre('ist kein Chow', 'sind keine Chows'),
  'valueless-pair': groupsAre('zählt Punkte', 'zählen Punkte'),
  'three-concealed-pungs': only('verdeckten Pungs'),
  'four-concealed-pungs': only('verdeckten Pungs'),
  'four-kongs': only('Kongs'),
  straight: ({ missing: held = [] }) =>
    `es fehlt: ${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('enthält keinen Rand- oder Bildziegel', 'enthalten keinen Rand- oder Bildziegel'),
  'three-dragon-sets': only('Figuren aus Drachen'),
  'little-dragons': only('Figuren aus Drachen', 'des dritten Drachen'),
  'little-winds': only('Figuren aus Winden', 'des vierten Windes'),
  'four-wind-sets': only('Figuren aus Winden'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${groups(reason.groups)} war an beiden Enden offen` : completed(reason),
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
  not: ({ of, groups: spoken }) => `„${conditionOf(of!)}“ trifft zu${spoken[0] ? `: ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `verlangt: ${conditionOf(of!)}, vorhanden: ${number(found)}`,
  calling: ({ of }) => `die Hand ist nicht rufend auf „${conditionOf(of!)}“`,
  included,
} satisfies Part<Texts['reasons']>;
