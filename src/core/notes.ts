/**
 * How each profile interprets its source where the text is ambiguous, contradictory or silent. The awards and options
 * named here implement the interpretation; their other values give the other interpretations.
 *
 * This is a separate module, `mahjong-elements/core/notes.js`, because scoring a hand does not need it.
 * `docs/profiles.md` is generated from it.
 */
import { addNotes, addRows } from './notes/interpretations.js';
import { moreNotes } from './notes/more.js';
import { rows } from './notes/rows.js';

addNotes(moreNotes);
addRows(rows);

export { interpretationsOf, type Interpretation } from './notes/interpretations.js';
