/** Writes the attributes of the elements, which code blocks can set and sanitizers should keep, from the manifest into a module of the sources. */
import { writeFile } from 'node:fs/promises';
import { root } from './bundle.mjs';

export const attributesPath = 'src/blocks/attributes.ts';

/** As the formatter of the sources breaks lines. */
const LONGEST_LINE = 120;

/**
 * @typedef {{ name: string; type: { text: string } }} Attribute
 * @typedef {{ tagName?: string; attributes?: Attribute[]; members?: { name: string; default?: string }[] }} Declaration
 * @typedef {{ modules: { declarations: Declaration[] }[] }} Manifest
 */

/** The former names of attributes: `{ compare: 'precedence' }`. */
const FORMER = /(\w[\w-]*)'?: '([\w-]+)'/g;

/** The module, for the elements of a manifest. */
export function attributesModule(/** @type {Manifest} */ { modules }) {
  const lines = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [], members = [] }) => {
      if (!tagName) return [];
      const renamed = members.find(({ name }) => name === 'renamed')?.default ?? '';
      const former = new Map([...renamed.matchAll(FORMER)].map(([, name, now]) => [now, name]));
      const names = attributes.flatMap(({ name, type }) => {
        const mark = type.text.startsWith('boolean') ? '?' : '';
        return [name, former.get(name)].flatMap((one) => (one ? one + mark : []));
      });
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
