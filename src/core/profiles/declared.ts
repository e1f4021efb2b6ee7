/** What rules can declare. Where only hands are scored, the classical profile has no options for settling and playing; this adds them. */
import type { OptionId } from '../rules/options.js';
import { ruleIds, type RuleId } from '../rules/index.js';
import { classical } from './classical.js';
import { tableOptions } from './definitions/table-options.js';

Object.freeze(Object.assign(classical.rules, tableOptions));

/** The ids of all built-in awards and options. */
export const allIds = Object.freeze(Object.keys(classical.rules)) as readonly (RuleId | OptionId)[];

export const optionIds = Object.freeze(allIds.slice(ruleIds.length)) as readonly OptionId[];

export const isOption = (id: string): id is OptionId => (optionIds as readonly string[]).includes(id);

/** Bounds that keep every total finite: of limits, and of a fixed value. */
export const MOST_LIMITS = 10;
export const MOST_SCORE = 1_000_000;
