/** Italian: entering a hand. */
import { list, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';
import { editor as editorTexts } from '../texts/it/editor.js';
import type { Part } from '../types.js';

/** The ranks of a chow without its suit, which comes last. */
const ranks = (text: string): string =>
  text
    .split(' ')
    .filter((word) => /\d/.test(word))
    .join(' ');

export const editor = {
  ...editorTexts,
  claim: (kind, held) =>
    kind === 'chow'
      ? `Scala ${ranks(tiles(held))}`
      : { pung: 'Tris', kong: 'Poker', 'concealed-kong': 'Poker coperto' }[kind],
  dropped: (words) => `Non più possibile: ${list(words)}.`,
} satisfies Part<EditorTexts>;
