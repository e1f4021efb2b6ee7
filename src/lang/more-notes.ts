/** How the profiles of `mahjong-elements/core/profiles.js` read their sources, with the sentences in English. */
import '../core/notes.js';
import { addSentences } from './en/notes.js';
import { moreNotes } from './texts/en/more-notes.js';

addSentences(moreNotes);
