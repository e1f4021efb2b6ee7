/** What is wrong with tiles seen on the table. */
import { say } from '../hand-errors.js';

/** Messages for tiles seen on the table, which few pages name. */
export const seenSentences = say({
  'seen-text': 'In the seen tiles, “{found}” at character {place} can’t be read.',
  'seen-long': 'The seen tiles have {found} characters, but the limit is {most}.',
  'seen-copies': 'The hand and the seen tiles have {found} of {tile}, but a set of tiles has only {most}.',
});
