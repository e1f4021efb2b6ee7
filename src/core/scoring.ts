/** Everything needed to score a hand: the core without settlement. */
export { HandError, NotationError, RulesError } from './errors.js';
export type { Details, ErrorSentence, HandErrorCode, NotationErrorCode, RulesErrorCode } from './errors.js';
export { LONGEST_HAND, formatHand, parseHand } from './notation.js';
export { TILES as tiles, WINDS as winds } from './tiles.js';
export { circumstances } from './layout.js';
export { ruleIds, sectionOf, type RuleId } from './rules/index.js';
export { isOwnAward, type AwardId, type OwnAwardId } from './award-terms.js';
export type { FactName } from './facts.js';
export { choicesOf, optionIds, type OptionId, type Options } from './options.js';
export { defineProfile, formatRules, parseRules, profiles } from './profiles/index.js';
export type { CompleteRules, Profile, ProfileDefinition, ProfileName, Rules } from './profiles/index.js';
export { score, type Award, type Figures, type OtherReading, type Score } from './score.js';
export { explain, type Explanation, type Reason, type ReasonCode } from './explain.js';
export { waits, type Wait } from './waits.js';
export type { Circumstance, DeclaredSet, Group, Hand, Situation, Tile, Wind } from './types.js';
