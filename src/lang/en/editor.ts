/** English texts of the editor. They load with the editor, so pages that only show hands do not pay for them. */
import type { Tile } from '../../core/index.js';
import { capital, tiles } from './hand.js';

export const enEditor = {
  hand: 'Tiles of the hand',
  /** Explains the buttons once. */
  empty:
    'Choose the tiles of your hand: the fourteenth is the winning tile. For a set with another player’s discard, choose Chow, Pung or Kong first.',
  picker: 'Tiles to choose from',
  add: 'Add',
  /** Where the tiles of a set come from: another player’s discard, or the wall. */
  sources: { claimed: 'Claimed', held: 'In hand' },
  kinds: {
    tile: 'Tile',
    chow: 'Chow',
    pung: 'Pung',
    kong: 'Kong',
    'concealed-kong': 'Concealed kong',
  } satisfies Record<'tile' | 'chow' | 'pung' | 'kong' | 'concealed-kong', string>,
  seat: 'Seat',
  round: 'Round',
  win: 'Won by',
  circumstances: 'How it was won',
  /** Reveals the circumstances that the hand rules out. */
  impossible: 'Not possible with this hand',
  notation: 'Notation',

  /** Label of the controls for one tile or set. */
  chosen: (name: string): string => `What to do with ${name}`,
  mark: 'Winning tile',
  unmark: 'Not the winning tile',
  /** Button that exposes or declares a set: chow 4 5 6 of bamboo. */
  claim: (kind: 'chow' | 'pung' | 'kong' | 'concealed-kong', held: readonly Tile[]): string =>
    kind === 'chow'
      ? `Chow ${tiles(held).replace(/ of .*/, '')}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Concealed kong' }[kind],
  /** How a chow is chosen from the tiles. */
  lowest: 'For a chow, choose its lowest tile.',
  promote: 'Add the fourth',
  takeUp: 'Conceal',
  remove: 'Remove',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  /** A tile in the picker, with how many are left. */
  pick: (name: string, left: number): string => `${name}, ${left} left`,

  added: (name: string): string => `Added ${name}.`,
  removed: (name: string): string => `Removed ${name}.`,
  /** The set that was laid out. */
  laidOut: (name: string): string => `${capital(name)}.`,
  takenUp: (name: string): string => `Moved ${name} back to the hand.`,
  marked: (name: string): string => `Won on ${name}.`,
  unmarked: (name: string): string => `No longer won on ${name}.`,
  cleared: 'Cleared.',
  undone: 'Undone.',
  redone: 'Redone.',
  /** Circumstances that the hand no longer allows. */
  dropped: (words: readonly string[]): string => `No longer possible: ${words.join(', ')}.`,

  worth: (value: number): string => `Worth ${value}`,
  /** Number of tiles so far, out of those in a complete hand. */
  progress: (size: number, of: number): string => `${size} of ${of} tiles`,
  nextWins: 'The next tile is the winning tile.',
  /** The same where the thirteen tiles have a value. */
  notWon: 'Counted as a losing hand. The next tile is the winning tile.',
  /** Leads from the value to the lines that explain it. */
  why: 'Why?',
  /** A hand of fourteen tiles none of which is marked, and the button that marks one. */
  whichWon: (button: string): string => `Choose the tile that completed the hand, then “${button}”.`,

  usedUp: (name: string, left: number): string => (left > 0 ? `Only ${left} left of ${name}.` : `No ${name} left.`),
  full: 'The hand is full: remove a tile first.',
  noChow: (name: string): string => `A chow can’t start with ${name}.`,
  noSet: (name: string): string => `${capital(name)} can’t form a set.`,
  noFourth: (name: string): string => `The fourth ${name} is used elsewhere.`,
  noWin: 'Complete the hand first: fourteen tiles, one of them the winning tile.',
};
