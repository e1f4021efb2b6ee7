import { chooser } from './choose.js';
import { enCount } from './en.js';
import { reasons } from './en-reasons.js';

/** What is said of a count and of awards that were not given, for a language tag or for what is nearest to it. */
export const whyNotTextsFor = chooser({ ...enCount, reasons });
