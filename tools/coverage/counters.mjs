/**
 * Counters for coverage, which Istanbul’s plugin for Babel adds to the TypeScript of src as it is written. So Node and
 * browsers count the same lines and branches, although each compiles them with a tool of its own. Both test runners use
 * this if MJ_COVERAGE names the folder for their reports.
 */
import { transformFileSync } from '@babel/core';
import { babel } from '@rollup/plugin-babel';
import { fromRollup } from '@web/dev-server-rollup';
import { bundle, root } from '../../scripts/bundle.mjs';

/** Frames of a test page count for the page; those of another origin cannot. */
const SCOPE = '(() => { try { return top.document ? top : globalThis } catch { return globalThis } })()';

/** @returns {import('@babel/core').TransformOptions} */
const options = (/** @type {object} */ more = {}) => ({
  babelrc: false,
  configFile: false,
  parserOpts: { plugins: ['typescript', 'decorators-legacy'] },
  plugins: [
    [
      'istanbul',
      {
        cwd: root,
        include: ['src/**'],
        exclude: ['**/*.d.ts'],
        extension: ['.ts'],
        // Not `new Function`, which a page with a strict policy blocks.
        coverageGlobalScopeFunc: false,
        coverageGlobalScope: SCOPE,
        ...more,
      },
    ],
  ],
});

/** A plugin for bundlers. */
export function counters() {
  const include = `${root}src/**`;
  const { transform } = babel({ ...options(), include, extensions: ['.ts'], babelHelpers: 'bundled' });
  // As a function, because the development server of the browser tests does not know filters.
  const handler = typeof transform === 'object' ? transform.handler : transform;
  return { name: 'counters', enforce: /** @type {const} */ ('pre'), transform: handler };
}

/** The counters of a file that no test has loaded; nothing for a file without code. */
export function untouched(/** @type {string} */ path) {
  /** @type {import('istanbul-lib-coverage').FileCoverageData | undefined} */
  let initial;
  transformFileSync(path, options({ onCover: (/** @type {string} */ _, /** @type {any} */ found) => (initial = found) }));
  return initial;
}

/** The script of the embedded page, which tests load as it is built. */
const EMBEDDED = { path: '/dist/embed.js', entry: 'src/embed/page.ts' };

/** @returns {import('@web/test-runner-core').TestRunnerPlugin[]} */
export function testRunnerPlugins() {
  let embedded = '';
  return [
    fromRollup(/** @type {any} */ (counters))(),
    {
      name: 'coverage',
      async serverStart() {
        const plugins = [/** @type {import('rolldown').Plugin} */ (counters())];
        [{ code: embedded }] = await bundle(EMBEDDED.entry, { format: 'iife', plain: true, plugins });
      },
      serve: ({ path }) => (path === EMBEDDED.path ? { body: embedded, type: 'js' } : undefined),
      // The runner expects a report of each test file, even if it loads nothing from src.
      transform: ({ path, body }) =>
        path.endsWith('.test.ts') ? { body: `globalThis.__coverage__ ??= {};\n${body}` } : undefined,
    },
  ];
}
