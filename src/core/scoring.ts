/** Everything needed to score a hand: the core without settlement. */
export { HandError, NotationError, RulesError } from './errors.js';
export { InputError } from './guarded.js';
export type { Details, ErrorSentence, HandErrorCode, NotationErrorCode, RulesErrorCode } from './errors.js';
export { LONGEST_HAND, formatHand, parseHand } from './engine/notation.js';
export { WINDS as winds, tiles } from './engine/tiles.js';
export { circumstances } from './engine/layout.js';
export { ruleIds, sectionOf, type RuleId } from './rules/index.js';
export { isOwnAward, type AwardId, type OwnAwardId } from './own-awards/terms.js';
export type { FactName } from './engine/fact-names.js';
export type { IncidentId } from './rules/fines.js';
export { choicesOf, type OptionId, type Options } from './rules/options.js';
export { defineProfile, formatRules, parseRules, profiles } from './profiles/index.js';
export type { CompleteRules, Profile, ProfileDefinition, ProfileName, ProfileOrName, Rules } from './profiles/index.js';
export { score, type Award, type Figures, type OtherReading, type Score } from './engine/score.js';
export { explain, type Explanation, type Reason, type ReasonCode } from './engine/explain.js';
export { waits, type Wait } from './engine/waits.js';
export type { Circumstance, DeclaredSet, Group, Hand, Situation, Tile, Wind } from './types.js';
