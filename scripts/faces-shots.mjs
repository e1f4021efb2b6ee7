/**
 * `node scripts/faces-shots.mjs`: saves screenshots of demo/tiles.html in screenshots/: wide, 320 px, forced colors,
 * and printed in light and dark (a PDF without backgrounds and its screen emulation).
 */
import { mkdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { createServer } from 'vite';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';

const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium found. Install one, or name its program in CHROME_PATH.');

const server = await createServer({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await puppeteer.launch(launchOptions);

/** @param {string} name @param {{ width?: number, media?: string, features?: { name: string, value: string }[], pdf?: boolean }} [options] */
async function shot(name, { width = 1240, media = 'screen', features = [], pdf = false } = {}) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error}`));
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaType(media);
  // puppeteer does not support forced-colors, but the protocol does
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { media, features });
  await page.goto(new URL('tiles.html', server.resolvedUrls?.local[0]).href, { waitUntil: 'networkidle0' });
  const file = `${root}/screenshots/faces-${name}`;
  if (pdf) await page.pdf({ path: `${file}.pdf`, format: 'A4', printBackground: false });
  else await page.screenshot({ path: `${file}.png`, fullPage: true });
  await page.close();
  console.log(`screenshots/faces-${name}`);
}

try {
  mkdirSync(`${root}/screenshots`, { recursive: true });
  await shot('wide');
  await shot('narrow', { width: 320 });
  await shot('forced-colours', { features: [{ name: 'forced-colors', value: 'active' }] });
  await shot('print', { media: 'print' });
  await shot('paper', { media: 'print', pdf: true });
} finally {
  await browser.close();
  await server.close();
}
