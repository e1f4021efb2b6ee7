/** English: how sources are read, which the core says in English. It loads with `<mj-rules>`. */
import type { Interpretation } from '../../core/notes/interpretations.js';

export const enNotes = {
  /** How the source is read, in these words if there are any; also where a profile comes from and how it differs from that. */
  interpretation: (one: Interpretation): string => one.en,
};
