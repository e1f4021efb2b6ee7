/** Pages that load `dist/cdn/mahjong-elements.js`, or the one file with everything in it: what they request, and under which policies. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';
import { limits } from '../../scripts/sizes.mjs';
import { isComplete } from '../rounds.js';

const MAIN = 'mahjong-elements.js';
const ALL = 'mahjong-elements.all.js';
const PART = 'mahjong-elements-hand.js';
const FACES = 'mahjong-elements-bonus-faces.js';
const BREAKDOWNS = 'mahjong-elements-breakdown.js';
const SCHOOLS = 'mahjong-elements-schools.js';
const HAND = '<mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand>';
const BREAKDOWN = `<mj-score-breakdown profile="british">${HAND}</mj-score-breakdown>`;

const NOTICE = 160;

const read = (name: string): Buffer => readFileSync(`dist/cdn/${name}`);
const hashOf = (name: string): string => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;
/** The limits of the files, in bytes, by the names in scripts/sizes.mjs, which leaves out the notice and the address of the source map. */
const limitOf = (file: string): number => limits.find(({ name }) => name === measured[file])!.limit + NOTICE;
const measured: Record<string, string> = {
  [MAIN]: 'page',
  [PART]: 'page: hand',
  [FACES]: 'flowers',
  [BREAKDOWNS]: 'page: breakdown',
  [SCHOOLS]: 'page: schools',
};

describe('a page with the file for pages (built)', () => {
  let browser: Browser;
  let page: Page;
  let from = '';
  let markup = '';
  let policy = '';
  /** Files that the server holds back, and their responses. */
  let held = /^$/;
  const waiting: (() => void)[] = [];
  let requested: string[] = [];

  const send = (name: string, response: ServerResponse): unknown =>
    response.setHeader('Content-Type', 'text/javascript').setHeader('Access-Control-Allow-Origin', '*').end(read(name));
  const server = createServer(({ url = '' }, response) => {
    if (url === '/') {
      if (policy) response.setHeader('Content-Security-Policy', policy);
      return void response.setHeader('Content-Type', 'text/html').end(markup);
    }
    const name = url.split('/').at(-1)!;
    if (url.startsWith('/npm/') && !url.startsWith('/npm/mahjong-elements@1/dist/cdn/')) {
      // A CDN serves the file at the bare name of the package, too.
      requested.push(url);
      return void send(MAIN, response);
    }
    if (!existsSync(`dist/cdn/${name}`) || !name) return void response.writeHead(404).end();
    requested.push(name);
    const answer = (): unknown => send(name, response);
    if (held.test(name)) waiting.push(answer);
    else answer();
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    browser = await puppeteer.launch((await chromium())!);
  });
  beforeEach(() => {
    held = /^$/;
    policy = '';
    requested = [];
  });
  afterAll(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  async function open(body: string, script = `<script type="module" src="/${MAIN}"></script>`): Promise<void> {
    markup = `<!doctype html><html lang="en"><meta charset="utf-8">${script}<body>${body}`;
    await page?.close();
    page = await browser.newPage();
    await page.goto(from, { waitUntil: 'domcontentloaded' });
  }
  const count = (selector: string): Promise<number> =>
    page.evaluate((wanted) => {
      const found = (root: ParentNode): number =>
        [...root.querySelectorAll('*')].reduce(
          (sum, one) => sum + Number(one.matches(wanted)) + (one.shadowRoot ? found(one.shadowRoot) : 0),
          0,
        );
      return found(document);
    }, selector);
  /** The values of the hands, once their code has arrived. */
  const values = (): Promise<unknown[]> =>
    page.$$eval('mj-hand', (hands) =>
      hands.map((hand) => (hand as { score?: { value: number } }).score?.value ?? null),
    );

  /** How far the page has moved since a time, in the units of the browser. */
  const shifts = (since = 0): Promise<number[]> =>
    page.evaluate(async (start) => {
      const found: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const later = found.filter(({ startTime }) => startTime > start);
      return later.map((entry) => (entry as PerformanceEntry & { value: number }).value);
    }, since);

  it.each([
    ['tiles', '<mj-tile tile="R"></mj-tile><mj-tile tile="5b"></mj-tile>', 2, [PART]],
    ['a hand', HAND, 14, [PART]],
    ['a hand under other rules', HAND.replace('>', ' rules="rounding: base-up-to-10">'), 14, [PART, SCHOOLS]],
    ['a breakdown', BREAKDOWN, 14, [PART, BREAKDOWNS, SCHOOLS]],
    [
      'a hand under the rules of the page',
      `<meta name="mahjong-elements" content="limit: 500">${HAND}`,
      14,
      [PART, SCHOOLS],
    ],
    ['hands in a list', `<ul><li>${HAND} or ${HAND}, ${HAND}<li>${HAND}${HAND} ${HAND}</ul><p>Below`, 84, [PART]],
    ['a hand with flowers', '<mj-hand>(RRR) 123b 456b 99d 78d +9d 2f</mj-hand>', 15, [PART, FACES]],
  ])('shows %s after one round trip, while the rest is on its way', async (_, body, tiles, parts) => {
    held = new RegExp(PART);
    await open(body);
    await expect.poll(() => count('[part~=tile]')).toBe(tiles);
    // Requested at once: nothing that is still on its way was waited for.
    await expect.poll(() => [...requested].sort()).toEqual([MAIN, ...parts].sort());
    expect(await count('mj-hand:defined, mj-tile:defined, mj-score-breakdown:defined')).toBe(0);
    const drawn = await page.evaluate(() => new Promise(requestAnimationFrame).then(() => performance.now()));
    held = /^$/;
    for (const answer of waiting.splice(0)) answer();
    await expect.poll(() => count('mj-hand:not(:defined), mj-tile:not(:defined)')).toBe(0);
    await expect.poll(async () => (await values()).every((value) => typeof value === 'number')).toBe(true);
    if (body === BREAKDOWN) await expect.poll(() => count('table')).toBeGreaterThan(0);
    else expect(await shifts(drawn)).toEqual([]);
    expect([...requested].sort()).toEqual([MAIN, ...parts].sort());
    // As in package.test.ts, the limits hold in complete runs.
    for (const file of isComplete ? requested : [])
      expect(brotliCompressSync(read(file)).length, file).toBeLessThanOrEqual(limitOf(file));
  });

  // The headless shell from npm shows a frame first.
  it.skipIf(process.env.MJ_BROWSER === 'bundled')(
    'has drawn its hands before anything is shown, where the browser waits for it',
    async () => {
      held = new RegExp(`^(${MAIN}|${PART})$`);
      const body = `<ul><li>${HAND} or ${HAND}</ul><table><tr><td>${HAND}<td>${HAND}</table><p>Below</p>`;
      const opened = open(body, `<script type="module" blocking="render" src="/${MAIN}"></script>`);
      for (const file of [MAIN, PART]) {
        await expect.poll(() => requested, { timeout: 10_000 }).toContain(file);
        await new Promise((resolve) => setTimeout(resolve, 100));
        for (const answer of waiting.splice(0)) answer();
      }
      await opened;
      await expect.poll(values).toEqual([48, 48, 48, 48]);
      expect(await shifts()).toEqual([]);
    },
  );

  it('scores a hand only by the rules around it, whichever file arrives first', async () => {
    held = new RegExp(BREAKDOWNS);
    const heard = `<script>scores = []; addEventListener('mj-score', ({ score }) => scores.push(score.profile))</script>`;
    await open(heard + BREAKDOWN);
    await expect.poll(() => count('mj-hand:defined')).toBe(1);
    await page.waitForNetworkIdle({ idleTime: 100, concurrency: 1 });
    expect(await page.evaluate('scores')).toEqual([]);
    held = /^$/;
    for (const answer of waiting.splice(0)) answer();
    await expect.poll(() => count('table')).toBe(1);
    expect(await page.evaluate('[...new Set(scores)]')).toEqual(['british']);
  });

  it('requests nothing where there is nothing to show', async () => {
    await open('<p>Text</p>');
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(requested).toEqual([MAIN]);
  });

  it('loads once at its former address', async () => {
    await open(HAND, '<script type="module" src="/autoload.js"></script>');
    await expect.poll(values).toEqual([48]);
    expect(requested).toEqual(['autoload.js', MAIN, PART]);
  });

  it.each(['npm/mahjong-elements@1', `npm/mahjong-elements@1/dist/cdn/${MAIN}`])(
    'finds its parts from /%s',
    async (path) => {
      await open(HAND, `<script type="module" src="/${path}"></script>`);
      await expect.poll(values).toEqual([48]);
      expect(requested).toContain(PART);
    },
  );

  it('works in pages without an address of their own', async () => {
    for (const kind of ['blob', 'data']) {
      requested = [];
      await open('', '');
      await page.evaluate(
        (html, where) => {
          const frame = document.createElement('iframe');
          frame.src =
            where === 'blob'
              ? URL.createObjectURL(new Blob([html], { type: 'text/html' }))
              : `data:text/html,${encodeURIComponent(html)}`;
          document.body.append(frame);
        },
        `<!doctype html><script type="module" src="${from}${MAIN}"></script>${HAND}`,
        kind,
      );
      await expect.poll(() => requested, { message: kind }).toEqual([MAIN, PART]);
      const inside = (): Promise<unknown> =>
        page
          .frames()
          .at(-1)!
          .evaluate(() => (document.querySelector('mj-hand') as { score?: { value: number } } | null)?.score?.value);
      await expect.poll(inside, { message: kind }).toBe(48);
    }
  });

  it('has parts that an import map checks', async () => {
    const map = (integrity: Record<string, string>): string =>
      `<script type="importmap">${JSON.stringify({ integrity })}</script><script type="module" src="/${MAIN}" integrity="${hashOf(MAIN)}"></script>`;
    await open(HAND, map({ [`/${PART}`]: hashOf(PART) }));
    await expect.poll(values).toEqual([48]);
    await open(HAND, map({ [`/${PART}`]: hashOf(ALL) }));
    await expect.poll(() => count('[part~=tile]')).toBe(14);
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(requested).toContain(PART);
    expect(await count('mj-hand:defined')).toBe(0);
  });

  it('works under a policy with a nonce, and one file under a policy with hashes', async () => {
    policy = "default-src 'none'; script-src 'nonce-once'; require-trusted-types-for 'script'";
    await open(HAND, `<script type="module" nonce="once" src="/${MAIN}"></script>`);
    await expect.poll(values).toEqual([48]);

    policy = `default-src 'none'; script-src '${hashOf(MAIN)}' '${hashOf(ALL)}'`;
    const tag = (name: string): string => `<script type="module" src="/${name}" integrity="${hashOf(name)}"></script>`;
    await open(HAND, tag(ALL));
    await expect.poll(values).toEqual([48]);
    await open(HAND, tag(MAIN));
    await expect.poll(() => count('[part~=tile]')).toBe(14);
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(await count('mj-hand:defined')).toBe(0);
  });

  it('needs nothing but the one file, even inside the page', async () => {
    expect(read(ALL).toString()).not.toMatch(/\bimport\s*\(|\bfrom\s*["']\.\/|import\.meta/);
    const elements = `${BREAKDOWN}<mj-hand editable></mj-hand><mj-hand>123b 1f</mj-hand><mj-game editable players="Ann, Ben, Cho, Dan"></mj-game>
      <mj-rules editable></mj-rules><mj-wall seed="a"></mj-wall><mj-exercise seed="a"></mj-exercise><mj-value hand="RRR" partial></mj-value>`;
    await open(elements, '');
    await page.addScriptTag({ type: 'module', content: read(ALL).toString() });
    await expect.poll(() => count(':not(:defined)')).toBe(0);
    await expect.poll(() => count('[part=editor], .entry, select')).toBeGreaterThan(5);
    expect(await count('.lost, [part~=message]')).toBe(0);
    expect(requested).toEqual([]);
  });
});
