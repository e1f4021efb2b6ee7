/**
 * `node scripts/support.mjs`: which syntax and which APIs of browsers the built files use, by MDN's compatibility data, and which
 * version of each browser has all of them. `oldest` states what docs/browsers.md promises; a test compares both.
 *
 * Without types, `.at()` may be the method of an array or of something else that has one: `*.at` is as old as the oldest
 * of all features with that name, and names that the files define themselves do not count. What is only used where it exists is listed
 * with what happens elsewhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Visitor, parseSync } from 'rolldown/utils';
import { root } from './bundle.mjs';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The oldest supported versions. */
export const oldest = {
  chrome: '125',
  edge: '125',
  firefox: '128',
  safari: '17.5',
  chrome_android: '125',
  firefox_android: '128',
  safari_ios: '17.5',
};

/** Features that an older browser may lack, and what happens there. */
export const optional = /** @type {Record<string, string>} */ ({
  'api.trustedTypes': 'Lit makes a policy where there are trusted types',
  '*.createPolicy': 'Lit makes a policy where there are trusted types',
  '*.emptyScript': 'without trusted types, Lit uses an empty string',
  '*.properties': 'what Lit lets a class declare, not an API',
  '*.customElementRegistry': 'all elements are registered globally',
  'css.properties.accent-color': 'controls have the color of the browser',
  'css.properties.break-after.avoid': 'a heading may end a printed page',
  'css.properties.break-before.avoid': 'a part may begin a printed page',
  'css.properties.content-visibility': 'parts out of sight are rendered as well',
  'css.properties.content-visibility.auto': 'parts out of sight are rendered as well',
  'css.properties.cursor.default': 'affects only the shape of the pointer',
  'css.properties.cursor.ew-resize': 'affects only the shape of the pointer',
  'css.properties.cursor.pointer': 'affects only the shape of the pointer',
  'css.properties.font-family.ui-monospace': 'the next font is used',
  'css.properties.forced-color-adjust': 'affects only forced colors',
  'css.properties.forced-color-adjust.none': 'affects only forced colors',
  'css.properties.scrollbar-width': 'scrollbars have the usual width',
  'css.properties.scrollbar-width.thin': 'scrollbars have the usual width',
  'css.properties.text-box': 'browsers without it have nothing to reset',
  'css.properties.text-box.normal': 'browsers without it have nothing to reset',
  'css.properties.text-decoration.dotted': 'text is not underlined; Safari has the long properties',
  'css.properties.text-decoration.wavy': 'text is not underlined; Safari has the long properties',
  'css.properties.text-wrap.pretty': 'lines break as usual',
  'css.properties.user-select': 'a drag may select text',
});

/** @typedef {{ feature: string; file: string; text: string }} Use */

/** The features that the files for CDNs use. */
export function uses(files = builtFiles()) {
  /** @type {Map<string, Use>} */
  const found = new Map();
  const own = new Set(Object.values(files).flatMap(definedNames));
  for (const [file, code] of Object.entries(files)) {
    const add = (/** @type {string | undefined} */ feature, /** @type {string} */ text) => {
      if (feature && !found.has(feature)) found.set(feature, { feature, file, text });
    };
    addScript(code, add, own);
  }
  return [...found.values()];
}

/** For each browser, the features that need a newer version than the oldest supported one. */
export function tooNew(/** @type {Use[]} */ used, versions = oldest) {
  return Object.entries(versions).flatMap(([browser, version]) =>
    used
      .filter(({ feature }) => !(feature in optional))
      .map((use) => ({ ...use, browser, since: since(use.feature, browser) }))
      .filter(({ since: needed }) => compare(needed, version) > 0),
  );
}

/** @returns {Record<string, string>} */
function builtFiles() {
  const names = readdirSync(join(root, 'dist/cdn')).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, 'dist/cdn', name), 'utf8')]));
}

/** The names of properties and methods that a script defines. */
function definedNames(/** @type {string} */ code) {
  const names = [];
  const define = (node) => !node.computed && node.key.type === 'Identifier' && names.push(node.key.name);
  const assign = ({ left }) => left.type === 'MemberExpression' && !left.computed && names.push(left.property.name);
  const { program } = parseSync('file.js', code, { sourceType: 'module' });
  new Visitor({
    Property: define,
    PropertyDefinition: define,
    MethodDefinition: define,
    AssignmentExpression: assign,
  }).visit(program);
  return names;
}

/**
 * @param {string} code
 * @param {(feature: string | undefined, text: string) => void} add
 * @param {Set<string>} own
 */
function addScript(code, add, own) {
  const { program } = parseSync('file.js', code, { sourceType: 'module' });
  const shown = (node) => code.slice(node.start, Math.min(node.end, node.start + 60));
  const syntax = (feature, node) => add(`javascript.${feature}`, shown(node));
  new Visitor({
    ChainExpression: (node) => syntax('operators.optional_chaining', node),
    LogicalExpression: (node) => node.operator === '??' && syntax('operators.nullish_coalescing', node),
    AssignmentExpression: (node) => {
      const names = { '??=': 'nullish_coalescing', '||=': 'logical_or', '&&=': 'logical_and' };
      if (names[node.operator]) syntax(`operators.${names[node.operator]}_assignment`, node);
    },
    PropertyDefinition: (node) => {
      const place = node.static ? 'static.' : '';
      syntax(
        node.key.type === 'PrivateIdentifier'
          ? 'classes.private_class_fields'
          : `classes.${place || 'public_'}class_fields`,
        node,
      );
    },
    MethodDefinition: (node) => node.key.type === 'PrivateIdentifier' && syntax('classes.private_class_methods', node),
    BinaryExpression: (/** @type {any} */ node) =>
      node.left.type === 'PrivateIdentifier' && syntax('classes.private_class_fields_in', node),
    StaticBlock: (node) => syntax('classes.static.initialization_blocks', node),
    ImportExpression: (node) => syntax('operators.import', node),
    MetaProperty: (node) =>
      syntax(node.meta.name === 'import' ? 'operators.import_meta' : 'operators.new_target', node),
    ForOfStatement: (node) => node.await && syntax('statements.for_await_of', node),
    VariableDeclaration: (node) => node.kind.endsWith('using') && syntax('statements.using', node),
    Literal: (/** @type {any} */ node) => {
      if (typeof node.value === 'string') addStyles(node.value, add);
      if (node.bigint !== undefined) syntax('builtins.BigInt', node);
      if (node.regex) addPattern(node.regex, add);
    },
    TemplateElement: (node) => addStyles(node.value.cooked ?? '', add),
    Identifier: (node) => {
      const name = node.name;
      if (/^[A-Z]../.test(name)) add(first([`javascript.builtins.${name}`, `api.${name}`]), name);
      else if (name.length > 3) add(first([`javascript.builtins.${name}`, `api.${name}`]), name);
    },
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier') return;
      const name = node.property.name;
      const owner = node.object.type === 'Identifier' && node.object.name;
      const known =
        owner && first([`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`, `api.${owner}.${name}`]);
      add(known || (own.has(name) || !byName.has(name) ? undefined : `*.${name}`), shown(node));
    },
  }).visit(program);
}

function addPattern({ pattern, flags }, add) {
  const text = `/${pattern}/${flags}`;
  const expression = (feature) => add(`javascript.regular_expressions.${feature}`, text);
  if (/\(\?<[=!]/.test(pattern)) expression('lookbehind_assertion');
  if (/\(\?<\w/.test(pattern)) expression('named_capturing_group');
  if (/\\p\{/i.test(pattern)) expression('unicode_character_class_escape');
  if (/\(\?[a-z-]+:/.test(pattern)) expression('modifier');
  const named = { d: 'hasIndices', s: 'dotAll', u: 'unicode', v: 'unicodeSets', y: 'sticky' };
  for (const flag of flags) if (named[flag]) add(`javascript.builtins.RegExp.${named[flag]}`, text);
}

/** Texts that are style sheets: no other text of the package has rules. */
function addStyles(text, add) {
  if (!/[\w\])*>]\s*\{[^{}]*[\w-]+\s*:|@(media|container|supports)/.test(text)) return;
  const css = text.replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
  for (const [, name] of css.matchAll(/@([a-z-]+)/g)) add(first([`css.at-rules.${name}`]), `@${name}`);
  for (const [, name] of css.matchAll(/::?([a-z-]+)(?=[\s,>{(:.)])/g))
    add(first([`css.selectors.${name}`]), `:${name}`);
  for (const [, name] of css.matchAll(/([a-z][a-z-]+)\(/g))
    add(first([`css.types.${name}`, `css.types.color.${name}`, `css.types.gradient.${name}`]), `${name}()`);
  if (/[{;}]\s*&/.test(css)) add('css.selectors.nesting', '&');
  for (const [, name, value] of css.matchAll(/[{;]\s*([a-z-]+)\s*:([^;{}]*)/g)) {
    add(first([`css.properties.${name}`]), name);
    for (const word of value.match(/[a-z][a-z-]+/g) ?? [])
      add(first([`css.properties.${name}.${word}`]), `${name}: ${word}`);
    if (/\d(dvh|svh|lvh|dvw|svw|lvw)\b/.test(value)) add('css.types.length.viewport_percentage_units_dynamic', value);
    if (/\dcq[whib]/.test(value)) add('css.types.length.container_query_length_units', value);
  }
  for (const [, name] of css.matchAll(/\(([a-z-]+)\s*:/g)) add(first([`css.at-rules.media.${name}`]), `(${name}:)`);
  if (/@media[^{]*\([a-z]+\s*[<>]/.test(css)) add('css.at-rules.media.range_syntax', '(width <');
}

/** All features with a name. @type {Map<string, string[]>} */
const byName = new Map();
for (const [prefix, part] of [
  ['javascript.builtins', data.javascript.builtins],
  ['javascript.builtins.Intl', data.javascript.builtins.Intl],
  ['api', data.api],
]) {
  for (const [owner, members] of Object.entries(part)) {
    for (const member of Object.keys(members)) {
      const name = member.replace(/_(static|event)$/, '');
      if (member !== '__compat') byName.set(name, [...(byName.get(name) ?? []), `${prefix}.${owner}.${member}`]);
    }
  }
}

/** The first of these features that the data knows. */
function first(/** @type {string[]} */ features) {
  return features.find((feature) => compat(feature));
}

function compat(/** @type {string} */ feature) {
  let place = data;
  for (const part of feature.split('.')) {
    if (!Object.hasOwn(place, part)) return undefined;
    place = place[part];
  }
  return place.__compat?.support;
}

/** The version in which a browser got a feature; infinitely late if it did not. */
function since(/** @type {string} */ feature, /** @type {string} */ browser) {
  if (!feature.startsWith('*.')) return sinceOne(feature, browser);
  const versions = byName.get(feature.slice(2)) ?? [];
  return versions.map((one) => sinceOne(one, browser)).reduce((best, one) => (compare(one, best) < 0 ? one : best));
}

function sinceOne(/** @type {string} */ feature, /** @type {string} */ browser) {
  const statements = [compat(feature)?.[browser] ?? []].flat();
  const versions = statements
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed)
    .map(({ version_added: added }) => (typeof added === 'string' ? added.replace('≤', '') : 'never'));
  return versions.reduce((best, one) => (compare(one, best) < 0 ? one : best), 'never');
}

/** Compares two versions; `never` and `preview` are later than all others. */
function compare(/** @type {string} */ one, /** @type {string} */ other) {
  const [a, b] = [one, other].map((version) =>
    version.split('.').map((part) => (/\d/.test(part) ? Number(part) : 1e9)),
  );
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const used = uses();
  console.log(
    `${used.length} features, checked against ${Object.entries(oldest)
      .map((pair) => pair.join(' '))
      .join(', ')}`,
  );
  for (const { feature, browser, since: needed, file, text } of tooNew(used)) {
    console.log(`${feature} needs ${browser} ${needed}: ${text} in ${file}`);
    process.exitCode = 1;
  }
}
