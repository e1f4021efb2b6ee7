/** What is wrong with hands in other notations. */
import { say } from '../hand-errors.js';
import { AT, TOO_LONG, UNKNOWN_SUIT, USE } from '../sentence-parts.js';

/** Messages for hands of other programs, which few pages name. */
export const foreignSentences = say({
  'foreign-long': TOO_LONG,
  'foreign-tile': '“{found}” at character {place} is not a tile of {program}.',
  'foreign-set': '“{found}” at character {place} is not a set of {program}.',
  'foreign-last': 'The last tile “{found}” at character {place} is not in the hand.',
  'foreign-source': AT + 'does not say where the last tile came from' + USE,
});

/** Messages for hands in riichi letters, which few pages use. */
export const riichiSentences = say({
  'not-riichi':
    UNKNOWN_SUIT +
    ': with notation="mpsz", use m (characters), p (circles), s (bamboo), z (1–7: winds E S W N, white, green and red dragon) or f (flowers).',
});
