/** Italian: how the sources of the profiles are read. It loads with `<mj-rules>`. */
import { enNotes } from '../en/notes.js';
import { moreNotes } from '../texts/it/more-notes.js';
import { notes } from '../texts/it/notes.js';
import type { NotesTexts } from '../types.js';

export const itNotes: NotesTexts = {
  interpretation: (one) => notes[one.id] ?? moreNotes[one.id] ?? enNotes.interpretation(one),
};
