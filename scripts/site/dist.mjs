/** The built package, for scripts that write pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bundle.mjs';

/** The exports of modules of `dist` in one object; undefined if they aren’t built yet, since development starts without them. @returns {Promise<any>} */
export async function fromDist(/** @type {string[]} */ ...modules) {
  const paths = modules.map((module) => join(root, 'dist', module));
  if (!paths.every((path) => existsSync(path))) return undefined;
  return Object.assign({}, ...(await Promise.all(paths.map((path) => import(pathToFileURL(path).href)))));
}
