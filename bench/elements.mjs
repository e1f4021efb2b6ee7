/**
 * `node bench/elements.mjs [directory …]` (after a build): measures a page of a thousand and of five thousand elements
 * in Chromium. Further directories with builds of `mahjong-elements.all.js` are measured in turns with this one, for comparison.
 *
 * Times are processor time of the page's main thread, from creating the first element until all are rendered and the
 * page has a layout, so that other programs on the machine count little. Elements out of view may be laid out later,
 * when the page is idle: `until idle` is the time until that has happened too. A list of spans rendered with Lit is
 * measured as well, as a yardstick for the machine. The script exits with code 1 if a goal is missed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import puppeteer from 'puppeteer-core';
import { chromium } from '../scripts/browsers.mjs';
import { randomHands } from './hands.mjs';

const FEW = 1000;
const MANY = 5000;
const ROUNDS = Number(process.env.ROUNDS ?? 7);

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const builds = [fileURLToPath(new URL('../dist/cdn', import.meta.url)), ...process.argv.slice(2)];
const files = Object.fromEntries(
  builds.map((directory, index) => [
    `/${index}/`,
    (name) => {
      const path = `${directory}/${name}`;
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    },
  ]),
);

/** An element of fourteen spans, with a class and a name each. */
const YARDSTICK = `
  import { LitElement, html } from 'lit';
  customElements.define('lit-spans', class extends LitElement {
    static properties = { hand: {}, round: {} };
    render() {
      const span = (text) => html\`<span class=\${text} role="img" aria-label=\${text}>\${text}</span>\`;
      return html\`<div>\${Array.from({ length: 14 }, (_, index) => span(String(this.round ?? '') + index))}</div>\`;
    }
  });
`;
const built = await rolldown({
  input: 'yardstick',
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { conditionNames: ['production', 'browser', 'import', 'default'] },
  plugins: [
    {
      name: 'yardstick',
      resolveId: (id) => (id === 'yardstick' ? id : null),
      load: (id) => (id === 'yardstick' ? YARDSTICK : null),
    },
  ],
});
const yardstick = (await built.generate({ format: 'es' })).output[0].code;

const server = createServer((request, response) => {
  const [, directory, name] = /^(\/\d+\/)([\w.-]+\.js)$/.exec(request.url) ?? [];
  const script = request.url === '/yardstick.js' ? yardstick : files[directory]?.(name);
  response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
  response.end(script ?? '<!doctype html><title>bench</title><main></main>');
}).listen(0, '127.0.0.1');
await new Promise((ready) => server.once('listening', ready));

const browser = await puppeteer.launch({ ...(await chromium()), headless: true, protocolTimeout: 600_000 });
const texts = randomHands(MANY, 7).map(({ text }) => text);

/** Creates elements on a page and marks the moments. */
async function create(kind, hands) {
  const main = document.querySelector('main');
  const rendered = () => Promise.all([...main.querySelectorAll('*')].map((one) => one.updateComplete));
  const later = () => new Promise((done) => setTimeout(done));
  const isIdle = () => !main.querySelector(':state(deferred)');
  performance.mark('start');
  for (const text of hands) {
    const hand = document.createElement(kind === 'yardstick' ? 'lit-spans' : 'mj-hand');
    hand.hand = text;
    if (kind === 'breakdown') {
      const breakdown = document.createElement('mj-score-breakdown');
      breakdown.append(hand);
      main.append(breakdown);
    } else main.append(hand);
  }
  await rendered();
  // A breakdown renders again after its hand has fired its event.
  await rendered();
  void main.offsetHeight;
  performance.mark('drawn');
  do await later();
  while (!isIdle());
  void main.offsetHeight;
  performance.mark('idle');
  for (const one of main.querySelectorAll('mj-hand, lit-spans')) one.setAttribute('round', 'south');
  await rendered();
  void main.offsetHeight;
  performance.mark('changed');
}

async function measure(kind, count, build) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const url = kind === 'yardstick' ? '/yardstick.js' : `/${build}/mahjong-elements.all.js`;
  await page.addScriptTag({ url, type: 'module' });
  const name = { hand: 'mj-hand', breakdown: 'mj-score-breakdown', yardstick: 'lit-spans' }[kind];
  await page.evaluate((tag) => customElements.whenDefined(tag).then(() => {}), name);
  const session = await page.createCDPSession();
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await page.metrics()).JSHeapUsedSize;
  };
  const before = await heap();
  await page.tracing.start({ categories: ['blink.user_timing'] });
  await page.evaluate(create, kind, texts.slice(0, count));
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const after = await heap();
  await page.close();
  const at = (mark) => traceEvents.find((event) => event.name === mark && event.tts !== undefined).tts / 1000 / count;
  return {
    drawn: at('drawn') - at('start'),
    idle: at('idle') - at('start'),
    changed: at('changed') - at('idle'),
    heap: (after - before) / 1000 / count,
  };
}

const cases = [
  { kind: 'yardstick', count: FEW, builds: [0] },
  ...['hand', 'breakdown'].flatMap((kind) => [
    { kind, count: FEW, builds: builds.map((_, index) => index) },
    { kind, count: MANY, builds: [0] },
  ]),
].flatMap(({ kind, count, builds: measured }) => measured.map((build) => ({ kind, count, build, runs: [] })));
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const one of cases) one.runs.push(await measure(one.kind, one.count, one.build));
} finally {
  await browser.close();
  server.close();
}

const of = (kind, count, name, build = 0) =>
  median(
    cases.find((one) => one.kind === kind && one.count === count && one.build === build).runs.map((run) => run[name]),
  );
console.log(`Medians of ${ROUNDS} pages, for each element; processor time of the main thread\n`);
for (const { kind, count, build } of cases) {
  const value = (name, digits) => of(kind, count, name, build).toFixed(digits).padStart(6);
  console.log(
    `${kind.padEnd(9)} ${String(count).padStart(4)} on a page${build ? ` (${builds[build]})` : ''}: drawn ${value('drawn', 3)} ms, until idle ${value('idle', 3)} ms, an attribute ${value('changed', 3)} ms, script memory ${value('heap', 1)} kB`,
  );
}
console.log();
function goal(sentence, value, most, unit) {
  console.log(`${value <= most ? 'reached' : 'MISSED '}  ${sentence}: ${value.toFixed(2)} ${unit} (at most ${most})`);
  if (value > most) process.exitCode = 1;
}
goal('a hand', of('hand', FEW, 'drawn'), 0.35, 'ms');
goal('a breakdown with its hand', of('breakdown', FEW, 'drawn'), 3, 'ms');
goal('an attribute of a hand', of('hand', FEW, 'changed'), 0.3, 'ms');
for (const kind of ['hand', 'breakdown'])
  goal(
    `a ${kind} of ${MANY}, compared with one of ${FEW}`,
    of(kind, MANY, 'drawn') / of(kind, FEW, 'drawn'),
    // Of two runs with the same code, one may be this much slower.
    1.15,
    'times',
  );
goal('script memory of a hand', of('hand', FEW, 'heap'), 60, 'kB');
