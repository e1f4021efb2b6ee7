/** Japanese: the editor. */
import { list, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';
import { editor as editorTexts } from '../texts/ja/editor.js';
import type { Part } from '../types.js';

export const editor = {
  ...editorTexts,
  claim: (kind, held) =>
    kind === 'chow' ? `${tiles(held)}をチー` : { pung: 'ポン', kong: '明槓', 'concealed-kong': '暗槓' }[kind],
  dropped: (words) => `成り立たなくなりました：${list(words)}。`,
} satisfies Part<EditorTexts>;
