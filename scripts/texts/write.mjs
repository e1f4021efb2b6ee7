/**
 * `node scripts/texts/write.mjs`: writes the texts that are made from others and not under version control, if these have changed since.
 * The build, the type check, the tests and `npm start` call it first.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What texts are made from: files, and folders with all that is in them. */
const SOURCES = [
  'scripts/simplified.mjs',
  'src/lang/zh-Hant.ts',
  'src/lang/zh-Hant',
  'src/core/notes',
  'demo/texts/zh-Hant.json',
];
const MADE = ['zh-Hans', 'zh-HK'].flatMap((tag) => [`src/lang/${tag}.ts`, `src/lang/${tag}`, `demo/texts/${tag}.json`]);

/** The files and folders that exist. */
const pathsIn = (/** @type {string[]} */ paths) =>
  paths
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => [
      path,
      ...(path.includes('.') ? [] : readdirSync(join(root, path)).map((name) => `${path}/${name}`)),
    ]);

const times = (/** @type {string[]} */ paths) => paths.map((path) => statSync(join(root, path)).mtimeMs);

export async function writeTexts() {
  const made = pathsIn(MADE).filter((path) => path.includes('.'));
  const isCurrent = Math.max(...times(pathsIn(SOURCES))) < Math.min(...times(made));
  if (isCurrent && MADE.every((path) => existsSync(join(root, path)))) return;
  const { chineseFiles } = await import('../simplified.mjs');
  const files = await chineseFiles();
  for (const path of made) if (!(path in files)) rmSync(join(root, path), { force: true });
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // Another program that reads it meanwhile finds a complete file.
    writeFileSync(join(root, `${path}.${process.pid}`), code);
    renameSync(join(root, `${path}.${process.pid}`), join(root, path));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeTexts();
