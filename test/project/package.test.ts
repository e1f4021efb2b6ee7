import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { documented, integrity, limits, measure } from '../../scripts/sizes.mjs';
import { languages } from '../../scripts/texts/messages.mjs';
import { isComplete } from '../rounds.js';

const pkg = JSON.parse(readFileSync('package.json', 'utf8'));

const isRegistering = (name: string): boolean => /^registerTexts\(/m.test(readFileSync(`src/lang/${name}`, 'utf8'));

describe('the package (built)', () => {
  it('has every exported file', () => {
    type Target = string | { [condition: string]: Target };
    const pathsIn = (target: Target): string[] =>
      typeof target === 'string' ? [target] : Object.values(target).flatMap(pathsIn);
    const targets = pathsIn(pkg.exports);
    expect([...targets, pkg.types, pkg.jsdelivr, pkg.unpkg, pkg.customElements].filter(isMissing)).toEqual([]);
  });

  it('has one version', () => {
    expect(readFileSync('src/elements/base/mj-element.ts', 'utf8')).toContain(`version: string = '${pkg.version}'`);
    expect(readFileSync('dist/cdn/mahjong-elements.js', 'utf8')).toContain(`mahjong-elements ${pkg.version} `);
  });

  it('depends on Lit alone', () => {
    expect(Object.keys(pkg.dependencies)).toEqual(['lit']);
  });

  it('says where it comes from, and ships what its pages refer to', () => {
    expect(pkg.repository.url).toMatch(/^git\+https:\/\/github\.com\//);
    // A registry resolves the links of the README against the repository.
    const address = pkg.repository.url.replace(/^git\+|\.git$/g, '');
    expect(pkg.homepage).toContain(address);
    expect(pkg.bugs).toContain(address);
    expect(pkg.author).toBeTruthy();
    expect(pkg.files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'SECURITY.md', 'llms.txt']));
    expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(
      new RegExp(`^## \\[${pkg.version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
    );
    const pages = [...readFileSync('llms.txt', 'utf8').matchAll(/\/blob\/main\/([^)#]+)/g)].map(([, path]) => path!);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has modules that bundlers take without a warning', () => {
    const modules = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
    // Rollup warns about `this` outside functions, where a module has none.
    expect(modules.filter((path) => readFileSync(`dist/${path}`, 'utf8').includes('(this && this.'))).toEqual([]);
  });

  it('has source maps for the CDN files, which lead to the shipped sources', () => {
    // `autoload.js` only re-exports the file that replaced it.
    const files = readdirSync('dist/cdn').filter((name) => name.endsWith('.js') && name !== 'autoload.js');
    expect(files.filter((name) => isMissing(`dist/cdn/${name}.map`))).toEqual([]);
    const lines = readFileSync('dist/cdn/mahjong-elements.all.js', 'utf8').split('\n');
    const map = new SourceMap(JSON.parse(readFileSync('dist/cdn/mahjong-elements.all.js.map', 'utf8')));
    // Texts from the core, from what elements share and from a language.
    for (const [text, source] of [
      ['Code for these rules', 'src/core/parts.ts'],
      ['bonus-tiles', 'src/render/hand-layout.ts'],
      ['won by self-draw', 'src/lang/texts/en/hand.ts'],
    ] as const) {
      const line = lines.findIndex((one) => one.includes(text));
      const entry = map.findEntry(line, lines[line]!.indexOf(text)) as { originalSource: string; originalLine: number };
      expect(entry.originalSource).toBe(`../../${source}`);
      const near = readFileSync(source, 'utf8')
        .split('\n')
        .slice(entry.originalLine - 1, entry.originalLine + 3);
      expect(near.join('\n'), source).toContain(text);
    }
  });

  it('ships templates without indentation, with source maps to the lines that they come from', () => {
    const path = 'dist/elements/mj-wall/views.js';
    const lines = readFileSync(path, 'utf8').split('\n');
    const template = lines.findIndex((line) => line.includes('html `'));
    expect(lines[template]).toMatch(/html ` *<.*>/);
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
    const last = lines.map((line) => line.startsWith('export function ')).lastIndexOf(true);
    const column = 'export function '.length;
    const { originalLine } = map.findEntry(last, column) as { originalLine: number };
    const source = readFileSync('src/elements/mj-wall/views.ts', 'utf8').split('\n');
    expect(source[originalLine]).toContain(/\w+/.exec(lines[last]!.slice(column))![0]);
  });

  it('declares side effects only for style sheets and modules that define an element or a language', () => {
    const defining = readdirSync('src')
      .filter(
        (name) =>
          name.endsWith('.ts') &&
          !/^(blocks|course|labels|lazy-elements|markdown-it|rehype|sanitizer|scorm|svg|xapi)\.ts$/.test(name),
      )
      .map((name) => `./src/${name}`);
    const matches = (path: string) =>
      pkg.sideEffects.some((glob: string) =>
        new RegExp(`^${glob.replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}$`).test(path),
      );
    expect(defining.filter((path) => !matches(path))).toEqual([]);
    // A language is a module named after its tag; no list names it.
    const languages = readdirSync('src/lang').filter(
      (name) => /^[a-z]{2,3}(-\w+)*\.ts$/.test(name) && isRegistering(name),
    );
    expect(languages).toContain('zh-Hant.ts');
    expect(languages.filter((name) => !matches(`./src/lang/${name}`))).toEqual([]);
    for (const folder of ['', 'node/'])
      expect(
        languages.filter((name) => !matches(`./dist/lang/${folder}${name.replace('.ts', '.js')}`)),
        folder,
      ).toEqual([]);
    for (const name of ['index', 'hand', 'panels', 'rules', 'choose', 'speech'])
      expect(matches(`./dist/lang/${name}.js`), name).toBe(false);
    // A bundler drops an imported style sheet without side effects.
    const sheets = Object.values<string | Record<string, string>>(pkg.exports)
      .map((target) => (typeof target === 'string' ? target : target.default))
      .filter((path) => path?.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    expect(sheets.filter((path) => !matches(path!))).toEqual([]);
  });
});

describe('committed files', () => {
  it('pin versions without naming a registry', () => {
    const lock = readFileSync('package-lock.json', 'utf8');
    expect(lock).not.toContain('"resolved"');
    expect(lock.match(/https?:\/\/[^"]*registry[^"]*/g)).toBeNull();
  });

  it('name no local folder', () => {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    const files = String(listed).split('\0').filter(existsSync);
    // Concatenated, so that this file does not contain them itself.
    const folders = [`/${'work'}/`, `/${'root'}/`, `${process.cwd()}/`, `${homedir()}/`].filter(
      (path) => path !== '//',
    );
    const naming = files.filter((path) => {
      const text = readFileSync(path, 'latin1');
      return folders.some((folder) => text.includes(folder));
    });
    expect(files.length).toBeGreaterThan(0);
    expect(naming).toEqual([]);
  });
});

describe('the bundles', () => {
  // Minifying each takes seconds.
  it.runIf(isComplete)('keep below their limits (npm run sizes)', { timeout: 600_000 }, async () => {
    const tooBig = (await measure()).filter(({ brotli, limit }) => brotli > limit);
    expect(tooBig.map(({ name, brotli, limit }) => `${name}: ${brotli} bytes, ${limit} allowed`)).toEqual([]);
  });

  it('include each language, beside a hand and a breakdown, with the limit that docs/languages.md states', () => {
    const stated = readFileSync('docs/languages.md', 'utf8').matchAll(/^\| `([\w-]+)` \| ([\d.]+) \|$/gm);
    const measured = limits.filter(({ beside }) => beside);
    expect(measured.map(({ name }) => name).sort()).toEqual(languages.filter((tag) => tag !== 'en'));
    expect(Object.fromEntries([...stated].map(([, tag, limit]) => [tag, Number(limit) * 1024]))).toEqual(
      Object.fromEntries(measured.map(({ name, limit }) => [name, limit])),
    );
  });

  it('are written into the pages by a release, with the integrity hash of the version that the README names', () => {
    const sizes = limits.map(({ what }, place) => ({ what, brotli: 1024 * (place + 1) }));
    const plain = sizes.map(({ brotli }) => ({ brotli: brotli + 512 }));
    const readme = readFileSync('README.md', 'utf8');
    const example = new RegExp(
      `mahjong-elements@${pkg.version}/dist/cdn/mahjong-elements\\.all\\.js"\\s+integrity="([^"]+)"`,
    );
    expect(example.exec(documented(readme, sizes, plain))?.[1]).toBe(integrity());
    expect(readme.match(/sha384-/g)).toHaveLength(1);
    const table = documented(readFileSync('docs/sizes.md', 'utf8'), sizes, plain);
    const rows = [...table.matchAll(/^\| (.+) \| ([\d.]+ kB) \| ([\d.]+ kB) \|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(limits.map(({ what }, place) => [what, `${place + 1}.0 kB`, `${place + 1}.5 kB`]));
  });
});

/** A pattern (`./dist/lang/*.js`) needs at least one file; all its stars stand for the same text. */
function isMissing(path: string): boolean {
  if (!path.includes('*')) return !existsSync(path);
  const [before, ...rest] = path.split('*').map((text) => text.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${before}([^/]+)${rest.join('\\1')}$`);
  return !readdirSync('dist', { recursive: true, encoding: 'utf8' }).some((name) => pattern.test(`./dist/${name}`));
}
