/** The attributes that code blocks can set; manifest.test.ts compares them with those of the elements. */
import { expect, it } from 'vitest';
import { attributes } from '../../src/blocks/attributes.js';
import { readBlock } from '../../src/blocks.js';

it('reads every attribute of every element', () => {
  const shows = 'hand breakdown value waits exercise settlement game rules wall claims incidents doubles'.split(' ');
  const tags = shows.map((show) => readBlock(`show: ${show}\nlimit: 500\n\n26`).element.tag);
  // No block is a lone tile.
  expect([...tags, 'mj-tile'].sort()).toEqual(Object.keys(attributes).sort());
  for (const [index, show] of shows.entries()) {
    const names = attributes[tags[index] as keyof typeof attributes].split(' ');
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const isFlag = name.endsWith('?');
      const attribute = name.replace('?', '');
      const content = attribute.startsWith('hand') ? '' : '26';
      const { element } = readBlock(`show: ${show}\n${attribute}: ${isFlag ? 'yes' : 'x'}\n\n${content}`);
      expect(element.attributes[attribute], `${show} ${name}`).toBe(isFlag ? true : 'x');
    }
  }
});
