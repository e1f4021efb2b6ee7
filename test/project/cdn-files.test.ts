/** The files of `dist/cdn/mahjong-elements.js`: how many a page requests, and when. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(`dist/cdn/${file}`, 'utf8');
const main = read('mahjong-elements.js');

/** The files that an element requests, as the file for pages names them. */
const requests = new Map(
  [...main.matchAll(/['"](mj-[\w-]+)['"](.*?)(?=['"]mj-|$)/gs)].map(([, tag, code]) => [
    tag,
    [...code.matchAll(/\/(mahjong-elements-[\w.-]+\.js)/g)].map(([, file]) => file),
  ]),
);

function imported(file: string, found = new Set<string>()): Set<string> {
  for (const [, other] of read(file).matchAll(/(?:from|import)\s*['"]\.\/([^'"]+)['"]/g))
    if (!found.has(other)) imported(other, found.add(other));
  return found;
}

const page = (...tags: string[]): Set<string> =>
  new Set(['mahjong-elements.js', ...tags.flatMap((tag) => requests.get(tag)!)]);

describe('the files of mahjong-elements.js', () => {
  it('covers every element', () => {
    expect([...requests.keys()].sort()).toEqual([
      'mj-claims',
      'mj-doubles',
      'mj-exercise',
      'mj-game',
      'mj-hand',
      'mj-incidents',
      'mj-rules',
      'mj-score-breakdown',
      'mj-settlement',
      'mj-tile',
      'mj-value',
      'mj-waits',
      'mj-wall',
    ]);
  });

  it('are requested all at once, after mahjong-elements.js itself', () => {
    expect(imported('mahjong-elements.js').size).toBe(0);
    for (const [tag, files] of requests)
      for (const file of files)
        for (const other of imported(file))
          expect(['mahjong-elements.js', ...files], `${tag}: ${file} imports ${other}`).toContain(other);
  });

  it('draw tiles with the first one alone, which has neither Lit nor the elements nor the rules', () => {
    expect(main).toContain('attachShadow');
    expect(main).toContain('hydrate-painted');
    for (const [what, mark] of [
      ['Lit', '_$litType$'],
      ['the elements', 'formAssociated'],
      ['the rules', 'all-pungs'],
    ] as const) {
      expect(main, what).not.toContain(mark);
      expect(read('mahjong-elements-hand.js'), what).toContain(mark);
    }
  });

  it('are one file for tiles and hands, and one more for breakdowns', () => {
    expect(page('mj-tile', 'mj-hand').size).toBe(2);
    expect(page('mj-hand', 'mj-score-breakdown').size).toBe(3);
  });

  it('are at most seven for settlements, values and incidents, for games, and for walls and claims', () => {
    const hands = ['mj-tile', 'mj-hand', 'mj-score-breakdown'];
    for (const others of [['mj-settlement', 'mj-value', 'mj-incidents'], ['mj-game'], ['mj-wall', 'mj-claims']])
      expect(page(...hands, ...others).size, others.join()).toBeLessThanOrEqual(7);
  });

  it('are at most seven for rules, and for exercises, waits and doubles', () => {
    for (const others of [['mj-rules'], ['mj-exercise', 'mj-waits', 'mj-doubles']])
      expect(page('mj-hand', 'mj-score-breakdown', ...others).size, others.join()).toBeLessThanOrEqual(7);
  });

  it.each([
    [1, 7],
    [2, 8],
    [3, 9],
    [4, 10],
  ])('are few for any %i kinds of elements: at most %i, with mahjong-elements.js itself', (kinds, most) => {
    const sizes = choices([...requests.keys()], kinds).map((tags) => page(...tags).size);
    // Where files are merged, the figure falls here and in docs/sizes.md.
    expect(Math.max(...sizes)).toBe(most);
  });
});

/** All choices of so many of some tags. */
function choices(tags: readonly string[], count: number): string[][] {
  if (!count) return [[]];
  return tags.flatMap((tag, index) => choices(tags.slice(index + 1), count - 1).map((others) => [tag, ...others]));
}
