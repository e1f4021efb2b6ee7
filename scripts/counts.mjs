/** Counts the results reported by the two test runners. */
import { relative } from 'node:path';

/**
 * Counts per engine, with the names of failed tests, and the test files without a result: the browser was lost or the file cannot be run.
 * @param {Iterable<any>} sessions
 */
export function countSessions(sessions) {
  /** @type {Record<string, { passed: number; failures: string[]; skipped: number; lost: string[] }>} */
  const engines = {};
  for (const session of sessions) {
    const { browser, passed, testFile, testResults } = session;
    const counts = (engines[browser.name] ??= { passed: 0, failures: [], skipped: 0, lost: [] });
    if (!testResults) {
      if (!passed) counts.lost.push(relative('.', testFile));
      continue;
    }
    const suites = [testResults];
    for (const suite of suites) {
      suites.push(...suite.suites);
      for (const { skipped, passed } of suite.tests)
        if (skipped) counts.skipped++;
        else if (passed) counts.passed++;
    }
    counts.failures.push(...failedTests([session]).map(({ test }) => test));
  }
  return engines;
}

/**
 * The failed tests with their messages, and the files without a result.
 * @param {Iterable<any>} sessions
 */
export function failedTests(sessions) {
  const failures = [];
  for (const { passed, testFile, testResults, errors } of sessions) {
    const file = relative('.', testFile);
    const before = failures.length;
    const suites = testResults ? [testResults] : [];
    for (const suite of suites) {
      for (const inner of suite.suites)
        suites.push({ ...inner, name: [suite.name, inner.name].filter(Boolean).join(' › ') });
      for (const test of suite.tests) {
        if (test.passed || test.skipped) continue;
        const name = [file, suite.name, test.name].filter(Boolean).join(' › ');
        failures.push({ test: name, message: test.error?.message ?? '' });
      }
    }
    if (!passed && failures.length === before)
      failures.push({
        test: file,
        message: errors?.[0]?.message ?? (testResults ? 'an error outside of tests' : 'no result'),
      });
  }
  return failures;
}

/** Counts from Vitest's JSON report. */
export function countReport(/** @type {any} */ report) {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}`);
    return status === 'failed' && !failed.length ? [file] : failed;
  });
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests + report.numTodoTests };
}
