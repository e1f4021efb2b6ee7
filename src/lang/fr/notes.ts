/** French: how the sources of the profiles are read. It loads with `<mj-rules>`. */
import { enNotes } from '../en/notes.js';
import { moreNotes } from '../texts/fr/more-notes.js';
import { notes } from '../texts/fr/notes.js';
import type { NotesTexts } from '../types.js';

export const frNotes: NotesTexts = {
  interpretation: (one) => notes[one.id] ?? moreNotes[one.id] ?? enNotes.interpretation(one),
};
