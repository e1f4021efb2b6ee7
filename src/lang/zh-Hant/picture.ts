/** 圖。 */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const zhHantPicture: PictureTexts = {
  hand: (won) => (won ? '和牌的一手麻將牌' : '一手麻將牌'),
  sentenceGap: '',
  characters: '',
  fonts: "'PingFang TC','Microsoft JhengHei','Noto Sans TC','Noto Sans CJK TC'",
  breakdown: (caption, value) => `${caption}：${number(value)}`,
};
