/** Chips: which counters make up an amount. */
import { guarded } from '../guarded.js';

/** The counters of a mahjong set, in points. Most tables need no others. */
export const CHIPS: readonly number[] = Object.freeze([500, 100, 10, 2]);

export interface Chips {
  /** How many chips of each worth, the most valuable first. Chips that are not needed are left out. */
  chips: { worth: number; count: number }[];
  /** What no chip is small enough for, in points. */
  rest: number;
}

/**
 * The fewest chips for an amount when chips are handed out from the most valuable down: 212 is two of 100, one of 10
 * and one of 2. (Source: 003, “Worked example”.)
 *
 * @param amount points; the sign is ignored
 * @param worths what the chips are worth, in any order
 * @throws {InputError} for an amount or a worth that is not a finite number, or a worth of 0 or less
 */
export const chipsFor = /* @__PURE__ */ guarded(
  'chipsFor',
  'an amount and an array of numbers above 0',
  (amount: number, worths: readonly number[] = CHIPS): Chips => {
    let rest = Math.abs(amount);
    if (![rest, ...worths].every(Number.isFinite) || worths.some((worth) => worth <= 0)) throw new TypeError();
    const chips: Chips['chips'] = [];
    for (const worth of [...new Set(worths)].sort((one, other) => other - one)) {
      const count = Math.floor(rest / worth);
      if (!(count > 0)) continue;
      chips.push({ worth, count });
      rest -= count * worth;
    }
    return { chips, rest };
  },
);
