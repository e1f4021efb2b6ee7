/** The module worker of before-you-sit-down.html: compares a table with every built-in ruleset, the nearest first. */
import { defineProfile, profiles, type Profile } from '../src/core/index.js';
import { moreProfiles } from '../src/core/profiles.js';
import { compareWithEach, type ProfileComparison } from '../src/core/simulate.js';

export interface Task {
  number: number;
  /** Differences from the classical rules. */
  rules: string;
}
export type Answer = { number: number } & ({ results: ProfileComparison[] } | { error: string });

const HANDS = 300;
const SEED = 'before you sit down';

const scope = self as unknown as {
  onmessage: (event: { data: Task }) => void;
  postMessage(answer: Answer): void;
};
let cancel = new AbortController();

scope.onmessage = ({ data: { number, rules } }) => {
  cancel.abort(new Error('cancelled'));
  const { signal } = (cancel = new AbortController());
  const table = defineProfile({ name: 'table', extends: 'classical', rules });
  nearest(table, signal).then(
    (results) => scope.postMessage({ number, results }),
    (error: Error) => {
      if (!signal.aborted) scope.postMessage({ number, error: error.message });
    },
  );
};

async function nearest(
  table: ReturnType<typeof defineProfile>,
  signal: AbortController['signal'],
): Promise<ProfileComparison[]> {
  const others = Object.values<Profile>({ ...profiles, ...moreProfiles });
  const results = await compareWithEach(table, others, { seed: SEED, hands: HANDS, signal });
  return results
    .map(whole)
    .sort(
      (one, other) =>
        one.differ + one.paidDiffer - other.differ - other.paidDiffer || one.paidDifference - other.paidDifference,
    );
}

/** The same figures with the hands that can go out under one of the two only: they differ in every way. */
function whole(found: ProfileComparison): ProfileComparison {
  const { onlyUnder, hands } = found;
  const only = (onlyUnder[0] + onlyUnder[1]) / hands;
  const share = (part: number): number => only + part * (1 - only);
  return { ...found, differ: share(found.differ), paidDiffer: share(found.paidDiffer) };
}
