import { DataError, shown } from '../core/errors.js';

/** Thrown for a word that an attribute does not accept. */
export class WordError extends DataError<string> {
  /** @param message - In English, with `{found}` and `{expected}` */
  constructor(code: string, found: string, expected: readonly string[], message: string) {
    super(code, { found: shown(found), expected: expected.join(', ') }, { [code]: message });
  }
}
