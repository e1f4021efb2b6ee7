/** Errors in rules and scores, and those of `hand-errors.ts`. Messages that few pages need load with the code that needs them. */
import { DataError, TextError, type Details } from './hand-errors.js';
import type { foreignSentences, riichiSentences } from './sentences/foreign.js';
import type { errorSentences } from './sentences/hands.js';
import type { ownAwardSentences } from './sentences/own-awards.js';
import type { profileSentences } from './sentences/profiles.js';
import type { declarationSentences } from './sentences/rules.js';
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
