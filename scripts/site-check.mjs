/**
 * `npm run site:check [-- page.html … --no-lighthouse --median --shots --why]`: opens every page of the built site in Chromium,
 * below a sub-path of a static host, and checks what would take the tests too long: axe in light, dark and forced
 * colors, that nothing shifts while a page loads, that it fits from 320 to 1,600 pixels, on A4 paper and on a phone with
 * larger text, that it sends requests to no other host, and Lighthouse (performance, accessibility, best practices, SEO) as a throttled phone.
 * Fails below 95. With `--median`, it runs nothing but Lighthouse, on each page five times, and takes the medians.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';
import { sitePages } from './site-pages.mjs';

const LIGHTHOUSE = /** @type {string} */ ('lighthouse');
const LEAST = 95;
const MOUNT = '/some/folder/';
const WIDTHS = [320, 375, 768, 1200, 1600];
/** How large readers may set the text of their browser. */
const TEXT_SIZES = [1.5, 2];
/** The width of a sheet of A4 between margins of 2 cm, in CSS pixels. */
const PAPER = 643;
/** Rules that axe leaves out by default and Lighthouse uses. */
const MORE_RULES = Object.fromEntries(
  ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header', 'target-size'].map((id) => [
    id,
    { enabled: true },
  ]),
);
/** A click on a control may move what follows; only unexpected shifts count. */
const PHONE = { width: 360, height: 740, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

const options = process.argv.slice(2);
const named = options.filter((one) => !one.startsWith('--'));
const files = sitePages.map(({ file }) => file).filter((file) => named.length === 0 || named.includes(file));
const onlyMedian = options.includes('--median');
/** How often Lighthouse measures a page. */
const runs = onlyMedian ? 5 : options.includes('--no-lighthouse') ? 0 : 1;
const withShots = options.includes('--shots');

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
});
const compressed = new Map();

/** A static host that compresses text, as hosts do. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname.replace(/\/$/, '/index.html');
  try {
    if (!path.startsWith(MOUNT)) throw new Error('outside the folder');
    const file = join(root, 'site', decodeURIComponent(path.slice(MOUNT.length)));
    let body = readFileSync(file);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', path.includes('/assets/') ? 'max-age=31536000, immutable' : 'max-age=600');
    if (/text|json|svg/.test(type) && body.length > 1000) {
      const kept =
        compressed.get(file) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      compressed.set(file, kept);
      body = kept;
      response.setHeader('Content-Encoding', 'br');
    }
    response.end(body);
  } catch {
    response.statusCode = 404;
    response.end('not found');
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const origin = `http://127.0.0.1:${port}`;

const launch = await chromium();
if (!launch) throw new Error('No Chromium found. Install one, or name its program in CHROME_PATH.');
const browser = await puppeteer.launch(launch);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Browsers whose reader has set a larger text. */
const largeTexts = await Promise.all(
  (onlyMedian ? [] : TEXT_SIZES).map(async (size) => {
    const args = [...(launch.args ?? []), `--blink-settings=defaultFontSize=${16 * size}`];
    return { size, browser: await puppeteer.launch({ ...launch, args }) };
  }),
);
let faultCount = 0;

// Two at a time: one page waits for its network while the other computes. Lighthouse measures alone.
const waiting = [...files];
await Promise.all([run(), ...(runs ? [] : [run()])]);

await Promise.all([browser, ...largeTexts.map(({ browser }) => browser)].map((one) => one.close()));
server.close();
console.log(`\n${files.length} pages, ${faultCount} faults`);
process.exitCode = faultCount > 0 ? 1 : 0;

/** Checks the pages that are left, one after the other. */
async function run() {
  // A window of its own: a browser does not draw a tab in the background.
  const context = await browser.createBrowserContext();
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    /** @type {string[]} */
    const faults = [];
    const start = performance.now();
    /** @type {string[]} */
    const shifts = [];
    if (!onlyMedian) {
      shifts.push(`CLS ${await checkLoading(context, file, faults)} / ${await checkAccess(context, file, faults)}`);
      for (const { size, browser } of largeTexts) await checkLargeText(browser, size, file, faults);
    }
    const scores = await medianScores(file);
    for (const [name, score] of Object.entries(scores)) if (score < LEAST) faults.push(`Lighthouse ${name} ${score}`);
    const figures = [
      ...shifts,
      ...Object.entries(scores).map(([name, score]) => `${name} ${score}`),
      `${((performance.now() - start) / 1000).toFixed(1)} s`,
    ];
    faultCount += faults.length;
    console.log(`${faults.length > 0 ? 'FAIL' : 'ok  '} ${file.padEnd(34)} ${figures.join(', ')}`);
    for (const fault of new Set(faults)) console.log(`     ${fault}`);
  }
}

/** Opens a page as first visited on a phone: layout shifts, errors and requests. */
async function checkLoading(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ file,
  /** @type {string[]} */ faults,
) {
  const page = await open(context, file, PHONE, faults);
  const shift = await shiftOf(page, faults);
  await page.close();
  return shift;
}

async function open(
  /** @type {import('puppeteer-core').BrowserContext | import('puppeteer-core').Browser} */ context,
  /** @type {string} */ file,
  /** @type {import('puppeteer-core').Viewport} */ viewport,
  /** @type {string[]} */ faults,
) {
  const page = await context.newPage();
  await page.setViewport(viewport);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`requests ${url}`);
  });
  await page.evaluateOnNewDocument(() => {
    const all = /** @type {any} */ (globalThis);
    all.shift = 0;
    all.shifted = '';
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        if (entry.hadRecentInput) continue;
        all.shift += entry.value;
        for (const { node } of entry.sources ?? [])
          all.shifted += ` ${node?.nodeName?.toLowerCase()}${node?.id ? `#${node.id}` : ''}${node?.className ? `.${node.className}` : ''}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${origin}${MOUNT}${file}`, { waitUntil: 'networkidle0', timeout: 60_000 });
  return page;
}

/** How much moved since the page was opened. */
async function shiftOf(/** @type {import('puppeteer-core').Page} */ page, /** @type {string[]} */ faults) {
  const { shift, shifted, width } = await page.evaluate(() => {
    const { shift, shifted, innerWidth: width } = /** @type {any} */ (globalThis);
    return { shift, shifted, width };
  });
  if (shift > 0.001) faults.push(`layout shifts by ${shift} at ${width} px: ${shifted}`);
  return Math.round(shift * 1000) / 1000;
}

/** Axe in light, dark and forced colors, and no sideways scrolling at any width nor on paper. Returns layout shift. */
async function checkAccess(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ file,
  /** @type {string[]} */ faults,
) {
  const page = await open(context, file, { width: 1200, height: 900 }, faults);
  const shift = await shiftOf(page, faults);
  await page.evaluate(axe);
  const fits = async (/** @type {number} */ width, /** @type {string} */ where) => {
    await page.setViewport({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) faults.push(`${excess} px too wide ${where}`);
  };
  for (const width of WIDTHS) {
    await fits(width, `at ${width} px`);
    if (width !== 320 && width !== 1200) continue;
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      // A scheme changes nothing but colors.
      const only = scheme === 'dark' ? { runOnly: ['color-contrast'] } : { rules: MORE_RULES };
      faults.push(...(await runAxe(page, `(${scheme}, ${width} px)`, only)));
      if (withShots) await screenshot(page, `${file.replace(/\.html$/, '').replaceAll('/', '-')}-${width}-${scheme}`);
    }
  }
  // Puppeteer has no name for this feature.
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  // The browser sets the colors, which computed styles do not show.
  faults.push(...(await runAxe(page, '(forced colors)', { rules: { 'color-contrast': { enabled: false } } })));
  await session.send('Emulation.setEmulatedMedia', { media: 'print', features: [] });
  await fits(PAPER, 'on paper');
  await page.close();
  return shift;
}

/** No sideways scrolling, and no words in pieces, on a phone with larger text. */
async function checkLargeText(
  /** @type {import('puppeteer-core').Browser} */ browser,
  /** @type {number} */ size,
  /** @type {string} */ file,
  /** @type {string[]} */ faults,
) {
  const page = await open(browser, file, PHONE, faults);
  const where = `with text of ${size * 100} %`;
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (excess > 0) faults.push(`${excess} px too wide at ${PHONE.width} px ${where}`);
  for (const word of await page.evaluate(brokenWords))
    faults.push(`“${word}” has one or two letters per line ${where}`);
  if (withShots) await screenshot(page, `${file.replace(/\.html$/, '').replaceAll('/', '-')}-text-${size * 100}`);
  await page.close();
}

/** Words of which a line has fewer than three letters. Runs in the page. */
function brokenWords() {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {(root: Document | ShadowRoot) => void} */
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      for (const node of element.childNodes) {
        // A column that is wide enough for a few letters breaks no words.
        if (
          node.nodeType !== Node.TEXT_NODE ||
          element.clientWidth > 6 * parseFloat(getComputedStyle(element).fontSize)
        )
          continue;
        const text = node.textContent ?? '';
        // Text for screen readers alone has no width.
        if (element.clientWidth === 1) continue;
        for (const { 0: word, index } of text.matchAll(/\p{Script=Latin}{4,}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && word.length / lines.size < 3) found.add(word);
        }
      }
    }
  };
  visit(document);
  return [...found];
}

/** The first screens of a page, in the folder screenshots. */
async function screenshot(/** @type {import('puppeteer-core').Page} */ page, /** @type {string} */ name) {
  mkdirSync(join(root, 'screenshots'), { recursive: true });
  const { width = 0 } = page.viewport() ?? {};
  const path = /** @type {`${string}.png`} */ (join(root, 'screenshots', `${name}.png`));
  const clip = { x: 0, y: 0, width, height: width < 700 ? 1500 : 1200 };
  await page.screenshot({ path, clip, captureBeyondViewport: true });
}

/** What axe finds, one sentence for each rule. */
function runAxe(/** @type {import('puppeteer-core').Page} */ page, /** @type {string} */ where, axeOptions = {}) {
  return page.evaluate(
    async (where, axeOptions) => {
      const { violations } = await /** @type {any} */ (globalThis).axe.run({
        resultTypes: ['violations'],
        ...axeOptions,
      });
      return /** @type {string[]} */ (
        violations.map(
          (/** @type {any} */ { id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map((/** @type {any} */ one) => `${one.target.flat().join(' ')} ${one.any[0]?.message ?? ''}`)
              .join(' | ')} ${where}`,
        )
      );
    },
    where,
    axeOptions,
  );
}

/** The medians of all runs, which vary with the machine. */
async function medianScores(/** @type {string} */ file) {
  /** @type {Record<string, number[]>} */
  const all = {};
  for (let run = 0; run < runs; run++)
    for (const [name, score] of Object.entries(await lighthouseScores(file))) (all[name] ??= []).push(score);
  return Object.fromEntries(
    Object.entries(all).map(([name, scores]) => [name, scores.sort((one, other) => one - other)[runs >> 1]]),
  );
}

/** @returns {Promise<Record<string, number>>} */
async function lighthouseScores(/** @type {string} */ file) {
  // By a name that TypeScript does not follow: its types redeclare those of puppeteer.
  const { default: lighthouse } = await import(LIGHTHOUSE);
  const page = await browser.newPage();
  const result = await lighthouse(
    `${origin}${MOUNT}${file}`,
    { logLevel: 'silent', output: 'json', onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] },
    undefined,
    page,
  );
  await page.close();
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  if (options.includes('--why'))
    for (const { id, score, title, displayValue } of Object.values(/** @type {Record<string, any>} */ (audits)))
      if (score !== null && score < 0.9) console.log(`       ${id} ${score}: ${title} ${displayValue ?? ''}`);
  return Object.fromEntries(
    Object.values(/** @type {Record<string, any>} */ (categories)).map(({ id, score }) => [
      id,
      Math.round((score ?? 0) * 100),
    ]),
  );
}
