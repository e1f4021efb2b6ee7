import { chooser } from './choose.js';
import { enCount } from './en/count.js';
import { settlement } from './en/settlement.js';
import type { TableTexts } from './types.js';

/** Returns the texts for settlements in the language of a tag, or in the closest match. */
export const settlementTextsFor = chooser<TableTexts>({ ...enCount, settlement });
