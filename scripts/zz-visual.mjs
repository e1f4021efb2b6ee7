/**
 * `npm run visual [-- state …] [--update]`: draws every element in its states (test/visual/states.mjs), in light, dark and
 * forced colors, for print and 320 px wide, and compares the pixels with test/visual/baselines. Where they differ, the
 * drawing and the difference are in reports/visual. `--update` writes new baselines: look at them before you commit them.
 *
 * Drawings have to be the same on every machine, so they come from the pinned Chromium from npm, with the one font that
 * is packed with it and no other. Needs a build.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import puppeteer from 'puppeteer-core';
import { looks, states } from '../test/visual/states.mjs';
import { chromium, missing } from './browsers.mjs';
import { root } from './bundle.mjs';

/** Pixels that may differ: none of the same Chromium on another processor, but rounding is not guaranteed. */
const TOLERATED = 0;
/**
 * What keeps the baselines small: no more of a page than this, one pixel for 2 × 2, and six steps of each color. A state
 * that looks the same as in `light` has no file of its own.
 */
const TALLEST = 4000;
const LOWEST = 400;
const SCALE = 1;
const STEP = 1;

const baselines = '/tmp/l3/base';
const reports = '/tmp/l3/reports';
const words = process.argv.slice(2);
const update = words.includes('--update');
const named = words.filter((word) => word !== '--update');
for (const name of named)
  if (!(name in states)) throw new Error(`${name}: expected one of ${Object.keys(states).join(', ')}`);

const found = await chromium({ bundled: true });
if (!found) throw new Error(missing('bundled'));

const folder = mkdtempSync(join(tmpdir(), 'mahjong-elements-'));
const fonts = join(tmpdir(), 'fonts');
if (!existsSync(fonts)) throw new Error(`${fonts}: expected the font of @sparticuz/chromium`);
const fontConfig = join(folder, 'fonts.conf');
writeFileSync(
  fontConfig,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
);

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/state') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pageOf(searchParams.get('name') ?? ''));
    return;
  }
  const file = join(root, 'dist/cdn', pathname);
  if (extname(file) !== '.js' || !existsSync(file)) response.writeHead(404).end();
  else response.setHeader('Content-Type', 'text/javascript').end(readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = /** @type {import('node:net').AddressInfo} */ (server.address());

const browser = await puppeteer.launch({
  ...found,
  args: [...(found.args ?? []), '--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'],
  env: { ...process.env, FONTCONFIG_FILE: fontConfig },
});
rmSync(reports, { recursive: true, force: true });
let compared = 0;
/** @type {string[]} */
const failures = [];
try {
  mkdirSync(baselines, { recursive: true });
  for (const [look, how] of Object.entries(looks)) {
    const page = await browser.newPage();
    page.on('pageerror', (error) => failures.push(`${look}: ${error}`));
    const session = await page.createCDPSession();
    const features = { 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': 'light', ...how.features };
    await session.send('Emulation.setEmulatedMedia', {
      media: how.media ?? 'screen',
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
    for (const state of named.length > 0 ? named : Object.keys(states)) {
      await page.setViewport({ width: how.width, height: LOWEST });
      await page.goto(`http://127.0.0.1:${address.port}/state?name=${state}`);
      compare(state, look, await draw(page));
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}

if (named.length === 0) {
  const expected = Object.keys(states).flatMap((state) => Object.keys(looks).map((look) => `${state}-${look}.png`));
  for (const name of readdirSync(baselines)) {
    if (expected.includes(name)) continue;
    if (update) rmSync(join(baselines, name));
    else failures.push(`${name} belongs to no state`);
  }
}
for (const failure of failures) console.log(failure);
const bytes = readdirSync(baselines).reduce((sum, name) => sum + statSync(join(baselines, name)).size, 0);
console.log(
  `${compared} drawings ${update ? 'written' : 'compared'}, ${failures.length} failures; baselines: ${Math.round(bytes / 1024)} kB`,
);
if (failures.length > 0) process.exitCode = 1;

function pageOf(/** @type {string} */ state) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${state}</title>
    <style>
      html { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.4 sans-serif }
      body { margin: 8px } :focus { outline: none }
    </style>
    <script type="module" src="/mahjong-elements.js"></script><body>${states[state]}</body></html>`;
}

/** The page once it is complete: all elements are defined and rendered, and two drawings in a row are equal. */
async function draw(/** @type {import('puppeteer-core').Page} */ page) {
  // Asked again and again: Chromium does not keep a promise that only the protocol waits for, and breaks off with “Promise was
  // collected” once memory is cleaned up.
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('mj-'));
    return elements.every(({ localName }) => customElements.get(localName)) && document.fonts.status === 'loaded';
  });
  await page.waitForNetworkIdle({ idleTime: 100 });
  // What sticks to the end of a screen is drawn at its own place.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = /** @type {import('puppeteer-core').Viewport} */ (page.viewport());
  await page.setViewport({ width, height: Math.min(Math.max(height, LOWEST), TALLEST) });
  let last = Buffer.alloc(0);
  for (let tries = 0; tries < 30; tries++) {
    const next = Buffer.from(await page.screenshot({ fullPage: true }));
    if (next.equals(last)) return reduced(PNG.sync.read(next));
    last = next;
  }
  throw new Error('the page does not come to rest');
}

/** A drawing at the size and with the colors in which baselines are stored. */
function reduced(/** @type {PNG} */ drawing) {
  const width = Math.floor(drawing.width / SCALE);
  const height = Math.floor(Math.min(drawing.height, TALLEST) / SCALE);
  const small = new PNG({ width, height });
  for (let at = 0; at < small.data.length; at++) {
    const x = ((at >> 2) % width) * SCALE;
    const y = Math.floor((at >> 2) / width) * SCALE;
    let sum = 0;
    for (let dot = 0; dot < SCALE * SCALE; dot++)
      sum += drawing.data[((y + Math.floor(dot / SCALE)) * drawing.width + x + (dot % SCALE)) * 4 + (at & 3)];
    small.data[at] = Math.round(sum / (SCALE * SCALE) / STEP) * STEP;
  }
  return small;
}

function compare(/** @type {string} */ state, /** @type {string} */ look, /** @type {PNG} */ drawing) {
  compared++;
  const name = `${state}-${look}`;
  const own = join(baselines, `${name}.png`);
  const light = join(baselines, `${state}-light.png`);
  if (update) {
    const image = PNG.sync.write(drawing, { colorType: 2, deflateLevel: 9 });
    if (own !== light && readFileSync(light).equals(image)) rmSync(own, { force: true });
    else writeFileSync(own, image);
    return;
  }
  const file = existsSync(own) ? own : light;
  const report = (/** @type {string} */ what, /** @type {PNG} */ image) => {
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, `${name}${what}.png`), PNG.sync.write(image));
  };
  if (!existsSync(file)) {
    report('', drawing);
    failures.push(`${name} has no baseline`);
    return;
  }
  const baseline = PNG.sync.read(readFileSync(file));
  const { width, height } = drawing;
  if (baseline.width !== width || baseline.height !== height) {
    report('', drawing);
    failures.push(`${name} is ${width} × ${height}, not ${baseline.width} × ${baseline.height}`);
    return;
  }
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(baseline.data, drawing.data, difference.data, width, height, { threshold: 0.1 });
  if (pixels <= TOLERATED) return;
  report('', drawing);
  report('-difference', difference);
  failures.push(`${name} differs in ${pixels} pixels`);
}
