/** English texts for pictures. */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const enPicture: PictureTexts = {
  hand: (won) => (won ? 'Winning mahjong hand' : 'Mahjong hand'),
  breakdown: (caption, value) => `${caption}: ${number(value)}`,
};
