/** Generates framework types and editor data for the elements from the custom elements manifest. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundle.mjs';

/**
 * @typedef {{ name: string; description?: string; type?: { text: string }; default?: string; fieldName?: string }} Item
 * @typedef {Item & { kind: string; static?: boolean; readonly?: boolean; attribute?: string }} Member
 * @typedef {object} Element
 * @property {string} name
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
      .map((/** @type {any} */ element) => ({ cssProperties: [], cssStates: [], slots: [], events: [], ...element })),
  );

const GENERATED = '// Made from custom-elements.json when the package is built.\n';

// Types

/** Attributes that also accept a number, as people write these values as numbers in code. */
const NUMBERS = ['limit', 'expect', 'drawn', 'replaced'];

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

/** The properties of each element and a map from tags to elements, preceded by the names they use. */
function interfaces(/** @type {Element[]} */ elements) {
  const classes = elements.map(({ name }) => name).join(', ');
  return (
    `import type { ProfileName, Score, Tile, Wind } from '../core/index.js';\n` +
    `import type { MjErrorEvent, MjScoreEvent, MjSettlementEvent, ${classes} } from '../index.js';\n\n` +
    elements
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
      .join('\n')
  );
}

/** Events that frameworks do not know. */
const ownEvents = (/** @type {Element} */ { events }) => events.filter(({ name }) => name.startsWith('mj-'));

const key = (/** @type {string} */ name) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

const importAll = (/** @type {Element[]} */ elements) =>
  `import type { ${elements.map(({ name }) => name).join(', ')} } from '../index.js';\n` +
  `import type {\n${elements.map(({ name }) => `  ${name}Events,\n  ${name}Properties,\n`).join('')}} from './properties.js';\n`;

const react = (/** @type {Element[]} */ elements) =>
  GENERATED +
  `import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n` +
  importAll(elements) +
  `
/** React hands events of custom elements to properties that begin with \`on\` and go on with the event's own name. */
type Handlers<Events> = { [Name in keyof Events as \`on\${string & Name}\`]?: (event: Events[Name]) => void };
type Props<Element, Properties, Events> = DetailedHTMLProps<Omit<HTMLAttributes<Element>, keyof Properties>, Element> &
  Properties &
  Handlers<Events> & { class?: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ name, tagName }) => `      '${tagName}': Props<${name}, ${name}Properties, ${name}Events>;\n`).join('')}    }
  }
}
`;

const vue = (/** @type {Element[]} */ elements) =>
  GENERATED +
  `import type { HTMLAttributes, PublicProps } from 'vue';\n` +
  importAll(elements) +
  `
type Handlers<Events> = {
  [Name in keyof Events as \`on\${Capitalize<string & Name>}\`]?: (event: Events[Name]) => void;
};
type Emit<Events> = <Name extends keyof Events>(name: Name, event: Events[Name]) => void;
type CustomElement<Element, Properties, Events> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Properties> & Properties & Handlers<Events> & PublicProps;
  $emit: Emit<Events>;
};

declare module 'vue' {
  interface GlobalComponents {
${elements.map(({ name, tagName }) => `    '${tagName}': CustomElement<${name}, ${name}Properties, ${name}Events>;\n`).join('')}  }
}
`;

const svelte = (/** @type {Element[]} */ elements) =>
  GENERATED +
  `import type { HTMLAttributes } from 'svelte/elements';\n` +
  importAll(elements) +
  `
type Handlers<Events> = { [Name in keyof Events as \`on\${string & Name}\`]?: (event: Events[Name]) => void };
type Props<Element extends EventTarget, Properties, Events> = Omit<HTMLAttributes<Element>, keyof Properties> &
  Properties &
  Handlers<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map(({ name, tagName }) => `    '${tagName}': Props<${name}, ${name}Properties, ${name}Events>;\n`).join('')}  }
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
${elements
  .map(({ name, tagName, attributes }) => {
    const names = attributes.map((attribute) => `'${attribute.name}'`).join(' | ');
    return `      '${tagName}': Props<${name}Properties, ${names}>;\n`;
  })
  .join('')}    }
  }
}
`;

// Editors

/** @typedef {{ winds: readonly string[]; profileNames: string[] }} Words */

/** The keywords that an attribute accepts; none if it accepts any text. */
function wordsOf(/** @type {Item} */ { type }, /** @type {Words} */ { winds, profileNames }) {
  const text = type?.text ?? '';
  const literal = [...text.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word);
  return [...(/\bWind\b/.test(text) ? winds : []), ...(/\bProfileName\b/.test(text) ? profileNames : []), ...literal];
}

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
const vscodeHtml = (/** @type {Element[]} */ elements, /** @type {Words} */ words) => ({
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
      ...(attribute.type?.text === 'boolean'
        ? { valueSet: 'v' }
        : { values: wordsOf(attribute, words).map((name) => ({ name })) }),
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
const webTypes = (/** @type {Element[]} */ elements, /** @type {Words} */ known, /** @type {string} */ version) => ({
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
          const words = wordsOf(attribute, known).map((word) => `'${word}'`);
          const isFlag = attribute.type?.text === 'boolean';
          return {
            name: attribute.name,
            description: attribute.description,
            value: isFlag
              ? { kind: 'no-value', type: 'boolean' }
              : { kind: 'plain', type: words.length ? words.join(' | ') : 'string', required: true },
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
  const { winds, profiles } = await import(pathToFileURL(`${root}/dist/core/index.js`).href);
  const words = { winds, profileNames: Object.keys(profiles) };
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const json = (/** @type {unknown} */ data) => JSON.stringify(data, null, 2) + '\n';
  return {
    'types/properties.d.ts': GENERATED + interfaces(elements),
    'types/react.d.ts': react(elements),
    'types/vue.d.ts': vue(elements),
    'types/svelte.d.ts': svelte(elements),
    'types/astro.d.ts': astro(elements),
    'vscode.html-custom-data.json': json(vscodeHtml(elements, words)),
    'vscode.css-custom-data.json': json(vscodeCss(elements)),
    'web-types.json': json(webTypes(elements, words, version)),
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
