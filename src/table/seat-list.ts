/** Lists in attributes such as `west 9d; north 5b`: a seat and a word, separated by semicolons. */
import { DataError, shown } from '../core/errors.js';
import { winds, type Wind } from '../core/index.js';

/** An invalid entry of a list. */
export class ListError extends DataError<'list'> {
  constructor(found: string, expected: string, example: string) {
    const message = '“{found}” should be a seat and {expected}, as in {example}.';
    super('list', { found: shown(found), expected, example }, message);
  }
}

/** Longer lists are cut off; a real one has a dozen entries at most. */
const LONGEST = 1000;

export const isSeat = (word: string): word is Wind => (winds as readonly string[]).includes(word);

/** Each seat with its word. @throws {ListError} for an entry that is not a seat and a word */
export function readSeatList(
  text: string,
  isWord: (word: string) => boolean,
  expected: string,
  example: string,
): [seat: Wind, word: string][] {
  return text
    .slice(0, LONGEST)
    .split(/[;,]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [seat = '', word = '', more] = entry.replace(':', ' ').split(/\s+/);
      const named = seat.toLowerCase();
      if (!isSeat(named) || !isWord(word) || more !== undefined) throw new ListError(entry, expected, example);
      return [named, word];
    });
}
