import { chooser } from './choose.js';
import { validity } from './texts/en/validity.js';

/** Returns the texts for hands that a form cannot submit, in the language of a tag, or in the closest match. */
export const validityTextsFor = chooser(validity);
