/**
 * `npm run test:examples`: installs and builds each folder in examples/ as its README describes, and tests the result
 * in Chromium. Pass folder names to test only those; apps that take minutes are tested only by name, as
 * .github/workflows/examples.yml does; with `--built`, the output of the last build is tested. The last line printed is `N passed, N failed`.
 *
 * Each folder names its checks, a module in test/examples, which maps descriptions to functions that throw on failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';
import { serveFolder } from './serve.mjs';

/**
 * @typedef {object} Example
 * @property {string} checks a module in test/examples, which exports `checks` or `checksOf`
 * @property {string} folder the built output
 * @property {{ other: string, blocks?: string }} [paths] what `checksOf` takes
 * @property {boolean} [isSlow] takes minutes, so it is tested only by name
 */

/** @type {Record<string, Example>} */
const EXAMPLES = {
  'static-site': { checks: 'static-site', folder: '_site' },
  react: { checks: 'frameworks', folder: 'dist' },
  vue: { checks: 'frameworks', folder: 'dist' },
  svelte: { checks: 'frameworks', folder: 'dist' },
  angular: { checks: 'frameworks', folder: 'dist' },
  vitepress: {
    checks: 'sites',
    folder: '.vitepress/dist',
    paths: { other: '/other.html', blocks: '/blocks.html' },
    isSlow: true,
  },
  astro: { checks: 'sites', folder: 'dist', paths: { other: '/other/', blocks: '/blocks/' }, isSlow: true },
  nuxt: { checks: 'sites', folder: '.output/public', paths: { other: '/other/' }, isSlow: true },
  docusaurus: { checks: 'sites', folder: 'build', paths: { other: '/other/', blocks: '/blocks/' }, isSlow: true },
  next: { checks: 'sites', folder: 'out', paths: { other: '/other/', blocks: '/blocks/' }, isSlow: true },
};

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

if (!isBuiltBefore) run('npm', ['run', 'build'], root);
for (const [name, { checks: module, folder, paths, isSlow }] of Object.entries(EXAMPLES)) {
  if (wanted.length ? !wanted.includes(name) : isSlow) continue;
  const at = join(root, 'examples', name);
  let isBuilt = true;
  // An example without a lock file says why in its `.npmrc`. `npm ci` starts afresh, too.
  const isLocked = existsSync(join(at, 'package-lock.json'));
  if (!isLocked && !isBuiltBefore) rmSync(join(at, 'node_modules'), { recursive: true, force: true });
  for (const command of isBuiltBefore ? [] : [[isLocked ? 'ci' : 'install'], ['run', 'build']])
    isBuilt &&= await check(`${name}: npm ${command.join(' ')}`, async () => run('npm', command, at));
  if (!isBuilt) continue;
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
await browser.close();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;

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

function run(/** @type {string} */ program, /** @type {string[]} */ args, /** @type {string} */ cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}
