/** The module worker of before-you-sit-down.html: finds how far a table is from every built-in ruleset, the nearest first. */
import { nearestTo, type Distance } from './nearest.js';

export interface Task {
  number: number;
  /** The rules that the answers give, in full. */
  rules: string;
}
/** First how much is done, then the end. */
export type Answer = { number: number } & ({ share: number } | { results: Distance[] } | { error: string });

const scope = self as unknown as {
  onmessage: (event: { data: Task }) => void;
  postMessage(answer: Answer): void;
};
let cancel = new AbortController();

scope.onmessage = ({ data: { number, rules } }) => {
  cancel.abort(new Error('cancelled'));
  const { signal } = (cancel = new AbortController());
  nearestTo(rules, { signal }, (share) => scope.postMessage({ number, share })).then(
    (results) => scope.postMessage({ number, results }),
    (error: Error) => {
      if (!signal.aborted) scope.postMessage({ number, error: error.message });
    },
  );
};
