import { DataError, shown } from '../core/errors.js';

/** A word in an attribute that is none of those it may be. */
export class WordError extends DataError<string> {
  /** @param message - In English, with `{found}` and `{expected}` */
  constructor(code: string, found: string, expected: readonly string[], message: string) {
    super(code, { found: shown(found), expected: expected.join(', ') }, message);
  }
}
