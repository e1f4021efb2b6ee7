/** A game that is edited: what did not change is kept, and the result is the same as from the beginning. */
import { describe, expect, it } from 'vitest';
import { formatGame, GameError, GameNotationError, parseGame, playGame } from '../../src/core/game.js';

const players = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
const LINES = ['Ben 48 from Cho; Ann 8', 'Ann 24; Dan 16', 'washout', 'Cho 64 self-draw', 'Dan 20 from Ann'];
const text = (lines: readonly string[]): string => lines.join('\n');

describe('an edited game', () => {
  const before = parseGame(text(LINES), { players });
  const played = playGame(before);

  it.each<[title: string, lines: string[], keptAtStart: number, keptAtEnd: number]>([
    ['is the same', LINES, 5, 0],
    ['has one hand more', [...LINES, 'Ben 10'], 5, 0],
    ['lacks its last hand', LINES.slice(0, 4), 4, 0],
    ['has another hand in its middle', [...LINES.slice(0, 2), 'Dan 100', ...LINES.slice(3)], 2, 2],
    ['has a hand inserted at its start', ['Ann 10', ...LINES], 0, 5],
    ['lacks its first hand', LINES.slice(1), 0, 4],
    ['has nothing in common', ['Ann 10', 'Ben 10'], 0, 0],
  ])('that %s keeps the hands at its ends', (_title, lines, keptAtStart, keptAtEnd) => {
    const after = parseGame(text(lines), { players }, before);
    expect(after).toEqual(parseGame(text(lines), { players }));
    const { hands } = after;
    for (let index = 0; index < keptAtStart; index++) expect(hands[index]).toBe(before.hands[index]);
    for (let index = 1; index <= keptAtEnd; index++) expect(hands.at(-index)).toBe(before.hands.at(-index));
    // Where the seats differ from before, hands are settled again.
    expect(playGame(after, played)).toEqual(playGame(parseGame(text(lines), { players })));
  });

  it('reports errors of kept hands at their new position', () => {
    const wrong = ['Ann 24', 'Ann (RRR) 123b 456b 99d 78d'];
    const first = parseGame(text(wrong), { players });
    const moved = parseGame(text(['washout', '', ...wrong]), { players }, first);
    const fault = (): unknown => {
      try {
        return playGame(moved);
      } catch (error) {
        return error;
      }
    };
    const error = fault() as GameError;
    expect(error).toBeInstanceOf(GameError);
    expect(error.hand).toBe(3);
  });

  it('is settled again under other rules', () => {
    const rich = parseGame('Ann 2000', { players });
    const limited = { ...rich, rules: 'limit: 1000' };
    const game = playGame(rich);
    expect(playGame(limited, game)).toEqual(playGame(limited));
    expect(playGame(limited).rows[0]!.changes).not.toEqual(game.rows[0]!.changes);
  });
});

describe('an invalid line', () => {
  const refused = (line: string): string => {
    try {
      parseGame(line, { players });
    } catch (error) {
      if (!(error instanceof GameNotationError)) throw error;
      expect(error.message.length).toBeLessThanOrEqual(600);
      return `${error.code}: ${line.slice(error.index, error.index + error.length)}`;
    }
    return 'read';
  };
  it.each([
    ['Eve 48', 'unknown-player: Eve'],
    ['reseat Ann, Ben, Cho', 'reseat: reseat Ann, Ben, Cho'],
    ['reseat Ann, Ben, Cho, Cho', 'reseat: reseat Ann, Ben, Cho, Cho'],
    ['reseat Ann, Ben, Cho, Eve', 'unknown-player: Eve'],
    ['reseat: Ann; Ben; Cho; Dan', 'read'],
    ['Ann 48; Ann 8', 'player-twice: Ann 8'],
    ['Ann 48; Ben 8 self-draw', 'misplaced-word: self-draw'],
    ['Ann 48 foul', 'misplaced-word: foul'],
    ['Ann 48; Ben 8 foul short', 'word-twice: short'],
    ['Ann 48 self-draw self-draw', 'word-twice: self-draw'],
    ['Ann 48 quickly', 'unknown-word: quickly'],
    ['Ann 48 from', 'unknown-player: from'],
    ['Ann 48 from Ann', 'unknown-player: Ann'],
    ['Ann 48 self-draw,', 'read'],
    ['Ann 48; Ben 0;;', 'read'],
    ['Ann', 'missing-value: Ann'],
  ])('%s: %s', (line, expected) => {
    expect(refused(line)).toBe(expected);
  });

  it('is refused before it is read if the game is too long', () => {
    expect(() => parseGame('x'.repeat(1_000_001), { players })).toThrow(GameNotationError);
  });
});

describe('a record', () => {
  it.each<[title: string, hand: object]>([
    ['a negative value', { winner: 0, hands: [-1, 0, 0, 0] }],
    ['three hands', { winner: 0, hands: [8, 0, 0] }],
    ['a winner who does not play', { winner: 4, hands: [8, 0, 0, 0] }],
    ['a winner who pays himself', { winner: 0, discarder: 0, hands: [8, 0, 0, 0] }],
    ['a hand of nothing', { winner: 0, hands: [null, 0, 0, 0] }],
  ])('with %s is refused', (_title, hand) => {
    expect(() => playGame({ players, hands: [hand as never] })).toThrow(GameError);
  });

  it('is written in one way', () => {
    expect(formatGame(parseGame(text(LINES), { players }))).toBe(
      'Ben 48 from Cho; Ann 8\nAnn 24; Dan 16\nwashout\nCho 64\nDan 20 from Ann',
    );
  });
});
