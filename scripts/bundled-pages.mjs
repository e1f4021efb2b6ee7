/**
 * Serves the scripts of the pages that tests open in frames in a few files: such a page would request more than a hundred modules,
 * and tests open hundreds of them. `/bundled/src/index.js` is `src/index.ts` as it is now; in an HTML file, the address of a
 * script with a bundle is replaced. A page whose script starts a worker keeps its modules, next to which the worker is found, and
 * so do the pages in test/pages/served, which are about the order in which modules load.
 */
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './bundle.mjs';

const FOLDER = '/bundled/';

/** The modules that pages load. */
const ENTRIES = [
  'src/index',
  'src/mj-game',
  ...['calculator', 'editor', 'elements', 'exercises', 'game', 'page', 'tiles'].map((name) => `demo/${name}`),
];

/** @returns {Promise<Map<string, string>>} the code of each file */
async function build() {
  const built = await rolldown({
    cwd: root,
    tsconfig: join(root, 'tsconfig.json'),
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(root, `${name}.ts`)])),
    // As in the tests themselves, Lit reports mistakes.
    resolve: { conditionNames: ['development', 'browser', 'import', 'default'] },
    checks: { ineffectiveDynamicImport: false },
    logLevel: 'warn',
  });
  const { output } = await built.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await built.close();
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

/** The address of a module’s bundle; unchanged if it has none. @param {string} path from the root, without a leading slash */
const bundledAddress = (path) =>
  ENTRIES.includes(path.replace(/\.ts$/, '')) ? `${FOLDER}${path.replace(/\.ts$/, '.js')}` : `/${path}`;

/**
 * @param {{ areModules?: boolean }} options whether a bundle only imports the module, as counters for coverage need it
 * @returns {import('@web/test-runner-core').TestRunnerPlugin}
 */
export function bundledPagesPlugin({ areModules = false } = {}) {
  /** @type {Promise<Map<string, string>> | undefined} */
  let files;
  return {
    name: 'bundled-pages',
    async serve({ path }) {
      if (!path.startsWith(FOLDER)) return undefined;
      if (areModules) return { body: `import '/${path.slice(FOLDER.length).replace(/\.js$/, '.ts')}';`, type: 'js' };
      files ??= build();
      const code = (await files).get(path.slice(FOLDER.length));
      return code === undefined ? undefined : { body: code, type: 'js' };
    },
    transform({ path, body }) {
      if (!path.endsWith('.html') || typeof body !== 'string') return undefined;
      const folder = new URL('.', `file://${path}`).pathname;
      return body.replace(/(<script type="module" src=")([\w./-]+\.ts)"/g, (_, before, address) => {
        const { pathname } = new URL(address, `file://${folder}`);
        return `${before}${bundledAddress(pathname.slice(1))}"`;
      });
    },
  };
}
