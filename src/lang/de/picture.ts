/** Deutsch: Bilder. */
import type { PictureTexts } from '../types.js';
import { number } from './hand.js';

export const picture: PictureTexts = {
  hand: (won) => (won ? 'Vollständige Mah-Jongg-Hand' : 'Mah-Jongg-Hand'),
  sentenceGap: ' ',
  characters: 'zh-Hant',
  breakdown: (caption, value) => `${caption}: ${number(value)}`,
};
