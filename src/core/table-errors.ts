/** Errors in a table, and in the shape of data. */
import { DataError, type Details } from './hand-errors.js';

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

/** Messages for the hands of a table and for data of the wrong shape, which need not be loaded to score a hand. */
export const tableSentences = {
  'wrong-shape': '{place} should be an {expected}, not “{found}”.',
  'not-text': '{place} should be text, not “{found}”.',
  'missing-seat': 'The score for {seat} is missing.',
  'table-word': '{place}: “{found}” is not a valid {what}: use {expected}.',
  'no-winner': 'A discarder is set, but no winner.',
  'winner-discards': 'The winner, {seat}, can’t also be the discarder.',
  'several-winners': 'The hands of {seats} have a winning tile: choose one winner.',
  'discarder-needed':
    'Under these rules it matters who discarded {seat}’s winning tile: choose the discarder, or mark the hand as self-drawn.',
  'seat-twice': '{place}: {seat} is named twice, with different values.',
  'two-hands': '{seat} has two hands here: remove one, or change its seat.',
  'many-hands': 'There are more hands here than seats.',
  thousands: '“{found}” is ambiguous: for thousands, write {expected}.',
  score: 'The score of {seat} must be a number from 0 to {most}.',
  'winning-score': 'Only the winner’s hand has a winning tile: check {seat}.',
  'other-score': 'The score of {seat} was computed for {what} “{found}”, but this table has “{expected}”.',
  'many-incidents': 'At most {most} errors of one player are counted, but {seat} has {found}.',
  'table-copies': 'The hands of {seats} have {found} of {tile}; a set of tiles has {most}.',
  'table-robbed':
    'The robbed kong of {tile} is written as a kong: its fourth tile is the winning tile of {seat}, so write {expected}.',
  'liable-by-tile': 'Under these rules, only the discarder of the winning tile can be liable (`pao-by: winning-tile`).',
  pao: 'Set `pao` only when the winner’s score is a number.',
};

/** Thrown for a table that cannot be settled. */
export class TableError extends DataError<TableErrorCode> {
  override get name(): string {
    return 'TableError';
  }
  constructor(code: TableErrorCode, details?: Details) {
    super(code, details, tableSentences);
  }
}
