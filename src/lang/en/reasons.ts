/** English texts that explain why an award was not given. Loaded on demand. */
import { bare, list, number, tiles } from './hand.js';
import { rule } from './count.js';
import { conditionName } from '../clauses.js';
import type { Reason, ReasonCode, Tile } from '../../core/index.js';
import type { SpokenGroup, SpokenReason } from '../spoken.js';
import { reasons as reasonsTexts } from '../texts/en/reasons.js';

/** What a condition of an own award is about, in words. */
const conditionOf = (of: NonNullable<Reason['of']>): string => conditionName(of, reasons, rule);

const the = (held: readonly Tile[]): string => `the ${tiles([...new Set(held)])}`;
const theGroups = (spoken: readonly SpokenGroup[]): string => list(spoken.map((one) => `the ${bare(one)}`));
/** The tiles that rule out the award, with the wording for one or for several. */
const tilesAre =
  (one: string, several = one) =>
  ({ tiles: held = [] }: SpokenReason): string =>
    held[0] ? `${the(held)} ${new Set(held).size === 1 ? 'is ' + one : 'are ' + several}` : 'there are no suit tiles';
const missing = ({ missing: held = [] }: SpokenReason): string =>
  `${the(held)} ${new Set(held).size > 1 ? 'are' : 'is'} missing`;
/** The groups that rule out the award, with the wording for one or for several. */
const groupsAre =
  (one: string, several = one) =>
  ({ groups }: SpokenReason): string =>
    groups[0] ? `${theGroups(groups)} ${groups[1] ? several : one}` : 'the hand is not four sets and a pair';
/** How many of the required sets the hand has; if it has them all, the pair is missing. */
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `there are no ${what}`
      : found < needed
        ? `the hand has only ${number(found)} of ${number(needed)} ${what}`
        : `there is no pair of ${pair}`;
const wonOn = ({ missing: held = [] }: SpokenReason): string => `the winning tile was not ${the(held)}`;
const completed = ({ groups }: SpokenReason): string => `the winning tile completed ${theGroups(groups)}`;
const otherWaits = ({ missing: others = [] }: SpokenReason): string => `${the(others)} would also have won`;
const included = ({ by }: SpokenReason): string => `already counted as “${rule(by!)}”`;

export const reasons: Record<ReasonCode, (reason: SpokenReason) => string> = {
  ...reasonsTexts,
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('was declared', 'were declared'),
  'nothing-exposed': groupsAre('was claimed', 'were claimed'),
  'one-suit': tilesAre('of a second suit'),
  'no-honour': tilesAre('an honour', 'honours'),
  'no-terminal': tilesAre('a terminal', 'terminals'),
  'no-simple': tilesAre('a simple', 'simples'),
  'no-guest-wind': tilesAre('a guest wind', 'guest winds'),
  'all-green': tilesAre('not green'),
  'green-dragon': missing,
  'nine-gates': missing,
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('is a chow', 'are chows'),
  'four-chows': groupsAre('is not a chow', 'are not chows'),
  'valueless-pair': groupsAre('scores points', 'score points'),
  'three-concealed-pungs': only('concealed pungs'),
  'four-concealed-pungs': only('concealed pungs'),
  'four-kongs': only('kongs'),
  straight: ({ missing: held = [] }) => {
    const chows = [0, 3, 6].map((first) => held.slice(first, first + 3)).filter(({ length }) => length);
    return `the ${chows[1] ? 'chows' : 'chow'} ${list(chows.map(tiles))} ${chows[1] ? 'are' : 'is'} missing`;
  },
  outside: groupsAre('has no terminal or honour', 'have no terminal or honour'),
  'three-dragon-sets': only('sets of dragons'),
  'little-dragons': only('sets of dragons', 'the third dragon'),
  'little-winds': only('sets of winds', 'the fourth wind'),
  'four-wind-sets': only('sets of winds'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${theGroups(reason.groups)} had two ends open` : completed(reason),
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
  count: ({ of, count = 0 }) => `“${conditionOf(of!)}” does not apply: the hand has ${number(count)}`,
  not: ({ of, groups }) => `“${conditionOf(of!)}” ${groups[0] ? `applies to ${theGroups(groups)}` : 'applies'}`,
  calling: ({ of }) => `the hand is not waiting for “${conditionOf(of!)}”`,
  included,
};
