/** Writes the elements and their attributes into the WordPress plugin, which lets authors use them in posts. */
import { readFile, writeFile } from 'node:fs/promises';
import { root } from './bundle.mjs';

export const pluginPath = 'integrations/wordpress/mahjong-elements.php';

/** What is between the comments that enclose the generated part. */
const GENERATED = /(?<=^\t\/\/ Generated from custom-elements\.json .*\n)[^]*(?=^\t\/\/ End of the generated part\.$)/m;

/**
 * The plugin with the elements of a manifest.
 *
 * @param {string} plugin
 * @param {{ modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[] }} manifest
 */
export function withElements(plugin, { modules }) {
  if (!GENERATED.test(plugin)) throw new Error(`${pluginPath}: expected the comments around the generated part`);
  const lines = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [] }) =>
      tagName ? [`\t'${tagName}' => '${attributes.map(({ name }) => name).join(' ')}',\n`] : [],
    )
    .sort();
  return plugin.replace(GENERATED, () => lines.join(''));
}

export async function writeWordPressPlugin() {
  const path = `${root}/${pluginPath}`;
  const manifest = JSON.parse(await readFile(`${root}/custom-elements.json`, 'utf8'));
  await writeFile(path, withElements(await readFile(path, 'utf8'), manifest));
}
