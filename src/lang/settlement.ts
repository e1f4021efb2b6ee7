import { chooser } from './choose.js';
import { enCount } from './en.js';
import { settlement } from './en-settlement.js';

/** What is said of a settlement, for a language tag or for what is nearest to it. */
export const settlementTextsFor = chooser({ ...enCount, settlement });
