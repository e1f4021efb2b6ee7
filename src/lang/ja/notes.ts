/** Japanese: how the sources of the profiles are read. It loads with `<mj-rules>`. */
import { enNotes } from '../en/notes.js';
import { moreNotes } from '../texts/ja/more-notes.js';
import { notes } from '../texts/ja/notes.js';
import type { NotesTexts } from '../types.js';

export const jaNotes: NotesTexts = {
  interpretation: (one) => notes[one.id] ?? moreNotes[one.id] ?? enNotes.interpretation(one),
};
