/** Opens what a platform published, as readers do, and compares what is drawn, scored and settled. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../bundle.mjs';
import { BACK, CDN, OTHER } from './tools.mjs';

/** What every page shows: a hand, one in a sentence, a breakdown, a settlement, a game, and a sentence about a mistake. */
const EXPECTED = {
  hands: [16, 6],
  value: '184',
  totals: { east: -20, south: 96, west: -10, north: -66 },
  game: [112, 104, -140, -76],
  mistake: 'Line 2: “won” is not a setting: did you mean “win”?',
  markup: 0,
  // What screen readers announce. Chromium may call a named group of pictures either.
  roles: [
    [
      'group|image|img',
      'Kong of 2 of characters, concealed; pung of red dragons, exposed; 4 5 6 of bamboo; 7 8 9 of circles; pair of 9 of circles; orchid, flower 2; won on the 9 of circles by self-draw.',
    ],
    ['group|image|img', 'Pung of red dragons, exposed; 1 2 3 of bamboo.'],
    ['table', 'Winning hand, this table’s rules'],
    ['table', 'Who pays whom'],
    ['group', 'Game of mahjong'],
  ],
  // How many elements fired them; a block with a mistake fires one.
  events: { 'mj-error': 1, 'mj-score': 7, 'mj-settlement': 1 },
};

/** How long a page may take, and what is on it after it has loaded, in milliseconds. */
const LONGEST_PAGE = 90_000;
const LONGEST_DRAWING = 60_000;

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
        body: readFileSync(join(root, new URL(url).pathname.slice(new URL(CDN).pathname.length))),
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
export async function checkPage(context, address, { content, linked, ownFiles = false }) {
  const written = await read(context, address, content, false);
  const shown = await read(context, address, content, true);
  assert.deepEqual(shown.figures, EXPECTED, address);
  if (linked) assert.deepEqual(shown.said, []);
  // Readers without scripts see the notation.
  assert.ok(written.text.replace(/\s+/g, ' ').includes('(123b) (456c) (789d) 55b WW +W'), written.text);
  if (ownFiles) assert.deepEqual(shown.fromCdn, []);
  return written.html;
}

/** Compares a page that is loaded again, left by its last link, opened by the link back, left again and returned to. */
export async function checkNavigation(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ address,
  /** @type {string} */ content,
) {
  const { figures, said } = await read(context, address, content, true, async (page) => {
    const follow = async (/** @type {string} */ words, /** @type {string} */ next) => {
      // A click with the mouse would miss the link while a transition is shown.
      await page.$eval(`a::-p-text(${words})`, (link) => /** @type {HTMLElement} */ (link).click());
      await page.waitForSelector(next);
    };
    await page.reload();
    await page.waitForSelector('mj-game');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await follow(OTHER, `::-p-text(${BACK})`);
    await follow(BACK, 'mj-game');
    await follow(OTHER, `::-p-text(${BACK})`);
    await page.evaluate(() => {
      for (const targets of Object.values(Reflect.get(window, 'fired'))) targets.clear();
      history.back();
    });
    await page.waitForSelector('mj-game');
    assert.ok(await page.evaluate(() => Reflect.has(window, 'isSame')), 'the browser loaded the page again');
  });
  assert.deepEqual(figures, EXPECTED, address);
  assert.deepEqual(said, []);
}

async function read(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ address,
  /** @type {string} */ content,
  /** @type {boolean} */ scripts,
  arrive = async (/** @type {Page} */ _page) => {},
) {
  /** @type {string[]} */
  const fromCdn = [];
  /** @type {string[]} */
  const said = [];
  const page = await openPage(context, { scripts, fromCdn });
  page.on('pageerror', (error) => said.push(`${error}`));
  // Requests to other machines fail.
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warn'].includes(message.type()) && !text.startsWith('Failed to load resource')) said.push(text);
  });
  try {
    await page.evaluateOnNewDocument((names) => {
      const fired = Object.fromEntries(names.map((name) => [name, new Set()]));
      for (const name of names) addEventListener(name, ({ target }) => fired[name].add(target), { capture: true });
      Object.assign(window, { fired });
    }, Object.keys(EXPECTED.events));
    await page.goto(address, { waitUntil: 'networkidle0' });
    await arrive(page);
    const session = await page.createCDPSession();
    const look = async () => {
      const found = await page.evaluate((selector) => {
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
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const roles = EXPECTED.roles.filter(([role, name]) =>
        nodes.some((node) => !node.ignored && role.split('|').includes(node.role?.value) && node.name?.value === name),
      );
      return { ...found, figures: { ...found.figures, roles } };
    };
    let found = await look();
    for (
      const end = Date.now() + LONGEST_DRAWING;
      scripts && !isDeepStrictEqual(found.figures, EXPECTED) && Date.now() < end;
    ) {
      await wait(200);
      found = await look();
    }
    return { ...found, fromCdn, said };
  } finally {
    await page.close();
  }
}

/** Waits until a breakdown on the page shows the value of the hand. */
export const untilCounted = (/** @type {Page} */ page, selector = '', value = EXPECTED.value) =>
  page.waitForFunction(
    (name, expected) =>
      document.querySelector(name)?.shadowRoot?.querySelector('[part="value"]')?.textContent === expected,
    {},
    `${selector} mj-score-breakdown`,
    value,
  );

/** What readers of a feed see: the title, text, pictures, scripts and elements of each of its posts. */
export async function readFeed(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ address,
) {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_PAGE) });
  assert.equal(response.status, 200, address);
  const xml = await response.text();
  const page = await openPage(context, { scripts: false });
  try {
    const items = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'text/xml');
      return [...feed.querySelectorAll('item, entry')].map((item) => {
        const [content = item.querySelector('content') ?? item.querySelector('description, summary')] =
          item.getElementsByTagName('content:encoded');
        return { title: item.querySelector('title')?.textContent ?? '', html: content?.textContent ?? '' };
      });
    }, xml);
    const seen = [];
    for (const { title, html } of items) {
      await page.setContent(html);
      const shown = await page.evaluate(() => ({
        // Some programs write a space on empty lines.
        text: document.body.innerText.replace(/\s+\n/g, (space) => '\n'.repeat(space.split('\n').length - 1)),
        pictures: document.querySelectorAll('img[src^="data:image/svg+xml,"][alt]:not([alt=""])').length,
        scripts: document.querySelectorAll('script, iframe, object, embed').length,
      }));
      seen.push({ title, ...shown });
    }
    return seen;
  } finally {
    await page.close();
  }
}

/** Compares each post of a feed. */
export async function checkFeed(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ address,
  /** @type {NonNullable<import('./tools.mjs').Published['feed']>} */ { path, parts, posts = 1, pictures = 0 },
) {
  const items = await readFeed(context, address + path);
  assert.equal(items.length, posts, `${path}: ${items.map(({ title }) => title).join(', ')}`);
  for (const { title, text, ...rest } of items) {
    for (const part of parts) assert.ok(text.includes(part), `${title}: expected ${part} in ${text}`);
    assert.deepEqual(rest, { pictures, scripts: 0 }, title);
  }
}
