/** Generates the custom elements manifest from the JSDoc of element classes, with the paths of the shipped files. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { root } from './bundle.mjs';

/** The modules that a page can import, and the classes behind them. */
const PUBLIC = /^dist\/([^/]+|elements\/(mj-[a-z-]+|events|(mj-[a-z-]+)\/\3))\.js$/;

/** Members called only by the browser or by other elements. */
const INTERNAL =
  /^(\[|form\w+Callback$|formAssociated$|shadowRootOptions$|surroundingsChanged$|resolved$|ready$|showsSituation$)/;

/** The same sources produce the same text, regardless of the order in which the file system lists them. */
export async function manifest() {
  const argv = ['analyze', '--litelement', '--quiet', '--globs', 'src/*.ts', 'src/elements/**/*.ts'];
  const { modules, ...head } = await cli({ argv, cwd: root, noWrite: true });
  const shipped = JSON.parse(JSON.stringify(modules, publicOnly))
    .filter(
      (/** @type {any} */ { path, declarations, exports }) =>
        PUBLIC.test(path) && (declarations.length > 0 || exports.length > 0),
    )
    .sort((/** @type {any} */ a, /** @type {any} */ b) => (a.path < b.path ? -1 : 1));
  return JSON.stringify({ ...head, modules: shipped }, null, 2) + '\n';
}

export async function writeManifest() {
  await writeFile(`${root}/custom-elements.json`, await manifest());
}

function publicOnly(/** @type {string} */ key, /** @type {any} */ value) {
  if (key === 'members')
    return value.filter(
      (/** @type {any} */ { name, privacy = 'public' }) => privacy === 'public' && !INTERNAL.test(name),
    );
  if (key === 'declarations') return value.filter((/** @type {any} */ { kind }) => kind !== 'variable');
  // The analyzer also picks up entries from the code, with a variable's name and no description.
  if (key === 'events') return value.filter((/** @type {any} */ { description }) => description);
  if ((key === 'path' || key === 'module') && typeof value === 'string') {
    return value.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
  }
  return value;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await writeManifest();
