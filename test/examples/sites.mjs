/**
 * The apps of the tools that render pages ahead of time. They have the same two pages: `index` with tiles, hands, a
 * settlement and a component that listens to a hand, and `other` with only that component.
 */
import assert from 'node:assert/strict';
import { score } from '../../dist/core/index.js';
import { checksOfBlocks } from './blocks.mjs';

const $ = (/** @type {string} */ id) => `[data-testid="${id}"]`;

const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';
const worth = (/** @type {'south' | 'east'} */ seat) => String(score(HAND, { seat }).value);
const first = { value: worth('south'), heard: worth('south'), counted: worth('south') };

const WIDTHS = [360, 1200];

/** What the component shows: its state, and the breakdown. */
const shown = (page) =>
  page.evaluate(
    (value, heard, breakdown) => ({
      value: document.querySelector(value)?.textContent.trim(),
      heard: document.querySelector(heard)?.textContent.trim(),
      counted: document.querySelector(breakdown)?.shadowRoot?.querySelector('[part="value"]')?.textContent,
    }),
    $('value'),
    $('heard'),
    $('breakdown'),
  );

/** Waits until the component shows it; after a while, the difference is a failure. */
async function until(page, expected) {
  await page
    .waitForFunction(
      ({ value, heard, counted }, at) =>
        document.querySelector(at.value)?.textContent.trim() === value &&
        document.querySelector(at.heard)?.textContent.trim() === heard &&
        document.querySelector(at.breakdown)?.shadowRoot?.querySelector('[part="value"]')?.textContent === counted,
      { timeout: 30_000 },
      expected,
      { value: $('value'), heard: $('heard'), breakdown: $('breakdown') },
    )
    .catch(() => {});
  assert.deepEqual(await shown(page), expected);
}

/** What a reader sees of the elements: tiles, how many lie face down, and text. */
const seen = (page) =>
  page.$$eval('mj-tile, mj-hand, mj-score-breakdown, mj-settlement', (elements) =>
    elements.map((element) => {
      const root = element.shadowRoot;
      const content = document.createElement('div');
      content.append(...Array.from(root?.childNodes ?? [], (node) => node.cloneNode(true)));
      for (const style of content.querySelectorAll('style, link')) style.remove();
      return {
        tag: element.localName,
        tiles: root?.querySelectorAll('[part~="tile"]').length ?? 0,
        faceDown: root?.querySelectorAll('[part~="face-down"]').length ?? 0,
        text: content.textContent.replace(/\s+/g, ' ').trim(),
      };
    }),
  );

/** Tools cancel requests for pages that they prefetch. */
const isFault = (/** @type {string} */ line) => !line.startsWith('failed:');

/** Holds every script back until the page was painted, as on a slow line, and adds up what moves. */
const slowly = (width) => async (page) => {
  await page.setViewport({ width, height: 800 });
  await page.evaluateOnNewDocument(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        window.shifts.push({
          value,
          of: sources.map(
            ({ node, previousRect: was, currentRect: is }) =>
              `${node?.localName ?? node?.nodeName} ${was.x} ${was.y} ${was.width}×${was.height} → ${is.x} ${is.y} ${is.width}×${is.height}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    // A theme’s own fonts may move its text.
    if (request.resourceType() === 'font') return void (await request.abort());
    if (request.resourceType() === 'script' || request.resourceType() === 'fetch')
      await page
        .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length, { timeout: 5000 })
        .catch(() => {});
    await request.continue().catch(() => {});
  });
};

/**
 * @param {{ other: string, blocks?: string }} paths the addresses of the other page and of the one with code blocks
 * @returns {Record<string, (open: import('../../scripts/test-examples.mjs').Open) => Promise<void>>}
 */
export const checksOf = ({ other, blocks }) => ({
  ...(blocks && checksOfBlocks(blocks)),

  async 'is complete without a script'(open) {
    const { page, said } = await open('/', { javascript: false });
    const before = await seen(page);
    for (const { tag, tiles, text } of before) assert.ok(tiles || text, `<${tag}> is blank`);
    assert.equal(before.filter(({ tag }) => tag === 'mj-settlement').length, 1);
    assert.deepEqual((await shown(page)).counted, first.counted);
    assert.deepEqual(said.filter(isFault), []);
  },

  async 'shows the same with a script'(open) {
    const { page: before } = await open('/', { javascript: false });
    const { page, said } = await open('/');
    await until(page, first);
    assert.deepEqual(await seen(page), await seen(before));
    assert.deepEqual(said.filter(isFault), []);
  },

  async 'turns a tile face down'(open) {
    const { page } = await open('/');
    await until(page, first);
    const tiles = await page.$$eval('mj-tile', (all) => all.map(({ tile, faceDown }) => [tile, faceDown]));
    assert.deepEqual(tiles, [
      ['R', false],
      ['5b', true],
    ]);
  },

  async 'hears each score once'(open) {
    const { page, said } = await open(other);
    await until(page, first);
    await page.click($('seat'));
    await until(page, { value: worth('east'), heard: `${worth('south')}, ${worth('east')}`, counted: worth('east') });
    assert.deepEqual(said.filter(isFault), []);
  },

  async 'works after client navigation, there and back'(open) {
    const { page, said } = await open('/');
    await until(page, first);
    const expected = await seen(page);
    await page.evaluate(() => (window.isSame = true));
    for (const [link, title] of [
      ['The other page', 'The other page'],
      ['Back', 'A hand of mahjong'],
    ]) {
      await page.evaluate(
        (words) => [...document.querySelectorAll('a')].find((one) => one.textContent.trim() === words).click(),
        link,
      );
      await page.waitForFunction(
        (words) => document.querySelector('h1')?.textContent.includes(words),
        { timeout: 30_000 },
        title,
      );
      await until(page, first);
    }
    assert.deepEqual(await seen(page), expected);
    assert.ok(await page.evaluate(() => window.isSame), 'the browser loaded the page again');
    assert.deepEqual(said.filter(isFault), []);
  },

  async 'moves nothing when the script arrives'(open) {
    for (const width of WIDTHS) {
      const { page } = await open('/', { before: slowly(width) });
      await until(page, first);
      assert.deepEqual(await page.evaluate(() => window.shifts), [], `${width} pixels wide`);
    }
  },
});
