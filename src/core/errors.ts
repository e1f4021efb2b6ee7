/** Errors in rules, and those of `hand-errors.ts`. Messages that few pages need load with the code that needs them. */
import { TextError } from './hand-errors.js';

export * from './hand-errors.js';
export type { ErrorSentence } from './sentences/keys.js';

export type RulesErrorCode =
  | 'too-long'
  | 'missing-colon'
  | 'repeated'
  | 'unknown-rule'
  | 'unknown-value'
  | 'unknown-profile'
  | 'bad-name'
  | 'too-complex';

/** Thrown for declarations that are not valid rules. */
export class RulesError extends TextError<RulesErrorCode> {
  override get name(): string {
    return 'RulesError';
  }
}
