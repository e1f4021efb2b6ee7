/** English texts that explain why an award was not given. Loaded on demand. */
import { bare, list, number, tiles } from './hand.js';
import { rule } from './count.js';
import { conditionName } from '../clauses.js';
import type { Reason, ReasonCode, Tile } from '../../core/index.js';
import type { SpokenGroup, SpokenReason } from '../spoken.js';

/** What a condition of an own award is about, in words. */
const conditionOf = (of: NonNullable<Reason['of']>): string => conditionName(of, reasons, rule);

const the = (held: readonly Tile[]): string => `the ${tiles([...new Set(held)])}`;
const theGroups = (spoken: readonly SpokenGroup[]): string => list(spoken.map((one) => `the ${bare(one)}`));
const always = (sentence: string) => (): string => sentence;
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
  'self-draw': always('the winning tile was claimed'),
  discard: always('the winning tile was self-drawn'),
  'first-turn': always('it was not the first turn'),
  'last-tile': always('the wall was not empty'),
  'kong-replacement': always('the winning tile was not a replacement for a kong'),
  'flower-replacement': always('the winning tile was not a replacement for a flower or season'),
  'kong-on-kong': always('the winning tile was not a replacement for a second kong in a row'),
  'robbed-kong': always('no kong was robbed'),
  'original-call': always('there was no original call'),
  standing: always('no standing hand was declared'),
  'thirteenth-win': ({ count: wins }) =>
    wins ? `it was not win number ${number(wins)} in a row` : 'it was not the thirteenth win in a row',
  'live-wall': always('the winning tile was not drawn from the live wall'),
  'loose-tile': always('the winning tile was not a replacement tile'),
  'not-loose': always('the winning tile was a replacement tile'),
  'seat-east': always('the player is not East'),
  'seat-not-east': always('the player is East'),
  'seat-wind south': always('the player is not South'),
  'seat-wind west': always('the player is not West'),
  'seat-wind north': always('the player is not North'),
  'round-wind east': always('it is not the East round'),
  'round-wind south': always('it is not the South round'),
  'round-wind west': always('it is not the West round'),
  'round-wind north': always('it is not the North round'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('the winning tile was a terminal or an honour'),
  'nothing-declared': groupsAre('was declared', 'were declared'),
  'nothing-exposed': groupsAre('was claimed', 'were claimed'),
  'one-suit': tilesAre('of a second suit'),
  'some-honour': always('there is no wind or dragon'),
  'no-honour': tilesAre('an honour', 'honours'),
  'some-terminal': always('there is no terminal'),
  'no-terminal': tilesAre('a terminal', 'terminals'),
  'no-simple': tilesAre('a simple', 'simples'),
  'no-guest-wind': tilesAre('a guest wind', 'guest winds'),
  'all-green': tilesAre('not green'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('the hand was not waiting for all nine tiles'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('is a chow', 'are chows'),
  'some-chow': always('there is no chow'),
  'four-chows': groupsAre('is not a chow', 'are not chows'),
  'valueless-pair': groupsAre('scores points', 'score points'),
  'no-wait-award': always('the wait scores points'),
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
  'winner-only': always('only the winner can score it'),
  'losers-only': always('only losers can score it'),
  tiles: missing,
  count: ({ of, count = 0 }) => `“${conditionOf(of!)}” does not apply: the hand has ${number(count)}`,
  not: ({ of, groups }) => `“${conditionOf(of!)}” ${groups[0] ? `applies to ${theGroups(groups)}` : 'applies'}`,
  calling: ({ of }) => `the hand is not waiting for “${conditionOf(of!)}”`,
  worthless: always('scores nothing under these rules'),
  'no-limit': always('these rules have no limit'),
  'limit-for-winner': always('only the winner can score a limit'),
  'none-held': always('there is none'),
  included,
  alone: ({ by }) => `no other double counts beside “${rule(by!)}”`,
};
