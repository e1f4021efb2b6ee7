import { chooser } from './choose.js';
import { enCount } from './en.js';

/** What is said of a count, for a language tag or for what is nearest to it. */
export const countTextsFor = chooser(enCount);
