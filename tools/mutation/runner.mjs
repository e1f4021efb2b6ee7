/**
 * A test runner for Stryker that starts quickly. The tests of a group and the changed core become one script, which
 * runs again for each change in the same process, so that module state never outlives a change. The fastest tests
 * run first, and the first failure ends the run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { prepare } from './tests.mjs';

const namespace = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** Keeps how long each test takes, for the process that follows one that was ended. */
const TIMES = 'mutation-times.json';

/** A file with this name and the number of a change exists if the watch ended the process. */
const ENDED = 'mutation-ended-';

/** Milliseconds of a test that has never run. */
const UNKNOWN_TIME = 2_000;

class Runner {
  /** Milliseconds of each test without a change. */
  times = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.watch = new Watch();
    this.load = await prepare(process.cwd(), process.env.MJ_TESTS.split(','));
    if (existsSync(TIMES)) this.times = new Map(JSON.parse(readFileSync(TIMES, 'utf8')));
  }

  async dryRun() {
    namespace.activeMutant = undefined;
    const results = [];
    for (const { id, run } of await this.load()) {
      namespace.currentTestId = id;
      const result = await outcome(id, run);
      results.push(result);
      this.times.set(id, result.timeSpentMs);
    }
    namespace.currentTestId = undefined;
    writeFileSync(TIMES, JSON.stringify([...this.times]));
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: namespace.mutantCoverage };
  }

  async mutantRun({ testFilter, hitLimit, activeMutant, mutantActivation }) {
    // Stryker repeats the run in which the process ended.
    if (existsSync(ENDED + activeMutant.id)) return { status: MutantRunStatus.Timeout };
    namespace.hitCount = 0;
    namespace.hitLimit = hitLimit;
    namespace.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const results = [];
    try {
      const wanted = testFilter && new Set(testFilter);
      const tests = (await this.load()).filter(({ id }) => !wanted || wanted.has(id));
      const time = ({ id }) => this.times.get(id) ?? UNKNOWN_TIME;
      tests.sort((a, b) => time(a) - time(b));
      namespace.activeMutant = activeMutant.id;
      for (const { id, run } of tests) {
        this.watch.begin(Number(activeMutant.id), 1_000 + 10 * time({ id }));
        const result = await outcome(id, limited(run, time({ id })));
        this.watch.end();
        if (result.isEndless) return { status: MutantRunStatus.Timeout };
        results.push(result);
        if (result.status === TestStatus.Failed) break;
        this.times.set(id, Math.min(result.timeSpentMs, time({ id })));
      }
    } catch (error) {
      // The modules did not load.
      results.push(failed('load', 0, error));
    }
    const looped = determineHitLimitReached(namespace.hitCount, hitLimit);
    return toMutantRunResult(looped ?? { status: DryRunStatus.Complete, tests: results });
  }
}

const ENDLESS = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
// Tests may replace the timers of the page.
const { setImmediate, setInterval, clearInterval } = globalThis;
const call = new Script('globalThis.mutationTest()');

/**
 * A test that ends if it loops before it waits for a promise. Only time on the processor counts, so that a busy machine
 * does not make a change look like an endless loop. `time` is what the test takes without a change, in milliseconds.
 */
function limited(run, time) {
  const most = 500 + 5 * time;
  return () => {
    const before = process.cpuUsage();
    for (let patience = 2 * most; ; patience *= 2) {
      globalThis.mutationTest = run;
      try {
        const result = call.runInThisContext({ timeout: Math.ceil(patience) });
        return typeof result?.then === 'function' ? patiently(result) : result;
      } catch (error) {
        if (error?.code !== ENDLESS) throw error;
        if (since(before) >= most) throw error;
      }
    }
  };
}

/**
 * A promise that is rejected if it waits for nothing: the process had nothing to do for a second. While the process is
 * paused, no tick passes. One that is busy for too long is ended by the watch.
 */
async function patiently(promise) {
  const TICK = 100;
  const IDLE = 10;
  let before = process.cpuUsage();
  let idle = 0;
  let timer;
  const late = new Promise((_, reject) => {
    timer = setInterval(() => {
      idle = since(before) < 3 ? idle + 1 : 0;
      before = process.cpuUsage();
      if (idle === IDLE) reject(Object.assign(new Error('endless'), { code: ENDLESS }));
    }, TICK);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Ends the process if a test is busy for too long where nothing else can end it: after an await, in a loop that lets no
 * timer run. Before that, the change is noted, so that the next process knows the result.
 */
class Watch {
  /** The number of the test (0 between tests), its limit in milliseconds on the processor, and the number of the change. */
  #state = new Int32Array(new SharedArrayBuffer(12));
  #tests = 0;

  constructor() {
    new Worker(WATCH, { eval: true, workerData: { state: this.#state, file: ENDED } }).unref();
  }

  begin(change, milliseconds) {
    this.#state[1] = milliseconds;
    this.#state[2] = change;
    this.#set(++this.#tests);
  }

  end() {
    this.#set(0);
  }

  #set(test) {
    Atomics.store(this.#state, 0, test);
    Atomics.notify(this.#state, 0);
  }
}

const WATCH = `
const { writeFileSync } = require('node:fs');
const { workerData: { state, file } } = require('node:worker_threads');
const used = (before) => { const { user, system } = process.cpuUsage(before); return (user + system) / 1000; };
for (;;) {
  const test = Atomics.load(state, 0);
  const before = process.cpuUsage();
  while (Atomics.load(state, 0) === test) {
    Atomics.wait(state, 0, test, test ? 250 : Infinity);
    if (test && Atomics.load(state, 0) === test && used(before) > state[1]) {
      writeFileSync(file + state[2], '');
      process.kill(process.pid, 'SIGKILL');
    }
  }
}`;

/** An error that no promise of the test handled. */
let unhandled;
process.on('unhandledRejection', (error) => (unhandled = { error }));

/** The result of a test, with its time on the processor. */
async function outcome(id, run) {
  const before = process.cpuUsage();
  unhandled = undefined;
  try {
    const result = run();
    if (typeof result?.then === 'function') {
      await result;
      await new Promise(setImmediate);
      if (unhandled) throw unhandled.error;
    }
    return { id, name: id, status: TestStatus.Success, timeSpentMs: since(before) };
  } catch (error) {
    return failed(id, since(before), error);
  }
}

/** Milliseconds on the processor. */
function since(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function failed(id, timeSpentMs, error) {
  const isEndless = error?.code === ENDLESS;
  const failureMessage = String(error?.message ?? error);
  return { id, name: id, status: TestStatus.Failed, timeSpentMs, failureMessage, isEndless };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'quick', Runner)];
