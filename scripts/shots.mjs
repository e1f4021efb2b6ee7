/**
 * `npm run shots [-- page.html …]`: saves full-page screenshots of demo pages (paths relative to demo/) in
 * screenshots/, narrow and wide, light and dark.
 */
import { mkdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { createServer } from 'vite';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';

const pages = process.argv.slice(2);
if (pages.length === 0) pages.push('index.html');

const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium found. Install one, or name its program in CHROME_PATH.');

const server = await createServer({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await puppeteer.launch(launchOptions);
try {
  mkdirSync(`${root}/screenshots`, { recursive: true });
  for (const path of pages) {
    for (const width of [320, 1200]) {
      for (const scheme of ['light', 'dark']) {
        const page = await browser.newPage();
        page.on('pageerror', (error) => console.error(`${path}: ${error}`));
        page.on('console', (message) => {
          const { url = '' } = message.location();
          if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
            console.error(`${path}: ${message.text()} ${url}`);
        });
        await page.setViewport({ width, height: 900 });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.goto(new URL(path, server.resolvedUrls?.local[0]).href, { waitUntil: 'networkidle0' });
        const file = `screenshots/${path.replace(/\.html$/, '').replaceAll('/', '-')}-${width}-${scheme}.png`;
        await page.screenshot({ path: `${root}/${file}`, fullPage: true });
        console.log(file);
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
