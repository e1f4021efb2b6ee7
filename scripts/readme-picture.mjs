/** `npm run readme-picture`: takes the two README screenshots, the demo's first breakdown in light and dark. */
import { mkdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { createServer } from 'vite';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';

const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium found. Install one, or set CHROME_PATH.');

const server = await createServer({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await puppeteer.launch(launchOptions);
try {
  mkdirSync(`${root}/docs/images`, { recursive: true });
  for (const scheme of ['light', 'dark']) {
    const page = await browser.newPage();
    await page.setViewport({ width: 760, height: 900, deviceScaleFactor: 2 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.goto(new URL('index.html', server.resolvedUrls?.local[0]).href, { waitUntil: 'networkidle0' });
    // The screenshot shows the score and its lines; the panels below would only make it longer.
    const clip = await page.evaluate(() => {
      const breakdown = document.querySelector('mj-score-breakdown');
      const table = breakdown?.shadowRoot?.querySelector('table');
      if (!breakdown || !table) throw new Error('The demo has no breakdown.');
      const { left, top, width } = breakdown.getBoundingClientRect();
      const margin = 16;
      const height = table.getBoundingClientRect().bottom - top;
      return { x: left - margin, y: scrollY + top - margin, width: width + 2 * margin, height: height + 2 * margin };
    });
    await page.screenshot({ path: `${root}/docs/images/breakdown-${scheme}.png`, clip });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
