/**
 * Counters for coverage, in the TypeScript of src itself, so that Node and browsers report the same lines and branches.
 * (V8's own counters see blocks rather than branches: it does not count an operand of `??` or a default value.)
 * Both test runners use this plugin if MJ_COVERAGE names the folder for their reports.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createInstrumenter } from 'istanbul-lib-instrument';
import { bundle, root } from './bundle.mjs';

const instrumenter = createInstrumenter({
  esModules: true,
  compact: false,
  // Not `new Function`, which a page with a strict policy blocks.
  coverageGlobalScopeFunc: false,
  coverageGlobalScope: 'globalThis',
  parserPlugins: ['typescript', 'decorators-legacy'],
});

/** Frames of a test page count for the page; those of another origin cannot. */
const OWN_SCOPE = 'var global = globalThis;';
const SHARED_SCOPE =
  'var global; try { global = globalThis.top?.document ? globalThis.top : globalThis } catch { global = globalThis }';

/** @type {Map<string, { code: string; instrumented: string }>} */
const done = new Map();

/** Whether coverage counts a file. */
export function isCounted(/** @type {string} */ path) {
  const name = relative(root, path).split(sep).join('/');
  return /^src\/.*\.ts$/.test(name) && !name.endsWith('.d.ts');
}

export function instrument(/** @type {string} */ code, /** @type {string} */ path) {
  const known = done.get(path);
  if (known?.code === code) return known.instrumented;
  const instrumented = instrumenter.instrumentSync(code, path).replace(OWN_SCOPE, SHARED_SCOPE);
  done.set(path, { code, instrumented });
  return instrumented;
}

/** The counters of a file that no test has loaded. */
export function untouched(/** @type {string} */ code, /** @type {string} */ path) {
  instrumenter.instrumentSync(code, path);
  return instrumenter.lastFileCoverage();
}

/** Stores what one test file has run. */
export function store(/** @type {unknown} */ coverage) {
  const folder = process.env.MJ_COVERAGE;
  if (!folder || !coverage) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(coverage));
}

/** @returns {import('vite').Plugin} */
export const vitePlugin = () => ({
  name: 'instrument',
  enforce: 'pre',
  transform: (code, id) => {
    const path = id.replace(/[?#].*/, '');
    return isCounted(path) ? { code: instrument(code, path), map: null } : undefined;
  },
});

/** The script of the embedded page, which tests load as it is built. */
const EMBEDDED = { path: '/dist/embed.js', entry: 'src/embed/page.ts' };
let embedded = '';

async function bundleEmbedded() {
  const plugin = {
    name: 'instrument',
    transform: (/** @type {string} */ code, /** @type {string} */ id) => (isCounted(id) ? instrument(code, id) : null),
  };
  const [{ code }] = await bundle(EMBEDDED.entry, { format: 'iife', plain: true, plugins: [plugin] });
  return code;
}

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
export const testRunnerPlugin = () => ({
  name: 'instrument',
  async serverStart() {
    embedded = await bundleEmbedded();
  },
  serve: ({ path }) => (path === EMBEDDED.path ? { body: embedded, type: 'js' } : undefined),
  transform: (context) => {
    const body = /** @type {string} */ (context.body);
    // The runner expects a report of each test file, even if it loads nothing from src.
    if (context.path.endsWith('.test.ts')) return { body: `globalThis.__coverage__ ??= {};\n${body}` };
    const path = join(root, decodeURIComponent(context.path));
    return isCounted(path) ? { body: instrument(body, path) } : undefined;
  },
});
