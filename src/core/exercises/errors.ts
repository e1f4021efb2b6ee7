import { DataError, type Details } from '../errors.js';

export type ExerciseErrorCode =
  | 'too-long'
  | 'unknown-word'
  | 'unknown-award'
  | 'award-off'
  | 'too-many-awards'
  | 'range'
  | 'no-limit'
  | 'repeated'
  | 'not-found'
  | 'answer'
  | 'nothing-to-check';

/** Messages by code, in English; other languages have a table with the same keys. */
export const exerciseSentences = {
  'too-long': 'want: {found} characters, but the limit is {most}.',
  'unknown-word': '{place}: “{found}” is not known: use {expected}.',
  'unknown-award': 'want: “{found}” is not an award of these rules.',
  'unknown-award-near': 'want: “{found}” is not an award of these rules: did you mean “{near}”?',
  'award-off': 'want: “{found}” scores nothing under these rules.',
  'award-off-loser': 'want: only a winner scores “{found}” under these rules.',
  'award-off-winner': 'want: only a losing hand scores “{found}” under these rules.',
  'too-many-awards': 'want: at most {most} awards can be asked for, not {found}.',
  range: '{place}: “{found}” is not a range: use a whole number up to {most}, such as 3, 2-4 or 3+.',
  'no-limit': 'want: these rules have no limit, so no hand is a limit hand.',
  repeated: 'want: “{found}” is set twice, to different values.',
  'nothing-found': 'No hand was found that goes out under these rules.',
  'not-found': 'No hand was found with {found}: these may exclude each other under these rules.',
  answer: '{place}: “{found}” is not an answer: use {expected}.',
  'nothing-to-check': '{place} was answered, but there is nothing to check it against.',

  ask: 'ask: “{found}” is not known: use {expected}.',
  'ask-together': 'ask: “{found}” can’t be asked together with {expected}.',
  count: 'count: “{found}” is not a number of hands, such as 10.',
  'no-fine': 'error: “{found}” costs nothing at this table. Add a fine to its rules, such as “{found}: 300 to each”.',
  'no-fines':
    'error: no error costs anything at this table. Add a fine to its rules, such as “false-win: 300 to each”.',
  'not-payments': 'error: an error only matters for payments. Set ask="payments".',
};

/** Thrown for a hand that cannot be made, and for an invalid answer. */
export class ExerciseError extends DataError<ExerciseErrorCode> {
  override get name(): string {
    return 'ExerciseError';
  }
  constructor(code: ExerciseErrorCode, details: Details) {
    super(code, details, exerciseSentences);
  }
}
