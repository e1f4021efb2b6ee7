/**
 * How much work a call may be for the tiles of a table's own awards. Everything else that scoring does is bounded by the
 * number of tiles and awards; comparing a hand with patterns is bounded as well, but a table can have many patterns.
 */
import { RulesError, ownAwardSentences, shown } from '../errors.js';

/** The steps that one call may take: about 30 ms. The recipes of docs/recipes.md take some hundred for a hand. */
export const MOST_STEPS = 2_000_000;

let left = MOST_STEPS;
/** Calls of other functions inside a call that has a budget share it. */
let depth = 0;

/** Gives the call that starts here its own budget, unless it is part of another one. */
export function renewBudget(): void {
  if (!depth) left = MOST_STEPS;
}

/** Makes everything that a function calls share one budget. */
export function shareBudget<Result>(call: () => Result): Result {
  renewBudget();
  depth++;
  try {
    return call();
  } finally {
    depth--;
  }
}

/**
 * Takes steps from the budget.
 *
 * @param pattern the tiles that the steps are for, for the error
 * @throws {RulesError} `too-complex` if none are left
 */
export function spend(steps: number, pattern: string): void {
  left -= steps;
  if (left < 0)
    throw new RulesError('too-complex', pattern, 0, pattern.length, { found: shown(pattern, 40) }, ownAwardSentences);
}
