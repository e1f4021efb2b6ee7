/** The documentation, held against the package: its links, its code, its hands, its rules and its tables. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseFragment } from 'parse5';
import { compile as compileSvelte } from 'svelte/compiler';
import { parseSync } from 'vite';
import { parse as parseVue } from 'vue/compiler-sfc';
import { describe, expect, it } from 'vitest';
import * as core from '../../src/core/index.js';
import * as game from '../../src/core/game.js';
import { interpretationsOf } from '../../src/core/notes.js';
import * as labels from '../../src/labels.js';

const { parseHand, parseRules, profiles, ruleIds } = core;

const pages = [
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const textOf = Object.fromEntries(pages.map((page) => [page, readFileSync(page, 'utf8')]));

/** The fenced blocks of a page in one language. */
const blocks = (page: string, language: string): string[] =>
  [...textOf[page]!.matchAll(new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(
    ([, code]) => code!,
  );

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

describe('hands and rules in HTML examples', () => {
  it.each(pages)('of %s can be read', (page) => {
    for (const code of blocks(page, 'html')) {
      for (const [, attributes, text] of code.matchAll(/<mj-hand\b((?:"[^"]*"|[^">])*)>([^<]*)/g)) {
        const notation = text!.trim();
        if (notation && notation !== '…' && !/notation=|[?{]/.test(attributes! + notation))
          expect(() => parseHand(notation), notation).not.toThrow();
      }
      for (const [, rules] of code.matchAll(/\brules="([^"]*)"/g))
        expect(() => parseRules(rules!), rules).not.toThrow();
      for (const [, name] of code.matchAll(/\bprofile="([^"]*)"/g)) expect(Object.keys(profiles)).toContain(name);
    }
  });
});

describe('JavaScript examples', () => {
  const modules: Record<string, object> = {
    'mahjong-elements/core': core,
    'mahjong-elements/core/game.js': game,
    'mahjong-elements/core/notes.js': { interpretationsOf },
    'mahjong-elements/labels.js': labels,
  };

  /** Statements with a comment that states their value: `scorer('european').value(…); // 200`. */
  const claims = blocks('docs/core.md', 'js')
    .concat(blocks('README.md', 'js'), blocks('docs/games.md', 'js'))
    .flatMap((code) => {
      const imports = /^import .*$/gm;
      const known = [...code.matchAll(imports)].every(([line]) => /'([^']*)'/.exec(line)![1]! in modules);
      const lines = code.replace(imports, '').split('\n');
      return known
        ? lines.flatMap((line) => {
            const claim = /^(?!const |let )(.*;) \/\/ (\d+|".*")/.exec(line);
            return claim
              ? [[claim[1]!, claim[2]!, lines.filter((one) => one.startsWith('const ')).join('\n')] as const]
              : [];
          })
        : [];
    });

  it('state values that are true', () => {
    expect(claims.length).toBeGreaterThan(3);
    const names = { ...core, ...labels, ...game };
    for (const [statement, expected, before] of claims) {
      const run = new Function(...Object.keys(names), `{ ${before}; return ${statement} }`) as (
        ...all: unknown[]
      ) => unknown;
      expect(JSON.stringify(run(...Object.values(names))).startsWith(expected), statement).toBe(true);
    }
  });

  it.each(pages)('of %s import what is exported', (page) => {
    for (const code of blocks(page, 'js'))
      for (const [, names, from] of code.matchAll(/^import \{([^}]*)\} from '([^']*)'/gm))
        if (modules[from!]) for (const name of names!.split(',')) expect(modules[from!]).toHaveProperty(name.trim());
  });
});

describe('code blocks', () => {
  const errorsIn: Record<string, (code: string) => unknown[]> = {
    js: (code) => parseSync('block.js', code).errors,
    ts: (code) => parseSync('block.ts', code).errors,
    // A block may show several elements in a row.
    tsx: (code) =>
      parseSync(
        'block.tsx',
        code.replace(/^<[^]*/m, (elements) => `<>${elements}</>`),
      ).errors,
    json: (code) => (JSON.parse(code), []),
    svelte: (code) => compileSvelte(`<script>let { notation, score } = $props();</script>${code}`, {}).warnings,
    vue: (code) => parseVue(code).errors,
    html(code) {
      const errors: unknown[] = [];
      // Vue closes any element with a slash.
      parseFragment(code, {
        onParseError: ({ code: name }) => /tag(?!-with-trailing)|attribute|comment/.test(name) && errors.push(name),
      });
      return errors;
    },
  };

  it.each(pages)('of %s are valid in their language', (page) => {
    for (const [, language] of textOf[page]!.matchAll(/^ *```(\w+)$/gm)) {
      const check = errorsIn[language!];
      if (check) for (const code of blocks(page, language!)) expect(check(code), code).toEqual([]);
      else
        expect([
          'sh',
          'css',
          'md',
          'markdown',
          'toml',
          'yaml',
          'yml',
          'text',
          'txt',
          'php',
          'hbs',
          'diff',
          'astro',
          'mdx',
          'python',
          'py',
          'http',
          'nginx',
          'liquid',
        ]).toContain(language);
    }
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
