/** Tests as one script, which can run any number of times: module state does not outlive a run. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend, chai } from '@vitest/expect';
import { fn } from '@vitest/spy';
import { rolldown } from 'rolldown';

/** @typedef {() => unknown} Run */
/** @typedef {{ id: string; run: Run }} Test */

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
chai.use(({ Assertion }, { addMethod }) =>
  addMethod(
    Assertion.prototype,
    'toMatchFileSnapshot',
    /** @this {any} */ function (path) {
      // Paths are relative to the folder of the test.
      chai.assert.equal(this._obj, readFileSync(resolve('test/core', path), 'utf8'));
    },
  ),
);
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);

/**
 * Prepares the tests of some files.
 *
 * @param {string} root the project
 * @param {string[]} files the files, relative to it
 * @param {(code: string, path: string) => string} [change] changes the source of a module
 * @returns {Promise<() => Promise<Test[]>>} a function that loads the tests, all their modules and the texts of all languages again
 */
export async function prepare(root, files, change = (code) => code) {
  const require = createRequire(join(root, 'package.json'));
  // Tests with random input repeat the same input each time, and do not look for the simplest that fails.
  require('fast-check').configureGlobal({ seed: 1, endOnFailure: true });
  const code = await bundle(root, files, change);
  const script = new Script(`(function (require, exports) {${code}\n})`, { filename: 'tests.cjs' });
  return async () => {
    const { api, tests } = collector();
    const exports = {};
    script.runInThisContext()((name) => (name === 'vitest' ? api : require(name)), exports);
    await exports.loadSections();
    return tests;
  };
}

/** One script with all tests, and the packages they use left to `require`. */
async function bundle(root, tests, change) {
  const entry = 'tests';
  const files = tests.map((file) => resolve(root, file));
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => id !== entry && !id.startsWith('.') && !isAbsolute(id),
    logLevel: 'silent',
    treeshake: false,
    plugins: [
      {
        name: 'tests',
        resolveId: (id) => (id === entry ? entry : undefined),
        load(id) {
          if (id === entry)
            return [
              ...files.map((file) => `import ${JSON.stringify(file)};`),
              `export { loadSections } from ${JSON.stringify(resolve(root, 'src/lang/sections.ts'))};`,
            ].join('\n');
          const source = change(readFileSync(id, 'utf8'), id);
          const code = files.includes(id) ? `import { file } from 'vitest'; file();${source}` : source;
          return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), moduleType: 'ts' };
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false });
  return output[0].code;
}

/** What tests import from `vitest`, and the tests that it was given. */
function collector() {
  const tests = [];
  const path = [];
  /** How many tests have the same name. */
  const counts = new Map();
  /** @type {{ before: Run[]; after: Run[] }} */
  let hooks = { before: [], after: [] };
  /** Hooks are for the tests of their file. */
  const file = () => (hooks = { before: [], after: [] });
  const inside = (name, body) => {
    path.push(name);
    body();
    path.pop();
  };
  const add = (name, ...rest) => {
    const run = rest.find((item) => typeof item === 'function');
    const title = [...path, name].join(' ');
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    // A new test must not change the names of others, or the results of earlier runs are lost.
    tests.push({ id: count === 1 ? title : `${title} (${count})`, run: hooked(run, hooks) });
  };
  const withCases = (each) =>
    Object.assign((...args) => each(...args), {
      each:
        (rows) =>
        (name, ...rest) => {
          const spread = rows.every((row) => Array.isArray(row));
          const run = rest.find((item) => typeof item === 'function');
          rows.forEach((row, i) => each(`${name} ${i}`, () => run(...(spread ? row : [row]))));
        },
      skipIf: (skip) => (skip ? () => undefined : withCases(each)),
    });
  const it = withCases(add);
  const beforeEach = (hook) => hooks.before.push(hook);
  const afterEach = (hook) => hooks.after.push(hook);
  return { api: { describe: withCases(inside), it, test: it, expect, beforeEach, afterEach, vi, file }, tests };
}

/** A test with what runs before and after each test. One without remains synchronous. */
const hooked =
  (run, { before, after }) =>
  () => {
    if (!before.length && !after.length) return run();
    return (async () => {
      try {
        for (const hook of before) await hook();
        await run();
      } finally {
        for (const hook of after) await hook();
      }
    })();
  };

const globals = new Map();
// Tests may replace the timers of the page.
const { setImmediate } = globalThis;

/** The part of `vi` that the tests of the core use. */
const vi = {
  fn,
  stubGlobal(name, value) {
    if (!globals.has(name)) globals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  },
  unstubAllGlobals() {
    for (const [name, before] of globals)
      if (before) Object.defineProperty(globalThis, name, before);
      else delete globalThis[name];
    globals.clear();
  },
  /** Runs a check until it does not throw. */
  async waitFor(check, { timeout }) {
    for (const start = Date.now(); ;)
      try {
        return check();
      } catch (error) {
        if (Date.now() - start > timeout) throw error;
        await new Promise(setImmediate);
      }
  },
};
