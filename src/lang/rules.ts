/** The texts of `<mj-rules>`, in a module that loads with it. */
import { enNotes } from './en/notes.js';
import { enPanels } from './en/panels.js';
import { enRules } from './en/rules.js';
import { section } from './sections.js';
import type { RulebookTexts } from './types.js';

/** Returns the texts for a table's rules in the language of a tag, or in the closest match. */
export const rulesTextsFor = section<RulebookTexts>(['panels', 'rules', 'notes'], {
  ...enPanels,
  rules: enRules,
  notes: enNotes,
});
