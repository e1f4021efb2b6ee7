/** Italian: pictures. */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const picture: PictureTexts = {
  hand: (won) => (won ? 'Mano di mah jong vincente' : 'Mano di mah jong'),
  sentenceGap: ' ',
  characters: 'zh-Hant',
  breakdown: (caption, value) => `${caption}: ${number(value)}`,
};
