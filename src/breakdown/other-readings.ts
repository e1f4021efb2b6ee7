import type { Group } from '../core/index.js';
import type { ReadingDifference } from '../lang/types.js';

/** The groups of the other reading, and the groups of the scored reading that they replace. */
export function readingDifference(other: readonly Group[], scored: readonly Group[]): ReadingDifference {
  const only = (some: readonly Group[], without: readonly Group[]): Group[] => {
    const rest = without.map(({ kind, tiles, concealed }) => JSON.stringify([kind, tiles, concealed]));
    return some.filter(({ kind, tiles, concealed }) => {
      const place = rest.indexOf(JSON.stringify([kind, tiles, concealed]));
      if (place >= 0) rest.splice(place, 1);
      return place < 0;
    });
  };
  const completed = (some: readonly Group[]): Group | undefined => some.find((group) => group.completed);
  return {
    has: only(other, scored),
    insteadOf: only(scored, other),
    completed: completed(other),
    completedInstead: completed(scored),
  };
}
