import { chooser } from './choose.js';
import { enCount } from './en/count.js';
import type { CountTexts } from './types.js';

/** Returns the texts for scores in the language of a tag, or in the closest match. */
export const countTextsFor = chooser<CountTexts>(enCount);
