/** French: pictures. */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const picture: PictureTexts = {
  hand: (won) => (won ? 'Main de mah-jong gagnante' : 'Main de mah-jong'),
  sentenceGap: ' ',
  characters: 'zh-Hant',
  breakdown: (caption, value) => `${caption} : ${number(value)}`,
};
