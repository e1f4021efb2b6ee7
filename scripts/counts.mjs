/** Counts the results reported by the two test runners. */
import { relative } from 'node:path';

/**
 * Counts per engine, and the test files without a result: the browser was lost or the file cannot be run.
 * @param {Iterable<any>} sessions
 */
export function countSessions(sessions) {
  /** @type {Record<string, { passed: number; failed: number; skipped: number; lost: string[] }>} */
  const engines = {};
  for (const { browser, passed, testFile, testResults } of sessions) {
    const counts = (engines[browser.name] ??= { passed: 0, failed: 0, skipped: 0, lost: [] });
    if (!testResults) {
      if (!passed) counts.lost.push(relative('.', testFile));
      continue;
    }
    const before = counts.failed;
    const suites = [testResults];
    for (const suite of suites) {
      suites.push(...suite.suites);
      for (const test of suite.tests) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
    }
    // Something other than a test failed, such as an uncaught error.
    if (!passed && counts.failed === before) counts.failed++;
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
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
