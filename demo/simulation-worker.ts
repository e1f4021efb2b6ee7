/** The module worker of odds.html: makes and scores random hands, reports how far it is, and stops on request. */
import { simulate, type Simulation } from '../src/core/simulate.js';

export interface Task {
  profile: string;
  hands: number;
  seed: string;
  bonus: number;
}
export type Answer = { done: number; all: number } | { result: Simulation } | { error: string };

const scope = self as unknown as {
  onmessage: (event: { data: Task | 'cancel' }) => void;
  postMessage(answer: Answer): void;
};
let cancel = new AbortController();

scope.onmessage = ({ data }) => {
  cancel.abort(new Error('cancelled'));
  if (data === 'cancel') return;
  const { signal } = (cancel = new AbortController());
  const onProgress = (done: number, all: number): void => scope.postMessage({ done, all });
  simulate({ ...data, signal, onProgress }).then(
    (result) => scope.postMessage({ result }),
    (error: Error) => {
      if (!signal.aborted) scope.postMessage({ error: error.message });
    },
  );
};
