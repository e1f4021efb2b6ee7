/** Flags that are set to text as a property: each is reported once in the console. On a page of their own, since a page reports at most a hundred mistakes. */
import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-rules.js';
import '../../src/mj-settlement.js';
import '../../src/mj-value.js';
import '../../src/mj-wall.js';
import { fixture, settled, until } from './helpers.js';

const warned: string[] = [];
const { warn } = console;

beforeEach(() => {
  warned.length = 0;
  console.warn = (...words: unknown[]) => warned.push(words.join(' '));
});
afterEach(() => Object.assign(console, { warn }));

describe('the console reports once', () => {
  for (const tag of 'tile hand score-breakdown settlement game value rules claims exercise wall'.split(' '))
    it(`flags of mj-${tag} that are set to text`, async () => {
      const element = await fixture(`<mj-${tag}></mj-${tag}>`);
      const { elementProperties } = element.constructor as unknown as typeof LitElement;
      const flags = [...elementProperties].filter(
        ([, { type, converter, attribute }]) => type === Boolean && !converter && attribute !== false,
      );
      expect(flags).not.to.have.length(0);
      const texts: [string, boolean][] = [
        ['false', true],
        ...(tag === 'hand' ? [['', false] as [string, boolean]] : []),
      ];
      for (const [name] of flags)
        for (const [text, meaning] of texts) {
          Object.assign(element, { [name]: text });
          const expected = `mahjong-elements: <mj-${tag}>: the property “${String(name)}” is the text “${text}”, which means ${meaning}. Set true or false.`;
          await until(() => warned.includes(expected), expected);
          Object.assign(element, { [name]: true });
          await settled(element);
        }
    });
});
