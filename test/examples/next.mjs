/** The app for Next: its components work on a direct load, after client navigation and in strict mode. */
import assert from 'node:assert/strict';
import { score } from '../../dist/core/index.js';

export const folder = 'out';

const $ = (/** @type {string} */ id) => `[data-testid="${id}"]`;

/** What the page shows once the state has the score. */
async function shown(page) {
  await page.waitForFunction((value) => document.querySelector(value)?.textContent, { timeout: 5000 }, $('value'));
  await page.waitForFunction(
    (breakdown) => document.querySelector(breakdown)?.shadowRoot?.querySelector('[part="value"]'),
    { timeout: 5000 },
    $('breakdown'),
  );
  return page.evaluate(
    (value, heard, breakdown) => ({
      value: document.querySelector(value).textContent,
      heard: document.querySelector(heard).textContent,
      counted: document.querySelector(breakdown).shadowRoot.querySelector('[part="value"]').textContent,
    }),
    $('value'),
    $('heard'),
    $('breakdown'),
  );
}

const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';
const worth = String(score(HAND, { seat: 'south' }).value);
const first = { value: worth, heard: worth, counted: worth };

/** Next cancels requests for pages that it prefetches. */
const isFault = (/** @type {string} */ line) => !line.startsWith('failed:');

export const checks = {
  async 'writes attributes on the server'(open) {
    const { page } = await open('/', { javascript: false });
    const hand = await page.$eval($('hand'), (element) => [element.getAttribute('hand'), element.getAttribute('seat')]);
    assert.deepEqual(hand, [HAND, 'south']);
    assert.equal(await page.$$eval('mj-tile[face-down]', (tiles) => tiles.length), 1);
  },

  async 'hears the score once on a direct load'(open) {
    const { page, said } = await open('/');
    assert.deepEqual(await shown(page), first);
    assert.deepEqual(await page.$$eval('mj-tile', (tiles) => tiles.map(({ tile, faceDown }) => [tile, faceDown])), [
      ['R', false],
      ['5b', true],
    ]);
    assert.deepEqual(said.filter(isFault), []);
  },

  async 'hears each score once after that'(open) {
    const { page } = await open('/');
    await shown(page);
    await page.click($('seat'));
    await page.waitForFunction((heard) => document.querySelector(heard).textContent.includes(','), {}, $('heard'));
    const { heard, value, counted } = await shown(page);
    assert.equal(heard, `${worth}, ${value}`);
    assert.equal(counted, value);
  },

  async 'hears the score after client navigation, there and back'(open) {
    const { page, said } = await open('/');
    await shown(page);
    for (const [link, title] of [
      ['to-game', 'The other page'],
      ['to-start', 'Mahjong hands in Next'],
    ]) {
      await page.click($(link));
      await page.waitForFunction(
        (expected) => document.querySelector('h1')?.textContent.includes(expected),
        { timeout: 5000 },
        title,
      );
      assert.deepEqual(await shown(page), first);
    }
    assert.deepEqual(said.filter(isFault), []);
  },
};
