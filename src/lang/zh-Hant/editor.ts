/** 編輯。 */
import { list, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';
import { editor as editorTexts } from '../texts/zh-Hant/editor.js';
import type { Part } from '../types.js';

export const editor = {
  ...editorTexts,
  claim: (kind, held) => `${{ chow: '吃', pung: '碰', kong: '明槓', 'concealed-kong': '暗槓' }[kind]}${tiles(held)}`,
  dropped: (told) => `不再成立：${list(told)}。`,
} satisfies Part<EditorTexts>;
