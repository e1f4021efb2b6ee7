/** The pages that Eleventy built: complete without a script, alive with one. */
import assert from 'node:assert/strict';
import { checksOfBlocks } from './blocks.mjs';

/** What a reader finds on the page, in shadow roots too. */
const read = (page) =>
  page.evaluate(() => {
    const inside = (root) =>
      [...root.childNodes]
        .map((node) =>
          node.nodeType === Node.TEXT_NODE
            ? node.data
            : /^(STYLE|SCRIPT|TEMPLATE)$/.test(node.nodeName)
              ? ''
              : (node.shadowRoot ? inside(node.shadowRoot) : '') + (node.childNodes ? inside(node) : ''),
        )
        .join(' ');
    const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot).filter(Boolean);
    return {
      text: inside(document.body).replace(/\s+/g, ' ').trim(),
      tiles: roots.map((root) => root.querySelectorAll('[part~="tile"]').length),
      hands: [...document.querySelectorAll('mj-settlement > mj-hand')].map(
        (hand) =>
          `${hand.getAttribute('seat')}: ${hand.assignedSlot?.closest('.seat')?.querySelector('.head')?.innerText.split(/\s+/).join(' ')}`,
      ),
      width: document.documentElement.scrollWidth,
    };
  });

export const checks = {
  ...checksOfBlocks('/blocks/'),

  async 'shows hands, counts and payments without a script'(open) {
    const { page, said } = await open('/', { javascript: false });
    const { text, tiles, hands } = await read(page);
    for (const piece of [
      '46 points, doubled twice to 184.',
      'Pung of red dragons, exposed',
      'East pays South 352',
      '44 points, doubled twice to 176.',
      'European',
    ])
      assert.ok(text.includes(piece), piece);
    assert.equal(tiles.length, 12);
    assert.deepEqual(tiles.slice(0, 3), [1, 1, 16]);
    assert.deepEqual(hands, ['east: East discarder', 'south: South winner', 'west: West', 'north: North']);
    assert.deepEqual(said, []);
  },

  async 'shows the same with its script, and says nothing in the console'(open) {
    const without = await read((await open('/', { javascript: false })).page);
    const { page, said } = await open('/');
    await page.waitForFunction(() => !document.querySelector(':not(:defined), [hydrate-digest]'));
    assert.deepEqual(await read(page), without);
    assert.deepEqual(said, []);
  },

  async 'keeps the nodes that the server rendered'(open) {
    const { page } = await open('/', { javascript: false });
    // The client's script once more, after the nodes were looked at.
    await page.setJavaScriptEnabled(true);
    await page.setRequestInterception(true);
    let release;
    const released = new Promise((resolve) => (release = resolve));
    page.on('request', async (request) => {
      if (request.url().endsWith('/client.js')) await released;
      await request.continue();
    });
    const loaded = page.reload({ waitUntil: 'networkidle0' });
    await page.waitForSelector('body > :last-child', { timeout: 30_000 });
    await page.waitForFunction(() => document.querySelector('a[href="/zh/"]'));
    await page.evaluate(() => {
      window.served = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [...shadowRoot.querySelectorAll('*')] : [],
      );
    });
    release();
    await loaded;
    const kept = await page.evaluate(() => ({
      served: window.served.length,
      gone: window.served.filter((node) => !node.isConnected).length,
      waiting: document.querySelectorAll(':not(:defined), [hydrate-digest]').length,
    }));
    assert.ok(kept.served > 1000);
    assert.deepEqual({ ...kept, served: 0 }, { served: 0, gone: 0, waiting: 0 });
  },

  async 'comes alive'(open) {
    const { page } = await open('/');
    await page.evaluate(() => {
      const hand = document.querySelector('mj-score-breakdown > mj-hand');
      hand.textContent = '(RRR) 123b 456b 99d 78d +9d';
    });
    await page.waitForFunction(() =>
      document.querySelector('mj-score-breakdown').shadowRoot.textContent.includes('26 points, doubled to 52.'),
    );
  },

  async 'is in the language of the page'(open) {
    const { page, said } = await open('/zh/', { javascript: false });
    const { text } = await read(page);
    assert.ok(text.includes('東家付南家 368 點'), text);
    assert.ok(!/pung|pays|value/i.test(text), text);
    const alive = await open('/zh/');
    assert.deepEqual(await read(alive.page), await read(page));
    assert.deepEqual([...said, ...alive.said], []);
  },

  async 'has a picture of its hand for previews'(open) {
    for (const path of ['/', '/zh/']) {
      const { page } = await open(path, { javascript: false });
      const address = await page.$eval('meta[property="og:image"]', (meta) => meta.content);
      const { pathname } = new URL(address);
      // Anywhere on the page of the file, an image can be read pixel by pixel.
      const shown = await (
        await open('/style.css')
      ).page.evaluate(
        (...paths) =>
          Promise.all(
            paths.map(async (src) => {
              const image = Object.assign(new Image(), { src });
              await image.decode();
              const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
              const context = canvas.getContext('2d', { willReadFrequently: true });
              context.drawImage(image, 0, 0);
              const { data } = context.getImageData(0, 0, 1200, 630);
              const colors = {};
              for (let at = 0; at < data.length; at += 4) {
                const color = [...data.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('');
                colors[color] = (colors[color] ?? 0) + 1;
              }
              return { size: [image.naturalWidth, image.naturalHeight], corner: [...data.subarray(0, 4)], colors };
            }),
          ),
        pathname,
        pathname.replace('.png', '.svg'),
      );
      for (const { size, corner, colors } of shown) {
        assert.deepEqual(size, [1200, 630]);
        assert.deepEqual(corner, [0x1d, 0x4a, 0x38, 255]);
        // Ivory faces, the red of the dragons, and the backs of a concealed kong.
        for (const color of ['fdf9ee', 'b3201f', '247353'])
          assert.ok(colors[color] > 1000, `${color}: ${colors[color]}`);
      }
    }
  },

  async 'fits a narrow page'(open) {
    const { page } = await open('/', { javascript: false });
    await page.setViewport({ width: 320, height: 800 });
    assert.equal((await read(page)).width, 320);
  },
};
