/** Notes on how the sources of rules are read. They load after a booklet has shown its rules. */
import type { Interpretation } from '../core/notes/interpretations.js';
import { enNotes } from './en/notes.js';
import { section } from './sections.js';

/** Returns the texts of notes in the language of a tag, or in the closest match. */
export const noteTextsFor = section(['notes'], { notes: enNotes }, ({ notes }) => ({
  /** How the source is read, where a profile comes from, or how it differs from its source. */
  interpretation: ({ id }: Interpretation): string => notes[id] ?? enNotes[id] ?? '',
}));

export const loadTexts = noteTextsFor.load;
