/** `npm test`: every check there is. The last line printed is `N passed, N failed`. */
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

for (const script of ['lint', 'types', 'build']) {
  if (!(await run(script, ['npm', 'run', '--silent', script]))) total.failed++;
}
await runTests(
  'tests in Node',
  ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${nodeReport}`],
  () => [countReport(read(nodeReport))],
);
await runTests('tests in browsers', ['npx', 'wtr'], () => Object.values(read(browserReport)));

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;

/**
 * A runner that failed without a failed test (it crashed, or an engine ran nothing) counts as one.
 * @param {string} title
 * @param {string[]} command
 * @param {() => { passed: number; failed: number; skipped: number }[]} counts
 */
async function runTests(title, command, counts) {
  let ok = await run(title, command);
  let failed = 0;
  try {
    for (const part of counts()) {
      total.passed += part.passed;
      total.skipped += part.skipped;
      failed += part.failed;
      if (part.passed + part.failed === 0) {
        console.log(`${title}: no test was run`);
        ok = false;
      }
    }
  } catch {
    console.log(`${title}: no result`);
    ok = false;
  }
  total.failed += failed || (ok ? 0 : 1);
}

/** Each step gets a process group of its own, so that nothing it started outlives it. */
async function run(/** @type {string} */ title, /** @type {string[]} */ [program, ...args]) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const env = { ...process.env, MJ_COUNTS_FILE: browserReport };
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
  // Some seconds to close their browsers, then no mercy.
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
