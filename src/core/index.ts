/**
 * The scoring core: hands as text and as data, profiles of rules, what a hand is worth under them, and who pays whom.
 *
 * No DOM and no dependency; every result is plain data.
 */
export * from './scoring.js';
// In place of those of the same names.
export { explain, formatHand, score, waits } from './checked.js';
export { scorer, type Scorer } from './scorer.js';
export { TableError, type TableErrorCode } from './errors.js';
export { settle, type DeadHand, type Factor, type Payment, type Settlement, type Table } from './settle.js';
