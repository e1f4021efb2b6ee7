/** English texts of `<mj-rules>`. They load with the element. */
import { quotient } from '../quotient.js';
import { count, list, number } from './hand.js';
import { profile } from './count.js';
import type { IncidentId, OptionId } from '../../core/index.js';
import type { LargestWins, RulesPart, Worth } from '../spoken.js';

/** By the ids of the options. */
const optionNames: Record<string, string> = {
  limit: 'Limit',
  'limit-value': 'Worth of limit hands',
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
  'minimum-points': 'Fewest points to go out',
  'win-requirement': 'Hands that may go out',
  payers: 'Who pays',
  'discarder-pays': 'The discarder pays',
  'self-draw-pays': 'A self-draw is paid',
  'east-doubles': 'East pays and receives double',
  'losers-settle': 'Losers settle with one another',
  pao: 'Paying for all',
  'pao-on': 'Paying for all: for which hands',
  'pao-by': 'Paying for all: for which tile',
  'pao-amount': 'What the liable player pays the winner',
  'pao-others': 'Paying for all: the other losers',
  'pao-debts': 'Paying for all: debts of the others',
  'dead-hand-pays': 'Dead hands',
  washout: 'Wash-out',
  'east-win': 'East wins',
  rounds: 'Rounds in a game',
  'dead-wall': 'Dead wall',
  'loose-tiles': 'Loose tiles',
  'bonus-replaced-from': 'Replacing flowers and seasons',
  'claim-priority': 'Two claims to win',
  'bonus-laid-out': 'Laying out bonus tiles',
  reseat: 'New seats',
  'most-chows': 'Most chows',
  'claimed-kong': 'Claimed kong',
  'best-of': 'Only the best of',
};

const keywords: Record<string, string> = {
  apart: 'two stacks apart',
  together: 'side by side',
  'base-to-nearest-10': 'base to tens',
  'base-up-to-10': 'base up to tens',
  'discarder-for-all': 'discarder for all',
  'total-up-to-10': 'total up to tens',
  'total-to-nearest-10': 'total to tens',
  'every-share': 'everybody’s share',
  'unless-limit': 'except after a limit hand',
  'add-own': 'own one added',
  'as-limit': 'the limit',
  own: 'own ones only',
  'include-own': 'own one included',
  'mixed-hand': 'any hand',
  'first-discard': 'first discard',
  'losers-only': 'among losers',
  'net-if-short': 'net if short',
  'nearest-after-discarder': 'next in turn',
  'nearest-to-east': 'nearest East',
  'special-hand-first': 'special hand',
  'replenished-14': 'kept at 14',
  'concealed-for-doubles': 'concealed for doubles',
};

/** Where a keyword, or a number, stands for something else. */
const keywordsOf: { readonly [Id in OptionId]?: Readonly<Record<string, string>> } = {
  'most-chows': { none: 'any number' },
  'discarder-pays': { 1: 'single', 2: 'double' },
  'self-draw-pays': { 1: 'single', 2: 'double' },
};

function amount({ points, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `exactly ${count(score, 'point')}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return count(limit, 'limit');
  if (limit !== undefined)
    return limit === 1 ? 'limit' : limit === 0.5 ? 'half limit' : `${quotient(limit) ?? number(limit)} limit`;
  if (doubles !== undefined) return count(doubles, 'double');
  if (points === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === points
    ? count(points, 'point')
    : `${number(points)}/${number(concealedPoints)} points`;
}

const error = (id: IncidentId): string => (id === 'incomplete-win' ? 'false win' : id.replaceAll('-', ' '));

export const enRules = {
  /** Title of the rules: Classical rules. */
  title: (name: string): string => `${profile(name)} rules`,
  /** Title if the table declares rules of its own: Classical rules with changes. */
  ownTitle: (name: string): string => `${profile(name)} rules, changed by this table`,
  /** The most that a hand is worth, and that East and the others can win with it, drawn and on a discard. */
  largest: ({ limit, east, other }: LargestWins): string =>
    `A hand is worth ${number(limit)} at most. For such a hand, East receives ${number(east.drawn)} and any other player ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : ` if it is self-drawn, and at most ${
          other.discard === east.discard ? number(east.discard) : `${number(east.discard)} and ${number(other.discard)}`
        } if it is won on a discard.`),
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
  columns: { rule: 'Rule', meaning: 'Meaning', worth: 'Worth' },
  /** Names of the options. */
  option: (id: OptionId): string => optionNames[id] ?? id.replaceAll('-', ' '),
  /** A keyword of an option as a short value: any wall. */
  keyword: (id: OptionId, word: string): string =>
    keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  /** The name of an error for which there is a fine. */
  incident: (id: IncidentId): string => `Fine: ${error(id)}`,
  /** The name of an error: false win. */
  error,
  /** Label of a choice: the error for which a player is fined. */
  fineOf: (name: string): string => `Fine for ${name}`,
  noFine: 'no fine',
  /** Short, below the value of a hand: its player is fined. */
  fined: 'fine',
  /** A fine as a short value: 300 points to each. */
  fine: (worth: Worth, toEach: boolean): string => amount(worth) + (toEach ? ' to each' : ''),
  /** What is said of a fine. */
  fineAbout: (toEach: boolean): string =>
    toEach
      ? 'The player at fault pays it to each of the others. East does not pay or receive double.'
      : 'The player at fault pays it once, to the winner of the hand. East does not pay or receive double.',
  /** An award that everyone, or only the losers, can earn. */
  scopes: { everyone: 'Every player.', losers: 'Losers only.' } satisfies Record<'everyone' | 'losers', string>,
  /** 2 points; 2/4 points; 1 double; limit; half limit; 2/5 of the limit. Nothing is `–`. */
  amount,
  /** An amount beside which no other doubles count, to which flowers and seasons are added, or for wins of East in a row. */
  modified: {
    alone: (amount: string): string => `${amount}, no other doubles`,
    bonus: (amount: string): string => `${amount} plus flowers and seasons`,
    after: (amount: string, wins: number): string => `${amount} after ${number(wins)} wins`,
  },
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
    textAbout: 'For the `rules` attribute of any element on a page.',
    copyRules: 'Copy rules',
    copyLink: 'Copy link',
    changed: (changes: number): string => (changes ? `${count(changes, 'change')}` : 'No changes'),
    /** Before buttons with the values that other tables use. */
    alsoPlayed: 'Also played:',
    play: (value: string): string => `Play ${value}`,
  },
};
