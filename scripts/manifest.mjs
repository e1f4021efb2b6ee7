/** The custom elements manifest, from the JSDoc of the element classes; its paths are those of the shipped files. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { root } from './bundle.mjs';

/** What a page can import, and the classes behind it. */
const PUBLIC = /^dist\/([^/]+|elements\/(mj-[a-z-]+|events|(mj-[a-z-]+)\/\3))\.js$/;

/** Members that the browser calls, or elements one another. */
const INTERNAL =
  /^(\[|form\w+Callback$|formAssociated$|shadowRootOptions$|surroundingsChanged$|resolved$|ready$|showsSituation$)/;

/** The same sources give the same text, whatever the order in which the file system lists them. */
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
  // What the analyzer finds in the code besides has the name of a variable and no description.
  if (key === 'events') return value.filter((/** @type {any} */ { description }) => description);
  if ((key === 'path' || key === 'module') && typeof value === 'string') {
    return value.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
  }
  return value;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await writeManifest();
