/** A page whose requests fail once, as on a phone in a tunnel: when the network is back, everything loads that the page uses. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';

const root = new URL('../../dist', import.meta.url).pathname;

const HAND = '(RRR) 123b 456b 99d 78d +9d 2f';
/** An element for each file that loads on demand. */
const ELEMENTS = `
  <mj-tile tile="1f"></mj-tile>
  <mj-hand hand="${HAND}"></mj-hand>
  <mj-hand hand="123x"></mj-hand>
  <mj-hand hand="123m 11z" notation="mpsz"></mj-hand>
  <mj-hand hand="${HAND}" situation highlight="9d"></mj-hand>
  <mj-hand editable hand="${HAND}"></mj-hand>
  <mj-score-breakdown compare="british" steps><mj-hand hand="${HAND}"></mj-hand></mj-score-breakdown>
  <mj-score-breakdown rules="--purity: 3 doubles if full-flush"><mj-hand hand="${HAND}"></mj-hand></mj-score-breakdown>
  <mj-score-breakdown profile="xmj"><mj-hand hand="${HAND}"></mj-hand></mj-score-breakdown>
  <mj-settlement editable profile="british" winner="south" scores="east 20; south 48; west 0; north 8" compare="classical"></mj-settlement>
  <mj-game editable players="Ann, Ben, Cho, Dan">Ben 48 from Cho; Ann 8</mj-game>
  <mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Eve</mj-game>
  <mj-value rule="all-flowers" profile="british"></mj-value>
  <mj-rules editable></mj-rules>
  <mj-wall seed="a"></mj-wall>
  <mj-claims discard="5b" from="south"><mj-hand seat="west">46b 123d 99d</mj-hand></mj-claims>
  <mj-incidents profile="british"></mj-incidents>
  <mj-waits><mj-hand>(RRR) 123b 456b 99d 78d</mj-hand></mj-waits>
  <mj-doubles points="26"></mj-doubles>
  <mj-exercise seed="a" profile="british"></mj-exercise>
  <mj-exercise seed="b" ask="waits"></mj-exercise>`;

const TYPES: Record<string, string> = { js: 'text/javascript', map: 'application/json' };

describe('a page whose requests fail', () => {
  let browser: Browser;
  let page: Page;
  let from = '';
  let markup = '';
  /** Files that the server refuses. */
  let refused = /^$/;
  /** Whether it refuses each of them only the first time. */
  let isOnce = false;
  /** Whether the browser requests a failed module again: Chromium 156 does, but Chromium 147 and Firefox don’t. */
  let requestsAgain = false;
  const requested: string[] = [];
  /** What nobody has caught on the page. */
  const uncaught: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/[?#].*/, '');
    if (path === '/') return void response.setHeader('content-type', 'text/html').end(markup);
    const file = join(root, path);
    requested.push(path);
    if (refused.test(path) && !(isOnce && requested.indexOf(path) < requested.length - 1))
      return void response.writeHead(503).end();
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[path.split('.').at(-1)!] ?? 'text/plain').end(readFileSync(file));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    browser = await puppeteer.launch((await chromium())!);
    refused = /lazy/;
    await open('', '');
    const load = (): Promise<unknown> => page.evaluate('import("/lazy-elements.js").then(Boolean, () => false)');
    await load();
    refused = /^$/;
    requestsAgain = (await load()) === true;
  });
  const RELOADS = 'reloads the page when the reader wishes, once trying again was in vain';
  beforeEach(({ skip, task }) => {
    if (!requestsAgain && task.name !== RELOADS && !task.name.startsWith('keeps the focus'))
      skip('This browser never requests a failed module again.');
    requested.length = uncaught.length = 0;
    isOnce = false;
    refused = /^$/;
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  async function open(body: string, script: string, head = ''): Promise<void> {
    markup = `<!doctype html><html lang="en"><meta charset="utf-8">${head}<body>${body}<script type="module" src="${script}"></script>`;
    await page?.close();
    page = await browser.newPage();
    page.on('pageerror', (error) => uncaught.push(String(error)));
    await page.goto(from);
  }
  /** Runs once nothing is requested or drawn any more. */
  async function settle(): Promise<void> {
    let before = '';
    for (let calm = 0; calm < 8; calm++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = [requested.length, ...(await shown())].join();
      if (now !== before) calm = 0;
      before = now;
    }
  }
  /** What the elements show: their text, their controls and their pictures. */
  const shown = (): Promise<string[]> =>
    page.evaluate(() => {
      const texts: string[] = [];
      const visit = (root: ShadowRoot | Element): void => {
        for (const element of root.querySelectorAll('*')) {
          const inner = element.shadowRoot;
          if (!element.localName.startsWith('mj-')) continue;
          const count = (selector: string): number => inner?.querySelectorAll(selector).length ?? -1;
          texts.push(
            `${element.localName} ${inner?.textContent.replace(/\s+/g, ' ').trim()} buttons ${count('button')} fields ${count('input, select, textarea')} pictures ${count('svg > *')}`,
          );
          if (inner) visit(inner);
        }
      };
      visit(document.body);
      return texts;
    });
  /** A request may have been on its way when the network came back. */
  const showsAgain = (expected: string[]): Promise<unknown> =>
    expect.poll(shown, { timeout: 10_000, interval: 300 }).toEqual(expected);
  const networkIsBack = (): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('online')));

  it('shows the same as any other page, once the network is back', async () => {
    await open(ELEMENTS, 'cdn/mahjong-elements.js');
    await settle();
    const expected = await shown();
    const loaded = [...new Set(requested)].filter((path) => !path.endsWith('/mahjong-elements.js'));
    expect(loaded.length).toBeGreaterThan(15);

    refused = /\/mahjong-elements-.*\.js/;
    await open(ELEMENTS, 'cdn/mahjong-elements.js');
    await settle();
    expect(await shown()).not.toEqual(expected);
    refused = /^$/;
    await networkIsBack();
    await showsAgain(expected);
  });

  it('shows the same without help after each request has failed once, and leaves no failure uncaught', async () => {
    const elements = `<mj-exercise seed="a"></mj-exercise>
      <mj-score-breakdown compare="british" steps><mj-hand hand="${HAND}"></mj-hand></mj-score-breakdown>`;
    await open(elements, 'cdn/mahjong-elements.js');
    await settle();
    const expected = await shown();
    requested.length = 0;
    isOnce = true;
    refused = /mahjong-elements-/;
    await open(elements, 'cdn/mahjong-elements.js');
    await expect.poll(shown, { timeout: 20_000, interval: 300 }).toEqual(expected);
    expect(uncaught).toEqual([]);
  });

  it('also loads in a language', async () => {
    const inGerman = (): Promise<void> =>
      open(
        `<main lang="de">${ELEMENTS}</main>`,
        'cdn/mahjong-elements.js',
        '<script type="module" src="lang/de.js"></script>',
      );
    await inGerman();
    await settle();
    const expected = await shown();
    // Each element speaks German, so the file of the language is there.
    for (const name of ['mj-game', 'mj-rules', 'mj-exercise', 'mj-wall'])
      expect(expected.find((one) => one.startsWith(`${name} `))).toMatch(/ (der|die|und|nach) /);
    refused = /\/lang\/de-|mahjong-elements-/;
    await inGerman();
    await settle();
    refused = /^$/;
    await networkIsBack();
    await showsAgain(expected);
  });

  it.each([
    ['<mj-hand editable name="h"></mj-hand>', 'editor', '[part=editor]'],
    ['<mj-settlement editable scores="east 20" winner="east"></mj-settlement>', 'entry', 'input'],
    ['<mj-game editable players="Ann, Ben, Cho, Dan"></mj-game>', 'entry', '.entry'],
    ['<mj-rules editable></mj-rules>', 'house-rules', 'select'],
  ])('shows a notice in %s with a button to try again', async (element, file, control) => {
    refused = new RegExp(`/mahjong-elements-${file}\\d*\\.js`);
    await open(`<p>before</p>${element}`, 'cdn/mahjong-elements.js');
    const parts = (selector: string): Promise<string[]> =>
      page.$eval(
        'p + *',
        (one, what) =>
          [...one.shadowRoot!.querySelectorAll(what)].map((part) => part.textContent.replace(/\s+/g, ' ').trim()),
        selector,
      );
    await expect
      .poll(() => parts('.lost'), { timeout: 5000 })
      .toEqual(['Couldn’t load this part. Check your connection and try again. Try again']);
    expect(await parts(control)).toEqual([]);
    refused = /^$/;
    await page.$eval('p + *', (one) => one.shadowRoot!.querySelector<HTMLElement>('.lost button')?.click());
    await expect.poll(async () => (await parts(control)).length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await parts('.lost')).toEqual([]);
  });

  it(RELOADS, async () => {
    refused = /-(editor|panels)\.js/;
    await open(
      `<mj-hand editable></mj-hand><mj-score-breakdown><mj-hand hand="${HAND}"></mj-hand></mj-score-breakdown>`,
      'cdn/mahjong-elements.js',
    );
    const buttons = (tag: string): Promise<string[]> =>
      page.$eval(tag, (one) =>
        Array.from(one.shadowRoot!.querySelectorAll('.lost button'), (each) => each.textContent),
      );
    const press = (tag: string, place: number): Promise<void> =>
      page.$eval(tag, (one, at) => one.shadowRoot!.querySelectorAll<HTMLElement>('.lost button')[at]!.click(), place);
    const both = ['Try again', 'Reload the page'];
    await expect.poll(() => buttons('mj-hand'), { timeout: 10_000 }).toEqual(['Try again']);
    await page.setOfflineMode(true);
    await press('mj-hand', 0);
    await settle();
    // Without a network, a browser would show an error page.
    expect(await buttons('mj-hand')).toEqual(['Try again']);
    await page.setOfflineMode(false);
    await press('mj-hand', 0);
    await expect.poll(() => buttons('mj-hand'), { timeout: 10_000 }).toEqual(both);
    await page.$eval('mj-score-breakdown', (one) =>
      one.shadowRoot!.querySelector<HTMLElement>('details summary')!.click(),
    );
    await expect.poll(() => buttons('mj-score-breakdown'), { timeout: 10_000 }).toEqual(both);
    refused = /^$/;
    await Promise.all([page.waitForNavigation(), press('mj-score-breakdown', 1)]);
    await expect
      .poll(() => page.$eval('mj-hand', (hand) => Boolean(hand.shadowRoot?.querySelector('[part=editor]'))), {
        timeout: 10_000,
      })
      .toBe(true);
    expect(await buttons('mj-hand')).toEqual([]);
  });

  it('restores the answer to a question about tiles when the code for these has loaded', async () => {
    const exercise = '<mj-exercise keep ask="waits"><mj-hand>(RRR) 123b 456b 99d 78d</mj-hand></mj-exercise>';
    const state = (): Promise<unknown> => page.$eval('mj-exercise', (one) => (one as { outcome?: string }).outcome);
    await open(exercise, 'cdn/mahjong-elements.js');
    await settle();
    await page.$eval('mj-exercise', (one) => {
      Object.assign(one, { value: 'waits 6d 9d' });
      one.shadowRoot!.querySelector('button')!.click();
    });
    await expect.poll(state).toBe('first-try');
    refused = /-tile-views/;
    await open(exercise, 'cdn/mahjong-elements.js');
    await settle();
    expect(await state()).toBeUndefined();
    refused = /^$/;
    await networkIsBack();
    await expect.poll(state, { timeout: 10_000 }).toBe('first-try');
  });

  it.each([
    '<mj-hand editable seat="south">(RRR) 123b 456b</mj-hand>',
    '<mj-settlement editable scores="east 20; south 128; west 0; north 16" winner="south"></mj-settlement>',
    '<mj-game editable players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho; Ann 8"></mj-game>',
    '<mj-rules editable sections="limit-hands" rules="--mine: 2 doubles if full-flush"></mj-rules>',
    '<mj-wall editable dice="3 4, 5 2"></mj-wall>',
    `<mj-exercise><mj-hand>${HAND}</mj-hand></mj-exercise>`,
  ])(
    'keeps the focus in %s once the connection is lost',
    async (element) => {
      await open(element, 'cdn/mahjong-elements.js');
      await settle();
      // Loaded by now, without any control having been used.
      expect(requested.filter((path) => path.includes('keep-focus'))).toHaveLength(1);
      refused = /./;
      const [pressed, lost] = await page.evaluate(async () => {
        const host = document.body.firstElementChild!;
        const used = new Set<string>();
        const found: string[] = [];
        // What is added last is removed first; the answer, once shown, leaves nothing to press. The notice may reload the page.
        const next = (): HTMLButtonElement | undefined => {
          const all = [...host.shadowRoot!.querySelectorAll<HTMLButtonElement>('button:not([role=alert] *)')];
          if (host.localName !== 'mj-exercise') all.reverse();
          return all.find(
            (one) =>
              !one.disabled && one.checkVisibility() && !used.has(one.getAttribute('aria-label') ?? one.innerText),
          );
        };
        for (let button = next(); button && used.size < 40; button = next()) {
          const name = button.getAttribute('aria-label') ?? button.innerText;
          used.add(name);
          button.focus();
          button.click();
          await new Promise((resolve) => setTimeout(resolve, 50));
          if (!host.matches(':focus-within') || host.shadowRoot!.activeElement?.matches(':disabled')) found.push(name);
        }
        return [used.size, found] as const;
      });
      expect(pressed).toBeGreaterThan(1);
      expect(lost).toEqual([]);
    },
    60_000,
  );

  it('fires `mj-error` once for a file that keeps failing, and retries automatically', async () => {
    refused = /-editor\.js/;
    await open(
      '<script>errors = []; addEventListener("mj-error", ({ error }) => errors.push(error.name));</script><mj-hand editable></mj-hand>',
      'cdn/mahjong-elements.js',
    );
    const tried = (): number => requested.filter((path) => refused.test(path)).length;
    await expect.poll(tried, { timeout: 10_000 }).toBeGreaterThan(2);
    expect(await page.evaluate('errors')).toEqual(['TypeError']);
    refused = /^$/;
    await expect
      .poll(() => page.$eval('mj-hand', (hand) => Boolean(hand.shadowRoot!.querySelector('[part=editor]'))), {
        timeout: 10_000,
      })
      .toBe(true);
  });

  it('opens a panel and a row that were opened without a connection', async () => {
    refused = /-(panels|details)\.js/;
    await open(
      `<mj-score-breakdown><mj-hand hand="${HAND}"></mj-hand></mj-score-breakdown><mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>`,
      'cdn/mahjong-elements.js',
    );
    await settle();
    await page.evaluate(() => {
      const part = (tag: string, selector: string): HTMLElement =>
        document.querySelector(tag)!.shadowRoot!.querySelector<HTMLElement>(selector)!;
      part('mj-score-breakdown', 'details summary').click();
      part('mj-game', '[data-row]').click();
    });
    await settle();
    const words = (): Promise<string[]> =>
      page.$$eval('mj-score-breakdown, mj-game', (found) =>
        found.map((one) => one.shadowRoot!.textContent.replace(/\s+/g, ' ')),
      );
    for (const one of await words()) expect(one).toContain('Try again');
    refused = /^$/;
    await networkIsBack();
    await expect
      .poll(async () => (await words()).map((one) => one.includes('Try again')), { timeout: 10_000 })
      .toEqual([false, false]);
    expect((await words())[1]).toContain('Cho pays');
  });

  it('defines an element whose file failed, without another one of its kind', async () => {
    refused = /-wall\.js|-game\.js/;
    await open(
      '<mj-wall seed="a"></mj-wall><mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>',
      'cdn/mahjong-elements.js',
    );
    await settle();
    const defined = (): Promise<boolean[]> =>
      page.$$eval('mj-wall, mj-game', (found) => found.map((one) => one.matches(':defined')));
    expect(await defined()).toEqual([false, false]);
    refused = /^$/;
    await expect.poll(defined, { timeout: 10_000 }).toEqual([true, true]);
  });
});
