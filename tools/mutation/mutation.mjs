/**
 * `node tools/mutation/mutation.mjs [group | src/core/engine/score.ts …] [--force]`: changes the core, statement by statement, and runs
 * the tests on each change (Stryker, installed in this folder when it is first used). A change that no test notices survives: it is listed, and is either
 * equivalent or calls for a test. docs/quality.md has the figures.
 *
 * Results are kept in reports/mutation, and only what changed since is run again; `--force` runs everything. Changes that
 * take effect while modules load, and long random tests, are left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bundle.mjs';
import { writeTexts } from '../../scripts/texts/write.mjs';
import { tool } from './installed.mjs';

/**
 * Which tests have to notice changes of which modules: those written for them from the rules, which run in seconds.
 * Changes of `profiles`, which is data, are made by tables.mjs.
 * @type {Record<string, { modules: string[]; tests: string[] }>}
 */
const GROUPS = {
  scoring: {
    modules: [
      '*.ts',
      'engine/*.ts',
      'engine/explain/*.ts',
      'own-awards/*.ts',
      'profiles/{declarations,lookup,profile}.ts',
      'rules/*.ts',
      '!{index,bulk,check-score,claims,describe,game,import,notes,odds,random,scoring,settle,simulate,wall}.ts',
    ],
    tests: [
      'compile',
      'rules-*',
      'errors',
      'examples',
      'explain',
      'labels',
      'notation',
      'own-awards',
      'partial',
      'profiles',
      'rare',
      'readings',
      'recipes',
      'scorer',
      'suits',
      'tile-patterns',
      'tiles',
      'waits',
    ],
  },
  'check-score': { modules: ['check-score.ts'], tests: ['check-score'] },
  settlement: { modules: ['settlement/*.ts'], tests: ['settle', 'pao-on', 'fines', 'profiles'] },
  bulk: { modules: ['bulk.ts', 'bulk/*.ts'], tests: ['bulk*'] },
  claims: { modules: ['claims/*.ts'], tests: ['claims'] },
  describe: { modules: ['describe.ts', 'describe/*.ts'], tests: ['describe', 'own-samples'] },
  exercises: {
    modules: ['exercises/*.ts', '!exercises/{build,make-hand,plan}.ts'],
    tests: ['exercises*', 'lessons'],
  },
  game: { modules: ['game/*.ts'], tests: ['game*'] },
  import: { modules: ['import.ts', 'import/*.ts'], tests: ['import*'] },
  'make-hand': { modules: ['exercises/{build,make-hand,plan}.ts'], tests: ['make-hand'] },
  odds: { modules: ['odds/*.ts'], tests: ['odds*'] },
  simulate: { modules: ['simulate/*.ts', 'random.ts'], tests: ['simulate'] },
  wall: { modules: ['wall/*.ts'], tests: ['wall'] },
};

/** Least percentage of changes that tests have to notice. */
const LEAST = 97;

const words = process.argv.slice(2);
const force = words.includes('--force');
const files = words.filter((word) => word.endsWith('.ts'));
const unknown = words.find((word) => word !== '--force' && !files.includes(word) && !(word in GROUPS));
if (unknown) throw new Error(`${unknown}: expected a module or one of ${Object.keys(GROUPS).join(', ')}`);
const folder = join(root, 'reports/mutation');
mkdirSync(folder, { recursive: true });
await writeTexts();

let failed = false;
for (const [group, { modules, tests }] of Object.entries(GROUPS)) {
  const patterns = modules.map((pattern) => pattern.replace(/^!?/, '$&src/core/'));
  const own = files.filter((file) => isMatch(file, patterns));
  const isAsked = words.includes(group) || own.length > 0 || words.every((word) => word === '--force');
  if (isAsked && !run(group, own.length > 0 ? own : patterns, tests)) failed = true;
}
if (failed) process.exitCode = 1;

function isMatch(/** @type {string} */ file, /** @type {string[]} */ patterns) {
  const [excluding, including] = [true, false].map((not) =>
    patterns.filter((pattern) => pattern.startsWith('!') === not),
  );
  return (
    including.some((pattern) => matchesGlob(file, pattern)) &&
    !excluding.some((pattern) => matchesGlob(file, pattern.slice(1)))
  );
}

/** Whether a path matches a pattern with `*` and `{a,b}`. */
function matchesGlob(/** @type {string} */ file, /** @type {string} */ pattern) {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`).test(file);
}

/** The files of tests, without the long random ones. */
function filesOf(/** @type {string[]} */ tests) {
  const all = readdirSync(join(root, 'test/core')).filter((name) => !/random|oracle/.test(name));
  return all
    .filter((file) => tests.some((pattern) => matchesGlob(file, `${pattern}.test.ts`)))
    .map((file) => `test/core/${file}`);
}

/** Runs Stryker on one group. Whether enough changes were noticed. */
function run(/** @type {string} */ group, /** @type {string[]} */ mutate, /** @type {string[]} */ tests) {
  const report = join(folder, `${group}.json`);
  const config = {
    mutate,
    plugins: [join(tool, 'runner.mjs')],
    testRunner: 'quick',
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `reports/mutation/${group}-incremental.json`,
    force,
    concurrency: Number(process.env.MJ_WORKERS ?? 2),
    // A busy machine must not make a change look like an endless loop.
    timeoutMS: 120_000,
    ignorePatterns: [
      '/dist',
      '/examples',
      '/coverage',
      '/release',
      '/reports',
      '/site',
      '/tools/*/node_modules',
      '/test/visual',
    ],
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `reports/mutation/${group}.html` },
    jsonReporter: { fileName: `reports/mutation/${group}.json` },
    disableTypeChecks: false,
    tempDirName: '.stryker-tmp',
    warnings: { slow: false },
  };
  const configFile = join(folder, `${group}.config.json`);
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  rmSync(report, { force: true });
  console.log(`\n── ${group}`);
  spawnSync(process.execPath, [join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', configFile], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MJ_TESTS: filesOf(tests).join(','), MJ_ROUNDS: '1' },
  });
  if (!existsSync(report)) return false;

  let noticed = 0;
  let all = 0;
  for (const [file, { mutants, source }] of Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)) {
    const lines = source.split('\n');
    for (const { status, location, replacement } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const { start, end } = location;
      const found = lines[start.line - 1].slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
      console.log(`${file}:${start.line}:${start.column} not noticed: ${replacement} instead of ${found}`);
    }
    const of = (/** @type {string[]} */ ...states) => mutants.filter((one) => states.includes(one.status)).length;
    const killed = of('Killed', 'Timeout');
    const counted = killed + of('Survived', 'NoCoverage');
    noticed += killed;
    all += counted;
    if (counted > 0) console.log(`${file}: ${killed} of ${counted} noticed, ${percent(killed, counted)} %`);
  }
  console.log(`${group}: ${noticed} of ${all} noticed, ${percent(noticed, all)} %; ${LEAST} % are needed`);
  // Nothing to change: the modules of the group are not where it looks for them.
  return all > 0 && (100 * noticed) / all >= LEAST;
}

function percent(/** @type {number} */ part, /** @type {number} */ all) {
  return ((100 * part) / all).toFixed(1);
}
