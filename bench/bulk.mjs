/**
 * `node bench/bulk.mjs` (after a build): scores a million random hands in a page, with the module of the page's own
 * origin and with the CDN file of another one. Prints the time, the longest task of the main thread, and the longest
 * wait of a timer. The script exits with code 1 if a goal is missed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { HAND_BYTES, packHand } from '../dist/core/bulk.js';
import { chromium } from '../scripts/browsers.mjs';
import { randomHands } from './hands.mjs';

const HANDS = 1_000_000;
const ROUNDS = 3;
const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const bytes = new Uint8Array(HANDS * HAND_BYTES);
randomHands(HANDS, 11).forEach(({ text, situation }, index) => packHand(text, situation, bytes, index));

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const serve = async () => {
  const server = createServer((request, response) => {
    const path = `${dist}${request.url}`;
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/hands') response.end(bytes);
    else if (request.url.endsWith('.js') && existsSync(path)) {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(path));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>bench</title>');
    }
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return server;
};
const servers = [await serve(), await serve()];
const [own, other] = servers.map((server) => `http://127.0.0.1:${server.address().port}`);

async function measure(file, workers) {
  const page = await browser.newPage();
  await page.goto(own);
  const found = await page.evaluate(
    async (url, most) => {
      const { scoreAll } = await import(url);
      const hands = new Uint8Array(await (await fetch('/hands')).arrayBuffer());
      const tasks = [0];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      let longest = 0;
      let last = performance.now();
      const look = setInterval(() => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      });
      let opened = 0;
      const { Worker } = window;
      window.Worker = class extends Worker {
        constructor(...given) {
          super(...given);
          opened++;
        }
      };
      const start = performance.now();
      const { failed, value } = await scoreAll(hands, 'classical', { workers: most });
      const time = performance.now() - start;
      clearInterval(look);
      await new Promise((done) => setTimeout(done, 50));
      observer.disconnect();
      return {
        time,
        longTask: Math.max(...tasks),
        gap: longest,
        opened,
        failed,
        sum: value.reduce((sum, one) => sum + one),
      };
    },
    file,
    workers,
  );
  await page.close();
  return found;
}

const cases = [
  { name: 'workers, own origin', file: `${own}/core/bulk.js` },
  { name: 'workers, CDN file of another origin', file: `${other}/cdn/bulk.js` },
  { name: 'in turns on the page', file: `${own}/core/bulk.js`, workers: 0 },
].map((one) => ({ ...one, runs: [] }));
const browser = await puppeteer.launch({ ...(await chromium()), headless: true, protocolTimeout: 600_000 });
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const { file, workers, runs } of cases) runs.push(await measure(file, workers));
} finally {
  await browser.close();
  for (const server of servers) server.close();
}

console.log(`${HANDS.toLocaleString('en')} random hands, medians of ${ROUNDS} pages\n`);
let isReached = true;
function goal(sentence, reached) {
  isReached &&= reached;
  console.log(`${reached ? 'reached' : 'MISSED '}  ${sentence}`);
}
for (const { name, runs } of cases) {
  const of = (key) => median(runs.map((run) => run[key]));
  console.log(
    `${name}: ${(of('time') / 1000).toFixed(2)} s, ${of('opened')} workers opened, longest task ${of('longTask').toFixed(0)} ms, longest gap ${of('gap').toFixed(0)} ms`,
  );
}
console.log();
for (const { name, runs, workers } of cases) {
  goal(`${name}: within ten seconds`, median(runs.map(({ time }) => time)) <= 10_000);
  goal(
    `${name}: the same scores`,
    runs.every(({ sum, failed }) => sum === cases[0].runs[0].sum && failed === 0),
  );
  // On a busy machine, a turn on the page can be interrupted by other programs.
  if (workers === 0) continue;
  goal(`${name}: no task of 50 ms`, median(runs.map(({ longTask }) => longTask)) < 50);
  goal(
    `${name}: a worker was used`,
    runs.every(({ opened }) => opened > 0),
  );
}
if (!isReached) process.exitCode = 1;
