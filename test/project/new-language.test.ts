/** `npm run texts` for a language that the package does not have: its files, in which everything is English until it is written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../scripts/texts/messages.mjs';
import { modulesOf } from '../../scripts/texts/modules.mjs';
import { isTag, newLanguage } from '../../scripts/texts/start.mjs';

type Files = Readonly<Record<string, string>>;

/** Writes files that are not in the project. @returns their folder */
function written(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-language-'));
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return folder;
}

/** What the compiler says about files that are not in the project: it finds the others beside them. */
function complaintsAbout(files: Files): string[] {
  const folder = written(files);
  try {
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

/** The grammar of a language that is not in the project. */
async function grammarIn(files: Files): Promise<Record<'profile' | 'quoted', (name: string) => string>> {
  const own = Object.entries(files).map(([path, code]) => [
    path,
    code.replaceAll("'../../", `'${resolve('src/lang')}/`),
  ]);
  const folder = written(Object.fromEntries(own));
  try {
    return await import(join(folder, `src/lang/texts/${TAG}/grammar.ts`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A new language with a hyphen in its tag, which no one is going to add. */
const TAG = 'tlh-Latn';

describe('a new language', () => {
  it('has an empty file for every English one, and no code', () => {
    const files = newLanguage(TAG);
    expect(Object.keys(files)).toEqual(sectionsOf('en').map((section) => `texts/${TAG}/${section}.arb`));
    expect(Object.values(files).join('')).toMatch(/^(\{\}\n)+$/);
  });

  it('compiles as it is, and with messages written', () => {
    expect(complaintsAbout(modulesOf(TAG, () => ({})))).toEqual([]);
    const written: Record<string, object> = {
      count: { 'names.half-flush': 'wa’ Segh', 'profiles.classical.0': 'motlh', points: '{value, number} mIv' },
      game: { 'game.hand': 'ghop {one}', 'game.over': 'rIn Quj.' },
      hand: { 'phrases.value': '{value, points}' },
      panels: { 'meanings.half-flush': 'wa’ Segh neH.' },
      reasons: { counted: '{times} {form}', 'ofTiles.winds': 'SuS' },
      tiles: { 'tiles.honours.R': 'lung Doq' },
    };
    const all = modulesOf(TAG, (section) => written[section] ?? {});
    expect(all[`src/lang/texts/${TAG}/game.ts`]).toContain('hand: (one) => `ghop ${one}`');
    expect(complaintsAbout(all)).toEqual([]);
  }, 120_000);

  it('calls profiles as English does until it has a title for them', async () => {
    const messages = { 'profiles.classical.0': 'motlh', 'moreProfiles.xmj': 'nIm xmj' };
    const { profile, quoted } = await grammarIn(modulesOf(TAG, (section) => (section === 'count' ? messages : {})));
    const names = ['classical', 'xmj', 'pung-based', 'bmja', 'nts-2002', ''];
    const titles = ['motlh', 'nIm xmj', 'Pung-based', 'BMJA', 'NTS-2002', 'this table’s'];
    expect(names.map(profile)).toEqual(titles);
    // The name of a table’s own rules stays as it is.
    expect(profile('club')).toBe('club');
    expect(quoted('bmja')).toBe('“BMJA”');
  });
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
