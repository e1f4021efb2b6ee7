/** Every kind of snippet of the embed builder, run in a blank page: the hand appears with the value that it should have. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { micromark } from 'micromark';
import puppeteer, { type Browser } from 'puppeteer-core';
import { rolldown } from 'rolldown';
import { compile as compileSvelte } from 'svelte/compiler';
import { compileScript, parse as parseVue } from 'vue/compiler-sfc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';
import { isComplete } from '../rounds.js';
import { kinds, snippet, type Choice, type Kind, type Places } from '../../demo/embed-snippets.js';

const root = new URL('../..', import.meta.url).pathname;
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const launch = await chromium();

/** What the server returns in addition to the files of the package. */
const served = { page: '', bundle: '' };
let browser: Browser;
let server: Server;
let places: Places;

/** The pung of west winds is neither South's wind nor the round's. */
const plain: Choice = { hand: '(123b) (456c) (789d) 55b WW +W', seat: 'south', breakdown: false };
const rich: Choice = {
  hand: '[2222c] RRR 456b 99d 78d +9d 2f',
  seat: 'south',
  round: 'south',
  win: 'self-draw',
  profile: 'british',
  limit: '2000',
  // Quotes and braces have a meaning in every one of the languages.
  rules: '--seven-pairs: half limit of [1-9x]{2}*7; flower: 8 points',
  breakdown: true,
  panels: 'none',
  theme: 'dark',
  indices: true,
  width: '24px',
};
/** 24 points: 20 for going out, 4 for the exposed pung. */
const PLAIN_VALUE = 24;
/** 20 + 16 (kong) + 8 (pung) + 2 (self-draw) + 8 (flower) = 54; dragons, own flower, fully concealed: × 8. */
const RICH_VALUE = 432;

const importMap =
  '<script type="importmap">{"imports":{"mahjong-elements":"/dist/cdn/mahjong-elements.all.js"}}</script>';
const blank = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>blank</title>${head}</head><body>${body}</body></html>`;
const withBundle = (): string =>
  blank(importMap, '<div id="app"></div><script type="module" src="/bundle.js"></script>');

/** Bundles modules given by name, with the packages that they import, except the one that the snippet is for. */
async function bundle(modules: Record<string, string>): Promise<string> {
  const build = await rolldown({
    input: 'entry.js',
    external: ['mahjong-elements'],
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    logLevel: 'silent',
    cwd: root,
    plugins: [
      {
        name: 'given',
        resolveId: (id) => (id.replace('./', '') in modules ? join(root, id.replace('./', '')) : undefined),
        load: (id) => modules[id.slice(root.length)],
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  return output[0].code;
}

/** All kinds with `MJ_ROUNDS=1`, otherwise every second one. */
const half = (from: 0 | 1): readonly Kind[] => kinds.filter((_, place) => isComplete || place % 2 === from);

/** Prepares the page that a snippet is written for. */
const prepare: Record<Kind, (code: string) => Promise<void> | void> = {
  block(code) {
    served.page = blank('', micromark(code, { allowDangerousHtml: true }));
  },
  html(code) {
    served.page = blank('', code);
  },
  markdown(code) {
    served.page = blank('', micromark(code, { allowDangerousHtml: true }));
  },
  iframe(code) {
    served.page = blank('', code);
  },
  async react(code) {
    const entry = `import { createRoot } from 'react-dom/client'; import { createElement } from 'react';
      import { Hand } from './hand.tsx'; createRoot(document.querySelector('#app')).render(createElement(Hand));`;
    served.bundle = await bundle({ 'entry.js': entry, 'hand.tsx': code });
    served.page = withBundle();
  },
  async vue(code) {
    const { descriptor, errors } = parseVue(code);
    expect(errors).toEqual([]);
    const { content } = compileScript(descriptor, {
      id: 'hand',
      inlineTemplate: true,
      templateOptions: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('mj-') } },
    });
    const entry = `import { createApp } from 'vue'; import Hand from './hand.js'; createApp(Hand).mount('#app');`;
    served.bundle = await bundle({ 'entry.js': entry, 'hand.js': content });
    served.page = withBundle();
  },
  async svelte(code) {
    const { js, warnings } = compileSvelte(code, { generate: 'client' });
    expect(warnings).toEqual([]);
    const entry = `import { mount } from 'svelte'; import Hand from './hand.js';
      mount(Hand, { target: document.querySelector('#app') });`;
    served.bundle = await bundle({ 'entry.js': entry, 'hand.js': js.code });
    served.page = withBundle();
  },
  /** Angular needs a newer Node than the tests: its module is parsed, and its template, which binds nothing, is the page. */
  async angular(code) {
    const build = await rolldown({
      input: 'entry.ts',
      external: /./,
      plugins: [{ name: 'given', resolveId: () => join(root, 'entry.ts'), load: () => code }],
    });
    await build.close();
    const [, literal] = /template: (`(?:\\.|[^`\\])*`),/.exec(code)!;
    const template = new Function(`return ${literal}`)() as string;
    expect(template).not.toMatch(/\{\{|\[\w+\]=|\(\w+\)=|^\s*@/m);
    served.page = blank(`${importMap}<script type="module">import 'mahjong-elements';</script>`, template);
  },
};

/** What the first hand of a page and its tiles show. */
interface Shown {
  value: number | null;
  tileWidth: string;
  scheme: string;
  indices: boolean;
  breakdown: boolean;
}

async function open(kind: Kind): Promise<Shown> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(new URL('/', places.script).href);
  const frame = kind === 'iframe' ? await (await page.waitForSelector('iframe'))!.contentFrame() : page.mainFrame();
  await frame.waitForFunction(() => (document.querySelector('mj-hand') as { score?: object } | null)?.score);
  const shown = await frame.evaluate(async () => {
    // A score is available before the element has been drawn.
    const elements = document.querySelectorAll<HTMLElement & { updateComplete: Promise<boolean> }>(
      'mj-hand, mj-score-breakdown',
    );
    for (const element of elements) await element.updateComplete;
    const hand = document.querySelector('mj-hand')!;
    const style = getComputedStyle(hand);
    return {
      value: (hand as unknown as { score: { value: number } | null }).score?.value ?? null,
      tileWidth: style.getPropertyValue('--mj-tile-width'),
      scheme: style.colorScheme,
      indices: Boolean(hand.shadowRoot!.querySelector('[part~="index"]')),
      breakdown: Boolean(document.querySelector('mj-score-breakdown')?.shadowRoot?.querySelector('[part~="value"]')),
    };
  });
  expect(errors).toEqual([]);
  await page.close();
  return shown;
}

describe.skipIf(!launch)('a snippet of the embed builder', () => {
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      if (pathname === '/') return response.setHeader('Content-Type', 'text/html').end(served.page);
      if (pathname === '/bundle.js') return response.setHeader('Content-Type', 'text/javascript').end(served.bundle);
      try {
        const body = readFileSync(join(root, pathname.startsWith('/dist/') ? pathname : 'missing'));
        return response.setHeader('Content-Type', types[extname(pathname)] ?? 'text/plain').end(body);
      } catch {
        return response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    places = { script: `${origin}/dist/cdn/mahjong-elements.js`, frame: `${origin}/dist/embed.html` };
    browser = await puppeteer.launch(launch!);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it.each(half(0))('for %s shows the hand with its rules and its look', async (kind) => {
    await prepare[kind](snippet(kind, rich, places));
    const shown = await open(kind);
    expect(shown).toMatchObject({ value: RICH_VALUE, indices: true, breakdown: true });
    // A code block has the look of its page.
    if (kind !== 'block') expect(shown.scheme).toBe('dark');
    // A frame is as wide as its page makes it.
    if (kind !== 'iframe' && kind !== 'block') expect(shown.tileWidth).toBe('24px');
  });

  it.each(half(1))('for %s shows a plain hand', async (kind) => {
    await prepare[kind](snippet(kind, plain, places));
    expect(await open(kind)).toMatchObject({ value: PLAIN_VALUE, indices: false, breakdown: false });
  });
});
