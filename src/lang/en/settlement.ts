/** English texts for settlements. */
import { settlementTexts } from '../payment-texts.js';
import { list } from '../texts/en/forms.js';
import { settlement as messages } from '../texts/en/settlement.js';

export const settlement = settlementTexts('en', messages, list);
