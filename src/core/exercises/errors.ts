import { DataError, type Details } from '../errors.js';
import { exercise } from '../sentences/exercises.js';

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

export const exerciseSentences = exercise.errors;

/** Thrown for a hand that cannot be made, and for an invalid answer. */
export class ExerciseError extends DataError<ExerciseErrorCode> {
  override get name(): string {
    return 'ExerciseError';
  }
  constructor(code: ExerciseErrorCode, details: Details) {
    super(code, details, exerciseSentences);
  }
}
