import { shown } from './errors.js';

/** Whether two texts of at least three letters differ in one: another letter, or one more. */
function isOneOff(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = (text: string, isShorter: boolean): string => text.slice(isShorter ? same : same + 1);
  return one.length > 2 && rest(one, one.length < other.length) === rest(other, other.length < one.length);
}

/**
 * The candidate that differs in one letter from a text, or else shares the most pairs of adjacent letters with it;
 * undefined if none is close.
 */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const pairs = [...shown(text)].map((_, index) => text.slice(index, index + 2));
  const likeness = (candidate: string): number =>
    +isOneOff(text, candidate) +
    pairs.filter((pair) => candidate.includes(pair)).length / (pairs.length + candidate.length);
  const [best] = [...candidates].sort((one, other) => likeness(other) - likeness(one));
  return best !== undefined && likeness(best) > 0.3 ? best : undefined;
}
