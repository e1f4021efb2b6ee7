/** How each profile interprets its source where that is ambiguous, contradictory or silent; `docs/profiles.md` is generated from it. */
import { addNotes, addRows } from './notes/interpretations.js';
import { moreNotes } from './notes/more.js';
import { rows } from './sentences/note-rows.js';

addNotes(moreNotes);
addRows(rows);

export { interpretationsOf, type Interpretation } from './notes/interpretations.js';
