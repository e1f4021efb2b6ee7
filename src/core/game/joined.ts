/** Divides a text of several hands whose line breaks have been lost: minifiers and formatters of HTML join lines. */

import { MOST_HANDS } from './record.js';

/** More places at which a hand may start are more than a game has. */
const MOST_STARTS = 4000;
/** A hand names four players, a discarder and who is liable. */
const MOST_IN_HAND = 16;

export interface Division {
  /** Where each hand starts that is known to be one; the last one starts what could not be read, if anything is left. */
  starts: number[];
  /** Where a hand may start or a semicolon may be missing. */
  unclear?: number;
}

/** Where a text stops being a hand; undefined if it is one. */
type FaultIn = (text: string) => number | undefined;

/** Divides a text into hands if there is one way to. @param starts where hands may start, from 0 on @returns undefined if no hand ends */
export function divide(text: string, starts: readonly number[], faultIn: FaultIn): Division | undefined {
  const count = starts.length;
  if (count < 2 || count > MOST_STARTS) return undefined;
  const between = (from: number, to: number): string => text.slice(starts[from], starts[to]);
  const { ends, last } = endsOf(count, between, faultIn);
  if (last === 0) return undefined;
  /** Whether what is on both sides of a place can't be one hand whose semicolon is missing. */
  const needsBreak = (before: number, at: number, end: number): boolean =>
    before < 0 || faultIn(`${between(before, at).trimEnd()};${between(at, end)}`) !== undefined;
  const leadsToLast = backFrom(last, ends);
  const found = [0];
  for (let at = 0, before = -1; at < last;) {
    const [end, other] = ends[at].filter((one) => leadsToLast.has(one));
    const unclear = last === count && other !== undefined ? end : needsBreak(before, at, end) ? undefined : at;
    if (unclear !== undefined)
      return {
        starts: found.slice(0, unclear === at ? -1 : undefined).map((one) => starts[one]),
        unclear: starts[unclear],
      };
    before = at;
    at = end;
    if (at < count) found.push(at);
  }
  return { starts: found.map((one) => starts[one]) };
}

/** Where a hand may end that starts at each place that can be reached, and the last of these places; `count` is the end of the text. */
function endsOf(
  count: number,
  between: (from: number, to: number) => string,
  faultIn: FaultIn,
): { ends: number[][]; last: number } {
  const ends: number[][] = Array.from({ length: count + 1 }, () => []);
  /** How many hands there are before each place that was reached. */
  const hands = new Map([[0, 0]]);
  let last = 0;
  for (let from = 0; from < count; from++) {
    const number = hands.get(from) ?? MOST_HANDS;
    if (number >= MOST_HANDS) continue;
    let before: number | undefined;
    for (let to = from + 1; to <= Math.min(count, from + MOST_IN_HAND); to++) {
      const hand = between(from, to);
      const fault = faultIn(hand);
      if (fault === undefined) {
        ends[from].push(to);
        hands.set(to, number + 1);
        last = Math.max(last, to);
      } else if (fault === before || fault < hand.lastIndexOf(';')) {
        // More text can only correct the end of the last player’s part.
        break;
      }
      before = fault;
    }
  }
  return { ends, last };
}

/** The places from which hands lead to the last one. */
function backFrom(last: number, ends: readonly (readonly number[])[]): Set<number> {
  const found = new Set([last]);
  for (let at = last - 1; at >= 0; at--) if (ends[at].some((end) => found.has(end))) found.add(at);
  return found;
}
