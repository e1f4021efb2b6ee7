/** The texts for a table's rules, and for fines, which are among them. */
import { bookMessages } from './panel-texts.js';
import { enRules, withRules } from './rules-texts.js';
import { section } from './sections.js';

/** Returns the texts for a table's rules in the language of a tag, or in the closest match. */
export const rulesTextsFor = section(['panels', 'rules'], { ...bookMessages, rules: enRules }, withRules);
