/** English texts for the details of a score: its rules, other readings, other situations and other profiles. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { difference, options } from './options.js';
import { reasons } from './reasons.js';
import { worth } from './worth.js';
import { enCount, profile } from './count.js';
import type { AwardId, Profile, RuleId, Score } from '../../core/index.js';
import type { ChangedLine, ComparedValue, ReadingDifference, SchoolNote, SpokenGroup, Worth } from '../spoken.js';

const meanings: Record<RuleId, string> = {
  mahjong: 'Points for going out.',
  'pung-of-simples': 'Three identical tiles from 2 to 8.',
  'pung-of-terminals': 'Three 1s or 9s of a suit.',
  'pung-of-honours': 'Three identical winds or dragons.',
  'kong-of-simples': 'Four identical tiles from 2 to 8.',
  'kong-of-terminals': 'Four 1s or 9s of a suit.',
  'kong-of-honours': 'Four identical winds or dragons.',
  'pair-of-dragons': 'A pair of dragons.',
  'pair-of-seat-wind': 'A pair of the player’s seat wind.',
  'pair-of-round-wind': 'A pair of the round wind.',
  flower: 'Each flower tile.',
  season: 'Each season tile.',
  'self-draw': 'The winner drew the winning tile.',
  'only-tile': 'No other tile could have completed the hand.',
  'one-chance-chow': 'The winning tile is the middle of a chow, the 3 of 1 2 3 or the 7 of 7 8 9.',
  'pair-wait': 'The winning tile completes the pair.',
  'concealed-hand': 'No set was exposed before the winning tile.',
  'set-of-dragons': 'Each pung or kong of dragons.',
  'set-of-seat-wind': 'A pung or kong of the player’s seat wind.',
  'set-of-round-wind': 'A pung or kong of the round wind.',
  'own-flower': 'The flower numbered like the seat: 1 for East to 4 for North.',
  'own-season': 'The season numbered like the seat: 1 for East to 4 for North.',
  'all-flowers': 'All four flowers.',
  'all-seasons': 'All four seasons.',
  'little-three-dragons': 'Two sets of dragons and a pair of the third, in addition to the two sets.',
  'all-pungs': 'Four pungs or kongs and a pair.',
  'chow-hand': 'Four chows.',
  'half-flush': 'One suit with winds or dragons.',
  'full-flush': 'One suit, no winds or dragons.',
  'fully-concealed': 'No discard was claimed before the winning tile.',
  'three-concealed-pungs': 'Three or more concealed pungs or kongs.',
  'pure-straight': '1 2 3, 4 5 6 and 7 8 9 of one suit.',
  'all-simples': 'No terminals, winds or dragons.',
  'outside-hand': 'Every set and the pair contain a terminal or honour, with at least one chow.',
  'terminals-and-honours': 'Only terminals and honours, with at least one of each.',
  'kong-replacement': 'Won on the replacement tile for a kong.',
  'flower-replacement': 'Won on the replacement tile for a flower or season.',
  'robbed-kong': 'Won on the tile another player added to an exposed pung.',
  'last-tile': 'Won on the last tile of the wall.',
  'last-discard': 'Won on the discard after the last tile of the wall.',
  'original-call': 'Ready after the first discard; hand unchanged until the win.',
  standing: 'Declared ready at any time after the first discard; hand unchanged until the win.',
  'heavenly-hand': 'East goes out on the dealt hand.',
  'earthly-hand': 'A player other than East goes out on the first turn.',
  'thirteen-orphans': 'One of each terminal and honour, plus a second of any of them.',
  'nine-gates': '1 1 1 2 3 4 5 6 7 8 9 9 9 of one suit plus any tile of that suit, all concealed.',
  'four-kongs': 'Four kongs and a pair.',
  'all-honours': 'Only winds and dragons.',
  'all-terminals': 'Only 1s and 9s.',
  'big-three-dragons': 'Sets of all three dragons.',
  'little-four-winds': 'Three sets of winds and a pair of the fourth.',
  'big-four-winds': 'Sets of all four winds.',
  'twofold-fortune': 'The replacement tile for a kong makes a second kong, and the next replacement tile wins.',
  'all-green': 'Only 2 3 4 6 8 of bamboo and green dragons.',
  'four-concealed-pungs': 'Four concealed pungs or kongs; a discard may complete only the pair.',
  'moon-from-the-sea': 'Won on the 1 of circles as the last tile.',
  'plum-blossom': 'Won on the 5 of circles as a replacement tile.',
  'carrying-pole': 'Won by robbing a kong of 2 of bamboo.',
  'thirteen-wins': 'East wins for the thirteenth time in a row.',
};

/** 128 under Classical rules, 100 under European rules, because base points are rounded. */
const compared = ({ profiles, value, because }: ComparedValue): string =>
  `${value === undefined ? 'no win' : number(value)} under ${list(profiles.map(profile))} rules` +
  (because.length ? `, because ${list(because.map(difference))}` : '');

export const enPanels = {
  ...enCount,
  /** What a rule means, in one plain sentence. */
  meaning: (id: AwardId): string => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  /** A clause for a difference: base points are rounded; “All pungs” is worth 1 double. */
  difference,
  /** Where the rules of a profile come from. */
  source: ({ source }: Pick<Profile, 'name' | 'source'>): string | undefined => source,
  breakdown: {
    ...enCount.breakdown,
    /** The heading of a column for a table that changes a built-in profile. */
    thisTable: 'This table',
    /** What an award is worth under a profile; without a name, at a table that changes one. */
    inProfile: (name: string, given: Worth): string => `${name ? profile(name) : 'This table'}: ${worth(given)}.`,
    source: (source: string): string => `Source: ${source}.`,
    /** How the same line is scored in other profiles. */
    schoolsDiffer: (others: readonly SchoolNote[]): string =>
      `Elsewhere: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    /** A sentence about an award that was not given. */
    missed: (award: string, why: readonly string[]): string => `${award}: ${list(why)}.`,
    showAll: (all: number): string => `Show all ${number(all)}`,
    /** Another reading of the hand, by its groups. */
    otherReading: (read: readonly SpokenGroup[]): string => `${capital(list(read.map(item)))}.`,
    /** How it differs from the scored reading. */
    insteadOf: ({ has, insteadOf, completed, completedInstead }: ReadingDifference): string =>
      has.length
        ? `It has ${list(has.map(item))} instead of ${list(insteadOf.map(item))}.`
        : completed && completedInstead
          ? `The winning tile completes ${item(completed)} instead of ${item(completedInstead)}.`
          : '',
    chosenBecause: (chosen: Score, other: { value: number; total: number; base: number }): string => {
      const more = chosen.value - other.value;
      if (more) return `The reading above is worth ${number(more)} more.`;
      const [what, by] =
        chosen.total > other.total ? ['a higher total', chosen.total] : ['more base points', chosen.base];
      return `Both are worth ${number(chosen.value)}; ${chosen.total > other.total || chosen.base > other.base ? `the reading above has ${what}, ${number(by)}` : 'they are equal'}.`;
    },
    whatIfWin: 'Won by',
    whatIfSeat: 'Seat',
    whatIfRound: 'Round',
    whatIfBonus: 'One more flower',
    noBonus: 'none',
    whatIfReset: 'Reset',
    /** The value of the hand in the changed situation. */
    whatIfValue: (before: number, after: number): string =>
      before === after ? `Still ${number(after)}.` : `${number(after)} instead of ${number(before)}.`,
    changed: ({ label, before, after }: ChangedLine): string =>
      `${label} – ` +
      (before && after
        ? `${worth(after)} instead of ${worth(before)}`
        : after
          ? `${worth(after)} more`
          : `${worth(before!)} less`),
    unchanged: 'No line changes.',
    compared: 'Compared',
    comparedSummary: (values: readonly ComparedValue[]): string =>
      capital(values.map(compared).join(values[2] ? '; ' : ', ')) + '.',
    comparedCaption: 'The hand under different rules',
    differs: 'differs',
    notGiven: 'not given',
    mayNotGoOut: 'no win',
    limit: 'Limit',
  },
};
