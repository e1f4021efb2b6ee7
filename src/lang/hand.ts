import { chooser } from './choose.js';
import { enHand } from './en/hand.js';
import type { HandTexts } from './types.js';

/** Returns the texts for hands in the language of a tag, or in the closest match. */
export const handTextsFor = chooser<HandTexts>(enHand);
