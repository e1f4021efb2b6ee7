/** The texts for fines, which are among those of a table's rules. */
import { enPanels } from './en/panels.js';
import { enRules } from './en/rules.js';
import { section } from './sections.js';
import type { BookTexts } from './types.js';

export const fineTextsFor = section<BookTexts>(['panels', 'rules'], { ...enPanels, rules: enRules });
