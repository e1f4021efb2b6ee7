/** Pages that a browser or a script keeps, restores or renders ahead: elements are as they were, or as new. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';

const root = new URL('../..', import.meta.url).pathname;
const HAND = '(RRR) 123b 456b 99d 78d +9d';
const SCRIPT = '<script type="module" src="/dist/cdn/mahjong-elements.js"></script>';
const TURBO = '<script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>';
const ELEMENTS = `<mj-hand editable>${HAND}</mj-hand>
  <mj-score-breakdown><mj-hand>${HAND}<figcaption>The pair.</figcaption></mj-hand></mj-score-breakdown>
  <mj-game editable players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>
  <mj-settlement editable winner="east" scores="south 8; west 8"><mj-hand seat="east">${HAND}</mj-hand></mj-settlement>
  <mj-exercise><mj-hand>${HAND}</mj-hand></mj-exercise><p>A <mj-hand>123b</mj-hand> in a line.</p>`;
const LINK = (to: string): string => `<a href="/${to}">Go</a>`;
/** The script of docs/games.md that stores a game. */
const STORE = /^const put = [^]*?(?=^```)/m.exec(readFileSync(`${root}docs/games.md`, 'utf8'))![0];
/** The head and the body of each page. */
const pages: Record<string, [string, string]> = {
  '/plain': [SCRIPT, ELEMENTS],
  '/other': ['', '<p>Another page.</p>'],
  '/turbo': [SCRIPT + TURBO, LINK('turbo-other') + ELEMENTS],
  '/turbo-other': [SCRIPT + TURBO, '<p id="other">Another page.</p>'],
  '/start': [
    '<script type="speculationrules">{"prerender":[{"urls":["/plain"],"eagerness":"immediate"}]}</script>',
    LINK('plain'),
  ],
  '/stored': [
    `${SCRIPT}<script type="module">await customElements.whenDefined('mj-game');${STORE}</script>`,
    '<mj-game editable players="Ann, Ben, Cho, Dan"></mj-game>',
  ],
  '/frozen': [
    `<script>Object.freeze(Error.prototype)</script>${SCRIPT}`,
    `${ELEMENTS}<mj-exercise seed="a"></mj-exercise>`,
  ],
};

describe('a page', () => {
  let browser: Browser;
  let page: Page;
  const server = createServer(({ url = '' }, response) => {
    const [head, body] = pages[url] ?? [];
    if (body !== undefined)
      response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>${head}<body>${body}`);
    else if (existsSync(root + url))
      response.setHeader('content-type', 'text/javascript').end(readFileSync(root + url));
    else response.writeHead(404).end();
  });
  const open = async (path: string): Promise<void> => {
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`);
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await puppeteer.launch((await chromium())!);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** What each element shows, with its controls, once that stays the same. */
  async function shown(): Promise<string[]> {
    const read = (): Promise<string[]> =>
      page.$$eval('body *', (all) =>
        all
          .filter(({ localName }) => localName.startsWith('mj-'))
          .map((one) => {
            const count = one.shadowRoot?.querySelectorAll('button, input, select, svg > *').length;
            return `${one.localName} ${count} ${one.shadowRoot?.textContent.replace(/\s+/g, ' ')}`;
          }),
      );
    let before = '';
    for (let calm = 0; calm < 10; calm++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = (await read()).join();
      if (now !== before || !now.includes('Notation')) calm = 0;
      before = now;
    }
    return read();
  }

  it('that comes back from the back/forward cache has what was entered, and works', async ({ skip }) => {
    // The old headless mode has no such cache.
    if ((await browser.version()).startsWith('Headless')) skip();
    await open('plain');
    await shown();
    await page.evaluate(() => {
      const field = document.querySelector('mj-exercise')!.shadowRoot!.querySelector('input')!;
      field.value = '30';
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      document.querySelector('mj-game')!.shadowRoot!.querySelector<HTMLElement>('.winner button')!.click();
      addEventListener('pageshow', ({ persisted }) => (document.title = `restored ${persisted}`));
    });
    const before = await shown();
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/other`);
    await page.goBack();
    expect(await page.title()).toBe('restored true');
    expect(await shown()).toEqual(before);
    await page.$eval('mj-game', (game) => game.shadowRoot!.querySelectorAll<HTMLElement>('.from button')[1]!.click());
    expect(await shown()).not.toEqual(before);
  }, 60_000);

  it('that Turbo restores from its cache is as new', async () => {
    await open('turbo');
    const before = await shown();
    await page.click('a');
    await page.waitForSelector('#other');
    await page.evaluate(() => history.back());
    await page.waitForSelector('mj-hand');
    expect(await shown()).toEqual(before);
  }, 60_000);

  it('that was rendered ahead is as any other', async () => {
    await open('plain');
    const before = await shown();
    // It takes the place of the page before, but a connection that was opened earlier may keep showing that one. Some sessions of a
    // browser render nothing ahead.
    const started = async (): Promise<number> => {
      await browser.close();
      browser = await puppeteer.launch((await chromium())!);
      await open('start');
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await page.click('a');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const connection = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
      const found = (await connection.pages()).find((one) => one.url().endsWith('/plain'));
      const activationStart = await found?.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number }).activationStart,
      );
      if (found && activationStart) page = found;
      else await connection.disconnect();
      return activationStart ?? 0;
    };
    await expect.poll(started, { timeout: 50_000 }).toBeGreaterThan(0);
    expect(await shown()).toEqual(before);
  }, 60_000);

  it('that has frozen the prototype of errors has the same elements', async () => {
    await open('plain');
    const before = await shown();
    await open('frozen');
    const now = await shown();
    expect(now.slice(0, before.length)).toEqual(before);
    expect(now.at(-1)).toContain('How many points');
    const names = await page.evaluate(() => {
      const hand = document.querySelector('mj-hand')!;
      hand.hand = '123x';
      return hand.updateComplete.then(() => [hand.error!.name, (hand.error as unknown as { code: string }).code]);
    });
    expect(names[0]).toBe('NotationError');
  }, 60_000);

  it('that is open in two tabs loses no hand of a game when both store at the same moment', async () => {
    const tabs: Page[] = [];
    for (let tab = 0; tab < 2; tab++) {
      await open('stored');
      await page.waitForFunction(() => document.querySelector('mj-game')!.matches(':defined'), { polling: 50 });
      tabs.push(page);
    }
    const entered: string[] = [];
    for (let round = 0; round < 10; round++)
      await Promise.all(
        tabs.map(async (tab, place) => {
          const hand = `Ben ${8 + 4 * round + 2 * place} from Cho`;
          entered.push(hand);
          await tab.$eval(
            'mj-game',
            (game, line) => {
              game.session = { ...game.session, game: `${game.session.game}\n${line}`.trim() };
              game.dispatchEvent(new Event('input'));
            },
            hand,
          );
        }),
      );
    const stored = (): Promise<string> => page.evaluate(() => JSON.stringify(Object.values({ ...localStorage })));
    for (const hand of entered) expect(await stored()).toContain(hand);
    const shown = (): Promise<string[]> => Promise.all(tabs.map((tab) => tab.$eval('mj-game', ({ value }) => value)));
    await expect.poll(async () => new Set(await shown()).size, { timeout: 5000 }).toBe(1);
  }, 60_000);
});
