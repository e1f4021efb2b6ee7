/** What is wrong with awards of a table’s own. */
import { say } from '../hand-errors.js';
import { AT, NEAR, USE } from '../sentence-parts.js';

/** Messages for awards of a table's own. */
export const ownAwardSentences = say({
  'own-name': AT + 'is not a name for an award: use two hyphens, then words of letters and digits, as in --own-wind.',
  'too-many-awards': 'A profile can have at most {most} awards of its own.',
  'unknown-term': AT + 'is not expected here' + USE,
  'unknown-term-near': AT + 'is not expected here' + NEAR,
  'award-sentence':
    AT +
    'is not a sentence for readers: write up to {longest} characters in quotation marks, with @ and a language after them if you like, as in "All in one suit"@en. An award can have up to {most}.',
  'off-if':
    AT +
    'is not expected here: an award that is off has no conditions. For an award in some hands only, write what it is worth before “if”.',
  'missing-term': 'Something is missing at character {place}' + USE,
  'bad-tiles': AT + 'is not a pattern of tiles, such as 123x, ESWN, [19x]{3}, (kx ky)*7 or own.',
  'pattern-size': AT + 'describes {tiles} tiles, but a hand has 14 (kongs count as three).',
  'unknown-own-award': AT + 'is not declared: declare it, or check the name.',
  'unknown-own-award-near': AT + 'is not declared' + NEAR,
  'depends-on-itself': AT + 'makes “{id}” depend on itself.',
  'too-complex': 'The tiles “{found}” take too long to compare with this hand: use fewer or simpler alternatives.',
});
