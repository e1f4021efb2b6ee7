/**
 * `node tools/runtimes/runtimes.mjs [node@26 deno@2 …]`: runs program.mjs, worked examples and random hands, in other
 * versions of Node, in Deno and in Bun, each from its package on npm. All have to give the same results as this Node.
 * Needs a build.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bundle.mjs';

const DEFAULT = ['node@20', 'node@22', 'node@24', 'deno@2', 'bun@1'];
const windows = process.platform === 'win32';

/** The package with the program for this system, and where it is in the package. */
function binaryOf(/** @type {string} */ runtime) {
  const { arch } = process;
  const system = windows ? 'win' : process.platform;
  const ending = windows ? '.exe' : '';
  if (runtime === 'node') return { name: `node-${system}-${arch}`, path: `bin/node${ending}`, args: [] };
  if (runtime === 'deno') {
    const suffix = { linux: '-glibc', win32: '', darwin: '' }[process.platform];
    return {
      name: `@deno/${process.platform}-${arch}${suffix}`,
      path: `deno${ending}`,
      args: ['run', '--no-config', `--allow-read=${root}`],
    };
  }
  if (runtime === 'bun') {
    const kind = `${windows ? 'windows' : process.platform}-${arch === 'arm64' ? 'aarch64' : arch}`;
    return { name: `@oven/bun-${kind}`, path: `bin/bun${ending}`, args: [] };
  }
  throw new Error(`${runtime}: expected node, deno or bun`);
}

const program = join(import.meta.dirname, 'program.mjs');

/** @returns {{ error: string } | { examples: number; wrong: string[]; digest: number }} */
function run(/** @type {string} */ executable, /** @type {string[]} */ args = []) {
  const { status, stdout, stderr, error } = spawnSync(executable, [...args, program], { cwd: root, encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : { error: `${error ?? ''}${stderr}${stdout}`.slice(0, 2000) };
}

const expected = run(process.execPath);
if ('error' in expected) throw new Error(expected.error);
console.log(`this Node, ${process.version}: ${expected.examples} examples, ${expected.wrong.length} wrong`);
let failed = expected.wrong.length > 0;

const asked = process.argv.slice(2);
for (const wanted of asked.length > 0 ? asked : DEFAULT) {
  const [runtime, range = 'latest'] = wanted.split('@');
  const { name, path, args } = binaryOf(runtime);
  const folder = join(root, 'node_modules/.cache/runtimes', `${runtime}-${range}`);
  const executable = join(folder, 'node_modules', name, path);
  if (!existsSync(executable)) {
    mkdirSync(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', '--silent'];
    spawnSync('npm', ['install', ...options, `${name}@${range}`], { cwd: folder, stdio: 'inherit', shell: windows });
  }
  const version = spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout?.split('\n')[0] ?? 'not installed';
  const result = run(executable, args);
  const same = JSON.stringify(result) === JSON.stringify(expected);
  if (!same) failed = true;
  console.log(`${wanted} (${version}): ${same ? 'the same results' : `FAILED ${JSON.stringify(result)}`}`);
}
if (failed) process.exitCode = 1;
