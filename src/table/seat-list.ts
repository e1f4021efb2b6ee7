/** Lists in attributes such as `west 9d; north 5b`: a seat and a word, separated by semicolons. */
import { DataError, shown } from '../core/errors.js';
import { winds, type Wind } from '../core/index.js';
import { plainWord } from '../core/input.js';

/** An invalid entry of a list. */
export class ListError extends DataError<'list'> {
  constructor(found: string, expected: string, example: string) {
    const list = '“{found}” should be a seat and {expected}, as in {example}.';
    super('list', { found: shown(found), expected, example }, { list });
  }
}

/** Longer lists are cut off; a real one has a dozen entries at most. */
const LONGEST = 1000;

export const isSeat = (word: string): word is Wind => (winds as readonly string[]).includes(word);

/** Each seat with its word, as `read` returns it. @throws {ListError} for an entry that is not a seat and a word that can be read */
export function readSeatList<Word>(
  text: string,
  read: (word: string) => Word | undefined,
  expected: string,
  example: string,
): [seat: Wind, word: Word][] {
  return text
    .slice(0, LONGEST)
    .split(/[;,；，、]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [seat = '', word = '', more] = entry.replace(/[:：]/, ' ').split(/\s+/);
      const named = plainWord(seat);
      const found = read(word);
      if (!isSeat(named) || found === undefined || more !== undefined) throw new ListError(entry, expected, example);
      return [named, found];
    });
}
