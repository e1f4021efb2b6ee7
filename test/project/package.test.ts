import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { documented, measure, pages } from '../../scripts/sizes.mjs';

const pkg = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the package (built)', () => {
  it('has every exported file', () => {
    const targets = Object.values<string | Record<string, string>>(pkg.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect([...targets, pkg.types, pkg.jsdelivr, pkg.unpkg, pkg.customElements].filter(isMissing)).toEqual([]);
  });

  it('has one version', () => {
    expect(readFileSync('src/elements/mj-element.ts', 'utf8')).toContain(`version: string = '${pkg.version}'`);
    expect(readFileSync('dist/cdn/mahjong-elements.js', 'utf8')).toContain(`mahjong-elements ${pkg.version} `);
  });

  it('depends on Lit alone', () => {
    expect(Object.keys(pkg.dependencies)).toEqual(['lit']);
  });

  it('declares side effects only for style sheets and modules that define an element or a language', () => {
    const defining = readdirSync('src')
      .filter((name) => name.endsWith('.ts') && !/^(labels|later|svg)\.ts$/.test(name))
      .map((name) => `./src/${name}`);
    const matches = (path: string) =>
      pkg.sideEffects.some((glob: string) => new RegExp(`^${glob.replaceAll('*', '[^/]*')}$`).test(path));
    expect(defining.filter((path) => !matches(path))).toEqual([]);
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

describe('the bundles', async () => {
  const sizes = await measure();

  it('keep below their limits (npm run sizes)', () => {
    expect(sizes.length).toBeGreaterThan(0);
    const tooBig = sizes.filter(({ brotli, limit }) => brotli > limit);
    expect(tooBig.map(({ name, brotli, limit }) => `${name}: ${brotli} bytes, ${limit} allowed`)).toEqual([]);
  });

  it('match the documented sizes and integrity hash (npm run build && npm run sizes -- --write)', () => {
    const texts = Object.fromEntries(pages.map((page) => [page, readFileSync(page, 'utf8')]));
    expect(texts['docs/sizes.md']).toMatch(/<!-- sizes -->/);
    expect(texts['README.md']).toMatch(/integrity="sha384-/);
    for (const page of pages) expect(texts[page]).toBe(documented(texts[page]!, sizes));
  });
});

/** A pattern (`./dist/lang/*.js`) needs at least one file. */
function isMissing(path: string): boolean {
  const [folder, ending] = path.split('*');
  if (ending === undefined) return !existsSync(path);
  return !existsSync(folder!) || !readdirSync(folder!).some((name) => name.endsWith(ending));
}
