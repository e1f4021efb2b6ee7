/** `npm run texts` for a language that the package does not have: its files, in which everything is English until it is written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile, sectionsOf } from '../../scripts/texts/compile.mjs';
import { isTag, newLanguage } from '../../scripts/texts/start.mjs';

type Files = Readonly<Record<string, string>>;

/** What the compiler says about files that are not in the project: it finds the others beside them. */
function complaintsAbout(files: Files): string[] {
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

/** The files with the modules that are made of the messages. */
function made(files: Files, written: Readonly<Record<string, object>> = {}): Files {
  const modules = Object.entries(files).flatMap(([path, text]) => {
    const section = /^texts\/.*\/(.*)\.arb$/.exec(path)?.[1];
    if (!section || section === 'site') return [];
    const code = compile(TAG, section, { ...(JSON.parse(text) as object), ...written[section] });
    return [[`src/lang/texts/${TAG}/${section}.ts`, code] as const];
  });
  return { ...files, ...Object.fromEntries(modules) };
}

describe('a new language', () => {
  let files: Files;
  beforeAll(async () => {
    files = await newLanguage(TAG);
  }, 60_000);

  it('has a file for every English one, and few modules', () => {
    for (const section of sectionsOf('en')) expect(Object.keys(files)).toContain(`texts/${TAG}/${section}.arb`);
    expect(Object.keys(files).filter((path) => path.startsWith('src')).length).toBeLessThan(10);
  });

  it('compiles as it is, and with messages written', () => {
    expect(complaintsAbout(made(files))).toEqual([]);
    const written = {
      count: { 'names.half-flush': 'wa’ Segh' },
      game: { 'game.hand': 'ghop {one}', 'game.over': 'rIn Quj.' },
      panels: { 'meanings.half-flush': 'wa’ Segh neH.' },
    };
    const all = made(files, written);
    expect(all[`src/lang/texts/${TAG}/game.ts`]).toContain('hand: (one) => `ghop ${one}`');
    expect(complaintsAbout(all)).toEqual([]);
  }, 120_000);
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
