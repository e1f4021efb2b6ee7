import { DataError } from './hand-errors.js';
import './sentences/tables.js';

export type TableErrorCode =
  | 'unknown-seat'
  | 'missing-seat'
  | 'no-winner'
  | 'discarder'
  | 'dead'
  | 'pao'
  | 'incident'
  | 'score'
  | 'other-score'
  | 'repeated'
  | 'too-many-copies'
  | 'wrong-shape';

/** Thrown for a table that cannot be settled. */
export class TableError extends DataError<TableErrorCode> {
  override get name(): string {
    return 'TableError';
  }
}
