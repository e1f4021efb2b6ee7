/** Scores many hands at once, as bytes and numbers in typed arrays, in workers if they are available. */
import { guarded } from './guarded.js';
import { Counter, MOST_ERRORS, describeError, emptyScores, merge } from './bulk/counter.js';
import type { BulkError, BulkScores } from './bulk/counter.js';
import { HAND_BYTES, packHand } from './bulk/pack.js';
import { Turns, type BulkSignal } from './bulk/turns.js';
import { openWorker, type BulkWorker } from './bulk/workers.js';
import { profileOf, type Profile, type ProfileOrName } from './profiles/index.js';
import type { Hand, Situation } from './types.js';

export { MOST_ERRORS, type AwardCount, type BulkError, type BulkScores } from './bulk/counter.js';
export { HAND_BYTES, packHand, unpackHand } from './bulk/pack.js';
export type { BulkSignal } from './bulk/turns.js';

/** A hand in notation or as data, on its own or with its situation. */
export type BulkHand = string | Hand | { hand: string | Hand; situation?: Situation };

export interface BulkOptions {
  /** Called with the number of hands scored so far, and the number of all hands. */
  onProgress?: (done: number, all: number) => void;
  /** Stops the scoring; the promise is then rejected with the reason of the signal. */
  signal?: BulkSignal;
  /** The maximum number of workers; 0 scores in short batches without workers. By default, one fewer than there are cores. */
  workers?: number;
}

/** Fewer hands than this are scored before a worker would have started. */
const FEW = 4096;

/** The number of hands in a part, which a worker scores in about 20 ms. */
const PART = 16_384;

/** Without a worker, the clock is read once for so many hands. */
const BETWEEN_LOOKS = 32;

declare const navigator: { hardwareConcurrency?: number } | undefined;

const DEFAULT_WORKERS = 4;

/**
 * Scores many hands under one profile.
 *
 * Workers do this if they are available, so the page has no long tasks. In Node, or if a content security policy forbids
 * workers, hands are scored in batches of a few milliseconds. A hand that cannot be scored has the value NaN and an entry
 * in `errors`, and does not stop the others.
 *
 * @param hands packed hands, {@link HAND_BYTES} bytes each, or hands as text or data, which are packed first
 * @param profile the rules of the table, as a profile or a profile name; defaults to classical
 * @throws {RulesError} if the profile is unknown or invalid
 * @throws {RangeError} if the bytes are not a whole number of hands
 */
export const scoreAll = /* @__PURE__ */ guarded(
  'scoreAll',
  'packed hands, or an array of hands',
  async (
    hands: Uint8Array | Iterable<BulkHand>,
    profile?: ProfileOrName,
    { onProgress, signal, workers }: BulkOptions = {},
  ): Promise<BulkScores> => {
    const turns = new Turns(signal);
    try {
      return await scoreInTurns(hands, profile, turns, onProgress, workers);
    } finally {
      turns.end();
    }
  },
);

async function scoreInTurns(
  hands: Uint8Array | Iterable<BulkHand>,
  profile: ProfileOrName | undefined,
  turns: Turns,
  onProgress: BulkOptions['onProgress'],
  workers: number = DEFAULT_WORKERS,
): Promise<BulkScores> {
  const counter = new Counter(profile);
  turns.check();
  const unreadable: BulkError[] = [];
  const bytes = hands instanceof Uint8Array ? hands : await pack(hands, unreadable, turns);
  if (bytes.length % HAND_BYTES)
    throw new RangeError(`scoreAll: expected ${HAND_BYTES} bytes for each hand, not ${bytes.length} bytes`);
  const count = bytes.length / HAND_BYTES;
  const scores = emptyScores(count);
  let done = 0;

  /** The parts that nobody has begun. */
  let next = 0;
  const take = (): [from: number, to: number] | undefined => {
    const from = next;
    next = Math.min(count, from + PART);
    return from < next ? [from, next] : undefined;
  };
  const add = (part: BulkScores, from: number): void => {
    merge(scores, part, from);
    done += part.count;
    onProgress?.(done, count);
  };
  const countHere = async ([from, to]: [number, number]): Promise<void> => {
    const part = emptyScores(to - from);
    const own = bytes.subarray(from * HAND_BYTES, to * HAND_BYTES);
    for (let at = 0; at < part.count; at += BETWEEN_LOOKS) {
      counter.count(own, part, at, Math.min(part.count, at + BETWEEN_LOOKS));
      await turns.next();
    }
    add(part, from);
  };

  const most = Math.min(workers, Math.ceil(count / PART), spareCores());
  const pool = count > FEW && most > 0 ? await openWorkers(most, turns) : [];
  try {
    const work = async (worker: BulkWorker): Promise<void> => {
      // The worker may not know its name. A profile is plain data, but a page may pass an object that cannot be sent as it is.
      worker.postMessage({ profile: JSON.parse(JSON.stringify(profileOf(profile))) as Profile });
      for (let part = take(); part; part = take()) {
        const [from, to] = part;
        const found = await turns.orStop(answer(worker, bytes.slice(from * HAND_BYTES, to * HAND_BYTES)));
        if (found) add(found, from);
        else {
          // The worker failed, for want of memory for example.
          await countHere(part);
          return;
        }
      }
    };
    await Promise.all(pool.map(work));
    for (let part = take(); part; part = take()) await countHere(part);
  } finally {
    for (const worker of pool) worker.terminate();
  }
  // The bytes of a hand that cannot be packed are zero, which is a hand without tiles.
  const reasons = new Map(unreadable.map((error) => [error.index, error]));
  scores.errors = scores.errors.map((error) => reasons.get(error.index) ?? error);
  return scores;
}

/** Packs hands, in turns. Those that cannot be packed are left empty, and reported. */
async function pack(hands: Iterable<BulkHand>, unreadable: BulkError[], turns: Turns): Promise<Uint8Array> {
  let bytes = new Uint8Array(HAND_BYTES * FEW);
  let count = 0;
  for (const one of hands) {
    if ((count + 1) * HAND_BYTES > bytes.length) {
      const longer = new Uint8Array(bytes.length * 2);
      longer.set(bytes);
      bytes = longer;
    }
    try {
      const [hand, situation] = isSituated(one) ? [one.hand, one.situation] : [one];
      packHand(hand, situation, bytes, count);
    } catch (error) {
      if (unreadable.length < MOST_ERRORS) unreadable.push(describeError(count, error));
    }
    if (++count % BETWEEN_LOOKS === 0) await turns.next();
  }
  return bytes.subarray(0, count * HAND_BYTES);
}

const isSituated = (one: BulkHand): one is Exclude<BulkHand, string | Hand> =>
  typeof one === 'object' && one !== null && 'hand' in one;

/** Cores that are free while the page keeps its own. */
const spareCores = (): number =>
  Math.max(1, ((typeof navigator === 'object' && navigator.hardwareConcurrency) || 2) - 1);

async function openWorkers(most: number, turns: Turns): Promise<BulkWorker[]> {
  const open = async (): Promise<BulkWorker | undefined> => {
    const opening = openWorker();
    try {
      return await turns.orStop(opening);
    } catch (error) {
      void opening.then((worker) => worker?.terminate());
      throw error;
    }
  };
  // Where one is refused, so are the others.
  const first = await open();
  if (!first) return [];
  try {
    const others = await Promise.all(Array.from({ length: most - 1 }, open));
    return [first, ...others.filter((worker) => worker !== undefined)];
  } catch (error) {
    first.terminate();
    throw error;
  }
}

/** Sends a part to a worker. @returns its scores, or undefined if the worker failed */
const answer = (worker: BulkWorker, part: Uint8Array): Promise<BulkScores | undefined> =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data as BulkScores);
    worker.onerror = (event) => {
      event.preventDefault?.();
      resolve(undefined);
    };
    worker.postMessage(part, [part.buffer]);
  });
