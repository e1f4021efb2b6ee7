/** English texts for tiles: everything a page that shows tiles needs. */
import type { Tile } from '../../core/index.js';
import type { SpokenError } from '../spoken.js';
import { texts } from '../texts/en/index.js';

export const suits: Record<string, string> = { b: 'bamboo', c: 'characters', d: 'circles', f: 'flower', s: 'season' };
const bonus: Record<string, readonly string[]> = {
  f: ['plum', 'orchid', 'chrysanthemum', 'bamboo'],
  s: ['spring', 'summer', 'autumn', 'winter'],
};
const honours: Record<string, string> = {
  E: 'east wind',
  S: 'south wind',
  W: 'west wind',
  N: 'north wind',
  R: 'red dragon',
  G: 'green dragon',
  B: 'white dragon',
  '?': 'unknown tile',
};

export const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;

export function tile(one: Tile): string {
  const [rank, suit] = one;
  return !suit
    ? honours[rank!]!
    : bonus[suit]
      ? `${bonusName(one)}, ${suits[suit]} ${rank}`
      : `${rank} of ${suits[suit]}`;
}

export const enTiles = {
  /** The language as a BCP 47 tag. */
  language: 'en',
  /** 9 of circles; red dragon; plum, flower 1. */
  tile,
  /** A face-down tile. */
  faceDown: 'face-down tile',
  notLoaded: texts.notLoaded,
  tryAgain: texts.tryAgain,
  reload: texts.reload,
  /** The name of a single tile, marked as the winning tile. */
  winningTile: (won: Tile): string => `${tile(won)}, winning tile`,
  // The core's messages are already in English.
  error: ({ message }: SpokenError): string => message,
};
