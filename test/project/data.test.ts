import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { profiles, winds } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const pkg = read('package.json');
const manifest = read('custom-elements.json');

interface Declared {
  tagName: string;
  attributes: { name: string; type: { text: string } }[];
  events: { name: string }[];
  cssParts?: { name: string }[];
  cssProperties?: { name: string }[];
}
const declared: Declared[] = manifest.modules.flatMap(({ declarations }: { declarations: Declared[] }) =>
  declarations.filter(({ tagName }) => tagName),
);
const names = (items: readonly { name: string }[] = []): string[] => items.map(({ name }) => name);

describe('data for editors (built)', () => {
  const html = read('dist/vscode.html-custom-data.json');
  const css = read('dist/vscode.css-custom-data.json');
  const web = read(pkg['web-types']);

  it('refers to shipped files', () => {
    for (const { path } of manifest.modules) expect(() => readFileSync(path), path).not.toThrow();
  });

  it.each(declared)(
    'is the same of <$tagName> everywhere',
    ({ tagName, attributes, events, cssParts = [], cssProperties = [] }) => {
      const tag = html.tags.find(({ name }: { name: string }) => name === tagName);
      const element = web.contributions.html.elements.find(({ name }: { name: string }) => name === tagName);
      expect(names(tag.attributes)).toEqual(names(attributes));
      expect(names(element.attributes)).toEqual(names(attributes));
      expect(names(element.js.events)).toEqual(names(events));
      expect(names(element.css.parts)).toEqual(names(cssParts));
      expect(names(element.css.properties)).toEqual(names(cssProperties));
      for (const { name } of cssProperties) expect(names(css.properties)).toContain(name);
      for (const { name } of cssParts) expect(names(css.pseudoElements)).toContain(`::part(${name})`);
      for (const { name } of events) expect(tag.description.value).toContain(`\`${name}\``);
      const flags = attributes.filter(({ type }) => type.text.startsWith('boolean')).map(({ name }) => name);
      expect(names(tag.attributes.filter(({ valueSet }: { valueSet?: string }) => valueSet === 'v'))).toEqual(flags);
    },
  );

  it('offers the values of an attribute', () => {
    const hand = html.tags.find(({ name }: { name: string }) => name === 'mj-hand');
    const words = (name: string): string[] =>
      names(hand.attributes.find((attribute: { name: string }) => attribute.name === name).values);
    expect(words('seat')).toEqual(winds);
    expect(words('win')).toEqual(['self-draw', 'discard']);
    expect(words('profile')).toEqual(Object.keys({ ...profiles, ...moreProfiles }));
    expect(words('circumstances')).toEqual([]);
    expect(web.version).toBe(pkg.version);
  });
});
