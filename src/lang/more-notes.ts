/** How the profiles of `mahjong-elements/core/profiles.js` read their sources, with the sentences in English. */
import { addNotes } from '../core/notes/interpretations.js';
import { moreNotes } from '../core/notes/more.js';
import { addSentences } from './en/notes.js';
import { moreNotes as sentences } from './texts/en/more-notes.js';

addNotes(moreNotes);
addSentences(sentences);
