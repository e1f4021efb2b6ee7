/**
 * Serves the scripts of tests, and those of the pages that tests open in frames, in a few files: on its own, each of them would request
 * more than a hundred modules, and that takes longer than most tests. `/bundled/src/index.js` is `src/index.ts` as it is now; in an
 * HTML file, the address of a script with a bundle is replaced. A page whose script starts a worker keeps its modules, next to which
 * the worker is found, and so do the pages in test/pages/served, which are about the order in which modules load, and tests of that
 * and of what a page has requested.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './bundle.mjs';
import { testFiles } from './long-tests.mjs';

/** The modules that pages load. */
const PAGES = [
  'src/index',
  'src/mj-game',
  ...['calculator', 'editor', 'elements', 'exercises', 'game', 'page', 'tiles'].map((name) => `demo/${name}`),
];

/** The test files that have bundles. */
const tested = () =>
  testFiles('browser').filter(
    (path) =>
      path !== 'test/browser/hydration.test.ts' &&
      !readFileSync(join(root, path), 'utf8').includes("getEntriesByType('resource')"),
  );

/** Tests with packages that are no modules, which a browser cannot load. */
const needsBundle = (/** @type {string} */ path) =>
  path.endsWith('.test.ts') && / from 'react[-/']/.test(readFileSync(join(root, path), 'utf8'));

const withoutExtension = (/** @type {string} */ path) => path.replace(/\.[jt]s$/, '');

/**
 * Bundles modules with what they share in files of its own, so that a module is evaluated when the first that needs it is loaded.
 * @param {string[]} names paths without extension, from the root; with `strict`, no module of a bundle may import another one of them
 * @param {boolean} strict whether modules are evaluated in the order of their imports
 * @returns {Promise<Map<string, string>>} the code of each file, and the source map
 */
async function build(names, strict) {
  const built = await rolldown({
    cwd: root,
    tsconfig: join(root, 'tsconfig.json'),
    input: Object.fromEntries(names.map((name) => [name, join(root, `${name}.ts`)])),
    // What the server has: the build, and the connection to the test runner.
    external: [/^\/(?:dist|__web-dev-server)/],
    // As the sources do, Lit reports mistakes.
    resolve: { conditionNames: ['development', 'browser', 'import', 'default'] },
    // See test/rounds.ts.
    transform: { define: { 'process.env.MJ_ROUNDS': JSON.stringify(process.env.MJ_ROUNDS ?? '') } },
    plugins: [
      {
        name: 'own-address',
        // A module finds files next to itself, not next to its bundle. Lines stay as they are, so source maps need no change.
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? {
                code: code.replaceAll('import.meta.url', `new URL('/${relative(root, id)}', location.origin).href`),
                map: null,
              }
            : null,
      },
    ],
    checks: { ineffectiveDynamicImport: false },
    logLevel: 'warn',
  });
  const { output } = await built.generate({
    format: 'es',
    sourcemap: true,
    strictExecutionOrder: strict,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await built.close();
  return new Map(output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
}

/** Files in a folder that exists only on the server, built with the first request. */
const bundlesIn = (/** @type {string} */ folder, /** @type {string[]} */ names, strict = false) => {
  /** @type {ReturnType<typeof build> | undefined} */
  let files;
  return {
    folder,
    async serve(/** @type {string} */ path) {
      if (!path.startsWith(folder)) return undefined;
      files ??= build(names, strict);
      const body = (await files).get(path.slice(folder.length));
      return body === undefined ? undefined : { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
    /** The address of a module’s bundle; unchanged if it has none. @param {string} path from the root, with a leading slash */
    address(path) {
      const name = withoutExtension(path.slice(1));
      return names.includes(name) ? `${folder}${name}.js` : path;
    },
  };
};

/**
 * @param {{ areModules?: boolean }} options whether modules are served one by one, as counters for coverage need them
 * @returns {import('@web/test-runner-core').TestRunnerPlugin}
 */
export function bundledPagesPlugin({ areModules = false } = {}) {
  const pages = bundlesIn('/bundled/', PAGES);
  // Lit must find the support for server-rendered elements, which the tests load first.
  const tests = bundlesIn('/bundled-tests/', tested().map(withoutExtension), true);
  return {
    name: 'bundled-pages',
    async serve({ path }) {
      if (!areModules || needsBundle(path) || path.startsWith(tests.folder)) {
        const bundle = tests.address(path);
        return bundle === path
          ? ((await pages.serve(path)) ?? tests.serve(path))
          : { body: `import '${bundle}';`, type: 'js' };
      }
      if (!path.startsWith(pages.folder)) return undefined;
      return { body: `import '/${withoutExtension(path.slice(pages.folder.length))}.ts';`, type: 'js' };
    },
    transform({ path, body }) {
      if (!path.endsWith('.html') || typeof body !== 'string') return undefined;
      const folder = new URL('.', `file://${path}`).pathname;
      return body.replace(
        /(<script type="module" src=")([\w./-]+\.ts)"/g,
        (_, before, address) => `${before}${pages.address(new URL(address, `file://${folder}`).pathname)}"`,
      );
    },
  };
}
