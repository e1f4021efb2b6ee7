/** English texts for scores: everything a plain breakdown needs. */
import { chinese } from '../chinese.js';
import { breakdownTexts } from '../count-texts.js';
import { breakdown } from '../texts/en/breakdown.js';
import { worths } from '../texts/en/count.js';
import { number } from '../texts/en/forms.js';
import { shortWorthForms } from '../worth-forms.js';
import { enHand } from './hand.js';
import { profile, rule } from './names.js';
import { forms } from './tiles.js';
import { worth } from './worth.js';

export const enCount = {
  ...enHand,
  rule,
  /** The Chinese name of a limit hand or pattern, as written in the sources; undefined if the language is Chinese. */
  chinese,
  /** 4 points; 4 points exposed, 8 concealed; 1 double; half the limit; not counted. */
  worth,
  /** The same as a short figure next to a line: 4, ×2, ½ limit. */
  shortWorth: shortWorthForms(worths, number),
  /** The title of a profile; for a table's own profile, its name. */
  profile,
  breakdown: breakdownTexts('en', breakdown, { ...enHand, ...forms, rule, worth }),
};
