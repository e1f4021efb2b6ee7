/** English texts for the worth of an award. */
import { base, doublings, worths } from '../texts/en/count.js';
import { worthForms } from '../worth-forms.js';

export const worth = worthForms({ worths, base, doublings });
