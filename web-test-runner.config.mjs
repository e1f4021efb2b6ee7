import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import puppeteer from 'puppeteer-core';
import { bundledPagesPlugin } from './scripts/bundled-pages.mjs';
import { chromium, engines, firefox, missing, webkit } from './scripts/browsers.mjs';
import { countSessions, failedTests } from './scripts/counts.mjs';
import { pageForTests } from './scripts/site/page-for-tests.mjs';
import { renderOnServerPlugin } from './scripts/render-on-server.mjs';
import { sideBySide } from './scripts/side-by-side.mjs';
import { xapiStore } from './scripts/xapi-store.mjs';
import { webKitLauncher } from './scripts/webkit-launcher.mjs';
import { writeTexts } from './scripts/texts/write.mjs';
import { store } from './tools/coverage/store.mjs';

await writeTexts();

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const browsers = [];
/** @type {(() => void)[]} */
const stopWebKit = [];
/**
 * How many test files run at a time. Much of a test is waiting: for frames, for the server, for the other process. On two
 * processors, Chromium leaves most of their time unused with two files; Firefox and WebKit do not.
 */
const atATime = (/** @type {import('./scripts/browsers.mjs').Engine} */ engine) =>
  availableParallelism() === 1 ? 1 : engine === 'firefox' || engine === 'webkit' ? 2 : 3;

// On a stop signal, exit immediately and close every browser. If puppeteer handled the signal, the runner would mistake
// the closed browsers for crashed ones and start new ones; and on process exit, puppeteer misses every second browser.
const stopBrowsers = new AbortController();
const ending = { signal: stopBrowsers.signal, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
process.on('exit', () => stopBrowsers.abort());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

for (const engine of engines()) {
  const launcher = await launch(engine);
  if (launcher) browsers.push(launcher);
  // A browser requested by name must be available; otherwise the output states what was not tested.
  else if (process.env.MJ_BROWSER) throw new Error(missing(engine));
  else console.log(missing(engine));
}
if (browsers.length === 0) throw new Error('No browser to test in.');

async function launch(/** @type {import('./scripts/browsers.mjs').Engine} */ engine) {
  if (engine === 'webkit') {
    const programs = webkit();
    if (!programs) return undefined;
    return sideBySide(
      several(engine, () => {
        const { launcher, stop } = webKitLauncher(programs);
        stopWebKit.push(stop);
        return launcher;
      }),
    );
  }
  const found = engine === 'firefox' ? firefox() : await chromium({ bundled: engine === 'bundled' });
  if (!found) return undefined;
  const launchOptions = { ...found, ...unthrottled(engine, found), ...ending };
  // Each page has a browser of its own, since Firefox throttles background pages.
  return sideBySide(several(engine, () => chromeLauncher({ launchOptions, puppeteer, concurrency: 1 })));
}

/**
 * @template Made
 * @param {import('./scripts/browsers.mjs').Engine} engine
 * @param {() => Made} make
 */
function several(engine, make) {
  return Array.from({ length: atATime(engine) }, make);
}

/**
 * In Chromium, frames follow one another without pause instead of 60 times a second: tests wait for several thousand of them.
 * Firefox can do so, too, but needs more time for the frames than it saves.
 */
function unthrottled(
  /** @type {import('./scripts/browsers.mjs').Engine} */ engine,
  /** @type {import('./scripts/browsers.mjs').LaunchOptions} */ { args = [] },
) {
  return engine === 'firefox' ? {} : { args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'] };
}

/**
 * With a target, the plugin would compile scripts as well, and add source maps that are several times as long as they are.
 * @param {import('@web/test-runner-core').TestRunnerPlugin} plugin
 */
function onlyTypeScript(plugin) {
  const transform = plugin.transform?.bind(plugin);
  return Object.assign(plugin, {
    transform: (/** @type {Parameters<NonNullable<typeof transform>>[0]} */ context) =>
      context.path.endsWith('.ts') ? transform?.(context) : undefined,
  });
}

/**
 * Lets a browser keep the bundled modules, whose names change with them, from one test file to the next.
 * @type {import('@web/dev-server-core').Middleware}
 */
async function keptByBrowsers(context, next) {
  await next();
  if (/^\/bundled(-tests)?\/chunks\//.test(context.path)) context.set('cache-control', 'immutable, max-age=3600');
}

// Counters for `npm run coverage`.
const counted = process.env.MJ_COVERAGE ? await import('./tools/coverage/counters.mjs') : undefined;

export default {
  ...(counted && {
    coverage: true,
    coverageConfig: { nativeInstrumentation: false, report: false },
  }),
  files: 'test/browser/**/*.test.ts',
  browsers,
  nodeResolve: true,
  concurrentBrowsers: 1,
  browserStartTimeout: 90_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  // Lit's development build warns about mistakes, but its dev-mode notice need not appear for every file.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 60_000 } },
  middleware: [xapiStore(), keptByBrowsers],
  plugins: [
    ...(counted?.testRunnerPlugins() ?? []),
    // Same settings as the build, so that decorators behave in tests as they do in dist.
    onlyTypeScript(
      esbuildPlugin({
        ts: true,
        target: 'es2022',
        tsconfig: 'tsconfig.json',
        // See test/rounds.ts.
        define: { 'process.env.MJ_ROUNDS': JSON.stringify(process.env.MJ_ROUNDS ?? '') },
      }),
    ),
    a11ySnapshotPlugin(),
    renderOnServerPlugin(),
    {
      name: 'forced-colors',
      // The command of the test runner for media has no name for these.
      async executeCommand({ command, payload, session }) {
        if (command !== 'forced-colors') return undefined;
        const { browser, id } = /** @type {{ browser: any, id: string }} */ (session);
        const devtools = await browser.getPage(id).createCDPSession();
        await devtools.send('Emulation.setEmulatedMedia', {
          features: [
            { name: 'forced-colors', value: payload ? 'active' : 'none' },
            { name: 'prefers-color-scheme', value: payload ?? 'light' },
          ],
        });
        return true;
      },
    },
    bundledPagesPlugin({ areModules: counted !== undefined }),
    {
      name: 'pages',
      // The pages of the site, in every language, without the layout and before their elements are rendered.
      serve: ({ path }) => {
        const body = path.startsWith('/demo/') && path.endsWith('.html') ? pageForTests(path.slice(6)) : undefined;
        return body === undefined ? undefined : { body, type: 'html' };
      },
    },
    {
      name: 'other-version',
      // A page may contain an older copy of the package: the same file with a different version.
      serve: ({ path }) =>
        path.startsWith('/other-version/')
          ? readFileSync(path.replace('/other-version', 'dist/cdn'), 'utf8').replaceAll(version, '0.0.1-other')
          : undefined,
    },
    {
      name: 'manifest',
      // As the sources are now, even if the build is older.
      serve: async ({ path }) =>
        path === '/custom-elements.json'
          ? { body: await (await import('./scripts/manifest.mjs')).manifest(), type: 'json' }
          : undefined,
    },
    {
      name: 'bare-name',
      // A CDN may serve the file at the bare package name.
      serve: ({ path }) =>
        path.startsWith('/npm/mahjong-elements@1')
          ? {
              body: readFileSync(path.split('@1/')[1] ?? 'dist/cdn/mahjong-elements.js', 'utf8'),
              type: 'js',
            }
          : undefined,
    },
    { name: 'stop-webkit', serverStop: () => stopWebKit.forEach((stop) => stop()) },
  ],
  reporters: [
    defaultReporter({ reportTestProgress: process.stdout.isTTY }),
    {
      onTestRunFinished({ sessions }) {
        const counts = countSessions(sessions);
        for (const { testCoverage } of sessions) store(testCoverage);
        for (const [engine, { passed, failures, skipped, lost }] of Object.entries(counts)) {
          console.log(`${engine}: ${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
          for (const file of lost) console.log(`${engine}: no result of ${file}`);
        }
        if (process.env.MJ_FAILURES_FILE)
          writeFileSync(process.env.MJ_FAILURES_FILE, JSON.stringify(failedTests(sessions)));
        if (process.env.MJ_COUNTS_FILE) writeFileSync(process.env.MJ_COUNTS_FILE, JSON.stringify(counts));
      },
    },
  ],
};
