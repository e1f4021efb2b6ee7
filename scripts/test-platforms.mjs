/**
 * `npm run test:platforms`: publishes test/fixtures/blogs/blocks.md with each program that is installed and with the files of
 * integrations/, as each kind of author, opens the pages in Chromium, and compares what is drawn, scored and settled. Pass names to
 * test only those. Programs marked `isByName` take minutes and run only when named, as in .github/workflows/examples.yml.
 *
 * - `--install` installs Debian’s packages that are missing; it needs root. Without it, and where that fails, a program is skipped
 *   with a sentence. Programs that come from npm need no root.
 * - `--write` keeps what a program makes of the text in test/fixtures/blogs for the browser tests.
 *
 * The package is built first, unless MJ_BUILT is set. The last line printed is `N passed, N failed, N skipped`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';
import { hydrated } from './platforms/hydrated.mjs';
import { installPackages } from './platforms/install.mjs';
import { checkFeed, checkNavigation, checkPage } from './platforms/page.mjs';
import { sites } from './platforms/sites.mjs';
import { run, servePhp } from './platforms/tools.mjs';
import { wikis } from './platforms/wikis.mjs';
import { wordpress } from './platforms/wordpress.mjs';
import { serveFolder } from './serve.mjs';

/** Those that take longest are first. */
const PLATFORMS = { wordpress, ...wikis, ...hydrated, ...sites };

/** How many are tested at the same time. */
const AT_ONCE = 2;

/** @typedef {import('./platforms/tools.mjs').Platform} Platform */

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [isWriting, isInstalling] = ['--write', '--install'].map((option) => process.argv.includes(option));
const unknown = names.find((name) => !(name in PLATFORMS));
if (unknown !== undefined) throw new Error(`${unknown} is not one of ${Object.keys(PLATFORMS).join(', ')}`);
const wanted = Object.entries(PLATFORMS).filter(([name, { isByName }]) =>
  names.length ? names.includes(name) : !isByName,
);

if (!process.env.MJ_BUILT) await run('npm', ['run', 'build'], root, { timeout: 600_000 });

const versionOf = (/** @type {Platform} */ { version }) =>
  run('sh', ['-c', version], root, { timeout: 30_000 }).then(
    (printed) => printed.trim().split('\n')[0],
    () => undefined,
  );

const counts = { passed: 0, failed: 0, skipped: 0 };
const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium to open the pages in.');
const browser = await puppeteer.launch(launchOptions);

const reasons = isInstalling ? installPackages(await missing()) : new Map();
const queue = [...wanted];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await test(...next);
  }),
);
await browser.close();
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed ? 1 : 0;

async function missing() {
  const versions = await Promise.all(wanted.map(([, platform]) => versionOf(platform)));
  return wanted.flatMap(([, platform], place) => (versions[place] === undefined ? [platform] : []));
}

/** Installs a program, if that is wanted, and tests it; or prints why not. */
async function test(/** @type {string} */ name, /** @type {Platform} */ platform) {
  const start = Date.now();
  let version = await versionOf(platform);
  let reason = platform.from
    ? `not installed; --install installs it from ${platform.from}`
    : `not installed; on Debian: apt-get install ${platform.packages.join(' ')}, or --install`;
  if (version === undefined && isInstalling) {
    reason = reasons.get(platform) ?? 'the packages do not contain the program';
    if (!reasons.has(platform)) await platform.install?.().catch(({ message }) => (reason = couldNot(message)));
    version = await versionOf(platform);
  }
  if (version === undefined) {
    counts.skipped++;
    console.log(`- ${name}: skipped, ${reason}`);
    return;
  }
  const label = `${name}: ${version}`;
  const check = async (/** @type {string} */ title, /** @type {() => Promise<unknown>} */ find) => {
    const begin = Date.now();
    try {
      const found = await find();
      counts.passed++;
      console.log(`✓ ${name}: ${title} (${secondsSince(begin)})`);
      return found;
    } catch (error) {
      counts.failed++;
      console.log(`✗ ${name}: ${title}\n${error instanceof Error ? error.stack : error}`);
      return undefined;
    }
  };
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    const html = await publish(platform, folder, check);
    if (isWriting && html !== undefined)
      writeFileSync(
        `${root}/test/fixtures/blogs/blocks-${name}.html`,
        `<!-- ${label}, with integrations/${name.replace('-extension', '')} -->\n${html.replace(/<!--[^]*?-->\s*/g, '').trim()}\n`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`  ${label} (${secondsSince(start)})`);
}

function secondsSince(/** @type {number} */ begin) {
  return `${((Date.now() - begin) / 1000).toFixed(1)} s`;
}

function couldNot(/** @type {string} */ message) {
  return `could not install it: ${message.trim().split('\n').at(-1)}`;
}

/**
 * Publishes the text, and opens each page. Returns what the program wrote on the first one.
 *
 * @param {Platform} platform
 * @param {string} folder
 * @param {(title: string, find: () => Promise<any>) => Promise<any>} check
 * @returns {Promise<string | undefined>}
 */
async function publish(platform, folder, check) {
  /** @type {import('./platforms/tools.mjs').Published | undefined} */
  const published = await check('publishes', () => platform.publish(folder));
  if (!published) return undefined;
  let server;
  try {
    server = await (published.php ? servePhp : serveFolder)(published.folder, published.env);
    const { address } = server;
    const pages = [];
    for (const [title, post] of Object.entries(published.posts))
      pages.push(
        await check(title, async () => {
          const path = typeof post === 'string' ? post : await asSomeone((context) => post(context, address));
          return asSomeone((context) => checkPage(context, address + path, published));
        }),
      );
    for (const [title, find] of Object.entries(published.also ?? {}))
      await check(title, () => asSomeone((context) => find(context, address)));
    const { feed, linked, content } = published;
    if (linked)
      await check('after client navigation', () =>
        asSomeone((context) => checkNavigation(context, address + Object.values(published.posts)[0], content)),
      );
    if (feed) await check('a feed', () => asSomeone((context) => checkFeed(context, address, feed)));
    return pages[0];
  } finally {
    await server?.stop();
    await published.stop?.();
  }
}

/** Opens pages as someone who has not been there before. */
async function asSomeone(/** @type {(context: import('puppeteer-core').BrowserContext) => Promise<any>} */ find) {
  const context = await browser.createBrowserContext();
  try {
    return await find(context);
  } finally {
    await context.close();
  }
}
