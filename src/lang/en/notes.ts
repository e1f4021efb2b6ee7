/** English: how sources are read. It loads with `<mj-rules>`. */
import type { Interpretation } from '../../core/notes/interpretations.js';
import { notes } from '../texts/en/notes.js';

const sentences: Record<string, string> = { ...notes };

/** Adds the sentences about profiles that few pages show. */
export const addSentences = (more: Readonly<Record<string, string>>): void => void Object.assign(sentences, more);

export const enNotes = {
  /** How the source is read, in these words if there are any; also where a profile comes from and how it differs from that. */
  interpretation: ({ id }: Interpretation): string => sentences[id] ?? '',
};
