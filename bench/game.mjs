/**
 * `node bench/game.mjs` (after a build): measures in Chromium how long a game of 200 hands takes to render, and to
 * follow a change of its first hand: until what a screen shows is laid out. `complete` is when the last row is there.
 * Exits with code 1 if a goal is missed.
 */
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { chromium } from '../scripts/browsers.mjs';
import { randomHands } from './hands.mjs';

const HANDS = 200;
const RUNS = 15;
const GOALS = { rendered: 50, edited: 30, corrected: 30 };
const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const server = createServer((request, response) => {
  const file = new URL(`../dist/cdn${request.url}`, import.meta.url);
  const isScript = /^\/[\w-]+\.js$/.test(request.url) && existsSync(file);
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? readFileSync(file) : '<!doctype html><title>bench</title><main></main>');
}).listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));

/** Every fifth hand is won by tiles. East wins every hand but the wash-outs, because a game ends after sixteen deals. */
const players = ['Ann', 'Ben', 'Cho', 'Dan'];
const tiles = randomHands(2000, 15).filter(
  ({ text, situation }) => /\+/.test(text) && !situation.circumstances?.length,
);
const lines = Array.from({ length: HANDS }, (_, hand) => {
  if (hand % 11 === 10) return 'washout';
  const value =
    hand % 5 === 4 ? `${tiles[hand].text} self-draw` : `${20 + ((hand * 14) % 80)} from ${players[1 + (hand % 3)]}`;
  return `Ann ${value}; Ben ${hand % 20}; Dan ${(hand * 2) % 30}`;
});

const browser = await puppeteer.launch({ ...(await chromium()), headless: true });
const runs = [];
try {
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage();
    await page.setViewport({ width: 900, height: 900 });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.addScriptTag({ url: '/mahjong-elements.all.js', type: 'module' });
    runs.push(
      await page.evaluate(async (all) => {
        const main = document.querySelector('main');
        // The element and its form load when a page uses them.
        main.innerHTML = '<mj-game editable players="Ann, Ben, Cho, Dan" hands="washout"></mj-game>';
        await customElements.whenDefined('mj-game');
        while (!main.firstChild.shadowRoot?.querySelector('.entry')) await new Promise((later) => setTimeout(later, 5));
        main.replaceChildren();
        const drawn = async (game) => {
          await game.updateComplete;
          void game.offsetHeight;
        };
        const game = document.createElement('mj-game');
        game.players = 'Ann, Ben, Cho, Dan';
        game.editable = true;
        game.hands = all.join('\n');
        const start = performance.now();
        main.append(game);
        await drawn(game);
        const rendered = performance.now() - start;
        // What is far below the first rows follows when the page is idle.
        while (!game.shadowRoot.querySelector(`[data-row="${all.length}"]`))
          await new Promise((later) => requestAnimationFrame(later));
        const complete = performance.now() - start;
        if (game.error || game.game.rows.length !== all.length) throw new Error(String(game.error));
        while (!game.shadowRoot.querySelector('.entry')) await new Promise((later) => setTimeout(later, 5));
        await drawn(game);
        const begin = performance.now();
        game.hands = [all[0].replace(/\d+/, '64'), ...all.slice(1)].join('\n');
        await drawn(game);
        const edited = performance.now() - begin;
        // The same by hand: open the row, change the value, save.
        const press = async (selector) => {
          game.shadowRoot.querySelector(selector).click();
          await drawn(game);
        };
        await press('[data-row="1"]');
        while (!game.shadowRoot.querySelector('.detail .actions button'))
          await new Promise((later) => setTimeout(later, 5));
        await press('.detail .actions button');
        await press('.values button');
        await press('.pad button:nth-child(8)');
        const last = performance.now();
        await press('.ends .done');
        const corrected = performance.now() - last;
        return { rendered, complete, edited, corrected };
      }, lines),
    );
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
const complete = median(runs.map((run) => run.complete)).toFixed(1);
console.log(`A game of ${HANDS} hands, medians of ${RUNS} pages (complete after ${complete} ms)`);
for (const [name, goal] of Object.entries(GOALS)) {
  const taken = median(runs.map((run) => run[name]));
  console.log(
    `  ${taken < goal ? 'reached' : 'MISSED '}  ${name.padEnd(10)} ${taken.toFixed(1)} ms (goal: under ${goal})`,
  );
  if (!(taken < goal)) process.exitCode = 1;
}
