/** What elements take while they are on a page, and what they leave behind. */
import { readFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';

/** Elements of a round: after each, all are removed. */
const COUNT = 100;
const ROUNDS = 3;

const HAND = '<mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand>';
const KINDS = {
  hand: HAND,
  breakdown: `<mj-score-breakdown profile="british">${HAND}</mj-score-breakdown>`,
  settlement: `<mj-settlement winner="south" discarder="west">${HAND}
    <mj-hand seat="east">99c EE 1235b 34d 2c GG</mj-hand><mj-hand seat="west">(555d) EE 139b 46c 79d S</mj-hand>
    <mj-hand seat="north">(234c) 88d WW 1357b 2c 3d</mj-hand></mj-settlement>`,
};

/** Adds elements one by one and waits until all are drawn. Runs in the page. */
async function add(markup: string, count: number): Promise<void> {
  const main = document.createElement('main');
  main.innerHTML = markup.repeat(count);
  document.body.append(main);
  const drawn = (): boolean =>
    [...main.children].every((one) => one.shadowRoot?.querySelector('table, [part~=tile]')) &&
    !main.querySelector(':state(waiting)');
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (!drawn());
}

describe('elements that come and go', () => {
  let browser: Browser;
  beforeAll(async () => {
    const launchOptions = await chromium();
    if (!launchOptions) throw new Error('No Chromium found, not even the one that npm installs.');
    browser = await puppeteer.launch({ ...launchOptions, protocolTimeout: 300_000 });
  });
  afterAll(() => browser?.close());

  async function start(): Promise<{ page: Page; measure: () => Promise<{ kB: number; nodes: number }> }> {
    const page = await browser.newPage();
    await page.addScriptTag({ type: 'module', content: readFileSync('dist/cdn/mahjong-elements.all.js', 'utf8') });
    const session = await page.createCDPSession();
    return {
      page,
      measure: async () => {
        for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        const { nodes } = await session.send('Memory.getDOMCounters');
        return { kB: usedSize / 1000, nodes };
      },
    };
  }

  it.each([
    ['hand', 8],
    ['breakdown', 26],
    ['settlement', 53],
  ] as const)(
    'take as %s at most %i kB of the script’s heap each, and nothing after they were removed',
    { timeout: 300_000 },
    async (kind, most) => {
      const { page, measure } = await start();
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        const before = await measure();
        await page.evaluate(add, KINDS[kind], COUNT);
        const during = await measure();
        await page.evaluate(() => document.querySelector('main')!.remove());
        const after = await measure();
        rounds.push({ each: (during.kB - before.kB) / COUNT, nodes: after.nodes, kB: after.kB });
      }
      await page.close();
      // The first round compiles.
      const [, second, last] = rounds;
      expect(last!.each, JSON.stringify(rounds)).toBeLessThanOrEqual(most);
      // Templates remain.
      expect(last!.nodes, JSON.stringify(rounds)).toBeLessThan(1000);
      expect(last!.nodes - second!.nodes, JSON.stringify(rounds)).toBe(0);
      // If each were kept, this would be thousands.
      expect(last!.kB - second!.kB, JSON.stringify(rounds)).toBeLessThan(250);
    },
  );
});
