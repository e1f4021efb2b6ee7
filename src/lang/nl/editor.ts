/** Dutch: entering a hand. */
import { list, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';
import { editor as editorTexts } from '../texts/nl/editor.js';
import type { Part } from '../types.js';

export const editor = {
  ...editorTexts,
  claim: (kind, held) =>
    kind === 'chow'
      ? `Chow ${tiles(held).replace(/^\D+/, '')}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Dichte kong' }[kind],
  dropped: (words) => `Niet meer mogelijk: ${list(words)}.`,
} satisfies Part<EditorTexts>;
