/** All games of the score sheet in one file. */
import { describe, expect, it } from 'vitest';
import { formatFile, LONGEST_FILE, MOST_GAMES, readFile, sortOut } from '../../demo/game-files.js';
import type { StoredGame } from '../../demo/game-store.js';

const stored = (id: string, more: Partial<StoredGame> = {}): StoredGame => ({
  id,
  started: 1000,
  changed: 2000,
  game: 'players: Ann, Ben, Cho, Dan\nBen 8',
  profile: 'british',
  limit: '',
  rounds: '2',
  lang: 'en',
  ...more,
});
const file = (games: unknown, kind: unknown = 'mahjong-elements games'): string => JSON.stringify({ kind, games });

describe('a file of games', () => {
  it('has all games with their unfinished hands, and is read again', () => {
    const games = [stored('a1', { steps: { draft: { winner: 1 } } }), stored('b2', { game: 'players: E, F, G, H' })];
    expect(readFile(formatFile(games))).toEqual(games);
    expect(readFile(formatFile([]))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"kind'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another kind', file([], 'something else')],
    ['no list of games', file({ length: 3 })],
    ['a longer text than any browser stores', `${file([])}${' '.repeat(LONGEST_FILE)}`],
  ])('is refused: %s', (_, text) => {
    expect(readFile(text)).toBeUndefined();
  });

  it('may come from anywhere: what is not a game is left out, and what is too much', () => {
    const good = stored('good');
    const hostile = [
      null,
      7,
      'text',
      [],
      { ...good, id: '../x' },
      { ...good, id: { toString: 'x' } },
      { ...good, id: 'long', game: 'x'.repeat(1_000_001) },
      { ...good, id: 'empty', game: '' },
      JSON.parse('{"__proto__":{"game":"polluted"},"id":"proto"}'),
    ];
    expect(readFile(file([...hostile, good, { ...good, game: 'twice' }]))).toEqual([good]);
    const words = readFile(
      file([{ ...good, profile: 'x'.repeat(101), limit: 5, started: -1, changed: 'now', steps: [] }]),
    )!;
    expect(words[0]).toEqual({ ...good, profile: '', limit: '', started: 0, changed: 0 });
    const many = Array.from({ length: MOST_GAMES + 5 }, (_, place) => stored(`g${place}`));
    expect(readFile(file(many))).toHaveLength(MOST_GAMES);
    // Deep nesting neither hangs nor overflows.
    expect(readFile('['.repeat(100_000))).toBeUndefined();
  });

  it('adds new games, and says which would replace another state', () => {
    const here = [stored('a'), stored('b')];
    const other = stored('b', { game: 'players: Ann, Ben, Cho, Dan\nBen 8\nCho 20', started: 1500 });
    const fresh = stored('c', { started: 3000 });
    // The same game, kept under another id.
    const twin = stored('d');
    expect(sortOut([stored('a'), other, fresh, twin], here)).toEqual({ added: [fresh], changed: [other], same: 2 });
  });
});
