/** What is wrong with the rules of a table. */
import { say } from '../hand-errors.js';
import { AT, NEAR, TOO_LONG, USE } from '../sentence-parts.js';

/** Messages for the rules of a table, which need not be loaded to score a hand under classical rules. */
export const declarationSentences = say({
  'too-long': TOO_LONG,
  'missing-colon': AT + 'has no value: expected “id: value”.',
  repeated: AT + 'was already set at character {first}, to another value.',
  'unknown-rule': AT + 'is not a rule.',
  'unknown-rule-near': AT + 'is not a rule' + NEAR,
  'unknown-value': AT + 'is not a value of “{id}”' + USE,
  'unknown-value-near': AT + 'is not a value of “{id}”' + NEAR + ' Use {expected}.',
  'unknown-profile': '“{found}” is not a profile' + USE,
  'unknown-profile-near': '“{found}” is not a profile' + NEAR + ' Use {expected}.',
  'bad-name': 'A profile needs a name of 1 to 80 characters.',
});
