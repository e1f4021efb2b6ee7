/** The custom elements manifest, from the JSDoc of the element classes; its paths are those of the shipped files. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { root } from './bundle.mjs';

/** The same sources give the same text, whatever the order in which the file system lists them. */
export async function manifest() {
  const argv = ['analyze', '--litelement', '--quiet', '--globs', 'src/*.ts', 'src/elements/**/*.ts'];
  const { modules, ...head } = await cli({ argv, cwd: root, noWrite: true });
  const shipped = modules
    .filter((module) => module.declarations.length > 0 || module.exports.length > 0)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return JSON.stringify({ ...head, modules: shipped }, publicOnly, 2) + '\n';
}

export async function writeManifest() {
  await writeFile(`${root}/custom-elements.json`, await manifest());
}

function publicOnly(/** @type {string} */ key, /** @type {any} */ value) {
  if (key === 'members') return value.filter((member) => (member.privacy ?? 'public') === 'public');
  if ((key === 'path' || key === 'module') && typeof value === 'string') {
    return value.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
  }
  return value;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await writeManifest();
