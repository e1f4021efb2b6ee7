import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countSessions } from '../../scripts/counts.mjs';

const WEBKIT = { name: 'WebKit' };
const testFile = join(process.cwd(), 'test', 'browser', 'mj-hand.test.ts');

const tests = (...passed: boolean[]) => ({
  suites: [],
  tests: passed.map((one) => ({ name: 'tiles', passed: one, skipped: false })),
});

describe('the counts of a browser test run', () => {
  it('adds up the tests of every suite', () => {
    const testResults = { suites: [tests(true, true)], tests: [{ passed: false, skipped: true }] };
    expect(countSessions([{ browser: WEBKIT, testFile, passed: true, testResults }])).toEqual({
      WebKit: { passed: 2, failures: [], skipped: 1, lost: [] },
    });
  });

  it('names a file without a result because its browser was lost', () => {
    expect(
      countSessions([
        { browser: WEBKIT, testFile, passed: false },
        { browser: { name: 'Firefox' }, testFile, passed: true, testResults: tests(true) },
      ]),
    ).toEqual({
      WebKit: { passed: 0, failures: [], skipped: 0, lost: [join('test', 'browser', 'mj-hand.test.ts')] },
      Firefox: { passed: 1, failures: [], skipped: 0, lost: [] },
    });
  });

  it('counts a failed test once, and a failure outside of tests', () => {
    const failed = { browser: WEBKIT, testFile, passed: false, testResults: tests(true, false) };
    const erred = { browser: WEBKIT, testFile, passed: false, testResults: tests(true) };
    const file = join('test', 'browser', 'mj-hand.test.ts');
    const failures = [`${file} › tiles`, file];
    expect(countSessions([failed, erred])).toEqual({ WebKit: { passed: 2, failures, skipped: 0, lost: [] } });
  });
});
