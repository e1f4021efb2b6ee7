/** How much work a call may do for the patterns of own awards, of which a table can have many. All other scoring is bounded anyway. */

import { layouts } from '../engine/layout.js';

/** The steps that one call may take: about a tenth of a second. The recipes of docs/recipes.md take some hundred for a hand. */
export const MOST_STEPS = 2_000_000;

let left = MOST_STEPS;
/** What several calls may still take together. */
let leftForAll = Infinity;
/** Calls of other functions inside a call that has a budget share it. */
let depth = 0;
/** The hands that had been laid out when the budget was renewed: each call lays out one. */
let renewedAt = 0;

/** Gives the latest call its own budget, unless it is part of another one. */
function renewBudget(): void {
  left = Math.min(MOST_STEPS, leftForAll);
  renewedAt = layouts;
}

/** Makes everything that a function calls share one budget. */
export function shareBudget<Result>(call: () => Result): Result {
  if (!depth) renewBudget();
  depth++;
  try {
    return call();
  } finally {
    depth--;
    renewedAt = layouts;
  }
}

/** Limits the steps of all calls that a function makes together; each call still has a budget of its own. */
export function limitSteps<Result>(most: number, call: () => Result): Result {
  const before = leftForAll;
  const granted = Math.min(most, before);
  leftForAll = granted;
  try {
    return call();
  } finally {
    leftForAll = before - (granted - Math.max(0, leftForAll));
  }
}

/** Takes steps from the budget. @returns whether there were as many */
export function take(steps: number): boolean {
  if (!depth && renewedAt !== layouts) renewBudget();
  left -= steps;
  leftForAll -= steps;
  return left >= 0;
}
