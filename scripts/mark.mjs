/**
 * `node scripts/mark.mjs`: writes the pictures of the site’s mark, a tile with the red dragon as the package draws it:
 * `demo/icon.svg` for tabs and the header, `icon-192.png` and `icon-512.png` for installed pages, and `social.png`, which
 * chats and social media show next to a link. Run it when the drawings change, after a build.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';

const { handToSvg } = await import(pathToFileURL(join(root, 'dist/svg.js')).href);
const core = await import(pathToFileURL(join(root, 'dist/core/index.js')).href);

const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';
const SITUATION = { seat: 'south', win: 'self-draw' };
const GREEN = '#0b6b3c';
const WORDS = 'What a hand is worth, and why';

/** The drawing of the tile, which is 100 wide and 131 high and starts 20 below the top. */
const tile = handToSvg('R', { tileWidth: 100, background: false, padding: 0, id: 'mark' });
const drawing = tile
  .replace(/<title>.*?<\/desc>/s, '')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '');

/** The tile in the middle of a square. */
const square = (/** @type {number} */ size, /** @type {number} */ height, /** @type {string} */ behind) => {
  const scale = height / 131;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${behind}<g transform="translate(${(size - 100 * scale) / 2} ${(size - height) / 2 - 20 * scale}) scale(${scale})">${drawing}</g></svg>\n`;
};

const write = (/** @type {string} */ file, /** @type {string | Uint8Array} */ content) =>
  writeFileSync(join(root, 'demo', file), content);

// Small pictures are the tile alone.
write('icon.svg', square(512, 504, ''));

const browser = await puppeteer.launch(await chromium({ bundled: true }));
const page = await browser.newPage();

/** A picture of a page of so many pixels. */
async function shot(
  /** @type {string} */ file,
  /** @type {string} */ html,
  /** @type {number} */ width,
  height = width,
) {
  await page.setViewport({ width, height });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>*{margin:0}svg{display:block}</style>${html}`);
  write(file, await page.screenshot({ type: 'png' }));
}

// Systems cut installed icons to a circle, so that the tile stays within four fifths of it.
const icon = square(512, 330, `<rect width="512" height="512" fill="${GREEN}"/>`);
for (const size of [192, 512]) await shot(`icon-${size}.png`, icon.replace('<svg', `<svg width="${size}"`), size);

const score = core.score(HAND, SITUATION);
const hand = handToSvg(HAND, { width: 1040, tileWidth: 68, background: false, padding: 0 });
const doubled = `${score.base} × ${2 ** score.doubles} = ${score.value}`;
await shot(
  'social.png',
  `<style>
    body { box-sizing: border-box; width: 1200px; height: 630px; padding: 64px 80px; background: #fbfaf6; color: #22262a;
      font-family: 'Iowan Old Style', Palatino, Georgia, 'DejaVu Serif', serif; display: grid; align-content: space-between; }
    header { display: flex; align-items: center; gap: 24px; font: 600 34px system-ui, 'DejaVu Sans', sans-serif; }
    header svg { width: 84px; height: 84px; }
    h1 { font-size: 64px; line-height: 1.1; letter-spacing: -0.02em; }
    p { font-size: 40px; } b { color: ${GREEN}; }
  </style>
  <header>${square(512, 504, '')} mahjong-elements</header><h1>${WORDS}</h1>${hand}<p>${doubled.replace(/(\d+)$/, '<b>$1</b>')}</p>`,
  1200,
  630,
);
await browser.close();
