/**
 * `npm run coverage [-- core | elements] [report]`: which lines and branches of src the tests run, with a gate for each part.
 *
 * The core counts what the tests in Node run of it. Everything else counts what the tests in Chromium and those of the
 * server run together. Prints the lines that nothing reached and the figures; coverage/index.html shows them in the
 * sources. With `report`, shows the last run again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import coverageLibrary from 'istanbul-lib-coverage';
import reportLibrary from 'istanbul-lib-report';
import reports from 'istanbul-reports';
import { root } from '../../scripts/bundle.mjs';
import { longTests, testFiles } from '../../scripts/long-tests.mjs';
import { untouched } from './counters.mjs';

const isCore = (/** @type {string} */ file) => relative(root, file).startsWith(join('src', 'core', sep));

/** Least percentage of lines and of branches. */
const PARTS = /** @type {const} */ ({
  core: { least: 100, contains: isCore, runs: ['node'] },
  elements: { least: 95, contains: (file) => !isCore(file), runs: ['node', 'browser'] },
});
const COMMANDS = {
  // Tests in test/project look at files; counters would slow down and change what they measure.
  node: [
    'vitest/vitest.mjs',
    'run',
    ...testFiles('node').filter((path) => !path.startsWith('test/project/') && !longTests.includes(path)),
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
      env: { MJ_BROWSER: 'bundled', MJ_ROUNDS: '1', ...process.env, MJ_COVERAGE: join(folder, run) },
    });
    if (status) failed = true;
  }
}

const complete = coverageLibrary.createCoverageMap();
for (const [part, { least, contains, runs }] of parts) {
  const map = coverageLibrary.createCoverageMap();
  const add = (/** @type {import('istanbul-lib-coverage').FileCoverageData | undefined} */ counters) => {
    if (counters && contains(counters.path)) map.addFileCoverage(counters);
  };
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.ts')) add(untouched(join(root, 'src', path)));
  for (const run of runs) {
    if (!existsSync(join(folder, run))) throw new Error(`no report of the tests in ${run}`);
    for (const name of readdirSync(join(folder, run)))
      Object.values(JSON.parse(readFileSync(join(folder, run, name), 'utf8'))).forEach(add);
  }
  console.log(`\n${part}`);
  report(map, 'text', { skipFull: true });
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
report(complete, 'html');
report(complete, 'json-summary');
if (failed) process.exitCode = 1;

/**
 * @param {import('istanbul-lib-coverage').CoverageMap} coverageMap
 * @param {keyof import('istanbul-reports').ReportOptions} kind
 * @param {object} [options]
 */
function report(coverageMap, kind, options) {
  reports.create(kind, options).execute(reportLibrary.createContext({ dir: folder, coverageMap }));
}
