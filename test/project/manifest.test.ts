import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../scripts/manifest.mjs';
import { profiles, winds } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';

interface Named {
  name: string;
  type?: { text: string };
}
interface Reference {
  name: string;
  module?: string;
  package?: string;
}
interface Declaration extends Named {
  kind: string;
  tagName?: string;
  superclass?: Reference;
  attributes?: Named[];
  members?: (Named & { kind: string })[];
  events?: Named[];
  slots?: Named[];
  cssParts?: Named[];
  cssProperties?: Named[];
}
interface Module {
  path: string;
  declarations: Declaration[];
  exports: { kind: string; name: string; declaration: Reference }[];
}

const read = JSON.parse(await manifest());
const { modules } = read as { modules: Module[] };
const elements = modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));

describe('custom-elements.json, as tools read it', () => {
  it('names for every tag the module that defines it, and the class behind it', () => {
    const defined = modules.flatMap(({ path, exports }) =>
      exports.flatMap(({ kind, name, declaration }) =>
        kind === 'custom-element-definition' ? [{ path, name, declaration }] : [],
      ),
    );
    expect(defined.map(({ name }) => name).sort()).toEqual(elements.map(({ tagName }) => tagName).sort());
    for (const { path, name, declaration } of defined) {
      expect(path).toBe(`dist/${name}.js`);
      const home = modules.find((module) => module.path === declaration.module);
      expect(home?.declarations.find((one) => one.name === declaration.name)?.tagName).toBe(name);
    }
  });

  it('refers to modules that exist, and to classes of the platform as global', () => {
    const paths = modules.flatMap(({ exports, declarations }) => [
      ...exports.map(({ declaration }) => declaration),
      ...declarations.flatMap(({ superclass }) => superclass ?? []),
    ]);
    expect(paths.length).toBeGreaterThan(50);
    for (const { name, module, package: from } of paths) {
      if (module) expect(existsSync(module), `${name} in ${module}`).toBe(true);
      if (name === 'Event') expect([module, from]).toEqual([undefined, 'global:']);
    }
  });

  it('spells out the values of an attribute, for a select', () => {
    const textOf = (tag: string, attribute: string): string | undefined =>
      elements.find(({ tagName }) => tagName === tag)?.attributes?.find(({ name }) => name === attribute)?.type?.text;
    const union = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');
    expect(textOf('mj-hand', 'seat')).toBe(union(winds));
    expect(textOf('mj-rules', 'profile')).toBe(union(Object.keys({ ...profiles, ...moreProfiles })));
    expect(textOf('mj-score-breakdown', 'section')).toBe("'points' | 'doubles' | 'limit-hands'");
    expect(textOf('mj-wall', 'step')).toMatch(/^'seats' \| .*'play'/);
    const named = elements.flatMap(({ tagName, attributes = [] }) =>
      attributes.flatMap(({ name, type }) =>
        /\b[A-Z]|undefined/.test(type?.text ?? '') ? [`${tagName} ${name}`] : [],
      ),
    );
    expect(named).toEqual([]);
  });

  it('has no attribute or property with the name of an event, a slot, a part or a custom property', () => {
    // Storybook keeps all of these in one list by name, so the last one would hide the others. A form control has a `value`, though.
    for (const {
      tagName,
      attributes = [],
      members = [],
      events = [],
      slots = [],
      cssParts = [],
      cssProperties = [],
    } of elements) {
      const inputs = new Set([...attributes, ...members].map(({ name }) => name));
      const others = [...events, ...slots, ...cssParts, ...cssProperties].map(({ name }) => name);
      expect(
        others.filter((name) => name && name !== 'value' && inputs.has(name)),
        tagName,
      ).toEqual([]);
    }
  });
});
