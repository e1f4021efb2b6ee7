/** The files of its folder that a page of a course needs, and the texts of its languages. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { transform, transformStyleAttribute } from 'lightningcss';
import { parse } from 'parse5';
import { parseSync } from 'rolldown/utils';
import { languages } from './texts/messages.mjs';
import { ALSO } from './texts/modules.mjs';

/**
 * An address in a file, and how a message quotes it. A link leads elsewhere; anything else is loaded.
 *
 * @typedef {{ address: string; place: string; isLink?: boolean }} Named
 */

/** A node and everything in it, in order. @param {any} node @returns {any[]} */
export const nodesIn = (node) => [node, ...[...(node.childNodes ?? []), node.content ?? []].flat().flatMap(nodesIn)];

/** Everything in a page, in order. @param {string} html */
export const nodesOf = (html) => nodesIn(parse(html));

/** What a `<link>` makes the browser load. */
const LOADED = /\b(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)\b/i;

/** Attributes with an address. */
const ADDRESSES = /^(src|href|poster)$/;

/** An address in a list for several widths or resolutions. */
const CANDIDATE = /(?:^|,)\s*(\S+?)(?=\s|,\s|,?$)/g;

const options = { filename: '', analyzeDependencies: true, errorRecovery: true };

/** @param {{ dependencies?: any }} styles @returns {Named[]} */
const namedInStyles = ({ dependencies }) =>
  dependencies.map((/** @type {{ url: string }} */ { url }) => ({ address: url, place: `url("${url}")` }));

/** @param {string} code @returns {Named[]} */
const namedInStyleSheet = (code) => namedInStyles(transform({ ...options, code: Buffer.from(code) }));

/** What a script imports, as it is written; none for a part that is computed. @param {string} code @returns {string[]} */
function importedBy(code) {
  const { staticImports, staticExports, dynamicImports } = parseSync('script.mjs', code).module;
  const found = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].map(
    ({ moduleRequest }) => moduleRequest?.value ?? '',
  );
  const later = dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^(['"`])([^$]+)\1$/.exec(code.slice(start, end))?.[2] ?? '',
  );
  return [...new Set([...found, ...later])].filter(Boolean);
}

/** The modules that a script imports; bare names are those of an import map. @param {string} code @returns {Named[]} */
const namedInScript = (code) =>
  importedBy(code)
    .filter((address) => /^(\.{0,2}\/|[a-z]+:\/)/i.test(address))
    .map((address) => ({ address, place: `import "${address}"` }));

/** The addresses in an import map; those of folders can’t be listed. @param {string} text @returns {Named[]} */
const namedInMap = (text) =>
  [...text.matchAll(/:\s*"([^"]+[^"/])"/g)].map(([, address = '']) => ({ address, place: `"${address}"` }));

/** The value of an attribute; undefined without it. @param {any} node @param {string} wanted @returns {string | undefined} */
export const attribute = (node, wanted) =>
  (node?.attrs ?? []).find((/** @type {any} */ { name }) => name === wanted)?.value.trim();

/** @param {any} node */
const textIn = ({ childNodes }) =>
  childNodes.map((/** @type {{ value?: string }} */ { value }) => value ?? '').join('');

/** @param {any} node an element @returns {Named[]} */
function namedInElement(node) {
  const { attrs, nodeName } = node;
  const isLink = /^(a|area)$/.test(nodeName) || (nodeName === 'link' && !LOADED.test(attribute(node, 'rel') ?? ''));
  const named = attrs.flatMap((/** @type {{ name: string; value: string }} */ { name, value }) => {
    if (name === 'style') return namedInStyles(transformStyleAttribute({ ...options, code: Buffer.from(value) }));
    const addresses = /^(image)?srcset$/.test(name)
      ? [...value.matchAll(CANDIDATE)].map(([, address]) => address)
      : ADDRESSES.test(name) || (name === 'data' && nodeName === 'object')
        ? [value]
        : [];
    return addresses.map((address) => ({ address, place: `<${nodeName} ${name}="${value}">`, isLink }));
  });
  const text = textIn(node);
  if (nodeName === 'style') named.push(...namedInStyleSheet(text));
  if (nodeName !== 'script' || attribute(node, 'src')) return named;
  const type = attribute(node, 'type')?.toLowerCase();
  return [...named, ...(type === 'importmap' ? namedInMap(text) : type === 'module' ? namedInScript(text) : [])];
}

/** The elements as files, and those that load others by addresses that are computed. */
export const PARTS = /^(mahjong-elements|autoload|blocks)\b.*\.js$/;
const LOADERS = /^(mahjong-elements|autoload|blocks)\.js$/;

/** A page or script as text. @param {string} file @throws {Error} in another encoding, as it would lose its letters in the package */
export function textOf(file) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    throw new Error(`${file} is not in UTF-8: save it as UTF-8, and say so with <meta charset="utf-8">.`);
  }
}

/** The files that the elements in a file load, if they are beside it, as on a site that hosts them itself. @param {string} file */
const partsBeside = (file) =>
  LOADERS.test(basename(file)) && existsSync(join(dirname(file), 'mahjong-elements-hand.js'))
    ? readdirSync(dirname(file)).filter((name) => PARTS.test(name))
    : [];

/** Files that can load the elements. */
const IS_CODE = /\.(html?|m?js)$/i;

/** What a file names, by how its name ends. @type {readonly (readonly [RegExp, (code: string) => Named[]])[]} */
const READERS = [
  [/\.html?$/i, (code) => nodesOf(code).flatMap((node) => (node.attrs ? namedInElement(node) : []))],
  [/\.css$/i, namedInStyleSheet],
  [/\.m?js$/i, namedInScript],
];

/**
 * The files of a folder that a file names, those that these name, and so on, by their path from the folder.
 *
 * @param {string} folder
 * @param {string} name the file, by its path from the folder
 * @param {{ code: string; isKnown?: (path: string) => boolean; rewritten?: (path: string, text: string) => string; warn?: (text: string) => void }} options
 *   what is in the file; whether the package has a path already; what other pages and scripts are like in the package; what to call with a
 *   warning about each address on another site
 */
export function filesNamedIn(
  folder,
  name,
  { code, isKnown = () => false, rewritten = (_, text) => text, warn = () => {} },
) {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  const visit = (/** @type {string} */ from, /** @type {string} */ text) => {
    const named = READERS.find(([ending]) => ending.test(from))?.[1](text) ?? [];
    for (const { address, place, isLink } of named) {
      const where = from === name ? place : `${from}: ${place}`;
      if (place.startsWith('<base'))
        throw new Error(`${where} changes the addresses of the elements, too: remove it, and write addresses in full.`);
      const [path = ''] = address.trim().split(/[?#]/);
      const isElsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(path);
      if (isElsewhere && !isLink && /^(https?:)?\/\//i.test(path))
        warn(`${where} is not in the package: it is loaded from elsewhere.`);
      if (!path || isElsewhere || (isLink && path.startsWith('/'))) continue;
      const file = resolve(folder, dirname(from), path.startsWith('/') ? '..' : decoded(path));
      const inside = relative(folder, file).replaceAll('\\', '/');
      if (files[inside] || isKnown(inside)) continue;
      if (path.startsWith('/') || inside.startsWith('..'))
        throw new Error(`${where} is not in the folder of the page: move it there.`);
      if (existsSync(file) && statSync(file).isFile()) {
        const data = IS_CODE.test(inside) ? Buffer.from(rewritten(inside, textOf(file))) : readFileSync(file);
        files[inside] = data;
        for (const part of partsBeside(file))
          files[join(dirname(inside), part)] ??= readFileSync(join(dirname(file), part));
        visit(inside, data.toString());
      }
      // Links to other pages may be dead; what a page shows may not.
      else if (!isLink) throw new Error(`${where}: file not found.`);
    }
  };
  visit(name, code);
  return files;
}

/**
 * What the scripts of a page import, and what the files of its folder among them import in turn, with the addresses of the page’s own
 * scripts; and the code of all these, without comments.
 *
 * @param {string} name the page, by its path from the folder
 * @param {any[]} nodes what is in it
 * @param {Record<string, Uint8Array>} files
 */
export function scriptsOf(name, nodes, files) {
  const found = { imports: new Set(/** @type {string[]} */ ([])), code: '' };
  const read = (/** @type {string} */ from, /** @type {string} */ text) => {
    found.code += parseSync('script.mjs', text).comments.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      text,
    );
    for (const address of importedBy(text)) follow(from, address);
  };
  const follow = (/** @type {string} */ from, /** @type {string} */ address) => {
    const path = join(dirname(from), decoded(address.split(/[?#]/)[0] ?? '')).replaceAll('\\', '/');
    const isNew = !found.imports.has(address);
    found.imports.add(address);
    const file = files[path];
    if (isNew && file) read(path, Buffer.from(file).toString());
  };
  for (const node of nodes.filter(({ nodeName }) => nodeName === 'script')) {
    const address = attribute(node, 'src');
    if (address) follow(name, address);
    else if (/^(module|text\/javascript)?$/i.test(attribute(node, 'type') ?? '')) read(name, textIn(node));
  }
  return { imports: [...found.imports], code: found.code };
}

/** An address as the name of a file; a percent sign that starts no code is part of the name. @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The language of a module that has the texts for a tag; undefined for English, and for a language without texts. @param {string} tag */
function languageFor(tag) {
  const named = Object.entries(ALSO).flatMap(([language, others]) => others.map((other) => [other, language]));
  const known = new Map([...named, ...languages.map((one) => [one, one])].map(([a, b]) => [a.toLowerCase(), b]));
  for (const complete of [String, (/** @type {string} */ one) => new Intl.Locale(one).maximize().toString()])
    try {
      const parts = complete(tag).toLowerCase().split('-');
      for (let count = parts.length; count; count--) {
        const found = known.get(parts.slice(0, count).join('-'));
        if (found) return found === 'en' ? undefined : found;
      }
    } catch {
      // Not a tag.
    }
  return undefined;
}

/**
 * The languages of a page, other than English, whose texts it needs: those of `lang` attributes, and those it imports.
 *
 * @param {any[]} nodes what is in it
 * @param {readonly string[]} imports
 */
export const languagesIn = (nodes, imports) => {
  const tags = nodes.flatMap((node) => attribute(node, 'lang') ?? []);
  const imported = imports.flatMap((address) => /\blang\/([\w-]+)\.js/.exec(address)?.[1] ?? []);
  return [...new Set([...tags, ...imported].flatMap((tag) => languageFor(tag) ?? []))];
};
