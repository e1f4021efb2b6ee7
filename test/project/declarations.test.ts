/** The declarations in `dist`, as projects read them that do not skip library checks. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'));
const textOf = (path: string): string => readFileSync(join('dist', path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the declarations (built)', () => {
  it('compile with every name found', () => {
    // Types of other packages, which are not installed here.
    const own = paths.filter((path) => !/^types[/\\](?:react|vue|svelte|astro)|^react\b/.test(path));
    expect(own.length).toBeGreaterThan(50);
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    };
    const files = own.map((path) => resolve('dist', path));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    const faults = stdout.split('\n').filter((line) => line.includes('error TS') && line.includes('dist/'));
    expect(faults).toEqual([]);
  });

  it('use no syntax newer than TypeScript 5.0', () => {
    const generic = paths.filter((path) =>
      /\b(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array<|\bFloat\d+Array</.test(textOf(path)),
    );
    expect(generic).toEqual([]);
  });

  it('have no signature that only the compiler can read', () => {
    expect(paths.filter((path) => /\bParameters<typeof/.test(textOf(path)))).toEqual([]);
  });

  it('describe elements, properties and events where frameworks show them', () => {
    for (const path of ['types/react.d.ts', 'types/vue.d.ts', 'types/svelte.d.ts', 'types/astro.d.ts'])
      expect(textOf(path), path).toMatch(/\/\*\* A hand of tiles that scores itself\. \*\/\n\s*'mj-hand': /);
    for (const [path, name] of [
      ['types/react.d.ts', "'onmj-score'"],
      ['types/vue.d.ts', 'onMjScore'],
      ['types/svelte.d.ts', "'onmj-score'"],
    ] as const)
      expect(textOf(path), path).toMatch(new RegExp(`/\\*\\* Fires after the first score.* \\*/\\n\\s*${name}\\?: `));
    // In code, people write a figure as a number.
    for (const name of ['min', 'expect', 'limit', 'draws', 'points'])
      expect(textOf('types/properties.d.ts')).toMatch(
        new RegExp(`^  ${name}\\?: string \\| number \\| undefined;$`, 'm'),
      );
    expect(textOf('core/types.d.ts')).toMatch(/\/\*\* .* \*\/\n\s*seat\?: Wind;/);
    expect(textOf('core/engine/score.d.ts')).toMatch(/\/\*\* .* \*\/\n\s*rule: AwardId;/);
    expect(textOf('core/profiles/built-in.d.ts')).toMatch(/\/\*\* .* \*\/\n\s*readonly british: Profile;/);
  });
});
