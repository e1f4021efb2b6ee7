/** The texts for fines, which are among those of a table's rules. */
import { bookMessages } from './panel-texts.js';
import { enRules, withRules } from './rules-texts.js';
import { section } from './sections.js';

export const fineTextsFor = section(['panels', 'rules'], { ...bookMessages, rules: enRules }, withRules);
