/**
 * `npm run bench:page`: how long readers on a slow phone wait for the first hand. Each page is opened several times with an empty cache
 * in Chromium, with the processor slowed down four times, 150 ms of latency and 1.6 Mbit/s, over HTTP/1.1 and HTTP/2, loaded in every
 * way that the documentation describes, next to a page with one empty Lit element (the floor) and elements of other packages.
 *
 *     npm run bench:page                all pages, five rounds
 *     npm run bench:page -- 3 breakdown floor
 *                                       three rounds of the named pages
 *     npm run bench:page -- --write     also writes the table in docs/sizes.md
 *     npm run bench:page -- --before ../other/dist
 *                                       also loads the files of an older build, next to those of this one
 *
 * Rounds are interleaved, so that a slow moment affects every page. What matters is the ratio of medians within a run. Needs `openssl`
 * for HTTP/2, and the npm registry for the other packages; what is missing is skipped with a sentence.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import { build } from 'vite';
import { renderToString } from '../dist/server.js';
import { chromium } from '../scripts/browsers.mjs';
import { root } from '../scripts/bundle.mjs';

const PHONE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
const TIMEOUT = 30_000;

const HAND = '(RRR) 123b 456b 99d 78d +9d';
const BREAKDOWN = `<mj-score-breakdown profile="british"><mj-hand seat="south">${HAND}</mj-hand></mj-score-breakdown>`;
const SETTLEMENT = `<mj-settlement winner="south" discarder="west">
  <mj-hand seat="east">(RRR) 99c EE 1235b 34d</mj-hand><mj-hand seat="south">(123b) (456c) (789d) 55b WW +W</mj-hand>
  <mj-hand seat="west">(555d) EE 139b 46c 79d S</mj-hand><mj-hand seat="north">(234c) 88d GG 1357b 2c 3d</mj-hand>
</mj-settlement>`;
const GAME =
  '<mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho; Ann 8; Dan 16\nwashout\nAnn 64 self-draw; Ben 4</mj-game>';

/** What a page shows, the elements that a bundled page imports, and the same as a code block. */
const contents = {
  hand: { html: `<mj-hand>${HAND}</mj-hand>`, imports: ['mj-hand'], block: HAND },
  breakdown: {
    html: BREAKDOWN,
    imports: ['mj-hand', 'mj-score-breakdown'],
    block: `show: breakdown\nprofile: british\nseat: south\n${HAND}`,
  },
  '20 breakdowns': { html: BREAKDOWN.repeat(20), imports: ['mj-hand', 'mj-score-breakdown'] },
  tiles: { html: '<p><mj-tile tile="R"></mj-tile> <mj-tile tile="5b"></mj-tile></p>', imports: ['mj-tile'] },
  'in a sentence': { html: `<p>A hand such as <mj-hand>${HAND}</mj-hand> in a sentence.</p>`, imports: ['mj-hand'] },
  value: { html: `<p>It is worth <mj-value hand="${HAND}"></mj-value> points.</p>`, imports: ['mj-value'] },
  settlement: { html: SETTLEMENT, imports: ['mj-hand', 'mj-settlement'] },
  'score sheet': { html: GAME, imports: ['mj-game'] },
};

/** Whether a page shows its first tile, or what others draw, and whether all of its elements are complete. Runs in the page. */
const look = `(() => {
  const drawn = (root, wanted) => [...root.querySelectorAll('*')].some((one) => one.matches(wanted) || (one.shadowRoot && drawn(one.shadowRoot, wanted)));
  const outer = [...document.body.querySelectorAll('[id=one], body > *')].filter((one) => one.localName !== 'script');
  const shows = (one) => drawn(one.parentNode, 'table, [part~=tile], [part~=amount], [part*=piece], piece, canvas, svg, p')
    && [...one.parentNode.querySelectorAll('mj-hand, mj-score-breakdown, mj-settlement, mj-game')]
      .filter((own) => !own.parentElement.closest('mj-score-breakdown, mj-settlement'))
      .every((own) => own.shadowRoot?.querySelector('table, [part~=tile]'));
  const hands = [...document.querySelectorAll('mj-hand')];
  const isComplete = outer.length > 0 && outer.every(shows) && !document.querySelector(':not(:defined)') && hands.every((hand) => hand.score);
  return { hasBegun: isComplete || drawn(document.body, '[part~=tile]'), isComplete };
})()`;

const folder = mkdtempSync(join(tmpdir(), 'mahjong-elements-pages-'));
const options = process.argv.slice(2);
const rounds = Number(options.find((word) => /^\d+$/.test(word))) || 5;
const before = options.includes('--before') ? options.splice(options.indexOf('--before'), 2)[1] : undefined;
const wanted = options.filter((word) => /^[a-z]/.test(word));

const head = (/** @type {string} */ tags) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="stylesheet" href="/mj.css">${tags}</head>`;
const script = (/** @type {string} */ source) => `<script type="module" src="${source}"></script>`;

/** Bundles a page as a project does, and returns the tags for its head. */
async function bundled(/** @type {string} */ name, /** @type {string} */ code, /** @type {string} */ from = root) {
  const source = join(from, `.bench-${name}`);
  mkdirSync(source, { recursive: true });
  try {
    writeFileSync(join(source, 'main.js'), code);
    writeFileSync(
      join(source, 'index.html'),
      '<!doctype html><html><head><script type="module" src="./main.js"></script></head><body></body></html>',
    );
    await build({
      root: source,
      base: `/${name}/`,
      configFile: false,
      logLevel: 'error',
      build: { outDir: join(folder, name), emptyOutDir: true },
    });
  } finally {
    rmSync(source, { recursive: true });
  }
  return /<script[^]*(?=\s*<\/head>)/.exec(readFileSync(join(folder, name, 'index.html'), 'utf8'))?.[0] ?? '';
}

/** @type {Map<string, string>} the pages by name */
const pages = new Map();
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));

for (const [name, { html, imports, block }] of Object.entries(contents)) {
  if (!isWanted(name)) continue;
  const page = (/** @type {string} */ tags, body = html) => `${head(tags)}<body>${body}</body></html>`;
  const add = (/** @type {string} */ how, /** @type {string} */ text) => pages.set(`${name}: ${how}`, text);
  const main = script('/cdn/mahjong-elements.js');
  add('mahjong-elements.js', page(main));
  add('with its first part named', page(`<link rel="modulepreload" href="/cdn/mahjong-elements-hand.js">${main}`));
  add('mahjong-elements.all.js', page(script('/cdn/mahjong-elements.all.js')));
  for (const file of before ? ['mahjong-elements.js', 'autoload.js'] : [])
    add(`${file} before`, page(script(`/before/cdn/${file}`)));
  const own = imports.map((one) => `import ${JSON.stringify(join(root, 'dist', `${one}.js`))};`).join('\n');
  add('Vite', page(await bundled(`vite-${name.replace(/\W+/g, '-')}`, own)));
  if (block)
    add('blocks.js', page(script('/cdn/blocks.js'), `<pre><code class="language-mahjong">${block}</code></pre>`));
  add('server', renderToString(page(main)));
  add('server, with assets', renderToString(page(main), { assets: '/assets/' }));
}
if (isWanted('floor')) {
  const empty = `import { LitElement, html } from 'lit';
customElements.define('x-empty', class extends LitElement { render() { return html\`<p>Empty</p>\`; } });`;
  pages.set(
    'floor: one empty Lit element',
    `${head(await bundled('floor', empty))}<body><x-empty></x-empty></body></html>`,
  );
}
if (isWanted('others')) await addOthers();

/** Elements of other packages that draw a board, in their newest versions. */
async function addOthers() {
  const place = join(folder, 'others');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true }');
  const others = [
    ['chessboard-element', `import 'chessboard-element';`, '<chess-board position="start"></chess-board>'],
    [
      'lichess-pgn-viewer',
      `import start from 'lichess-pgn-viewer'; start(document.querySelector('.game'), { pgn: '1. e4 e5 2. Nf3 Nc6' });`,
      '<div class="game"></div>',
    ],
    ['cubing', `import 'cubing/twisty';`, `<twisty-player visualization="2D" alg="R U R' U'"></twisty-player>`],
  ];
  for (const [name, code, html] of others) {
    try {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', name], {
        cwd: place,
        stdio: 'ignore',
        timeout: 120_000,
      });
      pages.set(`others: ${name}`, `${head(await bundled(name, code, place))}<body>${html}</body></html>`);
    } catch (error) {
      console.log(
        `${name}: skipped, could not be installed and bundled (${String(error).split('\n').slice(0, 4).join(' ')})`,
      );
    }
  }
}

/** Everything compressed once, as a CDN does. */
const compressed = new Map();
function answer(/** @type {string} */ url) {
  const { pathname } = new URL(url, 'http://localhost');
  if (!compressed.has(pathname)) {
    const page = pages.get(decodeURIComponent(pathname.slice(1)));
    const places = [join(root, 'dist', pathname), join(folder, pathname)];
    if (before && pathname.startsWith('/before/')) places.push(join(before, pathname.slice('/before/'.length)));
    const path = places.find((one) => existsSync(one) && extname(one));
    const text = page ?? (path && readFileSync(path));
    const types = {
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.svg': 'image/svg+xml',
      '.wasm': 'application/wasm',
    };
    compressed.set(
      pathname,
      text === undefined
        ? null
        : {
            body: brotliCompressSync(text),
            type: page ? 'text/html' : (types[extname(pathname)] ?? 'application/octet-stream'),
          },
    );
  }
  return compressed.get(pathname);
}
function respond(request, response) {
  const found = answer(request.url);
  if (!found) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': found.type,
    'content-encoding': 'br',
    'content-length': found.body.length,
  });
  response.end(found.body);
}
const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

/** @type {[protocol: string, address: string][]} */
const servers = [];
const plain = createServer(respond);
servers.push(['HTTP/1.1', `http://127.0.0.1:${await listen(plain)}`]);
let secure;
try {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=127.0.0.1',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, respond);
  servers.push(['HTTP/2', `https://127.0.0.1:${await listen(secure)}`]);
} catch {
  console.log('HTTP/2: skipped, openssl is not installed');
}

const launchOptions = await chromium();
if (!launchOptions) throw new Error('Chromium is not available: install it, or name its program in CHROME_PATH');
const browser = await launch({ ...launchOptions, args: [...launchOptions.args, '--ignore-certificate-errors'] });

/** Opens a page once, with an empty cache. */
async function open(/** @type {string} */ url) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 360, height: 640, deviceScaleFactor: 2, isMobile: true });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', PHONE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await page.evaluateOnNewDocument(`{
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) { return attach.call(this, { ...options, mode: 'open' }); };
      let shift = 0; let longest = 0; let painted = Infinity;
      new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value; })
        .observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => { for (const one of list.getEntries()) if (one.startTime > painted) longest = Math.max(longest, one.duration); })
        .observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => { painted = Math.min(painted, list.getEntries()[0].startTime); }).observe({ type: 'paint', buffered: true });
      let begun = 0;
      window.complete = new Promise((resolve) => {
        const turn = () => {
          const now = document.body && (${look});
          if (now?.hasBegun) begun ||= performance.now();
          if (now?.isComplete) resolve(performance.now());
          else requestAnimationFrame(turn);
        };
        requestAnimationFrame(turn);
      });
      window.measured = () => ({ shift, longest, begun });
    }`);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT });
    const complete = Number(
      await page.evaluate(
        `Promise.race([window.complete, new Promise((_, reject) => setTimeout(reject, ${TIMEOUT}, new Error('nothing is shown')))])`,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { metrics } = await session.send('Performance.getMetrics');
    const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    const { shift, longest, begun } = /** @type {{ shift: number; longest: number; begun: number }} */ (
      await page.evaluate('window.measured()')
    );
    return { begun, complete, bytes, requests, busy, shift, longest };
  } finally {
    await context.close();
  }
}

const median = (/** @type {number[]} */ numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
/** @type {Map<string, Awaited<ReturnType<typeof open>>[]>} */
const results = new Map();
for (let round = 0; round < rounds; round++)
  for (const name of pages.keys())
    for (const [protocol, address] of servers) {
      const key = `${protocol} ${name}`;
      try {
        results.set(key, [...(results.get(key) ?? []), await open(`${address}/${encodeURIComponent(name)}`)]);
      } catch (error) {
        console.log(`${key}: ${String(error).split('\n')[0]}`);
        process.exitCode = 1;
      }
    }
await browser.close();
plain.close();
secure?.close();
rmSync(folder, { recursive: true });

const figure = (/** @type {string} */ key, /** @type {'complete'} */ what) =>
  median((results.get(key) ?? []).map((one) => one[what]));
const lines = [];
for (const name of pages.keys()) {
  const [[usual]] = servers.slice(-1);
  const of = (/** @type {any} */ what, protocol = usual) => figure(`${protocol} ${name}`, what);
  if (!results.has(`${usual} ${name}`)) continue;
  const floor = figure(`${usual} floor: one empty Lit element`, 'complete');
  lines.push([
    name,
    ...['begun', 'complete'].flatMap((what) => [
      servers.map(([protocol]) => `${(of(what, protocol) / 1000).toFixed(2)} s`).join(' / '),
      floor ? (of(what) / floor).toFixed(2) : '',
    ]),
    `${of('requests')}`,
    `${(of('bytes') / 1024).toFixed(1)} kB`,
    `${Math.round(of('busy'))} ms`,
    `${Math.round(of('longest'))} ms`,
    of('shift').toFixed(3),
  ]);
}
const heads = [
  `page, loaded by`,
  `first tile after (${servers.map(([protocol]) => protocol).join(' / ')})`,
  'floor = 1',
  'complete after',
  'floor = 1',
  'requests',
  'bytes',
  'main thread',
  'longest task after the first paint',
  'layout shift',
];
const table = [heads, heads.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
console.log(table);
if (options.includes('--write')) {
  const path = join(root, 'docs/sizes.md');
  const text = readFileSync(path, 'utf8');
  const marked = /(<!-- pages -->\n)[^]*?(\n<!-- \/pages -->)/;
  if (!marked.test(text)) throw new Error('docs/sizes.md has no place for the table');
  writeFileSync(
    path,
    text.replace(marked, (_, before, after) => before + table + after),
  );
}
