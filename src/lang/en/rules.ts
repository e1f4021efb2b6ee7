/** English texts of `<mj-rules>`. They load with the element. */
import { count, list, number } from './hand.js';
import { profile } from './count.js';
import type { OptionId } from '../../core/index.js';
import type { Interpretation } from '../../core/notes.js';
import type { LargestWins, RulesPart, Worth } from '../spoken.js';

/** By the ids of the options. */
const optionNames: Record<string, string> = {
  limit: 'Limit',
  'limit-doubles': 'Most doubles that count',
  rounding: 'Rounding',
  'double-wind-pair': 'Pair of seat and round wind',
  'double-wind-set': 'Set of seat and round wind',
  'flower-sets': 'All four flowers or seasons',
  'self-draw-from': 'Self-draw: which tiles',
  'concealed-hand-on': 'Concealed hand: how it is won',
  'fully-concealed-on': 'Fully concealed: how it is won',
  'last-tile-self-draw': 'Last tile: self-draw',
  'chow-hand-form': 'Chow hand: which form',
  'earthly-hand-on': 'Earthly hand: when',
  'nine-gates-wait': 'Nine gates: which wait',
  'all-green-dragon': 'All green: the dragon',
  'moon-on': 'Moon from the sea: how it is won',
  'minimum-doubles': 'Fewest doubles to go out',
  'win-requirement': 'Hands that may go out',
  payers: 'Who pays',
  'discarder-pays': 'The discarder pays',
  'self-draw-pays': 'A self-draw is paid',
  'east-doubles': 'East pays and receives double',
  'losers-settle': 'Losers settle with one another',
  pao: 'Paying for all',
  'pao-amount': 'What the discarder then pays',
  'dead-hand-pays': 'Dead hands',
  washout: 'Wash-out',
  rounds: 'Rounds in a game',
  'dead-wall': 'Dead wall',
  'bonus-replaced-from': 'Replacing flowers and seasons',
  'claim-priority': 'Two claims to win',
  'bonus-laid-out': 'Laying out bonus tiles',
  reseat: 'New seats',
  'most-chows': 'Most chows',
  'claimed-kong': 'Claimed kong',
};

const keywords: Record<string, string> = {
  'base-to-nearest-10': 'base to tens',
  'total-up-to-10': 'total up to tens',
  'add-own': 'own one added',
  'include-own': 'own one included',
  'first-discard': 'first discard',
  'losers-only': 'among losers',
  'net-if-short': 'net if short',
  'nearest-after-discarder': 'next in turn',
  'nearest-to-east': 'nearest East',
  'special-hand-first': 'special hand',
  'replenished-14': 'kept at 14',
  'concealed-for-doubles': 'concealed for doubles',
};

function amount({ points, concealedPoints, doubles, limit }: Worth): string {
  if (limit !== undefined) return limit === 1 ? 'limit' : limit === 0.5 ? 'half limit' : `${fractionOf(limit)} limit`;
  if (doubles !== undefined) return count(doubles, 'double');
  if (points === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === points
    ? count(points, 'point')
    : `${number(points)}/${number(concealedPoints)} points`;
}

/** A fraction with the smallest denominator up to a hundred. */
function fractionOf(value: number): string {
  for (let whole = 2; whole <= 100; whole++) {
    const part = value * whole;
    if (Math.abs(part - Math.round(part)) < 1e-9) return `${Math.round(part)}/${whole}`;
  }
  return number(value);
}

export const enRules = {
  /** Title of the rules: Classical rules. */
  title: (name: string): string => `${profile(name)} rules`,
  /** Title if the table declares rules of its own: Classical rules with changes. */
  ownTitle: (name: string): string => `${profile(name)} rules, changed by this table`,
  /** The most that a hand is worth, and that East and the others can win with it, drawn and on a discard. */
  largest: ({ limit, east, other }: LargestWins): string =>
    `A hand is worth ${number(limit)} at most. With it, East wins ${number(east.drawn)} and any other player ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : `; on a discard, ${number(east.discard)}${other.discard === east.discard ? '' : ` and ${number(other.discard)}`} at most.`),
  sections: {
    points: 'Points',
    doubles: 'Doubles',
    'limit-hands': 'Limit hands',
    payment: 'Payment',
    play: 'Play',
  } satisfies Record<RulesPart, string>,
  /** What is said once about a section: who earns its awards, what its options affect. */
  about: {
    points:
      'Added up first. Where there are two figures, the first is for an exposed set and the second for a concealed one.',
    doubles: 'Each double multiplies the points by two.',
    'limit-hands': 'Worth the limit, or part of it, regardless of points and doubles.',
    payment: 'Who pays whom once the hands are counted.',
    play: 'Agreed before the game. These don’t change what a hand is worth, except where noted.',
  } satisfies Record<RulesPart, string>,
  columns: { rule: 'Rule', meaning: 'Meaning', worth: 'Worth', thisTable: 'This table' },
  /** Names of the options. */
  option: (id: OptionId): string => optionNames[id] ?? id.replaceAll('-', ' '),
  /** A keyword of an option as a short value: any wall. */
  keyword: (_: OptionId, word: string): string => keywords[word] ?? word.replaceAll('-', ' '),
  /** An award that everyone, or only the losers, can earn. */
  scopes: { everyone: 'Every player.', losers: 'Losers only.' } satisfies Record<'everyone' | 'losers', string>,
  /** 2 points; 2/4 points; 1 double; limit; half limit; 2/5 of the limit. Nothing is `–`. */
  amount,
  /** Read aloud instead of `–`. */
  off: 'not counted',
  alsoCalled: (names: string): string => `Also called ${names}`,
  alsoPlayed: (values: readonly { value: string; profiles: readonly string[] }[]): string =>
    `Also played: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  /** Button that shows how the source is interpreted, and its full name for screen readers. */
  /** Follows a clause that is a whole sentence. */
  stop: '.',
  note: 'How the source is read',
  noteOn: (name: string): string => `${name}: how the source is read`,

  /** How the source is read, in these words if there are any. */
  interpretation: (one: Interpretation): string => one.en,

  search: 'Find a rule by any name',
  found: (found: number, of: number): string =>
    found ? `${number(found)} of ${count(of, 'rule')}` : 'No rule has this name.',
  onlyDifferences: 'Only differences',
  differs: 'differs',
  copyMarkdown: 'Copy as Markdown',
  copied: 'Copied.',
  notCopied: 'Couldn’t copy. Select the text below:',
  unknownWord: (attribute: string, found: string, expected: readonly string[]): string =>
    `${attribute}: “${found}” is unknown. Use ${expected.join(', ')}.`,

  edit: {
    /** Label of the field for a value: Full flush, worth. */
    field: (name: string): string => `${name}: worth`,
    reset: (name: string): string => `Reset ${name}`,
    resetAll: 'Reset everything',
    base: 'Start from',
    own: 'This table’s own awards',
    ownAbout: 'An award that is not in the lists: what it is worth, and for what.',
    ownName: 'Name',
    ownValue: 'Worth, and for what',
    addOwn: 'Add an award',
    removeOwn: (name: string): string => `Remove ${name}`,
    text: 'As text',
    textAbout: 'For the rules attribute of any element on a page.',
    copyRules: 'Copy rules',
    copyLink: 'Copy link',
    changed: (changes: number): string => (changes ? `${count(changes, 'change')}` : 'No changes'),
    /** Before buttons with the values that other tables use. */
    alsoPlayed: 'Also played:',
    play: (value: string): string => `Play ${value}`,
  },
};
