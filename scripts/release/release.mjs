/**
 * `npm run release -- 0.2.0`: writes the version into the files that name it, turns the entries under `[Unreleased]`
 * in the changelog into its section, checks the package (check.mjs), commits, tags `v0.2.0` and pushes both. The tag
 * starts the workflow release.yml, which publishes the package.
 *
 * `--no-push` stops after the tag. If anything fails before the commit, the files are restored.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { check } from './check.mjs';
import { atVersion, versioned } from './version.mjs';

const words = process.argv.slice(2);
const push = !words.includes('--no-push');
const [to] = words.filter((word) => word !== '--no-push');
if (!to) throw new Error('npm run release -- VERSION [--no-push]: expected a version such as 0.2.0');

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (git('status', '--porcelain')) throw new Error('Commit or stash your changes first.');
if (push && git('branch', '--show-current') !== 'main') throw new Error('Release from the branch main.');
if (git('tag', '--list', `v${to}`)) throw new Error(`The tag v${to} exists.`);

const { version: from } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const date = new Date().toISOString().slice(0, 10);
try {
  const next = versioned.map((path) => {
    const file = join(root, path);
    return [file, atVersion(path, readFileSync(file, 'utf8'), { from, to, date })];
  });
  for (const [file, text] of next) writeFileSync(file, text);
  // The integrity hash of the built file, and the table of sizes; the README is part of the package.
  for (const script of ['build.mjs', 'sizes.mjs']) {
    const { status } = spawnSync(process.execPath, [`scripts/${script}`, '--write'], { cwd: root, stdio: 'inherit' });
    if (status) throw new Error(`scripts/${script} failed`);
  }
  await check();
} catch (error) {
  git('checkout', '--', '.');
  throw error;
}
git('commit', '--all', '--message', `chore(release): ${to}`);
git('tag', '--annotate', `v${to}`, '--message', `mahjong-elements ${to}`);
if (push) git('push', '--atomic', 'origin', 'main', `v${to}`);
console.log(push ? `Pushed v${to}; the workflow “release” publishes it.` : `Tagged v${to}. Not pushed.`);
