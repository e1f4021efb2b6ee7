/** French: entering a hand. */
import { list, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';
import { editor as editorTexts } from '../texts/fr/editor.js';
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
      ? `Chow ${ranks(tiles(held))}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Kong caché' }[kind],
  dropped: (words) => `Devenu impossible : ${list(words)}.`,
} satisfies Part<EditorTexts>;
