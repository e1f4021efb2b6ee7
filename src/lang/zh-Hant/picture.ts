/** 圖。 */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const zhHantPicture: PictureTexts = {
  hand: (won) => (won ? '和牌的一手麻將牌' : '一手麻將牌'),
  sentenceGap: '',
  characters: '',
  breakdown: (caption, value) => `${caption}：${number(value)}`,
};
