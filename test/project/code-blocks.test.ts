/**
 * Every code block of the documentation and the site: type-checked against the package's own types, run where Node can run
 * it, rendered where it is HTML.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { compile as compileSvelte } from 'svelte/compiler';
import { parse as parseVue } from 'vue/compiler-sfc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as core from '../../src/core/index.js';
import { isAsStated } from './stated.mjs';
import { asModules, blocksIn, claimsIn, languages, type Block } from './code-blocks.js';

const { parseHand, parseRules } = core;
const folder = mkdtempSync(join(tmpdir(), 'code-blocks-'));
const scripts = asModules(blocksIn('js', 'ts', 'tsx'));
const markup = blocksIn('html');
/** Templates of a framework, which are HTML with attributes of their own. */
const isTemplate = ({ code }: Block): boolean => /\s[:@[(][\w-]+[\])]?="|\{\{/.test(code);

beforeAll(() => {
  // A project that has the package installed.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/mahjong-elements'));
  for (const name of ['@types', '@lit-labs', 'react'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('scripts', () => {
  it('of every page type-check', () => {
    const files = scripts.map(({ language, code }, number) => {
      const file = `block-${number}.${language}`;
      writeFileSync(join(folder, file), code);
      return file;
    });
    expect(files.length).toBeGreaterThan(50);
    writeFileSync(join(folder, 'around.d.ts'), AROUND);
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      jsx: 'react-jsx',
      allowJs: true,
      checkJs: true,
      // Most readers write JavaScript.
      strict: false,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [...files, 'around.d.ts'] }));
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    const faults = stdout
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => line.replace(/^block-(\d+)\.\w+/, (_, number: string) => scripts[Number(number)]!.place));
    expect(faults).toEqual([]);
  });

  it('run, and have the values that their comments state', () => {
    // Apps of frameworks are built and driven in examples/; pages and long simulations need more than Node or seconds.
    const running = scripts.filter(
      ({ language, page, code }) =>
        language === 'js' &&
        page !== 'docs/frameworks.md' &&
        !/\bdocument\b|\baddEventListener\b|core\/simulate\.js|@resvg|hydrate-support/.test(code),
    );
    expect(running.length).toBeGreaterThan(25);
    let stated = 0;
    running.forEach(({ code, place }, number) => {
      let text = code;
      for (const { start, end, stated: words } of claimsIn(code).reverse()) {
        text = `${text.slice(0, start)}states(${text.slice(start, end)}, ${JSON.stringify(words)}, ${JSON.stringify(place)})${text.slice(end)}`;
        stated++;
      }
      writeFileSync(join(folder, `run-${number}.js`), text);
    });
    expect(stated).toBeGreaterThan(15);
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
    const wrong = JSON.parse(execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' })) as unknown;
    expect(wrong).toEqual([]);
  });
});

describe('HTML', () => {
  interface Attribute {
    name: string;
    type?: { text: string };
  }
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
    modules: { declarations?: { tagName?: string; attributes?: Attribute[] }[] }[];
  };
  const attributesOf = new Map(
    manifest.modules
      .flatMap(({ declarations = [] }) => declarations)
      .flatMap(({ tagName, attributes = [] }) =>
        tagName ? [[tagName, new Map(attributes.map(({ name, type }) => [name, type?.text ?? 'string']))]] : [],
      ),
  );
  const GLOBAL = /^(?:id|class|style|title|lang|slot|hidden|tabindex|role|(?:data|aria)-.*)$/;

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

  it('is rendered without a fault (built)', () => {
    const rendered = markup.filter((block) => !isTemplate(block) && !block.code.includes('…<'));
    expect(rendered.length).toBeGreaterThan(70);
    const wrong = [
      { place: 'a hand that is not complete', code: '<mj-hand>123</mj-hand>' },
      { place: 'another value', code: '<mj-hand expect="8">(RRR) 123b 456b 99d 78d +9d</mj-hand>' },
    ];
    writeFileSync(join(folder, 'blocks.json'), JSON.stringify([...rendered, ...wrong]));
    writeFileSync(
      join(folder, 'render.js'),
      `import { readFileSync } from 'node:fs';
      import { renderToString } from 'mahjong-elements/server.js';
      const blocks = JSON.parse(readFileSync('blocks.json', 'utf8'));
      const isFaulty = ({ code }) => /part="(?:[\\w ]* )?(?:unexpected|message)\\b/.test(renderToString(code, { lang: 'en' }));
      console.log(JSON.stringify(blocks.filter(isFaulty).map(({ place }) => place)));`,
    );
    const faulty = JSON.parse(
      execFileSync(process.execPath, ['render.js'], { cwd: folder, encoding: 'utf8' }),
    ) as string[];
    expect(faulty).toEqual(wrong.map(({ place }) => place));
  });

  it('has hands and rules that can be read', () => {
    for (const { place, code } of markup) {
      for (const [, attributes, text] of code.matchAll(/<mj-hand\b((?:"[^"]*"|[^">])*)>([^<]*)/g)) {
        const notation = text!.trim();
        if (!notation || notation === '…' || /notation=|[?{]/.test(attributes! + notation)) continue;
        expect(() => parseHand(notation), `${place}: ${notation}`).not.toThrow();
        const { sets, concealed, winningTile } = parseHand(notation);
        if (winningTile) expect(sets.length * 3 + concealed.length + 1, `${place}: ${notation}`).toBe(14);
      }
      for (const [, rules] of code.matchAll(/\brules="([^"]*)"/g))
        expect(() => parseRules(rules!), `${place}: ${rules}`).not.toThrow();
    }
  });
});

describe('other languages', () => {
  const errorsIn: Record<string, (code: string) => unknown[]> = {
    json: (code) => (JSON.parse(code), []),
    svelte: (code) => compileSvelte(`<script>let { notation, score } = $props();</script>${code}`, {}).warnings,
    vue: (code) => parseVue(code).errors,
  };

  it('are valid, or known not to be checked', () => {
    const checked = ['js', 'ts', 'tsx', 'html', ...Object.keys(errorsIn)];
    const unchecked = ['sh', 'css', 'toml', 'yaml', 'php', 'text'];
    expect([...checked, ...unchecked]).toEqual(expect.arrayContaining([...languages]));
    for (const [language, check] of Object.entries(errorsIn))
      for (const { code, place } of blocksIn(language)) expect(check(code), place).toEqual([]);
  });
});

/** What the pages around the blocks have, and modules of other packages, as far as the blocks use them. */
const AROUND = `
interface ParentNode {
  querySelector(selectors: 'iframe.hand'): HTMLIFrameElement;
  querySelector(selectors: 'my-article'): HTMLElement;
}
interface ImportMeta { env: { SSR: boolean } }
declare const html: string;
declare module 'vitepress/theme' { const theme: object; export default theme; }
declare module '@theme-original/MDXComponents' { const components: object; export default components; }
declare module 'astro:middleware' {
  export function defineMiddleware<T extends (context: object, next: () => Promise<Response>) => Promise<Response>>(on: T): T;
}
declare module '@resvg/resvg-js' {
  export class Resvg { constructor(svg: string | Uint8Array); render(): { asPng(): Uint8Array } }
}
declare function defineNitroPlugin(
  plugin: (nitro: { hooks: { hook(name: 'render:response', on: (response: { body?: unknown }) => void): void } }) => void,
): void;
`;

/** A program that imports every block and prints the statements whose values are not as stated. */
const runner = (count: number): string => `
import { inspect } from 'node:util';
import { isAsStated } from ${JSON.stringify(pathToFileURL(resolve('test/project/stated.mjs')).href)};
const wrong = [];
const { log } = console;
console.log = () => {};
globalThis.html = '<mj-hand>(RRR)</mj-hand>';
globalThis.states = (value, stated, place) => {
  if (!isAsStated(value, stated)) wrong.push(place + ': ' + stated + ' is ' + inspect(value, { depth: 9 }).slice(0, 900));
  return value;
};
for (let number = 0; number < ${count}; number++) await import('./run-' + number + '.js');
log(JSON.stringify(wrong));
process.exit();
`;
