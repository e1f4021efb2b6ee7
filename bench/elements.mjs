/**
 * `node bench/elements.mjs [directory …]` (after a build): what a page with a thousand and with four thousand hands, breakdowns and
 * settlements costs in Chromium, next to copies of the same shadow trees. Further directories with builds of
 * `mahjong-elements.all.js` are measured in turns with this one, for comparison; `KINDS=hand,settlement` and `COUNTS=1000` leave out
 * others, `ROUNDS=3` is quicker.
 *
 * Times are processor time of the page's main thread, so that other programs on the machine count little: from creating the first
 * element until all are rendered, scored, laid out and painted, those out of view included. The copies are cloned from templates and
 * placed in shadow roots that adopt the same style sheets. What matters are the ratios. The script exits with code 1 if a goal is missed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { chromium } from '../scripts/browsers.mjs';
import { randomHands } from './hands.mjs';

const [FEW, MANY] = (process.env.COUNTS ?? '1000,4000').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const KINDS = (process.env.KINDS ?? 'hand,breakdown,settlement').split(',');
/** How many elements the copies are taken from. */
const MODELS = 200;
const MOST = 1.4;
const GROWTH = 1.1;

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const builds = [fileURLToPath(new URL('../dist/cdn', import.meta.url)), ...process.argv.slice(2)];
const server = createServer((request, response) => {
  const [, build, name] = /^\/(\d+)\/([\w.-]+\.js)$/.exec(request.url) ?? [];
  const path = name && `${builds[build]}/${name}`;
  const script = path && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
  response.end(script ?? '<!doctype html><title>bench</title><main></main>');
}).listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));

const browser = await puppeteer.launch({ ...(await chromium()), headless: true, protocolTimeout: 600_000 });
const texts = randomHands(MANY ?? FEW, 7).map(({ text }) => text);

const markup = {
  hand: (text) => `<mj-hand hand="${text}"></mj-hand>`,
  breakdown: (text) => `<mj-score-breakdown><mj-hand hand="${text}"></mj-hand></mj-score-breakdown>`,
  settlement: (text, index) =>
    `<mj-settlement winner="south" discarder="west" scores="east ${8 + 2 * (index % 9)}; west 16; north 4"><mj-hand seat="south" hand="${text}"></mj-hand></mj-settlement>`,
};
const tags = { hand: 'mj-hand', breakdown: 'mj-score-breakdown', settlement: 'mj-settlement' };

/** Creates elements, or copies of models, and marks when it begins and when everything is on the screen. Runs in the page. */
async function create(wanted, models) {
  const main = document.querySelector('main');
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const sheets = new Map(
    Object.entries(models?.styles ?? {}).map(([tag, styles]) => [
      tag,
      styles.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      }),
    ]),
  );
  const templates = models?.trees.map((html) => {
    const holder = document.createElement('div');
    holder.setHTMLUnsafe(
      html
        .replaceAll('shadowrootmode="open"', 'shadowrootmode="open" shadowrootclonable')
        // Nobody assigns the children of a copy, so it would be without its hands.
        .replaceAll(' shadowrootslotassignment="manual"', ''),
    );
    return holder.firstElementChild;
  });
  await frame();
  performance.mark('begun');
  if (models) {
    const all = document.createDocumentFragment();
    for (let index = 0; index < wanted; index++) {
      const copy = templates[index % templates.length].cloneNode(true);
      for (const one of [copy, ...copy.querySelectorAll('*')])
        if (one.shadowRoot) one.shadowRoot.adoptedStyleSheets = sheets.get(one.localName);
      all.append(copy);
    }
    main.append(all);
  } else {
    const all = document.createElement('template');
    all.innerHTML = wanted.join('');
    main.append(all.content);
    const mine = [...main.querySelectorAll('*')];
    // A breakdown renders again after its hand has fired its event.
    for (let times = 0; times < 2; times++) await Promise.all(mine.map((one) => one.updateComplete));
    while (main.querySelector(':state(waiting)')) await frame();
  }
  await frame();
  await frame();
  performance.mark('painted');
  return main.offsetHeight;
}

/** The shadow trees and style sheets of elements on a page. Runs in the page. */
function read(count) {
  const styles = {};
  // Copies have no manual slots: they name them.
  for (const one of document.querySelectorAll('main *')) if (one.assignedSlot?.name) one.slot = one.assignedSlot.name;
  const visit = (root) => {
    for (const one of root.querySelectorAll('*'))
      if (one.shadowRoot) {
        styles[one.localName] ??= one.shadowRoot.adoptedStyleSheets.map((sheet) =>
          [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'),
        );
        visit(one.shadowRoot);
      }
  };
  visit(document);
  const trees = [...document.querySelector('main').children].slice(0, count).map((one) => {
    const roots = [one, ...one.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const holder = document.createElement('div');
    one.replaceWith(holder);
    holder.append(one);
    return holder.getHTML({ shadowRoots: roots });
  });
  return { styles, trees };
}

/** Opens a page and calls `run` on it; with a build, its elements are defined. */
async function onPage(kind, build, run) {
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    if (build !== undefined) {
      await page.addScriptTag({ url: `/${build}/mahjong-elements.all.js`, type: 'module' });
      await page.evaluate((tag) => customElements.whenDefined(tag).then(() => {}), tags[kind]);
    }
    return await run(page);
  } finally {
    await page.close();
  }
}

/** Milliseconds of the main thread and pixels of height, for each element. */
const measure = (kind, count, build, models) =>
  onPage(kind, models ? undefined : build, async (page) => {
    await page.tracing.start({ categories: ['blink.user_timing'] });
    const height = await page.evaluate(create, models ? count : texts.slice(0, count).map(markup[kind]), models);
    const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
    const at = (mark) => traceEvents.find(({ name, tts }) => name === mark && tts !== undefined).tts / 1000;
    return { time: (at('painted') - at('begun')) / count, height: height / count };
  });

const cases = KINDS.flatMap((kind) =>
  [FEW, MANY]
    .filter(Boolean)
    .flatMap((count) => [
      { kind, count, build: 'copies', runs: [] },
      ...builds.map((_, build) => ({ kind, count, build, runs: [] })),
    ]),
);
const of = (kind, count, build, what = 'time') =>
  median(
    cases.find((one) => one.kind === kind && one.count === count && one.build === build).runs.map((run) => run[what]),
  );
const ratio = (kind, count, build = 0) => of(kind, count, build) / of(kind, count, 'copies');
try {
  const models = {};
  for (const kind of KINDS)
    models[kind] = await onPage(kind, 0, async (page) => {
      await page.evaluate(create, texts.slice(0, MODELS).map(markup[kind]));
      return page.evaluate(read, MODELS);
    });
  for (let round = 0; round < ROUNDS; round++)
    for (const one of cases)
      try {
        one.runs.push(
          await measure(one.kind, one.count, one.build, one.build === 'copies' ? models[one.kind] : undefined),
        );
      } catch (error) {
        console.log(`${one.count} × ${one.kind} (${one.build}): lost, ${String(error).split('\n')[0]}`);
      }
} finally {
  await browser.close();
  server.close();
}

console.log(`Medians of ${ROUNDS} pages, for each element; processor time of the main thread\n`);
for (const { kind, count, build } of cases)
  console.log(
    `${String(count).padStart(4)} × ${kind.padEnd(10)} ${(build === 'copies' ? build : builds[build]).padEnd(40)} ${of(kind, count, build).toFixed(3).padStart(7)} ms, ${build === 'copies' ? ' 1   ' : ratio(kind, count, build).toFixed(2).padStart(5)} × copies, ${of(kind, count, build, 'height').toFixed(1)} px high`,
  );
function goal(sentence, value, most) {
  console.log(`${value <= most ? 'reached' : 'MISSED '}  ${sentence}: ${value.toFixed(2)} (at most ${most})`);
  if (value > most) process.exitCode = 1;
}
for (const kind of KINDS) {
  goal(`a ${kind} of ${FEW}, next to a copy`, ratio(kind, FEW), MOST);
  if (MANY) goal(`a ${kind} of ${MANY}, next to one of ${FEW}`, of(kind, MANY, 0) / of(kind, FEW, 0), GROWTH);
}
