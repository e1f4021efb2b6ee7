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
  /** How many buffers came with each message, and went with each answer: they are moved, not copied. */
  moved: number[] = [];

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
    this.moved.push(transfer.length);
    void loading!.then(({ receive }) => {
      if (this.terminated) return;
      vi.stubGlobal('self', {
        postMessage: (answer: unknown, buffers: Transferable[] = []) => {
          this.moved.push(buffers.length);
          this.send(structuredClone(answer, { transfer: buffers }));
        },
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
    // The profile; then, for each part, the hands and the five lists of figures.
    for (const { moved } of opened) expect(moved.join(' ')).toMatch(/^0( 1 5)+$/);
    expect(progress.at(-1)).toBe(COUNT);
    // The bytes still belong to the page.
    expect(bytes).toHaveLength(COUNT * HAND_BYTES);
  });

  it('get a profile as data, without its functions', async () => {
    const profile = defineProfile({ name: 'ours', rules: 'limit: 40' });
    // A function cannot be sent.
    const { value } = await scoreAll(some, Object.assign({ toString: () => 'ours' }, profile), { workers: 1 });
    expect(opened).toHaveLength(1);
    expect(opened[0]!.received[0]).toEqual({ profile: JSON.parse(JSON.stringify(profile)) });
    expect(value[0]).toBe(40);
  });

  it.each<[string, number, object | undefined, BulkOptions, number]>([
    ['for few hands', 4096, undefined, {}, 0],
    ['with a maximum of 0', FEW, undefined, { workers: 0 }, 0],
    ['for one more', 4097, undefined, {}, 1],
    ['for one part', FEW, { hardwareConcurrency: 8 }, {}, 1],
    ['on one core', COUNT, { hardwareConcurrency: 1 }, {}, 1],
    ['if the number of cores is unknown', COUNT, {}, {}, 1],
    ['without a navigator', COUNT, undefined, {}, 1],
    ['for three parts', COUNT, { hardwareConcurrency: 8 }, {}, 3],
    ['up to the maximum', COUNT, { hardwareConcurrency: 8 }, { workers: 2 }, 2],
  ])('are as many as needed %s', async (_, count, navigator, options, wanted) => {
    vi.stubGlobal('navigator', navigator);
    const answers: BulkScores = { ...(await scoreAll([])), count: 1 };
    opening = (worker) => {
      // Answers at once, without scoring.
      worker.postMessage = () => worker.send(answers);
      run(worker);
    };
    await scoreAll(bytes.subarray(0, count * HAND_BYTES), 'british', options);
    expect(opened).toHaveLength(wanted);
    expect(opened.every(({ terminated }) => terminated)).toBe(true);
  });

  it('do without those that cannot be opened', async () => {
    vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
    opening = (worker) => {
      if (opened.length > 1) throw new Error('no more');
      run(worker);
    };
    expect((await scoreAll(bytes, 'british')).value[32_999]).toBe(expected.value[0]);
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it('are modules, opened by a script of the page if their own is blocked', async () => {
    const scripts: Blob[] = [];
    const revoked: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(script: Blob): string {
          scripts.push(script);
          return 'blob:script';
        }
        static override revokeObjectURL(url: string): void {
          expect(opened).toHaveLength(1);
          revoked.push(url);
        }
      },
    );
    let own = '';
    opening = (worker) => {
      expect(worker.options).toEqual({ type: 'module' });
      if (worker.url !== 'blob:script') {
        own = String(worker.url);
        throw new Error('refused');
      }
      run(worker);
    };
    expect(await scored()).toEqual(expected);
    expect(own).toMatch(/\/bulk-worker\.js$/);
    expect(scripts.map(({ type }) => type)).toEqual(['text/javascript']);
    expect(await scripts[0]!.text()).toBe(`import "${own}";`);
    expect(revoked).toEqual(['blob:script']);
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

  it('are not created if the page has no Worker', async () => {
    const create = vi.fn(() => 'blob:script');
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = create;
      },
    );
    vi.stubGlobal('Worker', undefined);
    expect(await scored()).toEqual(expected);
    expect(create).not.toHaveBeenCalled();
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

  it('that cannot be opened end quietly after the scoring was aborted', async () => {
    const stop = new AbortController();
    opening = () => undefined;
    const scoring = scoreAll(bytes, 'british', { signal: stop.signal });
    await vi.waitFor(() => expect(opened).toHaveLength(1), patient);
    stop.abort(new Error('enough'));
    await expect(scoring).rejects.toThrow('enough');
    // Its own script fails, then the one of the page.
    opened[0]!.onerror?.({});
    await vi.waitFor(() => expect(opened).toHaveLength(2), patient);
    opened[1]!.onerror?.({});
    await vi.waitFor(() => expect(opened.every(({ terminated }) => terminated)).toBe(true), patient);
    await new Promise(setImmediate);
  });

  it('keep the first errors in order, even if a later part finishes first', async () => {
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    opening = (worker) => {
      run(worker);
      const send = worker.send.bind(worker);
      const isFirst = !opened.length;
      let answers = 0;
      // The first worker, with the first part, answers after both parts of the second one.
      worker.send = (data) => {
        if (data === 'ready' || !isFirst) send(data);
        else void released.then(() => send(data));
        if (data !== 'ready' && !isFirst && ++answers === 2) release();
      };
    };
    const { failed, errors } = await scoreAll(new Uint8Array(COUNT * HAND_BYTES));
    expect(failed).toBe(COUNT);
    expect(errors.map(({ index }) => index)).toEqual(Array.from({ length: MOST_ERRORS }, (_, index) => index));
  });
});

describe('without workers', () => {
  it('other tasks run every eight milliseconds', async () => {
    let clock = 0;
    let tasks = 0;
    const immediate = setImmediate;
    vi.stubGlobal('performance', { now: () => clock++ });
    vi.stubGlobal('setImmediate', (run: () => void) => {
      tasks++;
      immediate(run);
    });
    // The clock is read for every 32 hands, and once more after each pause.
    await scoreAll(bytes.subarray(0, 32 * 100 * HAND_BYTES), 'british', { workers: 0 });
    expect(clock).toBe(1 + 100 + tasks);
    expect(tasks).toBe(Math.floor(100 / 8));
    const before = tasks;
    await scoreAll(Array<string>(32 * 50).fill('x'), 'british', { workers: 0 });
    expect(tasks - before).toBe(Math.floor(100 / 8));
  });

  it('other tasks run without setImmediate, as in a browser', async () => {
    let ports = 0;
    vi.stubGlobal(
      'MessageChannel',
      class extends MessageChannel {
        constructor() {
          super();
          ports++;
          this.port1.addEventListener('close', () => ports--);
        }
      },
    );
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('setImmediate', undefined);
    let tasks = 0;
    const timer = setInterval(() => tasks++, 0);
    expect(await scored()).toEqual(expected);
    clearInterval(timer);
    expect(tasks).toBeGreaterThan(1);
    await vi.waitFor(() => expect(ports).toBe(0), patient);
  });

  it('many hands are packed', async () => {
    const { value } = await scoreAll(Array<string>(5000).fill(WON), 'british', { workers: 0 });
    expect(new Set(value)).toEqual(new Set([expected.value[0]]));
  });

  it('an error of the page is not mistaken for an error of a hand', async () => {
    const cause = new TypeError('from the page');
    const hand = {
      get hand(): never {
        throw cause;
      },
    };
    await expect(scoreAll([WON, hand as never])).rejects.toMatchObject({ name: 'InputError', cause });
  });

  it('a signal need not have a reason, and is left alone in the end', async () => {
    const listeners: [string, unknown][] = [];
    const signal = {
      aborted: false,
      addEventListener: (...added: [string, unknown]) => void listeners.push(added),
      removeEventListener: (...[type, listener]: [string, unknown]) =>
        void listeners.splice(listeners.findIndex((one) => one[0] === type && one[1] === listener) >>> 0, 1),
    };
    const scoring = scored({ signal, workers: 0 });
    expect(listeners.map(([type]) => type)).toEqual(['abort']);
    expect(await scoring).toEqual(expected);
    expect(listeners).toEqual([]);
    signal.aborted = true;
    await expect(scored({ signal })).rejects.toThrow('The scoring was aborted.');
    expect(listeners).toEqual([]);
  });
});
