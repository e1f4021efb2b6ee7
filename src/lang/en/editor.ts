/** English texts of the editor. They load with the editor, so pages that only show hands do not pay for them. */
import type { Tile } from '../../core/index.js';
import { tiles } from './hand.js';
import { editor } from '../texts/en/editor.js';

export const enEditor = {
  ...editor,
  /** Button that exposes or declares a set: chow 4 5 6 of bamboo. */
  claim: (kind: 'chow' | 'pung' | 'kong' | 'concealed-kong', held: readonly Tile[]): string =>
    kind === 'chow'
      ? `Chow ${tiles(held).replace(/ of .*/, '')}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Concealed kong' }[kind],
  /** Circumstances that the hand no longer allows. */
  dropped: (words: readonly string[]): string => `No longer possible: ${words.join(', ')}.`,
};
