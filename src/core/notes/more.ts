/** How the profiles of `mahjong-elements/core/profiles.js` read their sources, and what was not seen of these. */
import { notes } from '../sentences/more-notes.js';
import { read } from './interpretations.js';

export const moreNotes = read(notes);
