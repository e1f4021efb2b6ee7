/** English texts for pictures. */
import { number } from './hand.js';

export const enPicture = {
  hand: (won: boolean): string => (won ? 'Winning mahjong hand' : 'Mahjong hand'),
  /** The caption of a breakdown, and the value of the hand. */
  breakdown: (caption: string, value: number): string => `${caption}: ${number(value)}`,
};
