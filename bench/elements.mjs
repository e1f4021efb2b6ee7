/** `node bench/elements.mjs` (after a build): measures time and memory for a page of a thousand hands in Chromium. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { chromium } from '../scripts/browsers.mjs';
import { randomHands } from './hands.mjs';

const HANDS = 1000;
const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const script = readFileSync(new URL('../dist/cdn/mahjong-elements.js', import.meta.url));
const server = createServer((request, response) => {
  const isScript = request.url === '/mahjong-elements.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : '<!doctype html><title>bench</title><main></main>');
}).listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));

const browser = await puppeteer.launch({ ...(await chromium()), headless: true });
const texts = randomHands(HANDS, 7).map(({ text }) => text);
const runs = [];
try {
  for (let run = 0; run < 7; run++) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.addScriptTag({ url: '/mahjong-elements.js', type: 'module' });
    await page.evaluate(() => customElements.whenDefined('mj-hand'));
    const session = await page.createCDPSession();
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await page.metrics()).JSHeapUsedSize;
    };
    const before = await heap();
    const { drawn, changed } = await page.evaluate(async (hands) => {
      const main = document.querySelector('main');
      const start = performance.now();
      for (const text of hands) {
        const hand = document.createElement('mj-hand');
        hand.hand = text;
        main.append(hand);
      }
      await Promise.all([...main.children].map((hand) => hand.updateComplete));
      void main.offsetHeight;
      const drawnIn = performance.now() - start;
      const begin = performance.now();
      for (const hand of main.children) hand.setAttribute('round', 'south');
      await Promise.all([...main.children].map((hand) => hand.updateComplete));
      void main.offsetHeight;
      return { drawn: drawnIn, changed: performance.now() - begin };
    }, texts);
    runs.push({ drawn, changed, heap: (await heap()) - before });
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
const of = (name) => median(runs.map((run) => run[name])) / HANDS;
console.log(`${HANDS} hands, medians of ${runs.length} pages`);
console.log(`  drawn, scored and laid out: ${of('drawn').toFixed(3)} ms a hand (goal: under 1)`);
console.log(`  an attribute changed:       ${of('changed').toFixed(3)} ms a hand (goal: under 0.3)`);
console.log(
  `  script memory:              ${(of('heap') / 1000).toFixed(1)} kB a hand (goal: under 60 with what the browser keeps)`,
);
