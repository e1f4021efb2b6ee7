/** Deutsch: wie die Quellen der Regeln gelesen werden. Lädt mit `<mj-rules>`. */
import { enNotes } from '../en/notes.js';
import { moreNotes } from '../texts/de/more-notes.js';
import { notes } from '../texts/de/notes.js';
import type { NotesTexts } from '../types.js';

export const deNotes: NotesTexts = {
  interpretation: (one) => notes[one.id] ?? moreNotes[one.id] ?? enNotes.interpretation(one),
};
