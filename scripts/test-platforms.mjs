/**
 * `npm run test:platforms`: publishes test/fixtures/blogs/blocks.md with each program that is installed and with the files of
 * integrations/, opens the page in Chromium, and compares what is drawn, scored and settled. Pass names to test only those.
 *
 * - `--install` installs Debian’s packages that are missing; it needs root. Without it, and where that fails, a program is skipped
 *   with a sentence.
 * - `--write` keeps what a program makes of the text in test/fixtures/blogs for the browser tests.
 *
 * The last line printed is `N passed, N failed, N skipped`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';
import { installer } from './platforms/install.mjs';
import { checkPage } from './platforms/page.mjs';
import { sites } from './platforms/sites.mjs';
import { servePhp } from './platforms/tools.mjs';
import { wikis } from './platforms/wikis.mjs';
import { wordpress } from './platforms/wordpress.mjs';
import { serveFolder } from './serve.mjs';

const PLATFORMS = { ...sites, ...wikis, wordpress };

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [isWriting, isInstalling] = ['--write', '--install'].map((option) => process.argv.includes(option));
const unknown = names.find((name) => !(name in PLATFORMS));
if (unknown !== undefined) throw new Error(`${unknown} is not one of ${Object.keys(PLATFORMS).join(', ')}`);
const wanted = Object.entries(PLATFORMS).filter(([name]) => !names.length || names.includes(name));

const versionOf = (/** @type {import('./platforms/tools.mjs').Platform} */ { version }) => {
  const { status, stdout } = spawnSync('sh', ['-c', version], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim().split('\n')[0] : undefined;
};

const install = isInstalling ? installer() : undefined;
const counts = { passed: 0, failed: 0, skipped: 0 };
const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium to open the pages in.');
const browser = await puppeteer.launch(launchOptions);

for (const [name, platform] of wanted) {
  const start = Date.now();
  let version = versionOf(platform);
  let reason = `not installed; on Debian: apt-get install ${platform.packages.join(' ')}, or --install`;
  if (version === undefined && install) {
    reason = install(platform) ?? 'the packages do not contain the program';
    version = versionOf(platform);
  }
  if (version === undefined) {
    counts.skipped++;
    console.log(`- ${name}: ${reason}`);
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    const html = await test(platform, folder);
    const label = `${name}: ${version}`;
    if (isWriting)
      writeFileSync(
        `${root}/test/fixtures/blogs/blocks-${name}.html`,
        `<!-- ${label}, with integrations/${name.replace('-extension', '')} -->\n${html.replace(/<!--[^]*?-->\s*/g, '').trim()}\n`,
      );
    counts.passed++;
    console.log(`✓ ${label} (${Math.round((Date.now() - start) / 1000)} s)`);
  } catch (error) {
    counts.failed++;
    console.log(`✗ ${name}: ${version}\n${error instanceof Error ? error.stack : error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
await browser.close();
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed ? 1 : 0;

/** Publishes the text, and opens each page. Returns what the program wrote on the first one. */
async function test(/** @type {import('./platforms/tools.mjs').Platform} */ platform, /** @type {string} */ folder) {
  const published = await platform.publish(folder);
  const context = await browser.createBrowserContext();
  let server;
  try {
    server = await (published.php ? servePhp : serveFolder)(published.folder);
    const pages = [];
    for (const path of published.paths) pages.push(await checkPage(context, server.address + path, published));
    await published.also?.(context, server.address);
    return pages[0];
  } finally {
    await context.close();
    await server?.stop();
    await published.stop?.();
  }
}
