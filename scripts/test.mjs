/**
 * `npm test` runs every check; `npm test -- browsers` runs only the browser tests, against the existing build. The last
 * line printed is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countReport } from './counts.mjs';
import { root } from './bundle.mjs';

const STEP_MINUTES = 15;
const reports = mkdtempSync(join(tmpdir(), 'mahjong-elements-'));
const nodeReport = join(reports, 'node.json');
const browserReport = join(reports, 'browser.json');
const total = { passed: 0, failed: 0, skipped: 0 };

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])) {
  process.on(signal, async () => {
    await stopGroup(running);
    rmSync(reports, { recursive: true, force: true });
    process.exit(code);
  });
}

if (!process.argv.slice(2).includes('browsers')) {
  for (const script of ['lint', 'types', 'build']) {
    if (!(await run(script, ['npm', 'run', '--silent', script]))) total.failed++;
  }
  await runTests(
    'tests in Node',
    ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${nodeReport}`],
    () => ({ Node: countReport(read(nodeReport)) }),
  );
}
await runBrowserTests();

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;

/**
 * Browsers get lost on busy machines, so a test file without a result is run once more. A file that cannot be run, or
 * that crashes its browser, has no result the second time either and counts as failed.
 */
async function runBrowserTests() {
  const counts = () => {
    const engines = read(browserReport);
    // A run that ends without a report must not pick up this one.
    rmSync(browserReport);
    return engines;
  };
  for (const [engine, files] of await runTests('tests in browsers', ['npx', 'wtr'], counts)) {
    const chromium = process.env.MJ_BROWSER?.includes('bundled') ? 'bundled' : 'chromium';
    const name = { Firefox: 'firefox', WebKit: 'webkit' }[engine] ?? chromium;
    const again = ['npx', 'wtr', '--files', ...files];
    const lost = await runTests(`once more in ${engine}: ${files.join(', ')}`, again, counts, { MJ_BROWSER: name });
    total.failed += lost.flatMap(([, files]) => files).length;
  }
}

/**
 * Adds up the counts. A runner that failed without a failed test (it crashed, or an engine ran nothing) counts as one
 * failure; the caller decides about files without a result.
 * @param {string} title
 * @param {string[]} command
 * @param {() => Record<string, { passed: number; failed: number; skipped: number; lost?: string[] }>} counts
 * @param {Record<string, string>} [env]
 * @returns {Promise<[engine: string, files: string[]][]>} the files without a result
 */
async function runTests(title, command, counts, env) {
  let ok = await run(title, command, env);
  let failed = 0;
  /** @type {[string, string[]][]} */
  const lost = [];
  try {
    for (const [engine, part] of Object.entries(counts())) {
      total.passed += part.passed;
      total.skipped += part.skipped;
      failed += part.failed;
      if (part.lost?.length) lost.push([engine, part.lost]);
      else if (part.passed + part.failed === 0) {
        console.log(`${title}: no test was run in ${engine}`);
        ok = false;
      }
    }
  } catch {
    console.log(`${title}: no result`);
    ok = false;
  }
  total.failed += failed || (ok || lost.length ? 0 : 1);
  return lost;
}

/** Each step gets its own process group, so that nothing it starts outlives it. */
async function run(/** @type {string} */ title, /** @type {string[]} */ [program, ...args], more = {}) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const env = { ...process.env, ...more, MJ_COUNTS_FILE: browserReport };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  running = child;
  const timer = setTimeout(() => {
    console.log(`${title}: stopped after ${STEP_MINUTES} minutes`);
    void stopGroup(child);
  }, STEP_MINUTES * 60_000);
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(127)));
  clearTimeout(timer);
  await stopGroup(child);
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
