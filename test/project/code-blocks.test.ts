/**
 * Every code block of the documentation and the site: type-checked against the package's own types, run where Node can run
 * it, and compared with what its comments state. code-blocks-in-pages.test.ts opens the others in a page.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform as parseStyles } from 'lightningcss';
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { compile as compileSvelte } from 'svelte/compiler';
import { parse as parseVue } from 'vue/compiler-sfc';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlock, type BlockElement } from '../../src/blocks.js';
import { parseHand } from '../../src/core/index.js';
import { isAsStated } from './stated.mjs';
import { blocksIn, commentsIn, isTemplate, languages, markdownPages, placeToRun } from './code-blocks.js';

const folder = mkdtempSync(join(tmpdir(), 'code-blocks-'));
const scripts = blocksIn('js', 'ts', 'tsx');
const markup = blocksIn('html');

interface Named {
  name: string;
  type?: { text: string };
}
interface Declaration {
  tagName?: string;
  attributes?: Named[];
  members?: Named[];
  events?: Named[];
  cssParts?: Named[];
  cssProperties?: Named[];
}
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  modules: { declarations?: Declaration[] }[];
};
const elements = modules.flatMap(({ declarations = [] }) => declarations).filter(({ tagName }) => tagName);
const attributesOf = new Map(
  elements.map(({ tagName, attributes = [] }) => [
    tagName!,
    new Map(attributes.map(({ name, type }) => [name, type?.text ?? 'string'])),
  ]),
);
/** The names of attributes, properties and events. */
const namesOf = new Map(
  elements.map(({ tagName, attributes = [], members = [], events = [] }) => [
    tagName!,
    new Set([...attributes, ...members, ...events].map(({ name }) => name)),
  ]),
);
/** The names of parts and custom properties. */
const styleNames = new Set(
  elements.flatMap(({ cssParts = [], cssProperties = [] }) => [...cssParts, ...cssProperties]).map(({ name }) => name),
);
const { scripts: tasks } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.keys(tasks);
const GLOBAL = /^(?:id|class|style|title|lang|slot|hidden|tabindex|role|translate|(?:data|aria)-.*)$/;

beforeAll(() => {
  // A project that has the package installed.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/mahjong-elements'));
  const packages = ['vitest', 'markdown-it', 'unified', 'remark-parse', 'remark-rehype', 'rehype-stringify'];
  for (const name of ['@types', '@lit-labs', 'react', ...packages])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // And that has been built.
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/index.html'), '<!doctype html><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('scripts', () => {
  it('of every page type-check under strict, each on its own', () => {
    const files = scripts.map(({ language, code }, number) => {
      const file = `block-${number}.${language}`;
      writeFileSync(join(folder, file), code);
      return file;
    });
    expect(files.length).toBeGreaterThan(50);
    writeFileSync(join(folder, 'around.d.ts'), AROUND);
    // The check itself: two of the faults that `strict` adds.
    const loose = ["document.querySelector('mj-game').value = '';", 'const twice = (value) => value * 2;'];
    const faulty = loose.map((code, number) => {
      writeFileSync(join(folder, `loose-${number}.js`), code);
      return `loose-${number}.js`;
    });
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      allowJs: true,
      checkJs: true,
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: [...files, ...faulty, 'around.d.ts'] }),
    );
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    const faults = stdout
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => line.replace(/^block-(\d+)\.\w+/, (_, number: string) => scripts[Number(number)]!.place));
    const expected = faults.filter((line) => line.startsWith('loose-'));
    expect(expected.map((line) => line.replace(/: error (TS\d+).*/, ' $1'))).toEqual([
      expect.stringMatching(/^loose-0.* TS2531$/),
      expect.stringMatching(/^loose-1.* TS7006$/),
    ]);
    expect(faults.filter((line) => !expected.includes(line))).toEqual([]);
  });

  it('have only comments that can be checked', () => {
    expect(scripts.flatMap((block) => commentsIn(block).unchecked.map((text) => `${block.place}: ${text}`))).toEqual(
      [],
    );
    // The check itself.
    const check = (code: string) => commentsIn({ place: '', page: '', language: 'ts', code });
    expect(check("// file.js\nimport 'one'; // everything\none(); // 1\nconst a = two(); // [1,\n//   2]\n")).toEqual({
      claims: [
        { start: 39, end: 44, stated: '1' },
        { start: 61, end: 66, stated: '[1,   2]' },
      ],
      unchecked: [],
    });
    expect(check('one(); // the value\n').unchecked).toEqual(['the value']);
  });

  it('run, and have the values that their comments state', async () => {
    const running = scripts.filter((block) => placeToRun(block) === 'node');
    expect(running.length).toBeGreaterThan(30);
    const claims: string[] = [];
    for (const [number, block] of running.entries()) {
      let text = block.code;
      for (const { start, end, stated } of commentsIn(block).claims.reverse()) {
        const name = JSON.stringify(`${block.place}: ${stated}`);
        text = `${text.slice(0, start)}states(${text.slice(start, end)}, ${JSON.stringify(stated)}, ${name})${text.slice(end)}`;
        claims.push(JSON.parse(name) as string);
      }
      const { code } = await transformWithOxc(text, `run-${number}.${block.language}`, { sourcemap: false });
      writeFileSync(join(folder, `run-${number}.js`), code);
    }
    expect(claims.length).toBeGreaterThan(30);
    // A statement that only an app or a page can check is not checked.
    for (const block of scripts.filter((one) => !running.includes(one)))
      expect(commentsIn(block).claims, block.place).toEqual([]);
    writeFileSync(join(folder, 'run.js'), runner(running.length));
    // The comparison itself.
    const value = { away: 1, tiles: ['1b', '2b'], share: 0.34689 };
    for (const right of [
      "{ away, tiles: ['1b', …], share: 0.3468… }: words",
      '{ tiles, share: …, away: 1 }',
      '{ away, … }',
    ])
      expect(isAsStated(value, right), right).toBe(true);
    for (const wrong of ['{ away: 1 }', "{ tiles: ['2b', …], … }", '{ share: 0.3469…, … }', "{ tiles: ['1b'], … }"])
      expect(isAsStated(value, wrong), wrong).toBe(false);
    const output = execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' });
    const { wrong, reached } = JSON.parse(output) as { wrong: string[]; reached: string[] };
    expect(wrong).toEqual([]);
    expect(new Set(reached)).toEqual(new Set(claims));
  });
});

describe('HTML', () => {
  /** Elements and attributes that the package does not have, and values that an attribute does not take. */
  function unknownIn(node: DefaultTreeAdapterTypes.Node): string[] {
    const wrong: string[] = [];
    if ('tagName' in node && node.tagName.startsWith('mj-')) {
      const known = attributesOf.get(node.tagName);
      if (!known) wrong.push(`<${node.tagName}>`);
      for (const { name, value } of known ? node.attrs : []) {
        const type = known!.get(name);
        const allowed = type?.startsWith("'") ? [...type.matchAll(/'([^']*)'/g)].map(([, one]) => one!) : undefined;
        if (type === undefined && !GLOBAL.test(name)) wrong.push(`<${node.tagName} ${name}>`);
        else if (type === 'boolean' && value !== '') wrong.push(`<${node.tagName} ${name}="${value}">`);
        else if (allowed && !allowed.includes(value)) wrong.push(`<${node.tagName} ${name}="${value}">`);
      }
    }
    return [...wrong, ...('childNodes' in node ? node.childNodes.flatMap(unknownIn) : [])];
  }

  it('is well formed', () => {
    const errors: string[] = [];
    for (const { code, place } of markup)
      parseFragment(code, {
        // Vue closes any element with a slash.
        onParseError: ({ code: name }) =>
          /tag(?!-with-trailing)|attribute|comment/.test(name) && errors.push(`${place}: ${name}`),
      });
    expect(errors).toEqual([]);
  });

  it('uses elements, attributes and values that exist', () => {
    const blocks = markup.filter((block) => !isTemplate(block)).map(({ place, code }) => [place, parseFragment(code)]);
    const pages = readdirSync('demo')
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, parse(readFileSync(`demo/${name}`, 'utf8'))]);
    for (const [place, tree] of [...blocks, ...pages] as [string, DefaultTreeAdapterTypes.Node][])
      expect(unknownIn(tree), place).toEqual([]);
    expect(blocks.length).toBeGreaterThan(70);
    // The check itself.
    expect(unknownIn(parseFragment('<mj-hand seat="up" size="2" partial="yes"></mj-hand><mj-meld></mj-meld>'))).toEqual(
      ['<mj-hand seat="up">', '<mj-hand size>', '<mj-hand partial="yes">', '<mj-meld>'],
    );
  });
});

describe('elements in other languages and in the text', () => {
  /** The names after `<mj-hand`, without their values: attributes, properties and events, bound as a framework does. */
  const namesIn = (attributes: string): string[] =>
    attributes
      .replace(/"[^"]*"|'[^']*'|\{\{.*?\}\}|\{[^}]*\}/g, '')
      .split(/[\s/]+/)
      .map((word) => word.replace(/=.*/, '').replace(/^[:@[(]|[\])]$/g, ''))
      .filter((name) => name !== '' && name !== '…');

  /** What the recipes of docs/blogs.md turn into elements, as elements: a shortcode of Hugo, a class in MediaWiki. */
  const asElements = (text: string): string =>
    text
      .replace(
        /\{\{< mj(?: is="([\w-]+)")?((?: [\w-]+="[^"]*")*) >\}\}/g,
        (_, name = 'hand', rest) => `<mj-${name}${rest}>`,
      )
      .replace(
        /<(?:span|div) class="(mj-[\w-]+)"([^>]*)>/g,
        (_, tag, rest) => `<${tag}${rest.replaceAll(' data-', ' ')}>`,
      );

  const unknown = (text: string): string[] => unknownTags(asElements(text));

  const unknownTags = (text: string): string[] =>
    [...text.matchAll(/<(mj-[\w-]*|Mj[A-Z]\w*)((?:\s(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*)?)\/?>/g)].flatMap(
      ([, tag, attributes]) => {
        const name = tag!.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
        const known = namesOf.get(name);
        if (!known) return [`<${tag}>`];
        return namesIn(attributes!)
          .filter((one) => !known.has(one) && !known.has(one.replace(/^on/, '')) && !GLOBAL.test(one))
          .filter(
            (one) =>
              !known.has(
                one
                  .replace(/^on(?=[A-Z])/, '')
                  .replace(/(?!^)[A-Z]/g, '-$&')
                  .toLowerCase(),
              ),
          )
          .map((one) => `<${tag} ${one}>`);
      },
    );

  it('exist, with their attributes', () => {
    const templates = markup.filter((block) => isTemplate(block) || block.code.includes('class="mj-'));
    const blocks = [...blocksIn(...languages.filter((language) => language !== 'html')), ...templates];
    for (const { code, place } of blocks) expect(unknown(code), place).toEqual([]);
    // The changelog names what older versions had.
    for (const page of markdownPages.filter((name) => name !== 'CHANGELOG.md')) {
      const text = readFileSync(page, 'utf8').replace(/^ *```[^]*?^ *```/gm, '');
      for (const [, code] of text.matchAll(/`([^`\n]*)`/g)) expect(unknown(code!), `${page}: ${code}`).toEqual([]);
    }
    // The check itself.
    expect(
      unknown(`<mj-hand :hand="a > b" @mj-score="f" onmj-error={g} faceup class="x"/><mj-meld></mj-meld>`),
    ).toEqual(['<mj-hand faceup>', '<mj-meld>']);
    expect(unknown('{{< mj is="rules" seat="south" >}} {{< mj seat="south" >}}')).toEqual(['<mj-rules seat>']);
    expect(unknown('<span class="mj-hand" data-seat="x" data-sit="x">')).toEqual(['<mj-hand sit>']);
    expect(
      unknown('<MjHand editable onMjScore={(event) => f(event)} tiles2={2} /><mj-tile face-down [faceDown]="x">'),
    ).toEqual(['<MjHand tiles2>']);
  });

  /** The tiles of a block in notation. */
  const handsIn = ({ tag, content }: BlockElement): string[] =>
    content.flatMap((one) => (typeof one === 'string' ? (tag === 'mj-hand' ? [one] : []) : handsIn(one)));

  const errorsIn: Record<string, (code: string) => unknown[]> = {
    mahjong: (code) => (handsIn(readBlock(code).element).forEach((hand) => parseHand(hand)), []),
    json: (code) => (JSON.parse(code), []),
    svelte: (code) => compileSvelte(`<script>let { notation, score } = $props();</script>${code}`, {}).warnings,
    vue: (code) => parseVue(code).errors,
    css: (code) => [
      ...parseStyles({ filename: 'block.css', code: Buffer.from(code) }).warnings,
      ...[...code.matchAll(/--mj-[\w-]+/g)].map(([name]) => name).filter((name) => !styleNames.has(name)),
      ...[...code.matchAll(/::part\(([\w-]+)\)/g)].map(([, name]) => name!).filter((name) => !styleNames.has(name)),
    ],
    sh: (code) =>
      [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!).filter((name) => !commands.includes(name)),
  };

  it('are in code that is valid, or known not to be checked', () => {
    const checked = ['js', 'ts', 'tsx', 'html', ...Object.keys(errorsIn)];
    const unchecked = ['jsx', 'toml', 'yaml', 'markdown', 'python', 'jinja', 'go-html-template', 'text'];
    expect([...checked, ...unchecked]).toEqual(expect.arrayContaining([...languages]));
    for (const [language, check] of Object.entries(errorsIn))
      for (const { code, place } of blocksIn(language)) expect(check(code), place).toEqual([]);
  });
});

/** Modules of other packages and what their apps declare, as far as the blocks use them. */
const AROUND = `
interface ImportMeta { env: { SSR: boolean } }
declare const mw: { hook(name: 'wikipage.content'): { add(on: (content: JQuery) => void): void } };
interface JQuery { find(selector: string): JQuery; each(on: (this: HTMLElement) => void): void }
declare module '@11ty/eleventy' {
  export interface UserConfig {
    addFilter(name: string, on: (text: string) => string): void;
    addTransform(name: string, on: (html: string, path: string | false) => string): void;
    amendLibrary(name: string, on: (md: import('markdown-it').default) => void): void;
  }
}
declare module '@sveltejs/kit/hooks' {
  interface Chunk { html: string; done: boolean }
  export type Handle = (input: {
    event: object;
    resolve(event: object, options: { transformPageChunk(chunk: Chunk): string }): Promise<Response>;
  }) => Promise<Response>;
}
declare module '@sveltejs/kit/vite' { export function sveltekit(config: { adapter: object }): Promise<object[]>; }
declare module '@sveltejs/adapter-static' { export default function adapter(): object; }
declare module 'vite' { export function defineConfig(config: { plugins: Promise<object[]>[] }): object; }
declare module 'vitepress' {
  interface Config {
    title: string;
    srcExclude: string[];
    head: [tag: string, attributes: Record<string, string>][];
    vue?: { template: { compilerOptions: { isCustomElement(tag: string): boolean } } };
    transformHtml?(html: string): string;
    markdown?: { config(md: import('markdown-it').default): void };
  }
  export function defineConfig(config: Config): Config;
}
declare module 'vitepress/theme' { const theme: object; export default theme; }
declare module '@theme-original/MDXComponents' { const components: object; export default components; }
declare module 'astro/config' {
  interface Markdown { processor: object; syntaxHighlight: { type: 'shiki'; excludeLangs: string[] } }
  export function defineConfig(config: { integrations: object[]; markdown: Markdown }): object;
}
declare module '@astrojs/markdown-remark' {
  export function unified(options: { rehypePlugins: [import('unified').Plugin<[{ strict: boolean }]>, { strict: boolean }][] }): object;
}
declare module '@astrojs/mdx' { export default function mdx(): object; }
declare module '@next/mdx' {
  export default function createMDX(config: { options: { rehypePlugins: [string, object][] } }): (next: object) => object;
}
declare module 'next' {
  export interface NextConfig { output: 'export'; trailingSlash: boolean; pageExtensions: string[] }
}
declare function defineNuxtConfig(config: {
  compatibilityDate: string;
  telemetry: boolean;
  app: object;
  vue: { compilerOptions: { isCustomElement(tag: string): boolean } };
}): object;
declare module 'astro:middleware' {
  export function defineMiddleware<T extends (context: object, next: () => Promise<Response>) => Promise<Response>>(on: T): T;
}
declare module '@resvg/resvg-js' {
  export class Resvg { constructor(svg: string | Uint8Array, options?: object); render(): { asPng(): Uint8Array } }
}
declare function defineNitroPlugin(
  plugin: (nitro: { hooks: { hook(name: 'render:response', on: (response: { body?: unknown }) => void): void } }) => void,
): void;
`;

/** A program that imports every block and prints the statements that it reached, and those whose values differ. */
const runner = (count: number): string => `
import { inspect } from 'node:util';
import { isAsStated } from ${JSON.stringify(pathToFileURL(resolve('test/project/stated.mjs')).href)};
const wrong = [];
const reached = [];
const { log } = console;
console.log = () => {};
globalThis.states = (value, stated, name) => {
  reached.push(name);
  if (!isAsStated(value, stated)) wrong.push(name + ' is ' + inspect(value, { depth: 9 }).slice(0, 900));
  return value;
};
for (let number = 0; number < ${count}; number++) await import('./run-' + number + '.js');
log(JSON.stringify({ wrong, reached }));
process.exit();
`;
