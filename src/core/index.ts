/** The scoring core: parses and formats hands, defines rule profiles, scores hands and settles payments. Every result is plain data. */
export * from './scoring.js';
export { optionIds } from './profiles/declared.js';
// These override the exports of the same names above.
export { defineProfile, explain, score, settle, waits } from './public.js';
export { choicesOf, formatHand, parseHand, sectionOf } from './wrapped.js';
export { scorer, type Scorer } from './scorer.js';
export { TableError, type TableErrorCode } from './table-errors.js';
export type { DeadHand, Factor, Payment, Settlement, Table } from './settlement/settle.js';
