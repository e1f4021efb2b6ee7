/** Opens what a platform published, as readers do, and compares what is drawn, scored and settled. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../bundle.mjs';
import { CDN } from './tools.mjs';

/** What every page shows: a hand, one in a sentence, a breakdown, a settlement, a game, and a sentence about a mistake. */
const EXPECTED = {
  hands: [16, 6],
  value: '184',
  totals: { east: -20, south: 96, west: -10, north: -66 },
  game: [112, 104, -140, -76],
  mistake: 'Line 2: “won” is not a setting: did you mean “win”?',
  markup: 0,
  // How many elements fired them; a block with a mistake fires one.
  events: { 'mj-error': 1, 'mj-score': 7, 'mj-settlement': 1 },
};

/** How long a page may take, and what is on it after it has loaded, in milliseconds. */
const LONGEST_PAGE = 90_000;
const LONGEST_DRAWING = 15_000;

/** @typedef {import('puppeteer-core').Page} Page */

/** Opens a page on this machine. Files of the CDN come from the build; the list of them grows with each. */
export async function openPage(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  { scripts = true, fromCdn = /** @type {string[]} */ ([]) } = {},
) {
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_PAGE);
  await page.setJavaScriptEnabled(scripts);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(CDN)) {
      fromCdn.push(url);
      return void request.respond({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: readFileSync(join(root, new URL(url).pathname.replace('/npm/mahjong-elements/', ''))),
      });
    }
    return void (/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(url) ? request.continue() : request.abort());
  });
  return page;
}

/**
 * Compares a page, and returns what the program wrote.
 *
 * @param {import('puppeteer-core').BrowserContext} context
 * @param {string} address
 * @param {import('./tools.mjs').Published} published
 */
export async function checkPage(context, address, { content, ownFiles = false }) {
  const written = await read(context, address, content, false);
  const shown = await read(context, address, content, true);
  assert.deepEqual(shown.figures, EXPECTED, address);
  // Readers without scripts see the notation.
  assert.ok(written.text.replace(/\s+/g, ' ').includes('(123b) (456c) (789d) 55b WW +W'), written.text);
  if (ownFiles) assert.deepEqual(shown.fromCdn, []);
  return written.html;
}

async function read(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ address,
  /** @type {string} */ content,
  /** @type {boolean} */ scripts,
) {
  /** @type {string[]} */
  const fromCdn = [];
  const page = await openPage(context, { scripts, fromCdn });
  try {
    await page.evaluateOnNewDocument((names) => {
      const fired = Object.fromEntries(names.map((name) => [name, new Set()]));
      for (const name of names) addEventListener(name, ({ target }) => fired[name].add(target), { capture: true });
      Object.assign(window, { fired });
    }, Object.keys(EXPECTED.events));
    await page.goto(address, { waitUntil: 'networkidle0' });
    const look = () =>
      page.evaluate((selector) => {
        /** @type {any} */
        const $ = (name) => document.querySelector(selector)?.querySelector(name);
        const inside = (/** @type {string} */ name) => [
          ...(document.querySelector(selector)?.querySelectorAll(name) ?? []),
        ];
        /** @type {Record<string, Set<Element>>} */
        const fired = Reflect.get(window, 'fired') ?? {};
        return {
          html: document.querySelector(selector)?.innerHTML ?? '',
          text: document.querySelector(selector)?.textContent ?? '',
          figures: {
            hands: inside('mj-hand')
              .filter((hand) => !hand.closest('mj-score-breakdown, mj-settlement'))
              .map((hand) => hand.shadowRoot?.querySelectorAll('[part~="tile"]').length),
            value: $('mj-score-breakdown')?.shadowRoot?.querySelector('[part="value"]')?.textContent,
            totals: $('mj-settlement')?.settlement?.totals,
            game: $('mj-game')?.game?.rows.at(-1).totals,
            mistake: $('.mj-block-error')?.textContent,
            markup: inside('b').length,
            events: Object.fromEntries(Object.entries(fired).map(([name, { size }]) => [name, size])),
          },
        };
      }, content);
    let found = await look();
    for (
      const end = Date.now() + LONGEST_DRAWING;
      scripts && !isDeepStrictEqual(found.figures, EXPECTED) && Date.now() < end;
    ) {
      await wait(200);
      found = await look();
    }
    return { ...found, fromCdn };
  } finally {
    await page.close();
  }
}
