/**
 * `npm run release:check`: builds and packs twice, and compares the bytes; checks what the package contains; writes the
 * package, its hashes, its bill of materials (CycloneDX), the WordPress plugin and the release notes to the folder release.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bundle.mjs';
import { writeWordPressZip } from '../wordpress.mjs';
import { wrongContents } from './contents.mjs';
import { notesOf } from './version.mjs';

/** Pinned, and not installed with the project: nothing else needs it. */
const SBOM_TOOL = '@cyclonedx/cyclonedx-npm@6.0.1';

const folder = join(root, 'release');

if (import.meta.url === pathToFileURL(process.argv[1]).href) await check();

/** Throws if something is wrong. */
export async function check() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const first = buildAndPack();
  const second = buildAndPack();
  const differing = Object.keys({ ...first.hashes, ...second.hashes }).filter(
    (path) => first.hashes[path] !== second.hashes[path],
  );
  if (differing.length > 0 || first.integrity !== second.integrity)
    throw new Error(`Two builds differ in ${differing.join(', ') || 'the archive'}`);
  console.log(`two builds are equal: ${second.paths.length} files, ${second.size} bytes packed`);

  const wrong = wrongContents(second.paths);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log('the package contains what it should');

  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const cdn = second.paths.filter((path) => path.startsWith('dist/cdn/') && path.endsWith('.js'));
  const integrity = Object.fromEntries(
    [...cdn, 'dist/embed.js', 'dist/mj.css'].map((path) => [path, hashOf(join(root, path), 'sha384')]),
  );
  write('integrity.json', `${JSON.stringify({ version, package: second.integrity, files: integrity }, null, 2)}\n`);

  // Everything that users get with the package, and that its bundled files contain.
  const sbom = join(folder, 'sbom.cdx.json');
  const options = '--package-lock-only --output-reproducible --mc-type library --validate --output-file';
  npm('npx', ['--yes', SBOM_TOOL, '--omit', 'dev', 'optional', 'peer', ...options.split(' '), sbom]);
  const { components } = JSON.parse(readFileSync(sbom, 'utf8'));
  for (const name of ['lit', 'lit-html', 'lit-element'])
    if (!components.some((one) => one.name === name)) throw new Error(`the bill of materials lacks ${name}`);
  console.log(`the bill of materials lists ${components.length} packages`);

  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const notes = notesOf(changelog, version);
  if (!notes) throw new Error(`CHANGELOG.md: expected entries under [${version}]`);
  write('notes.md', `${notes}\n`);
  await writeWordPressZip();
  const sums = readdirSync(folder).map((name) => `${hashOf(join(folder, name), 'sha256', 'hex')}  ${name}`);
  write('SHA256SUMS', `${sums.join('\n')}\n`);
  console.log(`release: ${readdirSync(folder).join(', ')}`);
}

function buildAndPack() {
  run(process.execPath, ['scripts/build.mjs']);
  const [packed] = JSON.parse(npm('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], 'pipe'));
  const paths = packed.files.map(({ path }) => path);
  const integrity = hashOf(join(folder, packed.filename), 'sha512');
  const hashes = Object.fromEntries(paths.map((path) => [path, hashOf(join(root, path), 'sha256')]));
  return { paths, hashes, integrity, size: packed.size };
}

/** @returns {string} */
function hashOf(path, algorithm, encoding = /** @type {'base64' | 'hex'} */ ('base64')) {
  const digest = createHash(algorithm).update(readFileSync(path)).digest(encoding);
  return encoding === 'hex' ? digest : `${algorithm}-${digest}`;
}

function write(name, text) {
  writeFileSync(join(folder, name), text);
}

/** npm and npx are scripts of a shell on Windows. */
function npm(program, args, stdout = /** @type {'pipe' | 'inherit'} */ ('inherit')) {
  return process.platform === 'win32'
    ? run([program, ...args].map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' '), [], stdout, true)
    : run(program, args, stdout);
}

function run(program, args, stdout = /** @type {'pipe' | 'inherit'} */ ('inherit'), shell = false) {
  const result = spawnSync(program, args, {
    cwd: root,
    shell,
    stdio: ['ignore', stdout, 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (result.status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
  return result.stdout;
}
