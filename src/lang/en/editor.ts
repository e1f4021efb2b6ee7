/** English texts of the editor. They load with the editor, so pages that only show hands do not pay for them. */
import type { EditorTexts, HandTexts } from '../types.js';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The editor's texts in a language, with English for any that are missing. */
export function editorTexts({ editor, tiles }: HandTexts): EditorTexts {
  return {
    hand: 'Tiles of the hand',
    empty: 'No tiles yet. Choose them below, or type the hand.',
    picker: 'Tiles to choose from',
    add: 'Add',
    kinds: { tile: 'Tile', chow: 'Chow', pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Concealed kong' },
    seat: 'Seat',
    round: 'Round',
    win: 'Won by',
    circumstances: 'How it was won',
    impossible: 'Not possible with this hand',
    notation: 'Notation',

    chosen: (name) => `What to do with ${name}`,
    mark: 'Winning tile',
    unmark: 'Not the winning tile',
    claim: (kind, held) =>
      kind === 'chow'
        ? `Chow ${tiles(held).replace(/ of .*/, '')}`
        : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Concealed kong' }[kind],
    promote: 'Add the fourth',
    takeUp: 'Back to the hand',
    remove: 'Remove',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    pick: (name, left) => `${name}, ${left} left`,

    added: (name) => `Added ${name}.`,
    removed: (name) => `Removed ${name}.`,
    laidOut: (name) => `${capital(name)}.`,
    takenUp: (name) => `Moved ${name} back to the hand.`,
    marked: (name) => `Won on ${name}.`,
    unmarked: (name) => `No longer won on ${name}.`,
    cleared: 'Cleared.',
    undone: 'Undone.',
    redone: 'Redone.',
    dropped: (words) => `No longer possible: ${words.join(', ')}.`,

    worth: (value) => `Worth ${value}`,
    progress: (size, of) => `${size} of ${of} tiles`,

    usedUp: (name, left) => (left > 0 ? `Only ${left} left of ${name}.` : `No ${name} left.`),
    full: 'The hand is full: remove a tile first.',
    noChow: (name) => `A chow can’t start with ${name}.`,
    noSet: (name) => `${capital(name)} can’t form a set.`,
    noFourth: (name) => `The fourth ${name} is used elsewhere.`,
    noWin: 'Complete the hand first: fourteen tiles, one of them the winning tile.',
    ...editor,
  };
}
