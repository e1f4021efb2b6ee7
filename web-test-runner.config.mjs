import { readFileSync, writeFileSync } from 'node:fs';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import puppeteer from 'puppeteer-core';
import { chromium, firefox, webkit } from './scripts/browsers.mjs';
import { countSessions } from './scripts/counts.mjs';
import { renderOnServerPlugin } from './scripts/render-on-server.mjs';
import { webKitLauncher } from './scripts/webkit-launcher.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const wanted = (process.env.MJ_BROWSER || 'chromium,firefox,webkit').replace('bundled', 'chromium').split(',');
const browsers = [];
let stopWebKit = () => {};

// On a stop signal, exit immediately and close every browser. If puppeteer handled the signal, the runner would mistake
// the closed browsers for crashed ones and start new ones; and on process exit, puppeteer misses every second browser.
const stopBrowsers = new AbortController();
const ending = { signal: stopBrowsers.signal, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
process.on('exit', () => stopBrowsers.abort());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

function missing(engine, install) {
  // A browser requested by name must be available; otherwise the output says what was not tested.
  const message = `${engine}: skipped, not found on this machine. To test in it: ${install}`;
  if (process.env.MJ_BROWSER) throw new Error(message);
  console.log(message);
}

if (wanted.includes('chromium')) {
  const launchOptions = await chromium();
  if (launchOptions) browsers.push(chromeLauncher({ launchOptions: { ...launchOptions, ...ending }, puppeteer }));
  else missing('Chromium', 'install Chrome or Chromium, or name its program in CHROME_PATH');
}
if (wanted.includes('firefox')) {
  const launchOptions = firefox();
  // One page at a time, because Firefox throttles background pages.
  if (launchOptions)
    browsers.push(chromeLauncher({ launchOptions: { ...launchOptions, ...ending }, puppeteer, concurrency: 1 }));
  else missing('Firefox', 'install Firefox (Debian: apt-get install firefox-esr)');
}
if (wanted.includes('webkit')) {
  const programs = webkit();
  if (programs) {
    const { launcher, stop } = webKitLauncher(programs);
    stopWebKit = stop;
    browsers.push(launcher);
  } else missing('WebKit', 'install its driver and a virtual screen (Debian: apt-get install webkit2gtk-driver xvfb)');
}
if (browsers.length === 0) throw new Error('No browser to test in.');

export default {
  files: 'test/browser/**/*.test.ts',
  browsers,
  nodeResolve: true,
  concurrency: 1,
  browserStartTimeout: 90_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 180_000,
  // Lit's development build warns about mistakes, but its dev-mode notice need not appear for every file.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 30_000 } },
  plugins: [
    // Same settings as the build, so that decorators behave in tests as they do in dist.
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
    a11ySnapshotPlugin(),
    renderOnServerPlugin(),
    {
      name: 'other-version',
      // A page may contain an older copy of the package: the same file with a different version.
      serve: ({ path }) =>
        path.startsWith('/other-version/')
          ? readFileSync(path.replace('/other-version', 'dist/cdn'), 'utf8').replaceAll(version, '0.0.1-other')
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
    { name: 'stop-webkit', serverStop: () => stopWebKit() },
  ],
  reporters: [
    defaultReporter({ reportTestProgress: process.stdout.isTTY }),
    {
      onTestRunFinished({ sessions }) {
        const counts = countSessions(sessions);
        for (const [engine, { passed, failed, skipped, lost }] of Object.entries(counts)) {
          console.log(`${engine}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
          for (const file of lost) console.log(`${engine}: no result of ${file}`);
        }
        if (process.env.MJ_COUNTS_FILE) writeFileSync(process.env.MJ_COUNTS_FILE, JSON.stringify(counts));
      },
    },
  ],
};
