/** What a table's own award means to readers: a sentence in its declaration, or the declaration. */
import { has } from '../core/parts.js';
import { readAward } from '../core/profiles/declarations.js';
import type { OwnAwardId } from '../core/scoring.js';
import { sentenceFor } from '../lang/own-awards.js';

export const ownMeaning = (id: OwnAwardId, declared = '', language: string): string =>
  (declared && has('ownAwards') ? sentenceFor(readAward(id, declared).terms.sentences, language) : undefined) ??
  declared;
