/**
 * Generates framework types and editor data for the elements from the custom elements manifest.
 *
 * Packages that do this were tried on the same manifest and fail the same type tests (`examples/*`, declarations.test.ts,
 * data.test.ts):
 *
 * - `custom-element-vuejs-integration` 1.4: handlers are `onmj-score` with a `CustomEvent`, so `@mj-score` in a strict template
 *   has no type, and `@click` is refused.
 * - `custom-element-svelte-integration` 1.2: handlers are `on:mj-score` of Svelte 4, with a `CustomEvent`.
 * - `@wc-toolkit/jsx-types` 1.8: imports `elements/undefined.js`, and uses the event classes without importing them.
 * - `custom-element-vs-code-integration` 1.5: leaves out the states, and offers no bare attribute for a boolean.
 * - `custom-element-jet-brains-integration` 1.8: lists custom properties and parts for all elements together, not for each.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './bundle.mjs';

/**
 * @typedef {{ name: string; description?: string; type?: { text: string }; default?: string; fieldName?: string }} Item
 * @typedef {Item & { kind: string; static?: boolean; readonly?: boolean; attribute?: string }} Member
 * @typedef {object} Element
 * @property {string} name
 * @property {string} path the module of the class
 * @property {string} tagName
 * @property {string} summary
 * @property {string} description
 * @property {Item[]} attributes
 * @property {Member[]} members
 * @property {Item[]} events
 * @property {Item[]} slots
 * @property {Item[]} cssParts
 * @property {Item[]} cssProperties
 * @property {Item[]} cssStates
 */

/** @returns {Element[]} */
const elementsOf = (/** @type {any} */ manifest) =>
  manifest.modules.flatMap((/** @type {any} */ module) =>
    module.declarations
      .filter((/** @type {any} */ { tagName }) => tagName)
      // The manifest omits empty lists.
      .map((/** @type {any} */ element) => ({
        path: module.path,
        cssProperties: [],
        cssStates: [],
        slots: [],
        events: [],
        ...element,
      })),
  );

const GENERATED = '// Made from custom-elements.json when the package is built.\n';

// Types

/** Attributes that also accept a number, as people write these values as numbers in code. */
const NUMBERS = [
  ...['limit', 'expect', 'min', 'count', 'rounds', 'stake', 'drawn', 'replaced', 'unknown', 'draws'],
  // Of <mj-doubles>.
  ...['points', 'doubles', 'model'],
];

/** Attributes and settable properties, with their TypeScript types. */
function settable(/** @type {Element} */ { attributes, members }) {
  /** @type {Map<string, { type: string; description: string }>} */
  const all = new Map();
  const add = (/** @type {string} */ name, /** @type {Item} */ { type, description = '' }) =>
    all.set(name, {
      type: (type?.text ?? 'string').replace(/ \| undefined$/, '') + (NUMBERS.includes(name) ? ' | number' : ''),
      description,
    });
  for (const member of members)
    if (member.kind === 'field' && !member.static && !member.readonly) add(member.name, member);
  for (const attribute of attributes) if (!all.has(attribute.name)) add(attribute.name, attribute);
  return all;
}

const comment = (/** @type {string} */ text) => `  /** ${text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n`;

/** Where the names in the types of an element come from: what its module in `dist` imports and exports. */
function sourcesOf(/** @type {Element} */ { path }) {
  // Declarations do not import the events that the code fires.
  const text = ['.d.ts', '.js'].map((type) => readFileSync(join(root, path.replace(/\.js$/, type)), 'utf8')).join('');
  /** @type {Map<string, string>} */
  const sources = new Map();
  for (const [, names, from] of text.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']*)'/gm))
    for (const name of names.match(/\b[A-Z]\w*/g) ?? []) sources.set(name, posix.join(posix.dirname(path), from));
  for (const [, name] of text.matchAll(/^export (?:declare )?(?:class|interface|type) (\w+)/gm))
    sources.set(name, path);
  return sources;
}

/** An import of each name that occurs in a text, from the module where the elements find it. */
function importsFor(/** @type {Element[]} */ elements, /** @type {string} */ text) {
  /** @type {Map<string, Set<string>>} */
  const modules = new Map();
  for (const element of elements)
    for (const [name, path] of sourcesOf(element))
      if (new RegExp(`: [^;]*\\b${name}\\b`).test(text) && ![...modules.values()].some((names) => names.has(name)))
        modules.set(path, (modules.get(path) ?? new Set()).add(name));
  return [...modules]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([path, names]) => `import type { ${[...names].sort().join(', ')} } from '../${path.replace(/^dist\//, '')}';\n`,
    )
    .join('');
}

/** The properties and events of each element, preceded by the names they use. */
function interfaces(/** @type {Element[]} */ elements) {
  const text = elements
    .map(
      (element) =>
        `export interface ${element.name}Properties {\n` +
        [...settable(element)]
          .map(([name, { type, description }]) => `${comment(description)}  ${key(name)}?: ${type} | undefined;\n`)
          .join('') +
        `}\n\nexport interface ${element.name}Events {\n` +
        ownEvents(element)
          .map(({ name, type, description = '' }) => `${comment(description)}  ${key(name)}: ${type?.text};\n`)
          .join('') +
        '}\n',
    )
    .join('\n');
  return `${importsFor(elements, text)}\n${text}`;
}

/**
 * The event handlers of each element as properties, by the name that a framework gives them. They are written out because
 * a mapped type with other keys loses the descriptions, which editors show.
 */
const handlers = (/** @type {Element[]} */ elements, /** @type {(event: string) => string} */ nameOf) =>
  elements
    .map(
      (element) =>
        `interface ${element.name}Handlers {\n` +
        ownEvents(element)
          .map(
            ({ name, description = '' }) =>
              `${comment(description)}  ${key(nameOf(name))}?: (event: ${element.name}Events['${name}']) => void;\n`,
          )
          .join('') +
        '}\n',
    )
    .join('');

/** An entry for each element in a list of known tags, described by its summary. */
const entries = (
  /** @type {Element[]} */ elements,
  /** @type {(element: Element) => string} */ typeOf,
  indent = '    ',
) =>
  elements
    .map(
      (element) => `${indent.slice(2)}${comment(element.summary)}${indent}'${element.tagName}': ${typeOf(element)};\n`,
    )
    .join('');

/** Events that frameworks do not know. */
const ownEvents = (/** @type {Element} */ { events }) => events.filter(({ name }) => name.startsWith('mj-'));

const key = (/** @type {string} */ name) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

const importAll = (/** @type {Element[]} */ elements) =>
  elements.map(({ name, path }) => `import type { ${name} } from '../${path.replace(/^dist\//, '')}';\n`).join('') +
  `import type {\n${elements.map(({ name }) => `  ${name}Events,\n  ${name}Properties,\n`).join('')}} from './properties.js';\n`;

const react = (/** @type {Element[]} */ elements) =>
  GENERATED +
  `import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n` +
  importAll(elements) +
  `
type Props<Element, Properties, Handlers> = DetailedHTMLProps<Omit<HTMLAttributes<Element>, keyof Properties>, Element> &
  Properties &
  Handlers & { class?: string };

// React passes events of custom elements to properties that begin with \`on\` and continue with the name of the event.
${handlers(elements, (event) => `on${event}`)}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${entries(elements, ({ name }) => `Props<${name}, ${name}Properties, ${name}Handlers>`, '      ')}    }
  }
}
`;

const vue = (/** @type {Element[]} */ elements) =>
  GENERATED +
  `import type { HTMLAttributes, PublicProps } from 'vue';\n` +
  importAll(elements) +
  `
type Emit<Events> = <Name extends keyof Events>(name: Name, event: Events[Name]) => void;
type CustomElement<Element, Properties, Events, Handlers> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Properties> & Properties & Handlers & PublicProps;
  $emit: Emit<Events>;
};

// Templates look up \`@mj-score\` under this name.
${handlers(elements, (event) => `on-${event}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))}
declare module 'vue' {
  interface GlobalComponents {
${entries(elements, ({ name }) => `CustomElement<${name}, ${name}Properties, ${name}Events, ${name}Handlers>`)}  }
}
`;

const svelte = (/** @type {Element[]} */ elements) =>
  GENERATED +
  `import type { HTMLAttributes } from 'svelte/elements';\n` +
  importAll(elements) +
  `
type Props<Element extends EventTarget, Properties, Handlers> = Omit<HTMLAttributes<Element>, keyof Properties> &
  Properties &
  Handlers;

${handlers(elements, (event) => `on${event}`)}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${entries(elements, ({ name }) => `Props<${name}, ${name}Properties, ${name}Handlers>`)}  }
}
`;

/** Astro writes attributes only. */
const astro = (/** @type {Element[]} */ elements) =>
  GENERATED +
  `import type {\n${elements.map(({ name }) => `  ${name}Properties,\n`).join('')}} from './properties.js';\n` +
  `
type Props<Properties, Attribute extends keyof Properties> = Omit<astroHTML.JSX.HTMLAttributes, Attribute> &
  Pick<Properties, Attribute>;

declare global {
  namespace astroHTML.JSX {
    interface IntrinsicElements {
${entries(
  elements,
  ({ name, attributes }) =>
    `Props<${name}Properties, ${attributes.map((attribute) => `'${attribute.name}'`).join(' | ')}>`,
  '      ',
)}    }
  }
}
`;

// Editors

/** The keywords that an attribute accepts; none if it accepts any text. */
const wordsOf = (/** @type {Item} */ { type }) =>
  [...(type?.text ?? '').matchAll(/'([a-z\d-]+)'/g)].map(([, word]) => word);

const referenceOf = () => [{ name: 'README', url: 'https://www.npmjs.com/package/mahjong-elements' }];

const list = (
  /** @type {string} */ title,
  /** @type {Item[]} */ items,
  written = (/** @type {string} */ name) => `\`${name}\``,
) =>
  items.length
    ? `\n\n**${title}**\n${items.map(({ name, description = '' }) => `- ${written(name)}: ${description}`).join('\n')}`
    : '';

/** HTML custom data for VS Code, version 1.1. */
const vscodeHtml = (/** @type {Element[]} */ elements) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    description: {
      kind: 'markdown',
      value:
        `${element.summary}\n\n${element.description}` +
        list('Events', element.events) +
        list('Slots', element.slots, (name) => (name ? `\`${name}\`` : 'default')) +
        list('Parts', element.cssParts, (name) => `\`::part(${name})\``) +
        list('States', element.cssStates, (name) => `\`:state(${name})\``),
    },
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      ...(attribute.type?.text.startsWith('boolean')
        ? { valueSet: 'v' }
        : { values: wordsOf(attribute).map((name) => ({ name })) }),
    })),
    references: referenceOf(),
  })),
});

/** CSS custom data for VS Code: the custom properties, and the parts as pseudo-elements. */
function vscodeCss(/** @type {Element[]} */ elements) {
  const once = (/** @type {(element: Element) => { name: string; description: string }[]} */ pick) => {
    const all = new Map();
    for (const element of elements) for (const item of pick(element)) if (!all.has(item.name)) all.set(item.name, item);
    return [...all.values()];
  };
  return {
    version: 1.1,
    properties: once(({ cssProperties }) => cssProperties.map(({ name, description = '' }) => ({ name, description }))),
    pseudoElements: once(({ tagName, cssParts }) =>
      cssParts.map(({ name, description = '' }) => ({
        name: `::part(${name})`,
        description: `${tagName}: ${description}`,
      })),
    ),
  };
}

/** Web types for JetBrains IDEs. */
const webTypes = (/** @type {Element[]} */ elements, /** @type {string} */ version) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'mahjong-elements',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName,
        description: `${element.summary}\n\n${element.description}`,
        attributes: element.attributes.map((attribute) => {
          const words = wordsOf(attribute).map((word) => `'${word}'`);
          const isFlag = attribute.type?.text === 'boolean';
          return {
            name: attribute.name,
            description: attribute.description,
            value: isFlag
              ? { kind: 'no-value', type: 'boolean' }
              : {
                  kind: 'plain',
                  type: words.length ? words.join(' | ') : 'string',
                  // `boolean | string` may stand without a value.
                  required: !attribute.type?.text.startsWith('boolean'),
                },
          };
        }),
        slots: element.slots.map(({ name, description }) => ({ name, description })),
        js: {
          properties: element.members
            .filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic)
            .map(({ name, description, type, readonly }) => ({
              name,
              description,
              type: type?.text,
              ...(readonly && { 'read-only': true }),
            })),
          events: element.events.map(({ name, description }) => ({ name, description })),
        },
        css: {
          properties: element.cssProperties.map(({ name, description }) => ({ name, description })),
          parts: element.cssParts.map(({ name, description }) => ({ name, description })),
        },
      })),
    },
  },
});

/** All files, keyed by their path in `dist`. */
export async function dataFiles(/** @type {any} */ manifest) {
  const elements = elementsOf(manifest);
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const json = (/** @type {unknown} */ data) => JSON.stringify(data, null, 2) + '\n';
  return {
    'types/properties.d.ts': GENERATED + interfaces(elements),
    'types/react.d.ts': react(elements),
    'types/vue.d.ts': vue(elements),
    'types/svelte.d.ts': svelte(elements),
    'types/astro.d.ts': astro(elements),
    'vscode.html-custom-data.json': json(vscodeHtml(elements)),
    'vscode.css-custom-data.json': json(vscodeCss(elements)),
    'web-types.json': json(webTypes(elements, version)),
  };
}

export async function writeDataFiles() {
  const manifest = JSON.parse(readFileSync(`${root}/custom-elements.json`, 'utf8'));
  for (const [path, text] of Object.entries(await dataFiles(manifest))) {
    const file = join(root, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
