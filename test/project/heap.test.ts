import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';
import { isComplete } from '../rounds.js';

const ROUNDS = 10;
const HANDS = isComplete ? 200 : 50;

describe('the heap of a page', () => {
  it(`does not grow when ${HANDS} hands come and go ten times`, { timeout: 120_000 }, async () => {
    const launchOptions = await chromium();
    if (!launchOptions) throw new Error('No Chromium found, not even the one that npm installs.');
    const browser = await puppeteer.launch(launchOptions);
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ type: 'module', content: readFileSync('dist/cdn/mahjong-elements.all.js', 'utf8') });
      const session = await page.createCDPSession();
      const measure = async (): Promise<{ bytes: number; nodes: number }> => {
        for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        const { nodes } = await session.send('Memory.getDOMCounters');
        return { bytes: usedSize, nodes };
      };
      const heaps: { bytes: number; nodes: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await page.evaluate(async (length) => {
          const hands = Array.from({ length }, (_, place) => {
            const hand = document.createElement('mj-hand');
            hand.textContent = `${(place % 9) + 1}b 123d 456d 789d EE S +S`;
            return hand;
          });
          document.body.append(...hands);
          await Promise.all(
            hands.map((hand) => (hand as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete),
          );
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          for (const hand of hands) hand.remove();
        }, HANDS);
        heaps.push(await measure());
      }
      // The first rounds compile; each leaked hand would take 18 kB, and fifty 900 kB.
      const [start, end] = [heaps[3]!, heaps[ROUNDS - 1]!];
      expect(end.bytes - start.bytes, JSON.stringify(heaps)).toBeLessThan(200_000);
      expect(end.nodes - start.nodes, JSON.stringify(heaps)).toBeLessThan(200);
    } finally {
      await browser.close();
    }
  });
});
