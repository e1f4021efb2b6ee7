/** English texts for pictures and descriptions. */
import { number } from './hand.js';

export const enPicture = {
  hand: (won: boolean): string => (won ? 'Winning mahjong hand' : 'Mahjong hand'),
  /** What separates sentences. */
  sentenceGap: ' ',
  /** The language of Chinese characters in these texts; empty if it is the language of the texts. */
  characters: 'zh-Hant',
  /** The caption of a breakdown, and the value of the hand. */
  breakdown: (caption: string, value: number): string => `${caption}: ${number(value)}`,
};
