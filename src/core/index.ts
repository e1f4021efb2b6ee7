/**
 * The scoring core: hands as text and as data, profiles of rules, and what a hand is worth under them.
 *
 * No DOM and no dependency; every result is plain data.
 */
export { HandError, NotationError, RulesError, TableError } from './errors.js';
export type { Details, HandErrorCode, NotationErrorCode, RulesErrorCode, TableErrorCode } from './errors.js';
export { LONGEST_HAND, formatHand, parseHand } from './notation.js';
export { TILES as tiles, WINDS as winds } from './tiles.js';
export { circumstances } from './examine.js';
export { ruleIds, sectionOf, type RuleId } from './rules/index.js';
export { choicesOf, optionIds, type OptionId, type Options } from './options.js';
export { defineProfile, formatRules, parseRules, profiles } from './profiles/index.js';
export type { CompleteRules, Profile, ProfileName, Rules } from './profiles/index.js';
export { score, type Award, type Figures, type OtherReading, type Score } from './score.js';
export { explain, type Explanation, type Reason, type ReasonCode } from './explain.js';
export { waits, type Wait } from './waits.js';
export { settle, type DeadHand, type Factor, type Payment, type Settlement, type Table } from './settle.js';
export type { Circumstance, DeclaredSet, Group, Hand, Situation, Tile, Wind } from './types.js';
