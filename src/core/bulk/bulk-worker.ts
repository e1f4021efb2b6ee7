/** The worker of `scoreAll`. It says that it is ready, then answers each part of the hands with its scores. */
import { Counter, emptyScores, type BulkScores } from './counter.js';
import { HAND_BYTES } from './pack.js';
import type { Profile, ProfileName } from '../profiles/index.js';

/** The first message sets the profile, the following ones are packed hands. */
export type ToWorker = { profile: Profile | ProfileName | undefined } | Uint8Array;
export type FromWorker = 'ready' | BulkScores;

declare const self: {
  onmessage: ((event: { data: ToWorker }) => void) | null;
  postMessage(message: FromWorker, transfer?: readonly ArrayBufferLike[]): void;
};

let counter: Counter;

self.onmessage = ({ data }) => {
  if (!(data instanceof Uint8Array)) {
    counter = new Counter(data.profile);
    return;
  }
  const count = data.length / HAND_BYTES;
  const scores = emptyScores(count);
  counter.count(data, scores, 0, count);
  const { value, base, doubles, total, limited } = scores;
  self.postMessage(
    scores,
    [value, base, doubles, total, limited].map(({ buffer }) => buffer),
  );
};
self.postMessage('ready');
