/** The manifests of the installable pages, in the language of the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { translator } from './languages.mjs';

export const MANIFESTS = ['manifest-calculator.webmanifest', 'manifest-game.webmanifest'];

/** A manifest for the folder of a language: an app of its own beside the English one. */
export function manifestIn(/** @type {string} */ tag, /** @type {string} */ file) {
  const t = translator(tag);
  const { name, short_name: short, icons, id, ...others } = JSON.parse(readFileSync(join(root, 'demo', file), 'utf8'));
  const manifest = {
    name: t(name),
    short_name: t(short),
    lang: tag,
    ...others,
    id: `${tag}/${id}`,
    icons: icons.map((/** @type {{ src: string }} */ icon) => ({ ...icon, src: `../${icon.src}` })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
