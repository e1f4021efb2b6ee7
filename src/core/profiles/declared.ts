/** What rules can declare. */
import { optionIds } from '../rules/usual-options.js';
import type { OptionId } from '../rules/options.js';
import { ruleIds, type RuleId } from '../rules/index.js';

/** The ids of all built-in awards and options. */
export const allIds: readonly (RuleId | OptionId)[] = [...ruleIds, ...optionIds];

/** Bounds that keep every total finite: of limits, and of a fixed value. */
export const MOST_LIMITS = 10;
export const MOST_SCORE = 1_000_000;
