/**
 * `npm test` runs every check. `npm test -- browsers` runs only the browser tests, against the existing build, and
 * `npm test -- firefox webkit` runs all of them in the named engines. An engine that is not installed is skipped, unless
 * MJ_BROWSER requests it (see browsers.mjs). The last line printed is `N passed, N failed`.
 *
 * Random tests run a hundredth of their rounds, of the tests that are repeated on server-rendered elements, the first of each group
 * runs, and some files wait (see long-tests.mjs). `npm run test:long` (`npm test -- long`) runs all that is left, against the
 * existing build; `MJ_ROUNDS=1 npm test` runs all of everything.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countReport } from './counts.mjs';
import { root } from './bundle.mjs';
import { leftOut, partial, testFiles } from './long-tests.mjs';
import { engines, find, missing } from './browsers.mjs';

const STEP_MINUTES = 30;
const reports = mkdtempSync(join(tmpdir(), 'mahjong-elements-'));
const nodeReport = join(reports, 'node.json');
const browserReport = join(reports, 'browser.json');
const total = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) };

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])) {
  process.on(signal, async () => {
    await Promise.all([...running].map(stopGroup));
    rmSync(reports, { recursive: true, force: true });
    process.exit(code);
  });
}

const arguments_ = process.argv.slice(2);
const named = engines().filter((engine) => arguments_.includes(engine));
const isLong = arguments_.includes('long');
const unknown = arguments_.find(
  (word) => !['browsers', 'long'].includes(word) && !named.includes(/** @type {any} */ (word)),
);
if (unknown) throw new Error(`npm test -- ${unknown}: expected browsers, long, or one of ${engines().join(', ')}`);
if (isLong) process.env.MJ_ROUNDS ||= '1';
if (arguments_.length === 0) {
  const script = (/** @type {string} */ name) => run(name, ['npm', 'run', '--silent', name]);
  // Each leaves a processor idle most of the time.
  const linted = script('lint');
  if (!(await script('types'))) total.failed++;
  if (!(await script('build'))) total.failed++;
  if (!(await linted)) total.failed++;
}
if (arguments_.length === 0 || isLong) {
  await runTests(
    'tests in Node',
    [
      'npx',
      'vitest',
      'run',
      ...filesOf('node'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${nodeReport}`,
    ],
    () => ({ Node: countReport(read(nodeReport)) }),
  );
}
let tested = 0;
for (const engine of named.length > 0 ? named : engines()) {
  // An engine requested by name must be available: the run below fails without it.
  if (process.env.MJ_BROWSER || (await find(engine))) {
    tested++;
    await runBrowserTests(engine);
  } else console.log(`\n${missing(engine)}`);
}
if (!tested && named.length === 0) {
  console.log('No browser to test in.');
  total.failed++;
}

rmSync(reports, { recursive: true, force: true });
const waiting = leftOut('node').length + leftOut('browser').length;
if (waiting > 0 && named.length === 0)
  console.log(`\n${waiting} files, and most rounds of random tests, wait for npm run test:long.`);
for (const test of total.failures) console.log(`✗ ${test}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;

/**
 * Runs the browser tests in one engine. Side by side, engines slow each other down until tests time out.
 *
 * Browsers get lost on busy machines, so a test file without a result is run once more. A file that cannot be run, or
 * that crashes its browser, has no result the second time either and counts as failed.
 * @param {import('./browsers.mjs').Engine} engine
 */
async function runBrowserTests(engine) {
  const counts = () => {
    const report = read(browserReport);
    // A run that ends without a report must not pick up this one.
    rmSync(browserReport);
    return report;
  };
  const env = { MJ_BROWSER: engine };
  const command = ['npx', 'wtr', '--files', ...filesOf('browser')];
  for (const [, files] of await runTests(`tests in ${engine}`, command, counts, env)) {
    const again = ['npx', 'wtr', '--files', ...files];
    const lost = await runTests(`once more in ${engine}: ${files.join(', ')}`, again, counts, env);
    const failures = lost.flatMap(([name, files]) => files.map((file) => `${name}: no result of ${file}`));
    total.failed += failures.length;
    total.failures.push(...failures);
  }
}

/** The test files of this run: in named engines, all of them. */
function filesOf(/** @type {'node' | 'browser'} */ runner) {
  if (isLong) return partial(runner);
  return testFiles(runner).filter((path) => named.length > 0 || !leftOut(runner).includes(path));
}

/**
 * Adds up the counts. A runner that failed without a failed test (it crashed, or an engine ran nothing) counts as one
 * failure; the caller decides about files without a result.
 * @param {string} title
 * @param {string[]} command
 * @param {() => Record<string, { passed: number; failures: string[]; skipped: number; lost?: string[] }>} counts
 * @param {Record<string, string>} [env]
 * @returns {Promise<[engine: string, files: string[]][]>} the files without a result
 */
async function runTests(title, command, counts, env) {
  let ok = await run(title, command, env);
  /** @type {string[]} */
  const failures = [];
  /** @type {[string, string[]][]} */
  const lost = [];
  try {
    for (const [engine, part] of Object.entries(counts())) {
      total.passed += part.passed;
      total.skipped += part.skipped;
      failures.push(...part.failures.map((test) => `${engine}: ${test}`));
      if (part.lost?.length) lost.push([engine, part.lost]);
      else if (part.passed + part.failures.length === 0) {
        console.log(`${title}: no test was run in ${engine}`);
        ok = false;
      }
    }
  } catch {
    console.log(`${title}: no result`);
    ok = false;
  }
  total.failed += failures.length || (ok || lost.length ? 0 : 1);
  total.failures.push(...failures);
  return lost;
}

/** Each step gets its own process group, so that nothing it starts outlives it. */
async function run(/** @type {string} */ title, /** @type {string[]} */ [program, ...args], more = {}) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const env = { ...process.env, ...more, MJ_COUNTS_FILE: browserReport };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  running.add(child);
  const timer = setTimeout(() => {
    console.log(`${title}: stopped after ${STEP_MINUTES} minutes`);
    void stopGroup(child);
  }, STEP_MINUTES * 60_000);
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(127)));
  clearTimeout(timer);
  await stopGroup(child);
  running.delete(child);
  console.log(`── ${title}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return code === 0;
}

async function stopGroup(/** @type {import('node:child_process').ChildProcess | undefined} */ child) {
  if (!child?.pid) return;
  // Allow a few seconds to close browsers, then kill the group.
  for (let tries = 0; tries < 50; tries++) {
    try {
      process.kill(-child.pid, tries === 0 ? 'SIGTERM' : tries < 49 ? 0 : 'SIGKILL');
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function read(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
