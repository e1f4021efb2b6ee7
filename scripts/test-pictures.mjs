/**
 * `npm run test:pictures`: draws the pictures of `mahjong-elements/svg.js` with each program that is installed and compares them
 * with Chromium's: size, background, tiles, and whether each text is where it should be. Then makes examples/book and
 * checks it. Pass names to test only those programs.
 *
 * With `--install`, installs what is missing: Debian's packages, which needs root, and npm's in a folder of their own. A program
 * that is not installed is skipped with a sentence. The package is built first, unless MJ_BUILT is set. The last line printed is
 * `N passed, N failed, N skipped`.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';
import { installPackages } from './platforms/install.mjs';
import { run, write } from './platforms/tools.mjs';

/** Pictures are drawn at twice their size. */
const SCALE = 2;
/** Where npm's programs are. */
const modules = join(root, 'node_modules/.cache/pictures');
/** Debian's Python, of which others may come first on the path. */
const PYTHON = '/usr/bin/python3';
const EPUBCHECK = '/usr/share/java/epubcheck.jar';

const inNode = (/** @type {string} */ code, /** @type {string[]} */ ...args) =>
  run('node', ['--input-type=module', '-e', code, ...args], modules);

/**
 * @typedef {object} Renderer
 * @property {string[]} packages Debian's packages; none if it comes from npm
 * @property {string} [from] the package of npm
 * @property {[program: string, ...args: string[]]} version
 * @property {(svg: string, png: string, size: readonly [number, number]) => Promise<unknown>} draw
 */

/** @type {Record<string, Renderer>} */
const RENDERERS = {
  librsvg: {
    packages: ['librsvg2-bin'],
    version: ['rsvg-convert', '--version'],
    draw: (svg, png) => run('rsvg-convert', ['-z', `${SCALE}`, svg, '-o', png], root),
  },
  'resvg-js': {
    packages: [],
    from: '@resvg/resvg-js',
    version: ['npm', 'ls', '--prefix', modules, '@resvg/resvg-js'],
    draw: (svg, png) =>
      inNode(
        `import { readFileSync, writeFileSync } from 'node:fs'; import { Resvg } from '@resvg/resvg-js';
        writeFileSync(process.argv[2], new Resvg(readFileSync(process.argv[1], 'utf8'), { fitTo: { mode: 'zoom', value: ${SCALE} } }).render().asPng());`,
        svg,
        png,
      ),
  },
  sharp: {
    packages: [],
    from: 'sharp',
    version: ['npm', 'ls', '--prefix', modules, 'sharp'],
    draw: (svg, png) =>
      inNode(
        `import sharp from 'sharp'; await sharp(process.argv[1], { density: ${72 * SCALE} }).png().toFile(process.argv[2]);`,
        svg,
        png,
      ),
  },
  CairoSVG: {
    packages: ['python3-cairosvg'],
    version: [PYTHON, '-m', 'cairosvg', '--version'],
    draw: (svg, png) => run(PYTHON, ['-m', 'cairosvg', svg, '-s', `${SCALE}`, '-o', png], root),
  },
  Inkscape: {
    packages: ['inkscape'],
    version: ['inkscape', '--version'],
    draw: (svg, png) =>
      run('inkscape', [svg, '--export-type=png', `--export-dpi=${96 * SCALE}`, `--export-filename=${png}`], root),
  },
  WeasyPrint: {
    packages: ['weasyprint', 'poppler-utils'],
    version: ['weasyprint', '--version'],
    async draw(svg, png, [width, height]) {
      const html = svg.replace(/svg$/, 'html');
      const page = `@page { size: ${width}px ${height}px; margin: 0 } body { margin: 0 } img { display: block }`;
      writeFileSync(html, `<!doctype html><style>${page}</style><img src="${pathToFileURL(svg)}">`);
      await run('weasyprint', [html, `${png}.pdf`], root);
      await run(
        'pdftoppm',
        ['-png', '-singlefile', '-r', `${96 * SCALE}`, `${png}.pdf`, png.replace(/\.png$/, '')],
        root,
      );
    },
  },
  MuPDF: {
    packages: ['mupdf-tools'],
    version: ['mutool', '-v'],
    draw: (svg, png) => run('mutool', ['draw', '-q', '-r', `${72 * SCALE}`, '-o', png, svg], root),
  },
};

/** What checks the book. @type {Record<string, Pick<Renderer, 'packages' | 'version'>>} */
const READERS = {
  epubcheck: {
    packages: ['epubcheck', 'default-jre-headless'],
    version: ['sh', '-c', `java -jar ${EPUBCHECK} --version || test -f ${EPUBCHECK}`],
  },
  pandoc: { packages: ['pandoc', 'weasyprint', 'poppler-utils'], version: ['pandoc', '--version'] },
};

const isInstalling = process.argv.includes('--install');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = { ...RENDERERS, ...READERS };
for (const name of names) if (!(name in all)) throw new Error(`${name} is not one of ${Object.keys(all).join(', ')}`);

if (!process.env.MJ_BUILT) await run('npm', ['run', 'build'], root, { timeout: 600_000 });
const pictures = await drawAll();
const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium to compare the pictures with.');
const browser = await puppeteer.launch(launchOptions);
// The Chromium from npm sets this for its own fonts, and the other programs would have no others.
delete process.env['FONTCONFIG_PATH'];
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
try {
  const expected = await inChromium();
  const installed = await versions();
  for (const [name, version] of installed) {
    if (version === undefined) continue;
    console.log(`  ${name}: ${version}`);
    if (name in RENDERERS) for (const one of expected) await check(`${name}: ${one.name}`, () => compare(name, one));
  }
  await checkBook(new Map(installed));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed ? 1 : 0;

/** The pictures, by name. */
async function drawAll() {
  const from = (/** @type {string} */ path) => import(pathToFileURL(join(root, 'dist', path)).href);
  const { score } = await from('core/index.js');
  await from('lang/node/zh-Hant.js');
  const svg = await from('svg.js');
  const counted = score('(RRR) [2222c] 456b 99d 78d +9d 2f', { seat: 'south', win: 'self-draw' });
  const table = { scores: { east: 20, south: 184, west: 8, north: 32 }, winner: 'south', discarder: 'east' };
  const game = 'players: Ann, Ben, Cho, Dan\nBen 48 from Cho; Ann 8; Dan 16\nwashout\nAnn 64 self-draw';
  return {
    hand: svg.handToSvg('(EEEE) [2222c] (999d+9d) [RRRR] 5b +5b 12f', {
      situation: { seat: 'south', win: 'self-draw' },
    }),
    breakdown: svg.breakdownToSvg(counted),
    dark: svg.breakdownToSvg(counted, { theme: 'dark' }),
    auto: svg.breakdownToSvg(counted, { theme: 'auto' }),
    Chinese: svg.breakdownToSvg(counted, { lang: 'zh-Hant' }),
    settlement: svg.settlementToSvg(table),
    waits: svg.waitsToSvg('(RRR) 456b 99d 78d EEE', { seen: '6666d' }),
    rules: svg.rulesToSvg('classical', { sections: ['doubles', 'limit-hands'] }),
    game: svg.gameToSvg(game),
  };
}

/** @typedef {{ name: string, svg: string, width: number, height: number, png: PNG, tiles: Box[], texts: (Box & { words: string })[] }} Expected */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Draws the pictures, and finds where their tiles are and where each text begins or ends. @returns {Promise<Expected[]>} */
async function inChromium() {
  const page = await browser.newPage();
  const found = [];
  for (const [name, text] of Object.entries(pictures)) {
    const svg = join(folder, `${name}.svg`);
    writeFileSync(svg, text);
    const [, width = 0, height = 0] = /width="([\d.]+)" height="([\d.]+)"/.exec(text)?.map(Number) ?? [];
    await page.setViewport({ width, height, deviceScaleFactor: SCALE });
    await page.setContent(`<style>* { margin: 0 } svg { display: block }</style>${text}`);
    const boxes = await page.evaluate(() => {
      const boxOf = (/** @type {Element} */ element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      return {
        tiles: [...document.querySelectorAll('use')].filter(({ href }) => href.baseVal.includes('-body')).map(boxOf),
        // The letter or figure at the anchor, from its middle to its base line.
        texts: [...document.querySelectorAll('text')].map((text) => {
          const size = parseFloat(text.getAttribute('font-size') ?? '0');
          const [x, y] = ['x', 'y'].map((key) => parseFloat(text.getAttribute(key) ?? '0'));
          const { e, f } = /** @type {DOMMatrix} */ (text.getScreenCTM());
          const ends = { end: size * 0.6, middle: size * 0.3 }[text.getAttribute('text-anchor') ?? ''] ?? 0;
          const box = { x: e + x - ends, y: f + y - size * 0.75, width: size * 0.6, height: size * 0.8 };
          return { words: text.textContent ?? '', ...box };
        }),
      };
    });
    const png = PNG.sync.read(Buffer.from(await page.screenshot()));
    found.push({ name, svg, width, height, png, ...boxes });
  }
  await page.close();
  return found;
}

/** The mean color in a box, and the share of pixels in it that differ from the background; transparent pixels are white. */
function look(/** @type {PNG} */ png, /** @type {Box} */ { x, y, width, height }) {
  const sum = [0, 0, 0];
  let [ink, count] = [0, 0];
  const back = pixel(png, 2, 2);
  for (let row = Math.round(y * SCALE); row < Math.round((y + height) * SCALE); row++)
    for (let column = Math.round(x * SCALE); column < Math.round((x + width) * SCALE); column++) {
      const color = pixel(png, column, row);
      color.forEach((part, place) => (sum[place] += part));
      if (farthest(color, back) > 40) ink++;
      count++;
    }
  return { mean: sum.map((one) => one / count), ink: ink / count };
}

function pixel(/** @type {PNG} */ { data, width }, /** @type {number} */ x, /** @type {number} */ y) {
  const at = (y * width + x) * 4;
  const alpha = data[at + 3] / 255;
  return [0, 1, 2].map((part) => data[at + part] * alpha + 255 * (1 - alpha));
}

function farthest(/** @type {number[]} */ one, /** @type {number[]} */ other) {
  return Math.max(...one.map((part, place) => Math.abs(part - other[place])));
}

/** @throws {Error} that names all differences */
async function compare(
  /** @type {string} */ renderer,
  /** @type {Expected} */ { name, svg, width, height, png, tiles, texts },
) {
  const path = join(folder, `${name}-${renderer}.png`);
  await RENDERERS[renderer].draw(svg, path, [width, height]);
  const drawn = PNG.sync.read(readFileSync(path));
  const faults = [];
  if (Math.abs(drawn.width - width * SCALE) > SCALE || Math.abs(drawn.height - height * SCALE) > SCALE)
    throw new Error(`${drawn.width} × ${drawn.height}, not ${width * SCALE} × ${height * SCALE}`);
  if (farthest(pixel(drawn, 2, 2), pixel(png, 2, 2)) > 8) faults.push(`the background is ${pixel(drawn, 2, 2)}`);
  for (const [place, box] of tiles.entries()) {
    const [own, wanted] = [look(drawn, box), look(png, box)];
    if (farthest(own.mean, wanted.mean) > 12)
      faults.push(`tile ${place + 1} has the color ${own.mean.map(Math.round)}, not ${wanted.mean.map(Math.round)}`);
  }
  for (const { words, ...box } of texts)
    if (look(drawn, box).ink < 0.04) faults.push(`nothing where “${words}” has its anchor`);
  // What leaves the picture is cut at its edge.
  for (const x of [0, width - 2])
    if (look(drawn, { x, y: 4, width: 1, height: height - 8 }).ink > 0) faults.push(`something at the edge, ${x}`);
  if (faults.length) throw new Error(faults.slice(0, 8).join('\n'));
}

/** The versions of all programs that are wanted; undefined, with a sentence, for those that are missing. */
async function versions() {
  const wanted = Object.entries(all).filter(([name]) => !names.length || names.includes(name));
  const versionOf = (/** @type {Pick<Renderer, 'version'>} */ { version: [program, ...args] }) =>
    run('sh', ['-c', '"$@" 2>&1', 'sh', program, ...args], root, { timeout: 60_000 }).then(
      (printed) => /\d+(?:\.\d+)+/.exec(printed.replace(root, ''))?.[0],
      () => undefined,
    );
  let reasons = new Map();
  if (isInstalling) {
    const missing = [];
    for (const [, one] of wanted) if ((await versionOf(one)) === undefined) missing.push(one);
    reasons = installPackages(/** @type {any} */ (missing.filter(({ packages }) => packages.length)));
    const fromNpm = missing.flatMap((one) => ('from' in one && one.from ? [String(one.from)] : []));
    if (fromNpm.length) {
      mkdirSync(modules, { recursive: true });
      write(modules, 'package.json', '{ "private": true, "type": "module" }\n');
      const options = ['--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-timeout=30000'];
      await run('npm', ['install', ...options, ...fromNpm], modules).catch(() => {});
    }
  }
  /** @type {[string, string | undefined][]} */
  const found = [];
  for (const [name, one] of wanted) {
    const version = await versionOf(one);
    found.push([name, version]);
    if (version !== undefined) continue;
    counts.skipped++;
    const from = 'from' in one && one.from ? `npm install ${one.from}` : `apt-get install ${one.packages.join(' ')}`;
    console.log(`- ${name}: skipped, ${reasons.get(one) ?? `not installed; ${from}, or --install`}`);
  }
  return found;
}

/** Makes the book of the examples, and tries what its README says. */
async function checkBook(/** @type {Map<string, string | undefined>} */ installed) {
  if (!installed.get('epubcheck') && !installed.get('pandoc')) return;
  const book = join(folder, 'book');
  cpSync(join(root, 'examples/book'), book, { recursive: true, filter: (path) => !/node_modules|_book/.test(path) });
  mkdirSync(join(book, 'node_modules'));
  symlinkSync(root, join(book, 'node_modules/mahjong-elements'));
  symlinkSync(join(root, 'node_modules/fflate'), join(book, 'node_modules/fflate'));
  await run('node', ['book.js'], book);
  const made = join(book, '_book');
  if (installed.get('epubcheck'))
    await check('epubcheck: the book has no errors and no warnings', async () => {
      // It prints its findings to stderr, and exits with zero even if there are warnings.
      const said = await run('sh', ['-c', `java -jar ${EPUBCHECK} book.epub 2>&1`], made);
      if (!said.includes('0 fatals / 0 errors / 0 warnings')) throw new Error(said);
    });
  const commands = {
    WeasyPrint: ['weasyprint', 'book.html', 'book.pdf'],
    pandoc: ['pandoc', 'book.html', '-o', 'book.pdf', '--pdf-engine=weasyprint', '--css=book.css'],
  };
  for (const [name, [program, ...args]] of Object.entries(commands))
    if (installed.get(name))
      await check(`${name}: the book as PDF has its pictures`, async () => {
        await run(program, args, made);
        const text = await run('pdftotext', ['-layout', 'book.pdf', '-'], made);
        // In a picture of each chapter.
        for (const words of ['46 points, doubled twice to 184.', 'West pays South 184.', 'Twofold fortune'])
          if (!text.includes(words)) throw new Error(`“${words}” is missing in\n${text}`);
      });
}

async function check(/** @type {string} */ title, /** @type {() => Promise<void>} */ find) {
  try {
    await find();
    counts.passed++;
    console.log(`✓ ${title}`);
  } catch (error) {
    counts.failed++;
    console.log(`✗ ${title}\n${error instanceof Error ? error.message : error}`);
  }
}
