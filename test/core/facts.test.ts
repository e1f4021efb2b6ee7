import { describe, expect, it } from 'vitest';
import { factNames, factOf, nameOfFact } from '../../src/core/engine/fact-names.js';
import * as numbers from '../../src/core/engine/facts.js';
import { circumstances } from '../../src/core/engine/layout.js';

describe('facts', () => {
  it('have a number each, below 31 in their word', () => {
    expect(new Set(factNames.map(factOf)).size).toBe(factNames.length);
    expect(factNames.filter((name) => (factOf(name) & 31) > 30 || factOf(name) >= 3 * 32)).toEqual([]);
    expect(factNames.map((name) => nameOfFact(factOf(name)))).toEqual(factNames);
  });

  it('have the names of their constants', () => {
    const constants = Object.entries(numbers).flatMap(([name, fact]) =>
      typeof fact === 'number' ? [[name, fact]] : [],
    );
    const named = factNames.map((name) => [name.replace(/[- ]/g, '_').toUpperCase(), factOf(name)]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(constants));
  });

  it('about the win start with the words of a situation, in their order', () => {
    const words = ['self-draw', 'discard', ...circumstances] as const;
    expect(words.map(factOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
