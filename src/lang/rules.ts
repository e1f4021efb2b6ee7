/** The texts of `<mj-rules>`, in a module that loads with it. */
import type { Interpretation } from '../core/notes/interpretations.js';
import { enNotes } from './en/notes.js';
import { bookMessages } from './panel-texts.js';
import { enRules, withRules } from './rules-texts.js';
import { section } from './sections.js';

/** Returns the texts for a table's rules in the language of a tag, or in the closest match. */
export const rulesTextsFor = section(
  ['panels', 'rules', 'notes'],
  { ...bookMessages, rules: enRules, notes: enNotes },
  ({ notes, ...messages }) => ({
    ...withRules(messages),
    notes: {
      /** How the source is read, in these words if there are any; also where a profile comes from and how it differs from that. */
      interpretation: ({ id }: Interpretation): string => notes[id] ?? enNotes[id] ?? '',
    },
  }),
);
