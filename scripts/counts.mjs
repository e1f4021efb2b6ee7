/** Counting what the two test runners report. */

/** Counts for each engine. A test file that could not run at all is one failure. */
export function countSessions(/** @type {Iterable<any>} */ sessions) {
  /** @type {Record<string, { passed: number; failed: number; skipped: number }>} */
  const engines = {};
  for (const session of sessions) {
    const counts = (engines[session.browser.name] ??= { passed: 0, failed: 0, skipped: 0 });
    const before = counts.failed;
    const suites = session.testResults ? [session.testResults] : [];
    for (const suite of suites) {
      suites.push(...suite.suites);
      for (const test of suite.tests) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
    }
    if (!session.passed && counts.failed === before) counts.failed++;
  }
  return engines;
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
