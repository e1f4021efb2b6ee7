/** Makes a module of the sources from the manifest: the attributes of the elements, which code blocks can set and sanitizers should keep. */
import { readFileSync } from 'node:fs';
import { root } from './texts/root.mjs';

const attributesPath = 'src/blocks/attributes.ts';

/**
 * @typedef {{ name: string; type: { text: string } }} Attribute
 * @typedef {{ tagName?: string; attributes?: Attribute[]; members?: { name: string; default?: string }[] }} Declaration
 * @typedef {{ modules: { declarations: Declaration[] }[] }} Manifest
 */

/** The attribute that changes other elements. Only a page’s author may set it, not those who write code blocks or comments. */
export const OF_PAGE = 'applies-to';

/** The former names of attributes: `{ compare: 'precedence' }`. */
const FORMER = /(\w[\w-]*)'?: '([\w-]+)'/g;

/** The module, for the elements of a manifest. */
function attributesModule(/** @type {Manifest} */ { modules }) {
  const lines = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [], members = [] }) => {
      if (!tagName) return [];
      const renamed = members.find(({ name }) => name === 'renamed')?.default ?? '';
      const former = new Map([...renamed.matchAll(FORMER)].map(([, name, now]) => [now, name]));
      const names = attributes.flatMap(({ name, type }) => {
        if (name === OF_PAGE) return [];
        const mark = type.text.startsWith('boolean') ? '?' : '';
        return [name, former.get(name)].flatMap((one) => (one ? one + mark : []));
      });
      return [`  '${tagName}': '${names.join(' ')}',\n`];
    })
    .sort();
  return `// Made from custom-elements.json.

/** The attributes of the elements, by tag; a question mark follows those that are set or not. */
export const attributes = {
${lines.join('')}} as const;
`;
}

/** The module by its path, for the manifest as it is. @returns {Record<string, string>} */
export const blockModules = () => ({
  [attributesPath]: attributesModule(JSON.parse(readFileSync(`${root}/custom-elements.json`, 'utf8'))),
});
