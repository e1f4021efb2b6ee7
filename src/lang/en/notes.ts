/** English: how sources are read. It loads with `<mj-rules>`. */
import { notes } from '../texts/en/notes.js';

/** Sentences by the ids of interpretations. */
export const enNotes: Record<string, string> = { ...notes };

/** Adds the sentences about profiles that few pages show. */
export const addSentences = (more: Readonly<Record<string, string>>): void => void Object.assign(enNotes, more);
