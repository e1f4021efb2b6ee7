/**
 * A test runner for Stryker that starts quickly. The tests of a group and the changed core become one script, which
 * runs again for each change in the same process, so that module state never outlives a change. The fastest tests
 * run first, and the first failure ends the run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
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

/** Milliseconds of a test that has never run. */
const UNKNOWN_TIME = 2_000;

class Runner {
  /** Milliseconds of each test without a change. */
  times = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.load = await prepare(process.cwd(), process.env.MJ_TESTS.split(','));
    if (existsSync(TIMES)) this.times = new Map(JSON.parse(readFileSync(TIMES, 'utf8')));
  }

  async dryRun() {
    namespace.activeMutant = undefined;
    const results = [];
    for (const { id, run } of this.load()) {
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
    namespace.hitCount = 0;
    namespace.hitLimit = hitLimit;
    namespace.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const results = [];
    try {
      const wanted = testFilter && new Set(testFilter);
      const tests = this.load().filter(({ id }) => !wanted || wanted.has(id));
      const time = ({ id }) => this.times.get(id) ?? UNKNOWN_TIME;
      tests.sort((a, b) => time(a) - time(b));
      namespace.activeMutant = activeMutant.id;
      for (const { id, run } of tests) {
        const result = await outcome(id, limited(run, time({ id })));
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
const { setInterval, clearInterval } = globalThis;
const call = new Script('globalThis.mutationTest()');

/**
 * A test that ends if it loops. Only time on the processor counts, so that a busy machine does not make a change look like
 * an endless loop. `time` is what the test takes without a change, in milliseconds.
 */
function limited(run, time) {
  const most = 1_000 + 5 * time;
  return () => {
    const before = process.cpuUsage();
    for (let patience = 2 * most; ; patience *= 2) {
      globalThis.mutationTest = run;
      try {
        const result = call.runInThisContext({ timeout: Math.ceil(patience) });
        return typeof result?.then === 'function' ? patiently(result, 5_000 + 5 * time) : result;
      } catch (error) {
        if (error?.code !== ENDLESS) throw error;
        if (since(before) >= most) throw error;
      }
    }
  };
}

/** A promise that is rejected if it waits for too long. While the process is paused, no tick passes. */
async function patiently(promise, milliseconds) {
  const TICK = 100;
  let ticks = 0;
  let timer;
  const late = new Promise((_, reject) => {
    timer = setInterval(() => {
      if (++ticks * TICK > milliseconds) reject(Object.assign(new Error('endless'), { code: ENDLESS }));
    }, TICK);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearInterval(timer);
  }
}

/** The result of a test, with its time on the processor. */
async function outcome(id, run) {
  const before = process.cpuUsage();
  try {
    await run();
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
