/**
 * Errors in rules and scores, and those of `hand-errors.ts`, which is all that reading a hand needs. Messages that few pages need
 * are in modules of their own, which load with the code that needs them.
 */
import { AT, DataError, errorSentences, NEAR, TextError, USE, type Details } from './hand-errors.js';
import type { foreignSentences, riichiSentences } from './sentences/foreign.js';
import type { ownAwardSentences } from './sentences/own-awards.js';
import type { profileSentences } from './sentences/profiles.js';
import type { seenSentences } from './sentences/seen.js';
import type { tableSentences } from './table-errors.js';

export * from './hand-errors.js';

export type RulesErrorCode =
  | 'too-long'
  | 'missing-colon'
  | 'repeated'
  | 'unknown-rule'
  | 'unknown-value'
  | 'unknown-profile'
  | 'bad-name'
  | 'too-complex';

/** Messages for the rules of a table, which need not be loaded to score a hand under classical rules. */
export const declarationSentences = {
  'missing-colon': AT + 'has no value: expected “id: value”.',
  repeated: AT + 'was already set at character {first}, to another value.',
  'unknown-rule': AT + 'is not a rule.',
  'unknown-rule-near': AT + 'is not a rule' + NEAR,
  'unknown-value': AT + 'is not a value of “{id}”' + USE,
  'unknown-value-near': AT + 'is not a value of “{id}”' + NEAR + ' Use {expected}.',
  'unknown-profile': '“{found}” is not a profile' + USE,
  'unknown-profile-near': '“{found}” is not a profile' + NEAR + ' Use {expected}.',
  'bad-name': 'A profile needs a name of 1 to 80 characters.',
};

/** Messages for invalid input to a breakdown, which need not be loaded to score a hand. */
export const scoreSentences = {
  'not-a-hand': 'The element with the id “{id}” is <{found}>, not <mj-hand>.',
  'unfit-score': 'Not a score: its awards do not fit its tiles.',
  'not-a-score': 'Not a score: {place} is “{found}” instead of {expected}.',
};

export type ErrorSentence =
  | keyof typeof errorSentences
  | keyof typeof declarationSentences
  | keyof typeof profileSentences
  | keyof typeof ownAwardSentences
  | keyof typeof tableSentences
  | keyof typeof scoreSentences
  | keyof typeof foreignSentences
  | keyof typeof riichiSentences
  | keyof typeof seenSentences;

/** Thrown for declarations that are not valid rules. */
export class RulesError extends TextError<RulesErrorCode> {
  override get name(): string {
    return 'RulesError';
  }
  constructor(
    code: RulesErrorCode,
    text: string,
    index: number,
    length: number,
    details?: Details,
    sentences: Readonly<Record<string, string>> = { ...errorSentences, ...declarationSentences },
  ) {
    super(code, text, index, length, details, sentences);
  }
}

/** Thrown for input that a breakdown cannot show: data that is not a Score, or an element that is not a hand. */
export class ScoreError extends DataError<'not-a-score' | 'not-a-hand'> {
  override get name(): string {
    return 'ScoreError';
  }
  constructor(code: 'not-a-score' | 'not-a-hand', details: Details) {
    super(code, details, scoreSentences);
  }
}
