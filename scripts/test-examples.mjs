/**
 * `npm run test:examples`: installs and builds each folder in examples/ as its README describes, and tests the result
 * in Chromium, two at a time. Pass folder names to test only those; what `isByName` is tested only so, as
 * .github/workflows/examples.yml does; with `--built`, the output of the last build is tested.
 * The package is built first, unless MJ_BUILT is set. The last line printed is `N passed, N failed`.
 *
 * Each folder names its checks, a module in test/examples, which maps descriptions to functions that throw on failure.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';
import { run } from './platforms/tools.mjs';
import { serveFolder } from './serve.mjs';

/**
 * @typedef {object} Example
 * @property {string} checks a module in test/examples, which exports `checks` or `checksOf`
 * @property {string} folder the built output
 * @property {{ other: string, blocks?: string }} [paths] what `checksOf` takes
 * @property {boolean} [isByName] takes minutes, so it is tested only by name
 */

/**
 * Those that take longest are first.
 * @type {Record<string, Example>}
 */
const EXAMPLES = {
  docusaurus: { checks: 'sites', folder: 'build', paths: { other: '/other/', blocks: '/blocks/' }, isByName: true },
  next: { checks: 'sites', folder: 'out', paths: { other: '/other/', blocks: '/blocks/' }, isByName: true },
  astro: { checks: 'sites', folder: 'dist', paths: { other: '/other/', blocks: '/blocks/' }, isByName: true },
  vitepress: {
    checks: 'sites',
    folder: '.vitepress/dist',
    paths: { other: '/other.html', blocks: '/blocks.html' },
    isByName: true,
  },
  nuxt: { checks: 'sites', folder: '.output/public', paths: { other: '/other/' }, isByName: true },
  sveltekit: { checks: 'sites', folder: 'build', paths: { other: '/other/' }, isByName: true },
  angular: { checks: 'frameworks', folder: 'dist' },
  'static-site': { checks: 'static-site', folder: '_site' },
  svelte: { checks: 'frameworks', folder: 'dist' },
  vue: { checks: 'frameworks', folder: 'dist' },
  deck: { checks: 'deck', folder: '_deck' },
  react: { checks: 'frameworks', folder: 'dist' },
};

/** How many are tested at the same time, and how long installing or building one may take, in milliseconds. */
const AT_ONCE = 2;
const LONGEST = 600_000;

/**
 * Opens a page of the built example; `said` collects its console messages and errors. `before` runs before it loads.
 * @typedef {import('puppeteer-core').Page} Page
 * @typedef {(path: string, options?: { javascript?: boolean, before?: (page: Page) => Promise<void> }) => Promise<{ page: Page, said: string[] }>} Open
 * @typedef {Record<string, (open: Open) => Promise<void>>} Checks
 */

const isBuiltBefore = process.argv.includes('--built');
const wanted = process.argv.slice(2).filter((name) => name !== '--built');
const counts = { passed: 0, failed: 0 };
const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium to try the examples in.');
const browser = await puppeteer.launch(launchOptions);

if (!isBuiltBefore && !process.env.MJ_BUILT) await run('npm', ['run', 'build'], root, { timeout: LONGEST });
const queue = Object.entries(EXAMPLES).filter(([name, { isByName }]) =>
  wanted.length ? wanted.includes(name) : !isByName,
);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await test(...next);
  }),
);
await browser.close();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;

/** Installs, builds and opens an example. */
async function test(/** @type {string} */ name, /** @type {Example} */ { checks: module, folder, paths }) {
  const at = join(root, 'examples', name);
  let isBuilt = true;
  // An example without a lock file says why in its `.npmrc`. `npm ci` starts afresh, too.
  const isLocked = existsSync(join(at, 'package-lock.json'));
  if (!isLocked && !isBuiltBefore) rmSync(join(at, 'node_modules'), { recursive: true, force: true });
  for (const command of isBuiltBefore ? [] : [[isLocked ? 'ci' : 'install'], ['run', 'build']])
    isBuilt &&= await check(`${name}: npm ${command.join(' ')}`, async () => {
      await run('npm', command, at, { timeout: LONGEST });
    });
  if (!isBuilt) return;
  const { checksOf, checks = checksOf(paths) } = await import(`${root}/test/examples/${module}.mjs`);
  const { address, stop } = await serveFolder(join(at, folder));
  for (const [title, find] of Object.entries(/** @type {Checks} */ (checks))) {
    const context = await browser.createBrowserContext();
    await check(`${name}: ${title}`, () =>
      find(async (path, { javascript = true, before } = {}) => {
        const page = await context.newPage();
        /** @type {string[]} */
        const said = [];
        page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
        page.on('pageerror', (error) => said.push(`error: ${error}`));
        page.on('requestfailed', (request) => said.push(`failed: ${request.url()}`));
        await page.setJavaScriptEnabled(javascript);
        await before?.(page);
        await page.goto(address + path, { waitUntil: 'networkidle0' });
        return { page, said };
      }),
    );
    await context.close();
  }
  stop();
}

async function check(/** @type {string} */ title, /** @type {() => Promise<void>} */ find) {
  const started = Date.now();
  try {
    await find();
    counts.passed++;
    console.log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    counts.failed++;
    console.log(`✗ ${title}\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}
