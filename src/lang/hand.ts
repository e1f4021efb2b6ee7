import { chooser } from './choose.js';
import { enHand } from './en-hand.js';

/** What is said of a hand, for a language tag or for what is nearest to it. */
export const handTextsFor = chooser(enHand);
