import { chooser } from './choose.js';
import { enHand } from './en/hand.js';
import { worth } from './en/worth.js';
import { value } from './texts/en/value.js';

/** Returns the texts for inline figures in the language of a tag, or in the closest match. */
export const valueTextsFor = chooser({ ...enHand, ...value, worth });
