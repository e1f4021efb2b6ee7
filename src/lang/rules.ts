/** The texts of `<mj-rules>`, in a module that loads with it. */
import { enNotes } from './en/notes.js';
import { enRules } from './en/rules.js';
import { panelMessages, withPanels } from './panel-texts.js';
import { section } from './sections.js';

/** Returns the texts for a table's rules in the language of a tag, or in the closest match. */
export const rulesTextsFor = section(
  ['panels', 'rules', 'notes'],
  { ...panelMessages, rules: enRules, notes: enNotes },
  withPanels,
);
