import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { wrongContents } from '../../scripts/release/contents.mjs';
import { isComplete } from '../rounds.js';

const pkg = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
const folder = mkdtempSync(join(tmpdir(), 'mahjong-elements-'));
const installed = join(folder, 'node_modules/mahjong-elements');
let tarball = '';
let packed: string[] = [];

/** The output of a program in an empty project with only the packed package, Lit and React. */
const run = (program: string): unknown => {
  writeFileSync(join(folder, 'program.mjs'), program);
  const env = { ...process.env, NODE_OPTIONS: '' };
  return JSON.parse(String(execFileSync(process.execPath, ['program.mjs'], { cwd: folder, env })));
};

/** Every module that can be imported, with patterns expanded. */
function entries(): string[] {
  return Object.entries(pkg.exports).flatMap(([name, target]) => {
    const path = typeof target === 'string' ? target : (target as { default?: string }).default;
    // Types, data and style sheets are not imported.
    if (!path?.endsWith('.js')) return [];
    if (!path.includes('*')) return [name];
    // All stars of a target stand for the same text.
    const [before, ...rest] = path.split('*').map((text) => text.replace(/[.]/g, '\\$&'));
    const pattern = new RegExp(`^${before}([^/]+)${rest.join('\\1')}$`);
    return readdirSync(installed, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const [, text] = pattern.exec(`./${file}`) ?? [];
      return text === undefined ? [] : [name.replace('*', text)];
    });
  });
}

describe('the packed package in an empty project', () => {
  beforeAll(() => {
    const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
    const [report] = JSON.parse(String(execFileSync('npm', args, { maxBuffer: 2 ** 28 }))) as [
      { filename: string; files: { path: string }[] },
    ];
    tarball = join(folder, report.filename);
    packed = report.files.map(({ path }) => path);
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
    mkdirSync(join(folder, 'node_modules/@lit'));
    for (const name of ['lit', 'react', '@lit/react'])
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has the files that a release lists, and no others', () => {
    expect(wrongContents(packed)).toEqual([]);
  });

  it('can be imported by every exported name in plain Node', () => {
    const names = entries().filter((name) => name !== './server.js');
    expect(names).toContain('.');
    expect(names).toContain('./elements/mj-hand.js');
    expect(names).toContain('./lang/zh-Hant.js');
    const imported = run(`
      const failed = [];
      for (const name of ${JSON.stringify(names)})
        await import('mahjong-elements' + name.slice(1)).catch((error) => failed.push(name + ': ' + error));
      console.log(JSON.stringify(failed));
    `);
    expect(imported).toEqual([]);
  });

  it('defines elements in their define modules, but not in class modules', () => {
    const tags = ['mj-tile', 'mj-hand', 'mj-score-breakdown', 'mj-settlement'];
    const defined = run(`
      const tags = ${JSON.stringify(tags)};
      const known = () => tags.filter((tag) => globalThis.customElements?.get(tag));
      const steps = [];
      await import('mahjong-elements/autoload.js');
      for (const tag of tags) await import('mahjong-elements/elements/' + tag + '.js');
      steps.push(known());
      await import('mahjong-elements/mj-tile.js');
      steps.push(known());
      await import('mahjong-elements');
      steps.push(known());
      console.log(JSON.stringify(steps));
    `);
    expect(defined).toEqual([[], ['mj-tile'], tags]);
  });

  it('defines an element under another tag and in another registry', () => {
    const defined = run(`
      const { MjTile } = await import('mahjong-elements/elements/mj-tile.js');
      MjTile.define('my-tile');
      MjTile.define('my-tile');
      MjTile.define();
      const known = new Map();
      const registry = { get: (tag) => known.get(tag), define: (tag, type) => known.set(tag, type) };
      MjTile.define(undefined, registry);
      MjTile.define('x-tile', registry);
      console.log(JSON.stringify([
        customElements.get('my-tile').prototype instanceof MjTile,
        customElements.get('mj-tile') === MjTile,
        [...known].map(([tag, type]) => [tag, type.prototype instanceof MjTile]),
      ]));
    `);
    expect(defined).toEqual([
      true,
      true,
      [
        ['mj-tile', true],
        ['x-tile', true],
      ],
    ]);
  });

  it('offers a style sheet that TypeScript lets a module import', () => {
    writeFileSync(join(folder, 'page.ts'), `import 'mahjong-elements/mj.css';\n`);
    const options = '--noEmit --noUncheckedSideEffectImports --module nodenext --types --ignoreConfig page.ts';
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, ...options.split(' ')], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('keeps its elements and its style sheet in a production build of webpack', async () => {
    const tags = ['mj-tile', 'mj-hand', 'mj-score-breakdown', 'mj-settlement'];
    writeFileSync(
      join(folder, 'entry.js'),
      `import 'mahjong-elements';
       import 'mahjong-elements/mj.css';
       console.log(JSON.stringify(${JSON.stringify(tags)}.filter((tag) => customElements.get(tag))));`,
    );
    const out = join(folder, 'webpack');
    const compiler = webpack({
      context: folder,
      entry: './entry.js',
      mode: 'production',
      // Run in Node, where the elements can be defined, too.
      target: 'node20',
      experiments: { css: true },
      module: { generator: { 'css/auto': { exportsOnly: false } } },
      optimization: { minimize: false },
      output: { path: out, filename: 'main.cjs', chunkFilename: '[name].cjs', cssFilename: 'main.css' },
    })!;
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats!.toString({ all: false, errors: true, warnings: true })).toBe('');
    expect(JSON.parse(String(execFileSync(process.execPath, [join(out, 'main.cjs')])))).toEqual(tags);
    expect(readFileSync(join(out, 'main.css'), 'utf8')).toContain('mj-hand:where(:not(:defined)');
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  // It takes as long as all other tests here together.
  it.runIf(isComplete)('has types for every export (attw)', { timeout: 120_000 }, () => {
    const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
    const { status, stdout } = spawnSync(
      process.execPath,
      [attw, tarball, ...'--profile esm-only --format ascii'.split(' ')],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout).toContain('mahjong-elements/types/react');
    expect(status, stdout.slice(0, 3000)).toBe(0);
  });
});
