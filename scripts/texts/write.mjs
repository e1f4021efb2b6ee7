/**
 * `node scripts/texts/write.mjs`: writes the modules that are not under version control, because they are made from messages, profiles and
 * the manifest, if any of these have changed since.
 * The build, the type check, the tests and `npm start` call it first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockModules } from '../blocks.mjs';
import { languages } from './messages.mjs';
import { modulesOf } from './modules.mjs';
import { profileModules } from './profiles.mjs';
import { root } from './root.mjs';

/** What the modules are made from, and the files and folders that are made. */
const SOURCES = [
  'scripts/texts',
  'texts',
  'profiles',
  'custom-elements.json',
  'scripts/blocks.mjs',
  'src/core/rules/options.ts',
  ...['src/lang/arguments.ts', 'src/lang/types.ts', 'src/lang/formats.ts', 'src/lang/grammar'],
];
const MADE = [
  'src/blocks/attributes.ts',
  'src/core/profiles/definitions',
  'src/core/sentences',
  'src/lang/texts',
  ...languages.filter((tag) => tag !== 'en').map((tag) => `src/lang/${tag}.ts`),
];

/** The files and folders that exist. @returns {string[]} */
const pathsIn = (/** @type {string[]} */ paths) =>
  paths
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => [
      path,
      ...(extname(path) ? [] : pathsIn(readdirSync(join(root, path)).map((name) => `${path}/${name}`))),
    ]);

/** The modules that pages import for a language, also for one whose folder is gone. */
const modulesMade = () =>
  readdirSync(join(root, 'src/lang'))
    .filter((name) => extname(name) === '.ts')
    .map((name) => `src/lang/${name}`)
    .filter((path) => readFileSync(join(root, path), 'utf8').startsWith('// Made from texts/'));

const times = (/** @type {string[]} */ paths) => paths.map((path) => statSync(join(root, path)).mtimeMs);

export async function writeTexts() {
  const modules = modulesMade();
  const made = [...pathsIn(MADE), ...modules].filter((path) => extname(path));
  const isCurrent = Math.max(...times(pathsIn(SOURCES))) < Math.min(...times(made));
  const isComplete = MADE.every((path) => existsSync(join(root, path)));
  if (isCurrent && isComplete && modules.every((path) => MADE.includes(path))) return;
  /** @type {Record<string, string>} */
  const files = { ...profileModules(), ...blockModules() };
  for (const language of languages) Object.assign(files, modulesOf(language));
  for (const path of made) if (!(path in files)) rmSync(join(root, path), { force: true });
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // A program that reads it at the same time finds a complete file.
    writeFileSync(join(root, `${path}.${process.pid}`), code);
    renameSync(join(root, `${path}.${process.pid}`), join(root, path));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeTexts();
