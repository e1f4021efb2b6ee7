import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

/**
 * Test files that compare or check thousands of random inputs. They find the unexpected but take long, and what
 * they reach by chance should also have a test of its own; so coverage and mutation testing leave them out.
 */
export const longTests = [
  'test/core/game-random.test.ts',
  'test/core/hostile.test.ts',
  'test/core/interleaved.test.ts',
  'test/core/invariants.test.ts',
  'test/core/naive-own-awards.test.ts',
  'test/core/naive.test.ts',
  'test/core/oracle.test.ts',
  'test/core/own-awards-oracle.test.ts',
  'test/core/partial-random.test.ts',
  'test/core/random-patterns.test.ts',
  'test/core/rulesets-random.test.ts',
  'test/core/settle-random.test.ts',
  'test/server/any-page.test.ts',
  'test/server/bounds.test.ts',
];

/** Whether tests run everything, see test/rounds.ts. */
const isComplete = () => Number(process.env.MJ_ROUNDS) >= 1;

/**
 * Test files that `npm test` leaves to `npm run test:long` and CI, so that it takes four minutes: they build and open the site, try the
 * package in projects of its users, measure it, or repeat what other files test on every page, in every language, on server-rendered
 * pages, with hostile input or under many rules. Named in a command, as in `npx vitest run test/project/site.test.ts`, they always run.
 */
const waiting = {
  node: [
    'test/core/bulk-workers.test.ts',
    'test/core/compare-profiles.test.ts',
    'test/core/exercises-tables.test.ts',
    'test/core/hostile.test.ts',
    'test/core/make-hand.test.ts',
    'test/core/own-awards-bounds.test.ts',
    'test/core/own-samples.test.ts',
    'test/project/accessibility-in-engines.test.ts',
    'test/project/code-blocks-in-pages.test.ts',
    'test/project/code-blocks.test.ts',
    'test/project/declarations.test.ts',
    'test/project/embed-builder.test.ts',
    'test/project/failed-requests.test.ts',
    'test/project/heap.test.ts',
    'test/project/histories.test.ts',
    'test/project/polluted.test.ts',
    'test/project/regular-expressions.test.ts',
    'test/project/site.test.ts',
    'test/project/support.test.ts',
    'test/project/tarball.test.ts',
    'test/server/bounds.test.ts',
  ],
  browser: [
    'test/browser/before-you-sit-down.test.ts',
    'test/browser/blogs.test.ts',
    'test/browser/bulk.test.ts',
    'test/browser/calculator.test.ts',
    'test/browser/clobbering.test.ts',
    'test/browser/demo.test.ts',
    'test/browser/embedding.test.ts',
    'test/browser/hydration.test.ts',
    'test/browser/languages.test.ts',
    'test/browser/large-text.test.ts',
    'test/browser/layout.test.ts',
    'test/browser/long-words.test.ts',
    'test/browser/manifest.test.ts',
    'test/browser/many.test.ts',
    'test/browser/mj-hand-editor-bound.test.ts',
    'test/browser/mj-hand-editor-random.test.ts',
    'test/browser/odds-page.test.ts',
    'test/browser/page-languages.test.ts',
    'test/browser/robustness.test.ts',
    'test/browser/sanitizer.test.ts',
    'test/browser/score-sheet.test.ts',
    'test/browser/security.test.ts',
    'test/browser/written-words.test.ts',
  ],
};

/** The files that wait in a run that does not ask for everything. */
export const leftOut = (/** @type {keyof typeof waiting} */ runner) => (isComplete() ? [] : waiting[runner]);

/** All files that run only in part, or wait: those of `waiting`, and those that use test/rounds.ts. */
export const partial = (/** @type {keyof typeof waiting} */ runner) => [
  ...new Set([...waiting[runner], ...testFiles(runner).filter(usesRounds)]),
];

/** All test files of a runner. */
export const testFiles = (/** @type {keyof typeof waiting} */ runner) =>
  (runner === 'browser' ? ['browser'] : ['core', 'editor', 'project', 'server']).flatMap((folder) =>
    readdirSync(join(root, 'test', folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `test/${folder}/${name}`),
  );

const usesRounds = (/** @type {string} */ path) =>
  /from '(\.\.\/rounds|\.\/renderings)\.js'/.test(readFileSync(join(root, path), 'utf8'));
