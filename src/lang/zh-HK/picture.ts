// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 圖。 */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const zhHKPicture: PictureTexts = {
  hand: (won) => (won ? '食糊的一手麻將牌' : '一手麻將牌'),
  sentenceGap: '',
  characters: '',
  fonts: "'PingFang HK', 'Microsoft JhengHei', 'Noto Sans HK', 'Noto Sans CJK HK', ",
  breakdown: (caption, value) => `${caption}：${number(value)}`,
};
