/** The documentation, compared with the package: its links and its tables. See code-blocks.test.ts for its code. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type * as server from '../../src/server.js';
import { parseRules, profiles, ruleIds } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { blocksIn, markdownPages as pages } from './code-blocks.js';

const textOf = Object.fromEntries(pages.map((page) => [page, readFileSync(page, 'utf8')]));

/** The text of a page without its code. */
const prose = (page: string): string => textOf[page]!.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '');

/** The anchors of the headings, as GitHub writes them. */
const anchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('links', () => {
  it.each(pages)('of %s lead to files and headings that exist', (page) => {
    const targets = [...prose(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target]) => target!);
    for (const target of targets) {
      const [path, anchor] = target.split('#') as [string, string?];
      const file = path ? join(dirname(page), path) : page;
      expect(existsSync(file), `${page}: ${target}`).toBe(true);
      if (anchor !== undefined) expect(anchors(readFileSync(file, 'utf8')), `${page}: ${target}`).toContain(anchor);
    }
  });

  it('lead from the README to every page', () => {
    for (const page of pages.filter((name) => name.startsWith('docs/') && name !== 'docs/profiles.md'))
      expect(textOf['README.md']).toContain(`(${page})`);
  });
});

describe('the tables of docs/rules.md', () => {
  const section = (from: string, to: string): string =>
    textOf['docs/rules.md']!.split(`## ${from}`)[1]!.split(`## ${to}`)[0]!;
  const words = (text: string): string[] => [...text.matchAll(/`([a-z0-9-]+)`/g)].map(([, word]) => word!);

  it('list all profiles and all awards', () => {
    expect(words(section('Profiles', 'Awards').replace(/\|[^|]*\|$/gm, '|'))).toEqual(
      expect.arrayContaining(Object.keys({ ...profiles, ...moreProfiles })),
    );
    const listed = words(section('Awards', 'Options')).filter((word) => word !== 'limit' && word !== 'off');
    expect(listed.toString().split(',').sort()).toEqual([...ruleIds].sort());
  });

  it('list all options with values that are valid, the default of classical first', () => {
    const options = section('Options', 'How');
    const rules = profiles.classical.rules as Record<string, string | number>;
    expect(words(options)).toEqual(
      expect.arrayContaining(Object.keys(rules).filter((id) => !(ruleIds as readonly string[]).includes(id))),
    );
    for (const [, id, cell] of options.matchAll(/^\| `([a-z-]+)`\s*\|(.*)\|$/gm)) {
      const values = words(cell!);
      expect(String(rules[id!]), id).toBe(values[0]);
      for (const value of values) expect(() => parseRules(`${id}: ${value}`), `${id}: ${value}`).not.toThrow();
    }
  });
});

describe('the figures of docs/server-rendering.md (built)', () => {
  const text = textOf['docs/server-rendering.md']!.replace(/\s+/g, ' ');
  const stated = (pattern: RegExp): number[] =>
    pattern
      .exec(text)!
      .slice(1)
      .map((figure) => Number(figure.replace(',', '')));
  const expectNear = (measured: number, figure: number): void =>
    expect(Math.abs(measured / figure - 1), `${measured}, stated as ${figure}`).toBeLessThan(0.1);
  const kilobytes = (data: string | Buffer): number => gzipSync(data).length / 1000;
  const built = async (): Promise<typeof server> => import(pathToFileURL(resolve('dist/server.js')).href);

  it('are what a hand adds', async () => {
    const { renderToString } = await built();
    const [least, most] = stated(/hand adds ([\d,]+) to ([\d,]+) characters/) as [number, number];
    const addedBy = (hand: string): number => {
      const html = `<mj-hand>${hand}</mj-hand>`;
      return renderToString(html, { lang: 'en' }).length - html.length;
    };
    // Few kinds of tiles with simple drawings, and many with elaborate ones.
    expectNear(addedBy('RRR GGG BBB EEE S +S'), least);
    expectNear(addedBy('(RRR) [2222c] 456b 99d 78d +9d 2f'), most);
  });

  it('are what two elements of docs/blogs.md take', async () => {
    const { renderToString } = await built();
    const { code } = blocksIn('html').find(
      (one) => one.page === 'docs/blogs.md' && one.code.includes('<mj-settlement'),
    )!;
    const [shared, alone, sharedZipped, aloneZipped, files] = stated(
      /take (\d+) kB instead of (\d+) kB, and (\d+) kB instead of (\d+) kB with gzip; the files that they use take (\d+) kB/,
    ) as [number, number, number, number, number];
    const page = (assets?: string): string => renderToString(code, { lang: 'en', ...(assets && { assets }) });
    expectNear(page('/mahjong-elements/').length / 1000, shared);
    expectNear(page().length / 1000, alone);
    expectNear(kilobytes(page('/mahjong-elements/')), sharedZipped);
    expectNear(kilobytes(page()), aloneZipped);
    const used = ['faces.svg', 'mj-hand.css', 'mj-score-breakdown.css', 'mj-settlement.css'];
    const total = used
      .map((name) => kilobytes(readFileSync(join('dist/assets', name))))
      .reduce((sum, one) => sum + one);
    expectNear(total, files);
  });
});
