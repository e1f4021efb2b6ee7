/**
 * `npm run coverage [-- core | elements] [report]`: which lines and branches of src the tests run, with a gate for each part.
 *
 * The core counts what the tests in Node run of it. Everything else counts what the tests in Chromium and those of the
 * server run together. Prints the figures and each place that nothing reached; coverage/index.html shows them in the
 * sources. With `report`, shows the last run again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import coverageLibrary from 'istanbul-lib-coverage';
import reportLibrary from 'istanbul-lib-report';
import reports from 'istanbul-reports';
import { root } from './bundle.mjs';
import { isCounted, untouched } from './instrument.mjs';
import { longTests } from './long-tests.mjs';

/** Least percentage of lines and of branches. */
const PARTS = /** @type {const} */ ({
  core: { least: 100, contains: (name) => name.startsWith('src/core/'), runs: ['node'] },
  elements: { least: 95, contains: (name) => !name.startsWith('src/core/'), runs: ['node', 'browser'] },
});
const COMMANDS = {
  // Tests in test/project look at files; counters would slow down and change what they measure.
  node: [
    'vitest/vitest.mjs',
    'run',
    ...['test/project/**', ...longTests].map((path) => `--exclude=${path}`),
    '--testTimeout=240000',
    '--hookTimeout=240000',
  ],
  browser: ['@web/test-runner/dist/bin.js'],
};
const folder = join(root, 'coverage');

const words = process.argv.slice(2);
const showOnly = words.includes('report');
const unknown = words.find((word) => word !== 'report' && !(word in PARTS));
if (unknown) throw new Error(`npm run coverage -- ${unknown}: expected core, elements or report`);
const named = Object.entries(PARTS).filter(([name]) => words.includes(name));
const parts = named.length > 0 ? named : Object.entries(PARTS);

let failed = false;
if (!showOnly) {
  rmSync(folder, { recursive: true, force: true });
  for (const run of new Set(parts.flatMap(([, part]) => part.runs))) {
    const [program, ...args] = COMMANDS[run];
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { MJ_BROWSER: 'bundled', ...process.env, MJ_COVERAGE: join(folder, run) },
    });
    if (status) failed = true;
  }
}

const complete = coverageLibrary.createCoverageMap();
for (const [part, { least, contains, runs }] of parts) {
  const map = coverageLibrary.createCoverageMap();
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    const file = join(root, 'src', path);
    if (isCounted(file) && contains(nameOf(file))) map.addFileCoverage(untouched(readFileSync(file, 'utf8'), file));
  }
  for (const run of runs) {
    if (!existsSync(join(folder, run))) throw new Error(`no report of the tests in ${run}`);
    for (const name of readdirSync(join(folder, run))) {
      const stored = JSON.parse(readFileSync(join(folder, run, name), 'utf8'));
      for (const [file, counters] of Object.entries(stored)) if (contains(nameOf(file))) map.addFileCoverage(counters);
    }
  }
  for (const file of map.files()) missed(map.fileCoverageFor(file)).forEach((place) => console.log(place));
  const { lines, branches } = map.getCoverageSummary();
  for (const [what, { pct, covered, total }] of Object.entries({ lines, branches })) {
    const enough = Number(pct) >= least;
    if (!enough) failed = true;
    console.log(
      `${part}: ${pct} % of ${total} ${what}, ${total - covered} missed${enough ? '' : `; ${least} % are needed`}`,
    );
  }
  complete.merge(map);
}
const context = reportLibrary.createContext({ dir: folder, coverageMap: complete });
for (const kind of /** @type {const} */ (['html', 'json-summary'])) reports.create(kind).execute(context);
if (failed) process.exitCode = 1;

/** @returns {string} a path as it is written in imports */
function nameOf(/** @type {string} */ file) {
  return relative(root, file).replaceAll('\\', '/');
}

/** Each line and branch that nothing reached, as `file:line:column what`. */
function missed(/** @type {import('istanbul-lib-coverage').FileCoverage} */ counters) {
  const place = ({ line, column }) => `${nameOf(counters.path)}:${line}:${column + 1}`;
  const lines = counters.getUncoveredLines().map((line) => `${nameOf(counters.path)}:${line} line`);
  const branches = Object.entries(counters.b).flatMap(([id, counts]) => {
    const { type, locations, loc } = counters.branchMap[id];
    return counts.flatMap((count, index) => {
      // An `if` without `else` has no place for the second branch.
      const start = locations[index]?.start?.line ? locations[index].start : loc.start;
      return count ? [] : [`${place(start)} ${type}, branch ${index + 1} of ${counts.length}`];
    });
  });
  return [...lines, ...branches];
}
