/** Scoring in bulk with workers, which here run in this process: how they start, work, fail and end. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HAND_BYTES, MOST_ERRORS, packHand, scoreAll, type BulkOptions, type BulkScores } from '../../src/core/bulk.js';
import { defineProfile } from '../../src/core/index.js';

const WON = '(RRR) 123b 456b 99d 78d +9d 3f';
/** Three parts for workers. */
const COUNT = 33_000;
/** One part. */
const FEW = 5000;

type Receive = (event: { data: unknown }) => void;
/** What a worker receives its messages with, and how it says that it is ready: set by the module when it loads. */
interface Module {
  receive: Receive;
  ready: unknown;
}
let loading: Promise<Module> | undefined;

/** Loads the module once, with a scope like that of a worker. */
async function load(): Promise<Module> {
  const posted: unknown[] = [];
  const scope = {
    onmessage: undefined as Receive | undefined,
    postMessage: (message: unknown) => posted.push(message),
  };
  vi.stubGlobal('self', scope);
  await import('../../src/core/bulk/bulk-worker.js');
  return { receive: scope.onmessage!, ready: posted[0] };
}

let opened: TestWorker[] = [];
/** What happens when a worker is opened; by default it runs the module. */
let opening: (worker: TestWorker) => void = run;

/** The import of a module may take a while on a busy machine. */
const patient = { timeout: 60_000 };

/** Has the interface of a worker. Messages are cloned, and buffers transferred. */
class TestWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  terminated = false;
  received: unknown[] = [];

  constructor(
    readonly url: URL | string,
    readonly options: unknown,
  ) {
    opening(this);
    opened.push(this);
  }

  /** The module answers in this process. */
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    const data: unknown = structuredClone(message, { transfer });
    this.received.push(data);
    void loading!.then(({ receive }) => {
      if (this.terminated) return;
      vi.stubGlobal('self', {
        postMessage: (answer: unknown, buffers: Transferable[] = []) =>
          this.send(structuredClone(answer, { transfer: buffers })),
      });
      receive({ data });
    });
  }

  send(data: unknown): void {
    void Promise.resolve().then(() => !this.terminated && this.onmessage?.({ data }));
  }

  terminate(): void {
    this.terminated = true;
  }
}

function run(worker: TestWorker): void {
  void (loading ??= load()).then(({ ready }) => worker.send(ready));
}

const bytes = new Uint8Array(COUNT * HAND_BYTES);
const one = packHand(WON);
for (let at = 0; at < bytes.length; at += HAND_BYTES) bytes.set(one, at);
bytes.fill(0, 20_000 * HAND_BYTES, 20_001 * HAND_BYTES);

let expected: BulkScores;
const some = bytes.subarray(0, FEW * HAND_BYTES);
const scored = (options?: BulkOptions) => scoreAll(some, 'british', options);

beforeEach(async () => {
  opened = [];
  opening = run;
  vi.stubGlobal('Worker', TestWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  expected ??= await scored({ workers: 0 });
});

afterEach(async () => {
  await loading;
  vi.unstubAllGlobals();
});

describe('workers', () => {
  it('score all hands between them, and end', async () => {
    const progress: number[] = [];
    const found = await scoreAll(bytes, 'british', { onProgress: (done) => progress.push(done) });
    expect(found).toEqual(await scoreAll(bytes, 'british', { workers: 0 }));
    expect(found.errors.map(({ index, code }) => [index, code])).toEqual([[20_000, 'tile-count']]);
    // One for each core but one.
    expect(opened).toHaveLength(2);
    expect(opened.filter(({ url }) => String(url).startsWith('blob:'))).toEqual([]);
    expect(opened.every(({ terminated }) => terminated)).toBe(true);
    expect(opened.flatMap(({ received }) => received.slice(1))).toHaveLength(3);
    expect(progress.at(-1)).toBe(COUNT);
    // The bytes still belong to the page.
    expect(bytes).toHaveLength(COUNT * HAND_BYTES);
  });

  it('get a profile as data', async () => {
    const profile = defineProfile({ name: 'ours', rules: 'limit: 40' });
    const { value } = await scoreAll(some, profile, { workers: 1 });
    expect(opened).toHaveLength(1);
    expect(opened[0]!.received[0]).toEqual({ profile: JSON.parse(JSON.stringify(profile)) });
    expect(value[0]).toBe(40);
  });

  it('are opened by a script of the page if their own is blocked', async () => {
    opening = (worker) => {
      if (!String(worker.url).startsWith('blob:')) throw new Error('refused');
      run(worker);
    };
    expect(await scored()).toEqual(expected);
    expect(opened).toHaveLength(1);
  });

  it('are not needed: without them, hands are scored here', async () => {
    const prevented = vi.fn();
    // One says that it failed, another one never answers.
    opening = (worker) => {
      if (!String(worker.url).startsWith('blob:'))
        void Promise.resolve().then(() => worker.onerror?.({ preventDefault: prevented }));
    };
    const { setTimeout: later, clearTimeout: forget } = globalThis;
    const timers = new Map<object, () => void>();
    vi.stubGlobal('setTimeout', (end: () => void, milliseconds: number) => {
      const timer = milliseconds === 10_000 ? {} : later(end, milliseconds);
      if (milliseconds === 10_000) timers.set(timer, end);
      return timer;
    });
    vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => timers.delete(timer) || forget(timer));
    const scoring = scored();
    await vi.waitFor(() => expect(opened).toHaveLength(2), patient);
    // The first one has failed; ten seconds later the second one is given up as well.
    expect(timers.size).toBe(1);
    for (const end of timers.values()) end();
    expect(await scoring).toEqual(expected);
    expect(timers.size).toBe(0);
    expect(prevented).toHaveBeenCalledOnce();
    expect(opened.every(({ terminated }) => terminated)).toBe(true);
  });

  it('are replaced by the page if they fail', async () => {
    opening = (worker) => {
      run(worker);
      worker.postMessage = () => void Promise.resolve().then(() => worker.onerror?.({}));
    };
    expect(await scored()).toEqual(expected);
    expect(opened).toHaveLength(1);
  });

  it('end if the scoring is aborted while they start', async () => {
    for (const ready of [0, 1]) {
      opened = [];
      const stop = new AbortController();
      opening = (worker) => {
        if (opened.length < ready) run(worker);
      };
      const scoring = scoreAll(bytes, 'british', { signal: stop.signal });
      await vi.waitFor(() => expect(opened).toHaveLength(ready + 1), patient);
      stop.abort(new Error('enough'));
      await expect(scoring).rejects.toThrow('enough');
      // The last one answers too late.
      opened[ready]!.onmessage?.({ data: 'ready' });
      await vi.waitFor(() => expect(opened.every(({ terminated }) => terminated)).toBe(true), patient);
    }
  });

  it('keep the first errors in order, even if a later part finishes first', async () => {
    const { failed, errors } = await scoreAll(new Uint8Array(COUNT * HAND_BYTES));
    expect(failed).toBe(COUNT);
    expect(errors.map(({ index }) => index)).toEqual(Array.from({ length: MOST_ERRORS }, (_, index) => index));
  });
});

describe('without workers', () => {
  it('other tasks run without setImmediate, as in a browser', async () => {
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('setImmediate', undefined);
    let tasks = 0;
    const timer = setInterval(() => tasks++, 0);
    expect(await scored()).toEqual(expected);
    clearInterval(timer);
    expect(tasks).toBeGreaterThan(1);
  });

  it('many hands are packed', async () => {
    const { value } = await scoreAll(Array<string>(5000).fill(WON), 'british', { workers: 0 });
    expect(new Set(value)).toEqual(new Set([expected.value[0]]));
  });

  it('an error of the page is not mistaken for an error of a hand', async () => {
    const hand = {
      get hand(): never {
        throw new TypeError('from the page');
      },
    };
    await expect(scoreAll([WON, hand as never])).rejects.toThrow('from the page');
  });

  it('a signal need not have a reason', async () => {
    const signal = { aborted: true, addEventListener: () => {}, removeEventListener: () => {} };
    await expect(scored({ signal })).rejects.toThrow('The scoring was aborted.');
  });
});
