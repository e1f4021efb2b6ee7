/** The texts for fines, which are among those of a table's rules. */
import { panelMessages } from './panel-texts.js';
import { enRules, withRules } from './rules-texts.js';
import { section } from './sections.js';

export const fineTextsFor = section(['panels', 'rules'], { ...panelMessages, rules: enRules }, withRules);
