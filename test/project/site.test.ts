/** The site as it is built: complete without a script, without other hosts, with links that lead somewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '../../scripts/site-pages.mjs';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const pages = readdirSync(join(root, 'demo')).filter((file) => file.endsWith('.html'));

const pageOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);
/** The page without what the server rendered. */
const written = (page: string): string => page.replace(/<template shadowroot[^]*?<\/template>/g, '');

describe('the site', () => {
  beforeAll(async () => {
    await build({
      configFile: join(root, 'vite.config.ts'),
      build: { outDir: folder },
      logLevel: 'error',
    });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has every page of the demo', () => {
    expect(sitePages.map(({ file }) => file).sort()).toEqual([...pages].sort());
    for (const file of pages) expect(existsSync(join(folder, file)), file).toBe(true);
    expect(existsSync(join(folder, 'game-worker.js'))).toBe(true);
  });

  it.each(pages)('renders all elements of %s on the server', (file) => {
    const page = pageOf(file);
    const elements = matches(written(page), /<(mj-[a-z-]+)[\s>]/g).length;
    const roots = matches(page, /<template shadowroot(mode)="open"/g).length;
    expect(roots).toBeGreaterThanOrEqual(elements);
    if (file !== 'tiles.html') expect(elements).toBeGreaterThan(0);
  });

  it.each(pages)('of %s loads nothing from other hosts, from any folder', (file) => {
    const page = written(pageOf(file));
    const loaded = [
      ...matches(page, /<(?:script|img|iframe|source)[^>]* src="([^"]*)"/g),
      ...matches(page, /<link[^>]* href="([^"]*)"/g),
    ];
    expect(loaded.length).toBeGreaterThan(0);
    for (const address of loaded) {
      if (address === 'data:,') continue;
      expect(address).toMatch(/^\.\//);
      expect(existsSync(join(folder, address)), address).toBe(true);
    }
  });

  it.each(pages)('of %s links to pages and places that exist', (file) => {
    const page = written(pageOf(file));
    for (const address of matches(page, /<a [^>]*href="([^"]*)"/g)) {
      if (/^(https|data):/.test(address)) continue;
      const [path, place] = address.split('#');
      const target = path === '' ? file : path === './' ? 'index.html' : path!.replace(/\?.*/, '');
      expect(existsSync(join(folder, target)), address).toBe(true);
      if (place) expect(pageOf(target), address).toContain(`id="${place}"`);
    }
  });

  it('states every figure of the article as it is computed', () => {
    const page = pageOf('scoring.html');
    expect(matches(written(page), / (expect)="/g).length).toBeGreaterThan(25);
    // Elements mark a figure that differs, and faults.
    expect(page).not.toMatch(/part="(?:unexpected|message)"/);
  });
});
