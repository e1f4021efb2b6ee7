/**
 * `npm run stability [-- rounds] [engine …] [test/browser/file.test.ts …]`: runs the browser tests again and again, and
 * lists what failed, how often, and the first message. 5 rounds by default, in every installed engine. Needs a build.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from './browsers.mjs';
import { root } from './bundle.mjs';

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
const files = words.filter((word) => word.endsWith('.ts'));
const ENGINES = /** @type {const} */ (['chromium', 'bundled', 'firefox', 'webkit']);
const named = ENGINES.filter((engine) => words.includes(engine));
const engines = named.length > 0 ? named : ENGINES.filter((engine) => engine !== 'bundled');
const unknown = words.find(
  (word) => !/^\d+$/.test(word) && !files.includes(word) && !ENGINES.includes(/** @type {any} */ (word)),
);
if (unknown)
  throw new Error(`npm run stability -- ${unknown}: expected a number, a test file or one of ${ENGINES.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'mahjong-elements-'));
const report = join(folder, 'failures.json');
/** @type {Map<string, { times: number; message: string }>} */
const failures = new Map();
let runs = 0;
for (const engine of engines) {
  if (!(await find(engine))) {
    console.log(`${engine} is not installed`);
    continue;
  }
  for (let round = 1; round <= rounds; round++) {
    runs++;
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@web/test-runner/dist/bin.js'), ...(files.length > 0 ? ['--files', ...files] : [])],
      { cwd: root, stdio: 'ignore', env: { ...process.env, MJ_BROWSER: engine, MJ_FAILURES_FILE: report } },
    );
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
      failures.set(name, {
        times: (failures.get(name)?.times ?? 0) + 1,
        message: failures.get(name)?.message ?? message,
      });
    }
    console.log(`${engine}, round ${round} of ${rounds}: ${failed.length} failures`);
  }
}
rmSync(folder, { recursive: true, force: true });
for (const [name, { times, message }] of [...failures].sort(([, one], [, other]) => other.times - one.times))
  console.log(`${times} × ${name}\n    ${message.split('\n')[0]}`);
console.log(`${runs} rounds, ${failures.size} flaky or failing tests`);
if (failures.size > 0 || runs === 0) process.exitCode = 1;
