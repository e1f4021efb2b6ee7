/** `npm run language`: the files of a new language, and the report about one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTag, loadLanguage, newLanguage, report } from '../../scripts/language.mjs';

/** What the compiler says about files that are not in the project: it finds the others beside them. */
function complaintsAbout(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'new-language-'));
  try {
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    const compilerOptions = { noEmit: true, types: [], rootDirs: [resolve('src'), join(folder, 'src')] };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, include: ['src'] }),
    );
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
      encoding: 'utf8',
    });
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A new language with a hyphen in its tag, which no one is going to add. */
const TAG = 'tlh-Latn';

describe('a new language', () => {
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await newLanguage(TAG);
  }, 60_000);

  it('has the files that complete languages have', () => {
    expect(Object.keys(files)).toContain(`src/lang/${TAG}.ts`);
    for (const section of ['hand', 'count', 'more-awards', 'errors', 'breakdown', 'game', 'exercise', 'wall'])
      expect(Object.keys(files), section).toContain(`src/lang/${TAG}/${section}.ts`);
  });

  it('has every English text above an empty one', () => {
    const all = Object.values(files).join('\n');
    expect(all).toContain('// face-down tile\n  faceDown: undefined');
    expect(all).toContain("// Half flush\n  'half-flush': undefined");
    expect(all).toContain("// Dragon kong\n  '--dragon-kong': undefined");
    expect(all).toContain("// One suit with winds or dragons.\n  'half-flush': undefined");
    expect(all).toContain('// (one) => `Hand ${number(one)}`\n  hand: undefined');
    expect(all).toContain("// Too long: {found} characters, but the limit is {most}.\n  'too-long': undefined");
  });

  it('compiles as it is, and with texts written', () => {
    const path = `src/lang/${TAG}/settlement.ts`;
    const written = (code: string): string => files[path]!.replace('nobody: undefined', `nobody: ${code}`);
    const others = {
      [path.replace('settlement', 'right')]: written("'pagh'"),
      [path.replace('settlement', 'wrong')]: written('3'),
    };
    expect(complaintsAbout({ ...files, ...others })).toEqual([expect.stringContaining('wrong.ts')]);
  }, 120_000);

  it('is English until something is written, which the report shows', async () => {
    const path = `src/lang/${TAG}/hand.ts`;
    const before = await report(TAG, files);
    const after = await report(TAG, {
      ...files,
      [path]: files[path]!.replace('\n  hand: undefined', '\n  hand: ({ seat }) => `ghop ${seat}`').replace(
        'south: undefined',
        "south: 'South'",
      ),
    });
    const missing = (lines: readonly string[]): number => Number(/^Missing: (\d+) /.exec(lines[0]!)![1]);
    expect(missing(before)).toBeGreaterThan(700);
    expect(missing(after)).toBe(missing(before) - 2);
    expect(after).toContain('  winds.south: South');
    expect(before).not.toContain('  winds.south: South');
    // The first sentence of the sample page is that of a hand.
    const first = before.indexOf('  =');
    expect(before[first - 1]).toMatch(/; South seat; /);
    expect(after[after.indexOf(before[first - 1]!) + 1]).toBe('  ghop south');
  }, 60_000);
});

describe('the report', () => {
  it('finds nothing missing in a complete language', async () => {
    const lines = await report('zh-Hant');
    expect(lines[0]).toMatch(/^Missing: 0 of \d{3,} texts$/);
    expect(lines.slice(lines.indexOf('A sample page, first in English:'))).not.toContain('  =');
  }, 60_000);

  it('finds an error sentence and an award that are English', async () => {
    const { english, gapsOf } = await loadLanguage();
    const { same } = gapsOf({
      ...english,
      rule: (id: string) => (id === 'flower' ? 'Flower' : `x ${id}`),
      error: () => 'x',
    });
    const places = same.map(([place]) => place);
    expect(places).toContain('rule(flower)');
    expect(places).not.toContain('rule(season)');
    expect(places).not.toContain('rule(--dragon-kong)');
    expect(places).toContain('rules.option(limit)');
    expect(places.filter((place) => place.startsWith('error('))).toEqual([]);
  }, 60_000);
});

it.each([
  ['it', true],
  ['pt-BR', true],
  ['zh-Hant', true],
  ['gsw', true],
  ['en', false],
  ['en-GB', false],
  ['', false],
  ['italiano', false],
  ['../../x', false],
  ['IT', false],
  ['it; rm', false],
])('“%s” as a tag: %s', (tag, expected) => {
  expect(isTag(tag)).toBe(expected);
});
