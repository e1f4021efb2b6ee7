/**
 * Generates the custom elements manifest from the JSDoc of element classes, with the paths of the shipped files. The build
 * writes it to custom-elements.json, which is committed.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { rolldown } from 'rolldown';
import { root } from './bundle.mjs';
import { writeTexts } from './texts/write.mjs';
import { writeWordPressPlugin } from './wordpress.mjs';

/** The modules that a page can import, and the classes behind them. */
const PUBLIC = /^dist\/([^/]+|elements\/(mj-[a-z-]+|events|(mj-[a-z-]+)\/\3))\.js$/;

/** Members called only by the browser or by other elements. */
const INTERNAL =
  /^(\[|form\w+Callback$|formAssociated$|shadowRootOptions$|surroundingsChanged$|resolved$|ready$|showsSituation$)/;

/** How deep members are in a manifest: in modules, their list, declarations, their list, and the list of members. */
const MEMBER = 6;
const SHORT = 120;

/** The same sources produce the same text, regardless of the order in which the file system lists them. */
export async function manifest() {
  const argv = ['analyze', '--litelement', '--quiet', '--globs', 'src/*.ts', 'src/elements/**/*.ts'];
  const { modules, ...head } = await cli({ argv, cwd: root, noWrite: true });
  const spelledOut = spellOut(await keywords());
  const shipped = JSON.parse(JSON.stringify(modules, (key, value) => spelledOut(key, publicOnly(key, value))))
    .filter(
      (/** @type {any} */ { path, declarations, exports }) =>
        PUBLIC.test(path) && (declarations.length > 0 || exports.length > 0),
    )
    .sort((/** @type {any} */ a, /** @type {any} */ b) => (a.path < b.path ? -1 : 1));
  addDefinitions(shipped);
  addTileProperties(shipped);
  return `${inLines({ ...head, modules: shipped })}\n`;
}

/** Writes each member, attribute and event of a declaration, and anything short, on a line of its own, so that diffs stay small. */
function inLines(/** @type {object} */ value, indent = '') {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || indent.length === MEMBER * 2 || line.length < SHORT) return line;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([name, inner]) => `${indent}  ${isList ? '' : `${JSON.stringify(name)}: `}${inLines(inner, `${indent}  `)}`,
  );
  const [start, end] = isList ? '[]' : '{}';
  return lines.length ? `${start}\n${lines.join(',\n')}\n${indent}${end}` : start + end;
}

/**
 * The words of types that are lists of words. Tools do not follow a type by its name: with its words, Storybook offers a
 * select, and editors complete them.
 *
 * @returns {Promise<Record<string, readonly string[]>>}
 */
async function keywords() {
  const { winds, profiles, ruleIds } = await evaluate('src/core/scoring.ts');
  const { sections } = await evaluate('src/breakdown/model.ts');
  const { wallSteps } = await evaluate('src/table/wall.ts');
  const { moreNames } = await evaluate('src/core/profiles/definitions/more-names.ts');
  return {
    Wind: winds,
    ProfileName: Object.keys(profiles),
    MoreProfileName: moreNames,
    RuleId: ruleIds,
    Section: sections,
    WallStep: wallSteps,
  };
}

/** Runs a module of the sources. */
async function evaluate(/** @type {string} */ entry) {
  const built = await rolldown({ input: join(root, entry), cwd: root, tsconfig: join(root, 'tsconfig.json') });
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  try {
    const { output } = await built.write({ file: join(folder, 'module.mjs'), codeSplitting: false });
    return await import(/* @vite-ignore */ pathToFileURL(join(folder, output[0].fileName)).href);
  } finally {
    await built.close();
    await rm(folder, { recursive: true });
  }
}

/** Replaces the names of types by their words, and leaves out that an attribute may be missing. */
const spellOut =
  (/** @type {Record<string, readonly string[]>} */ words) => (/** @type {string} */ key, /** @type {any} */ value) => {
    // An attribute without a type is only another spelling of one.
    if (key === 'attributes' && Array.isArray(value))
      return value
        .filter(({ type }) => type)
        .map((attribute) => ({ ...attribute, type: { text: attribute.type.text.replace(/ \| undefined$/, '') } }));
    if (key === 'type' && typeof value?.text === 'string')
      return {
        text: value.text.replace(/(?<=^|\| )\w+(?= \||$)/g, (/** @type {string} */ name) =>
          Object.hasOwn(words, name) ? words[name].map((word) => `'${word}'`).join(' | ') : name,
        ),
      };
    // A class of the platform, wherever the analyzer takes it to be.
    if (key === 'superclass' && value?.name === 'Event') return { name: 'Event', package: 'global:' };
    return value;
  };

/** States which module defines which tag, and where classes that are exported again come from. */
function addDefinitions(/** @type {any[]} */ modules) {
  const home = new Map();
  for (const { path, declarations } of modules)
    for (const { kind, name, tagName } of declarations) if (kind === 'class') home.set(name, { path, tagName });
  for (const { path, exports } of modules) {
    for (const { name, declaration } of exports) {
      if (home.has(name)) declaration.module = home.get(name).path;
      else if (declaration.module?.startsWith('./')) declaration.module = join('dist', declaration.module);
    }
    for (const [name, { path: module, tagName }] of home)
      if (tagName && path === `dist/${tagName}.js`)
        exports.push({ kind: 'custom-element-definition', name: tagName, declaration: { name, module } });
  }
}

/** Elements that draw tiles have the custom properties of `<mj-tile>`. */
function addTileProperties(/** @type {any[]} */ modules) {
  const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  const { cssProperties: own } = elements.find(({ tagName }) => tagName === 'mj-tile');
  for (const { cssParts = [], cssProperties = [] } of elements)
    if (cssParts.some((/** @type {{ name: string }} */ { name }) => name === 'tile'))
      for (const property of own) if (property.name !== '--mj-tile-width') cssProperties.push(property);
}

/** Writes the manifest and what is generated from it outside of dist. */
export async function writeManifest() {
  const path = `${root}/custom-elements.json`;
  const text = await manifest();
  // What is made from it stays current if nothing changes.
  if (text !== (await readFile(path, 'utf8').catch(() => ''))) await writeFile(path, text);
  await writeTexts();
  await writeWordPressPlugin();
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
  // The analyzer adds it before or after other properties, as it happens to read the files.
  if (value?.inheritedFrom) {
    const { inheritedFrom, ...own } = value;
    return { ...own, inheritedFrom };
  }
  return value;
}
