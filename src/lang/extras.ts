import { chooser } from './choose.js';
import { extras } from './texts/en/extras.js';

/** Returns the texts for what few hands show, in the language of a tag, or in the closest match. */
export const extrasTextsFor = chooser(extras);
