/** Japanese: pictures. */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const picture: PictureTexts = {
  hand: (won) => (won ? '和了した手牌' : '麻雀の手牌'),
  sentenceGap: '',
  characters: '',
  fonts: "'Hiragino Sans','Yu Gothic',Meiryo,'Noto Sans JP','Noto Sans CJK JP'",
  breakdown: (caption, value) => `${caption}：${number(value)}点`,
};
