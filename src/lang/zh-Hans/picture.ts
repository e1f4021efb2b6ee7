// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 图。 */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const zhHansPicture: PictureTexts = {
  hand: (won) => (won ? '和牌的一手麻将牌' : '一手麻将牌'),
  sentenceGap: '',
  characters: '',
  fonts: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', ",
  breakdown: (caption, value) => `${caption}：${number(value)}`,
};
