import { describe, expect, it } from 'vitest';
import { factNames, factOf, nameOfFact } from '../../src/core/engine/fact-names.js';
import { circumstances } from '../../src/core/engine/layout.js';

describe('facts', () => {
  it('have a number each, below 31 in their word', () => {
    expect(new Set(factNames.map(factOf)).size).toBe(factNames.length);
    expect(factNames.filter((name) => (factOf(name) & 31) > 30 || factOf(name) >= 3 * 32)).toEqual([]);
    expect(factNames.map((name) => nameOfFact(factOf(name)))).toEqual(factNames);
  });

  it('about the win start with the words of a situation, in their order', () => {
    const words = ['self-draw', 'discard', ...circumstances] as const;
    expect(words.map(factOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
