// @ts-nocheck
// usage: node scripts/zz-shot.mjs page width scheme out y height [js]
import puppeteer from 'puppeteer-core';
import { createServer } from 'vite';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';
const shots = JSON.parse(process.argv[2]);
const server = await createServer({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', server: { port: 0 } });
await server.listen();
const browser = await puppeteer.launch(await chromium());
for (const { page: path, width = 1200, scheme = 'light', out, y = 0, height = 1400, js, media, forced } of shots) {
  const page = await browser.newPage();
  page.on('pageerror', (e) => console.error(String(e)));
  page.on('console', (m) => {
    if (m.type() === 'error') console.error(m.text());
  });
  await page.setViewport({ width, height, deviceScaleFactor: 1 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  if (forced) {
    const c = await page.createCDPSession();
    await c.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  }
  if (media) await page.emulateMediaType(media);
  await page.goto(new URL(path, server.resolvedUrls.local[0]).href, { waitUntil: 'networkidle0' });
  if (js) console.log(await page.evaluate(js));
  await page.evaluate((top) => scrollTo(0, top), y);
  await new Promise((r) => setTimeout(r, 200));
  await page.screenshot({ path: out });
  await page.close();
}
await browser.close();
await server.close();
