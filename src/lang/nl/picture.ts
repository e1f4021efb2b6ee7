/** Dutch: pictures. */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const picture: PictureTexts = {
  hand: (won) => (won ? 'Mahjonghand met mahjong' : 'Mahjonghand'),
  sentenceGap: ' ',
  characters: 'zh-Hant',
  breakdown: (caption, value) => `${caption}: ${number(value)}`,
};
