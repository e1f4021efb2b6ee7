/**
 * `node tools/shots.mjs [page.html …] [--print]`: saves full-page screenshots of demo pages (paths relative to demo/, by default
 * index.html) in screenshots/, 320 and 1200 px wide, light and dark. With `--print`, also in forced colors and as printed: in
 * Chromium’s emulation, and as a PDF without backgrounds.
 *
 * `node tools/shots.mjs --readme`: takes the two pictures of the README, the demo’s first breakdown in light and dark.
 */
import { mkdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { createServer } from 'vite';
import { chromium, missing } from '../scripts/browsers.mjs';
import { root } from '../scripts/bundle.mjs';

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const unknown = words.find((word) => word.startsWith('--') && !['--print', '--readme'].includes(word));
if (unknown) throw new Error(`${unknown}: expected --print or --readme`);

const launchOptions = await chromium();
if (!launchOptions) throw new Error(missing('chromium'));
const server = await createServer({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await puppeteer.launch(launchOptions);
try {
  if (words.includes('--readme')) await takeReadmePictures();
  else for (const path of named.length > 0 ? named : ['index.html']) await takePage(path, words.includes('--print'));
} finally {
  await browser.close();
  await server.close();
}

/**
 * Opens a demo page, has a picture taken, and reports the errors of the page.
 * @param {string} path
 * @param {{ width: number, scale?: number, media?: string, scheme?: string, forced?: boolean }} look
 * @param {(page: import('puppeteer-core').Page) => Promise<string>} take returns the file
 */
async function open(path, { width, scale = 1, media = 'screen', scheme = 'light', forced = false }, take) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`${path}: ${error}`));
  page.on('console', (message) => {
    const { url = '' } = message.location();
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) console.error(`${path}: ${message.text()} ${url}`);
  });
  await page.setViewport({ width, height: 900, deviceScaleFactor: scale });
  // Puppeteer has no name for forced colors.
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'forced-colors', value: forced ? 'active' : 'none' },
    ],
  });
  await page.goto(new URL(path, server.resolvedUrls?.local[0]).href, { waitUntil: 'networkidle0' });
  console.log(await take(page));
  await page.close();
}

async function takePage(/** @type {string} */ path, /** @type {boolean} */ printed) {
  mkdirSync(`${root}/screenshots`, { recursive: true });
  const name = `screenshots/${path.replace(/\.html$/, '').replaceAll('/', '-')}`;
  const shot = (/** @type {string} */ suffix) => async (/** @type {import('puppeteer-core').Page} */ page) => {
    const file = `${name}-${suffix}.png`;
    await page.screenshot({ path: `${root}/${file}`, fullPage: true });
    return file;
  };
  for (const width of [320, 1200])
    for (const scheme of ['light', 'dark']) await open(path, { width, scheme }, shot(`${width}-${scheme}`));
  if (!printed) return;
  await open(path, { width: 1200, forced: true }, shot('forced'));
  await open(path, { width: 1200, media: 'print' }, shot('print'));
  await open(path, { width: 1200, media: 'print' }, async (page) => {
    await page.pdf({ path: `${root}/${name}.pdf`, format: 'A4', printBackground: false });
    return `${name}.pdf`;
  });
}

async function takeReadmePictures() {
  mkdirSync(`${root}/docs/images`, { recursive: true });
  for (const scheme of ['light', 'dark'])
    await open('index.html', { width: 760, scale: 2, scheme }, async (page) => {
      // The picture shows the score and its lines; the panels below would only make it longer.
      const clip = await page.evaluate(() => {
        const breakdown = document.querySelector('mj-score-breakdown');
        const table = breakdown?.shadowRoot?.querySelector('table');
        if (!breakdown || !table) throw new Error('The demo has no breakdown.');
        const { left, top, width } = breakdown.getBoundingClientRect();
        const margin = 16;
        const height = table.getBoundingClientRect().bottom - top;
        return { x: left - margin, y: scrollY + top - margin, width: width + 2 * margin, height: height + 2 * margin };
      });
      const file = `docs/images/breakdown-${scheme}.png`;
      await page.screenshot({ path: `${root}/${file}`, clip });
      return file;
    });
}
