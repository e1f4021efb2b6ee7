import { shown } from './errors.js';

/** The candidate that shares the most pairs of adjacent letters with a text; undefined if none is close. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const pairs = [...shown(text)].map((_, index) => text.slice(index, index + 2));
  const likeness = (candidate: string): number =>
    pairs.filter((pair) => candidate.includes(pair)).length / (pairs.length + candidate.length);
  const [best] = [...candidates].sort((one, other) => likeness(other) - likeness(one));
  return best !== undefined && likeness(best) > 0.3 ? best : undefined;
}
