import { chooser } from './choose.js';
import { enHand } from './en-hand.js';
import { worth } from './en-worth.js';

/** What is said of a figure in running text, for a language tag or for what is nearest to it. */
export const valueTextsFor = chooser({ ...enHand, worth });
