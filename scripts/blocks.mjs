/** Writes the attributes of the elements, which code blocks can set, from the manifest into a module of the sources. */
import { writeFile } from 'node:fs/promises';
import { root } from './bundle.mjs';

export const attributesPath = 'src/blocks/attributes.ts';

/** As the formatter of the sources breaks lines. */
const LONGEST_LINE = 120;

/** @typedef {{ modules: { declarations: { tagName?: string; attributes?: { name: string; type: { text: string } }[] }[] }[] }} Manifest */

/** The module, for the elements of a manifest. */
export function attributesModule(/** @type {Manifest} */ { modules }) {
  const lines = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [] }) => {
      if (!tagName || tagName === 'mj-tile') return [];
      const names = attributes.map(({ name, type }) => (type.text.startsWith('boolean') ? `${name}?` : name));
      const line = `  '${tagName}': '${names.join(' ')}',\n`;
      return [line.length > LONGEST_LINE + 1 ? line.replace(': ', ':\n    ') : line];
    })
    .sort();
  return `/**
 * The attributes of the elements, by tag; a question mark follows those that are set or not. Generated from
 * custom-elements.json when the package is built.
 */
export const attributes = {
${lines.join('')}} as const;
`;
}

export const writeBlockAttributes = (/** @type {Manifest} */ manifest) =>
  writeFile(`${root}/${attributesPath}`, attributesModule(manifest));
