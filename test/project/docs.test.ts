/** The documentation, compared with the package: its links and its tables. See code-blocks.test.ts for its code. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRules, profiles, ruleIds } from '../../src/core/index.js';
import { markdownPages as pages } from './code-blocks.js';

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
      expect.arrayContaining(Object.keys(profiles)),
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
