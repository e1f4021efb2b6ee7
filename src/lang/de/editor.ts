/** Deutsch: die Eingabe einer Hand. */
import { list, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';
import { editor as editorTexts } from '../texts/de/editor.js';
import type { Part } from '../types.js';

export const editor = {
  ...editorTexts,
  claim: (kind, held) =>
    kind === 'chow'
      ? `Chow ${tiles(held).replace(/^\D+/, '')}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Verdeckter Kong' }[kind],
  dropped: (words) => `Nicht mehr möglich: ${list(words)}.`,
} satisfies Part<EditorTexts>;
