/**
 * `node tools/stability.mjs [rounds] [engine …] [test/browser/file.test.ts …]`: runs the browser tests again and again, and
 * lists what failed, how often, and the first message. 5 rounds by default, in every installed engine. Needs a build.
 *
 * A machine may stand still for a while: it sleeps, or all processes are paused to measure something. Tests that time out in
 * such a round are listed, too, but do not count.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from '../scripts/browsers.mjs';
import { root } from '../scripts/bundle.mjs';

/** What a standstill may cause. */
const TIMEOUT = /time[d ]*out|no result|without a report|^ended with/i;
/** Seconds without a tick that count as a standstill. */
const STANDSTILL = 10;

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
const files = words.filter((word) => word.endsWith('.ts'));
const ENGINES = /** @type {const} */ (['chromium', 'bundled', 'firefox', 'webkit']);
const named = ENGINES.filter((engine) => words.includes(engine));
const engines = named.length > 0 ? named : ENGINES.filter((engine) => engine !== 'bundled');
const unknown = words.find(
  (word) => !/^\d+$/.test(word) && !files.includes(word) && !ENGINES.includes(/** @type {any} */ (word)),
);
if (unknown) throw new Error(`${unknown}: expected a number, a test file or one of ${ENGINES.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'mahjong-elements-'));
const report = join(folder, 'failures.json');

/** Ends with the seconds it took, and how many of them the machine stood still. */
async function runTests(/** @type {string} */ engine) {
  const program = join(root, 'node_modules/@web/test-runner/dist/bin.js');
  const started = Date.now();
  let last = started;
  let paused = 0;
  const ticks = setInterval(() => {
    const pause = (Date.now() - last) / 1000;
    if (pause > STANDSTILL) paused += pause;
    last = Date.now();
  }, 1000);
  const status = await new Promise((resolve) =>
    spawn(process.execPath, [program, ...(files.length > 0 ? ['--files', ...files] : [])], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, MJ_ROUNDS: '1', MJ_BROWSER: engine, MJ_FAILURES_FILE: report },
    }).on('close', resolve),
  );
  clearInterval(ticks);
  return { status, paused: Math.round(paused), seconds: Math.round((Date.now() - started) / 1000) };
}

/** @type {Map<string, { times: number; excused: number; message: string }>} */
const failures = new Map();
let runs = 0;
for (const engine of engines) {
  if (!(await find(engine))) {
    console.log(`${engine} is not installed`);
    continue;
  }
  for (let round = 1; round <= rounds; round++) {
    runs++;
    const { status, paused, seconds } = await runTests(engine);
    /** @type {{ test: string; message: string }[]} */
    let failed = [];
    try {
      failed = JSON.parse(readFileSync(report, 'utf8'));
    } catch {
      failed = [{ test: 'the test runner', message: `ended with ${status} and without a report` }];
    }
    rmSync(report, { force: true });
    if (status && failed.length === 0) failed = [{ test: 'the test runner', message: `ended with ${status}` }];
    for (const { test, message } of failed) {
      const name = `${engine}: ${test}`;
      const failure = failures.get(name) ?? { times: 0, excused: 0, message };
      if (paused && TIMEOUT.test(message)) failure.excused++;
      else failure.times++;
      failures.set(name, failure);
    }
    const standstill = paused ? `, of which the machine stood still for ${paused} s` : '';
    console.log(`${engine}, round ${round} of ${rounds}: ${failed.length} failures in ${seconds} s${standstill}`);
    for (const { test, message } of failed) console.log(`    ${test}: ${message.split('\n')[0].slice(0, 300)}`);
  }
}
rmSync(folder, { recursive: true, force: true });
const counted = [...failures].filter(([, { times }]) => times > 0);
for (const [name, { times, message }] of counted.sort(([, one], [, other]) => other.times - one.times))
  console.log(`${times} × ${name}\n    ${message.split('\n')[0]}`);
for (const [name, { excused }] of failures)
  if (excused) console.log(`not counted, ${excused} × timed out in a standstill: ${name}`);
console.log(`${runs} rounds, ${counted.length} flaky or failing tests`);
if (counted.length > 0 || runs === 0) process.exitCode = 1;
