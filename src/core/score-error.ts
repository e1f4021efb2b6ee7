import { DataError } from './hand-errors.js';
import './sentences/scores.js';

/** Thrown for input that a breakdown cannot show: data that is not a Score, or an element that is not a hand. */
export class ScoreError extends DataError<'not-a-score' | 'not-a-hand'> {
  override get name(): string {
    return 'ScoreError';
  }
}
