/** Writes the React components of the elements, from the manifest: `mahjong-elements/react` and a module for each. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './bundle.mjs';

const GENERATED = '// Made from custom-elements.json when the package is built.\n';

/** `mj-score` becomes `MjScore`. */
const pascal = (/** @type {string} */ name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const propOf = (/** @type {string} */ event) => `on${pascal(event)}`;

/** Needs the built modules and the manifest. */
export function writeReact() {
  const { modules } = JSON.parse(readFileSync(`${root}/custom-elements.json`, 'utf8'));
  const elements = modules
    .flatMap((/** @type {any} */ { declarations }) => declarations)
    .filter((/** @type {any} */ { tagName }) => tagName);
  mkdirSync(`${root}/dist/react`, { recursive: true });
  for (const { tagName, name, attributes, events = [] } of elements) {
    /** @type {Record<string, string>} */
    const attributeOf = {};
    for (const { name: attribute, fieldName } of attributes) attributeOf[fieldName ?? attribute] = attribute;
    const eventOf = Object.fromEntries(events.map((/** @type {any} */ event) => [propOf(event.name), event.name]));
    writeFileSync(
      `${root}/dist/react/${tagName}.js`,
      `'use client';
${GENERATED}import '../${tagName}.js';
import { ${name} as elementClass } from '../elements/${tagName}/${tagName}.js';
import { wrap } from './wrap.js';

export const ${name} = /* @__PURE__ */ wrap({
  tagName: '${tagName}',
  elementClass,
  events: ${JSON.stringify(eventOf)},
  attributes: ${JSON.stringify(attributeOf)},
});
`,
    );
    const handlers = events.map((/** @type {any} */ { name: event, type, description = '' }) => {
      const eventType = event.startsWith('mj-') ? `${name}Events['${event}']` : (type?.text ?? 'Event');
      return `  /** ${description} */\n  ${propOf(event)}?: (event: ${eventType}) => void;\n`;
    });
    writeFileSync(
      `${root}/dist/react/${tagName}.d.ts`,
      `${GENERATED}import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { ${name} as ${name}Element } from '../elements/${tagName}/${tagName}.js';
import type { ${name}Events, ${name}Properties } from '../types/properties.js';

export interface ${name}Handlers {
${handlers.join('')}}

export type ${name}Props = Omit<HTMLAttributes<${name}Element>, keyof ${name}Properties | keyof ${name}Handlers> &
  ${name}Properties &
  ${name}Handlers;

export declare const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<${name}Element>>;
`,
    );
  }
  const all = elements.map((/** @type {any} */ { tagName, name }) => [tagName, name]);
  const write = (
    /** @type {string} */ file,
    /** @type {string} */ start,
    /** @type {(name: string) => string} */ names,
  ) =>
    writeFileSync(
      `${root}/dist/${file}`,
      start + GENERATED + all.map(([tag, name]) => `export ${names(name)} from './react/${tag}.js';\n`).join(''),
    );
  write('react.js', `'use client';\n`, (name) => `{ ${name} }`);
  write('react.d.ts', '', (name) => `{ ${name}, type ${name}Props }`);
}
