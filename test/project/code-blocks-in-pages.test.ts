/**
 * Every HTML block of the documentation and the site, and every script that needs a document, opened in a page of its own:
 * all elements are drawn and scored, nothing fires an error, and the console stays empty.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import puppeteer, { type Browser, type Frame } from 'puppeteer-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';
import { scriptTag } from '../../scripts/cdn.mjs';
import { blocksIn, isTemplate, placeToRun, type Block } from './code-blocks.js';

const root = new URL('../..', import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const launch = await chromium();
/** How many blocks a tab has open. */
const BATCH = 25;

const markup = blocksIn('html').filter((block) => !isTemplate(block));
const scripts = blocksIn('js').filter((block) => placeToRun(block) === 'page');

interface Page {
  readonly place: string;
  readonly html: string;
}

const pages: Page[] = [];
/** The scripts with the packages that they import, by file name. */
let bundles: Record<string, string> = {};
let browser: Browser;
let server: Server;
let origins: { page: string; cdn: string };

/** One build of all scripts. */
async function bundled(blocks: readonly Block[]): Promise<Record<string, string>> {
  const entries = Object.fromEntries(blocks.map((_, number) => [`block-${number}`, `block-${number}.js`]));
  const build = await rolldown({
    input: entries,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    cwd: root,
    plugins: [
      {
        name: 'blocks',
        resolveId: (id) => (/^block-\d+\.js$/.test(id) ? join(root, id) : undefined),
        load: (id) => blocks[Number(/block-(\d+)\.js$/.exec(id)?.[1])]?.code,
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', entryFileNames: '[name].js' });
  await build.close();
  return Object.fromEntries(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code]] : [])));
}

/** A block as it is, with a CDN and a static host on this machine. */
const served = (code: string): string =>
  code
    .replaceAll('https://cdn.jsdelivr.net', origins.cdn)
    .replaceAll('https://example.org', origins.cdn)
    // package.test.ts compares the hash in the README with the build.
    .replace(/ integrity="[^"]*"/g, '');

const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>block</title></head><body>${body}</body></html>`;

const cdnScript = scriptTag(version);

const lineOf = ({ place }: Block): number => Number(place.split(':')[1]);

/** What a block is about: a script is about the HTML above it on the page. */
function contextOf(block: Block): string {
  if (block.language === 'html' && /<(?:mj-|iframe)/.test(block.code)) return '';
  const above = markup.filter((one) => one.page === block.page && lineOf(one) < lineOf(block)).at(-1);
  return above ? contextOf(above) + above.code : '';
}

function pageFor(block: Block): Page {
  const { place, code, language } = block;
  const script = `<script type="module" src="/bundle/block-${scripts.indexOf(block)}.js"></script>`;
  const body = contextOf(block) + (language === 'html' ? code : script);
  // A script that imports nothing needs the elements of its page.
  const needsElements = language === 'js' ? !/^import /m.test(code) : !/<script[^>]* src=/.test(body);
  return { place, html: pageOf(served(needsElements ? body + cdnScript : body)) };
}

/** A page with a frame for each block of a batch. */
function batchFrom(first: number): string {
  const frame = (_: Page, index: number): string =>
    `<iframe src="/block/${first + index}" width="960" height="800" style="display: block"></iframe>`;
  return pageOf(
    pages
      .slice(first, first + BATCH)
      .map(frame)
      .join(''),
  );
}

/** The file at an address: a batch, a block, a bundle, or what the CDN and a static host answer with. */
function fileAt(path: string): { body: string | Buffer; type: string } | undefined {
  const [, folder, name] = /^\/([\w-]+)\/(.*)$/.exec(path) ?? [];
  if (folder === 'batch') return { body: batchFrom(Number(name)), type: '.html' };
  if (folder === 'block') return { body: pages[Number(name)]!.html, type: '.html' };
  if (folder === 'bundle') return { body: bundles[name!]!, type: '.js' };
  if (folder === 'mahjong') return { body: readFileSync(join(root, 'dist', name!)), type: extname(name!) };
  const [, packed] = /^\/npm\/mahjong-elements@[\d.]+\/(.+)$/.exec(path) ?? [];
  return packed === undefined ? undefined : { body: readFileSync(join(root, packed)), type: extname(packed) };
}

/** Runs in a frame: what is wrong with its elements now. */
function faultsOnPage(): string[] {
  interface MjElement extends HTMLElement {
    [property: string]: unknown;
    error?: Error | null;
  }
  /** What an element has found out; of several properties, one. */
  const results: Record<string, string[]> = {
    'mj-hand': ['score'],
    'mj-settlement': ['settlement'],
    'mj-game': ['game'],
    'mj-wall': ['wall'],
    'mj-claims': ['possible'],
    'mj-waits': ['waits', 'discards'],
    'mj-value': ['text'],
    'mj-doubles': ['value'],
    'mj-rules': ['currentProfile'],
  };
  if (document.URL === 'about:blank' || document.readyState !== 'complete') return ['is loading'];
  const all = [...document.querySelectorAll<MjElement>('*')].filter(({ localName }) => localName.startsWith('mj-'));
  return all.flatMap((element) => {
    const { localName: tag, shadowRoot, error } = element;
    const wrong = (what: string): string => `<${tag}> ${what}`;
    if (!element.matches(':defined')) return [wrong('is not defined')];
    if (!shadowRoot) return [wrong('is not drawn')];
    const found: string[] = [];
    if (error) found.push(wrong(`has an error: ${error.message}`));
    for (const state of ['error', 'unexpected', 'empty'])
      if (element.matches(`:state(${state})`)) found.push(wrong(`is in the state ${state}`));
    for (const part of shadowRoot.querySelectorAll('[part~="message"], [part~="unexpected"]'))
      if (part.textContent!.trim()) found.push(wrong(`says: ${part.textContent!.trim()}`));
    const { width, height } = element.getBoundingClientRect();
    // An element that the page hides has no box.
    if (!element.closest('[hidden]') && (width < 8 || height < 8)) found.push(wrong(`is ${width} × ${height} px`));
    if (!shadowRoot.querySelector('svg, [part]') && !shadowRoot.textContent!.trim()) found.push(wrong('is empty'));
    // Unknown tiles have no score, and an exercise hides its answer. A hand that is about to be entered has none yet.
    const isOpen = /\?/.test(element.textContent!) || element.closest('mj-exercise') || element.matches('[editable]');
    const properties = isOpen ? undefined : results[tag];
    if (properties && properties.every((name) => (element[name] ?? null) === null)) found.push(wrong('has no result'));
    if (
      tag === 'mj-score-breakdown' &&
      !isOpen &&
      !/\d/.test(shadowRoot.querySelector('[part~="value"]')?.textContent ?? '')
    )
      found.push(wrong('has no value'));
    return found;
  });
}

/** Waits until all elements of a frame are complete, or what is wrong stays wrong. */
async function faultsIn(frame: Frame): Promise<string[]> {
  // A frame that loads a page loses the scripts that run in it.
  const look = (): Promise<string[]> => frame.evaluate(faultsOnPage).catch(() => ['is loading']);
  let faults = await look();
  for (let tries = 0; faults.length > 0 && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    faults = await look();
  }
  if (faults.length) return faults;
  // A fault may follow: an error that is fired later, a request that fails.
  await frame.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement & { updateComplete?: Promise<boolean> }>('*'))
      await element.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return look();
}

/** What was found on the pages. */
interface Opened {
  /** By the place of the block. */
  readonly faults: Record<string, string[]>;
  /** The frames inside blocks, by the place of the block. */
  readonly inside: Record<string, { title: string; height: string }>;
  elements: number;
}

/** Opens a batch of blocks, each in a frame; frames of one tab share what they have loaded and compiled. */
async function open(batch: string, opened: Opened): Promise<void> {
  const placeOf = (url = batch): string => pages[Number(/\/block\/(\d+)$/.exec(url)?.[1])]?.place ?? url;
  const add = (url: string | undefined, fault: string): unknown => (opened.faults[placeOf(url)] ??= []).push(fault);
  const tab = await browser.newPage();
  await tab.exposeFunction('record', add);
  await tab.evaluateOnNewDocument(() => {
    const record = (what: string): void =>
      (window as unknown as { record: (url: string, fault: string) => void }).record(location.href, what);
    window.addEventListener('mj-error', ({ error }) => record(`mj-error: ${error.message}`), true);
    window.addEventListener('error', ({ message }) => record(`uncaught: ${message}`));
    window.addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${reason}`));
    for (const level of ['warn', 'error'] as const)
      console[level] = (...received: unknown[]) => record(`console: ${received.join(' ')}`);
  });
  // What the browser itself writes to the console names no frame.
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) add(undefined, message.text());
  });
  tab.on('requestfailed', (request) => add(request.frame()?.url(), `failed: ${request.url()}`));
  tab.on('response', (response) => {
    if (response.status() >= 400) add(response.frame()?.url(), `${response.status()}: ${response.url()}`);
  });
  await tab.setViewport({ width: 1000, height: 1000 });
  await tab.goto(origins.page + batch, { waitUntil: 'domcontentloaded' });
  for (const block of tab.mainFrame().childFrames()) {
    // A frame in a block may load only when it is in view.
    await (await block.frameElement())!.evaluate((frame) => frame.scrollIntoView());
    for (const frame of [block, ...block.childFrames()]) {
      for (const fault of await faultsIn(frame)) add(frame.url(), fault);
      opened.elements += await frame.evaluate(
        () => [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('mj-')).length,
      );
    }
    for (const frame of block.childFrames()) {
      if (await block.evaluate(() => Boolean(document.querySelector('[src*="embed-parent"], [src*="/bundle/"]'))))
        await block
          .waitForFunction(() => document.querySelector('iframe')!.style.height, { timeout: 5000 })
          .catch(() => undefined);
      const height = await (await frame.frameElement())!.evaluate(({ style }) => style.height);
      opened.inside[placeOf(block.url())] = { title: await frame.title(), height };
    }
  }
  await tab.close();
}

describe.skipIf(!launch)('a block, opened in a page (built),', () => {
  const opened: Opened = { faults: {}, inside: {}, elements: 0 };

  beforeAll(async () => {
    bundles = await bundled(scripts);
    server = createServer((request, response) => {
      const path = decodeURI(new URL(request.url!, 'http://localhost').pathname);
      if (path === '/favicon.ico') return response.writeHead(204).end();
      try {
        const { body, type } = fileAt(path)!;
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cache-Control', 'max-age=600');
        return response.setHeader('Content-Type', types[type] ?? 'text/plain').end(body);
      } catch {
        return response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // Two origins, as for a page and a CDN.
    origins = { page: `http://127.0.0.1:${port}`, cdn: `http://localhost:${port}` };
    pages.push(...[...markup, ...scripts].map(pageFor));
    browser = await puppeteer.launch(launch!);
    for (let first = 0; first < pages.length; first += BATCH) await open(`/batch/${first}`, opened);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  it('draws and scores, without an error', () => {
    expect(markup.length).toBeGreaterThan(80);
    expect(scripts.length).toBeGreaterThan(3);
    expect(opened.faults).toEqual({});
    expect(opened.elements).toBeGreaterThan(150);
  });

  it('of docs/embed.md has the title that the page states, and fits its frame with either script', () => {
    const frames = Object.entries(opened.inside).flatMap(([place, one]) =>
      place.startsWith('docs/embed.md') ? [one] : [],
    );
    const [, title] = /a sentence about the hand: _“([^”]*)”_/.exec(
      readFileSync('docs/embed.md', 'utf8').replace(/\s+/g, ' '),
    )!;
    const [start, end] = title!.split('…').map((part) => part.trim());
    expect(
      frames.map((one) => one.title.startsWith(start!) && one.title.endsWith(end!)),
      frames[0]!.title,
    ).toEqual([true, true, true]);
    // Without a script the frame keeps its height.
    expect(frames.map(({ height }) => height)).toEqual([
      '',
      expect.stringMatching(/^\d{3}px$/),
      expect.stringMatching(/^\d{3}px$/),
    ]);
  });
});
