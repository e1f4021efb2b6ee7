/** The texts for fines, which are among those of a table's rules. */
import { enRules } from './en/rules.js';
import { panelMessages, withPanels } from './panel-texts.js';
import { section } from './sections.js';

export const fineTextsFor = section(['panels', 'rules'], { ...panelMessages, rules: enRules }, withPanels);
