/** A game that is edited: what did not change is kept, and the result is the same as from the beginning. */
import { describe, expect, it } from 'vitest';
import { formatGame, GameError, GameNotationError, parseGame, playGame } from '../../src/core/game.js';
import { thrown } from './helpers.js';

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

  it('with other seats in a round settles its hands again', () => {
    const round = ['Ben 20', 'Cho 20', 'Dan 20', 'Ann 20'];
    const seated = (seats: string, earlier?: ReturnType<typeof parseGame>) =>
      parseGame(
        text([...round, `reseat ${seats}`, 'Ann 64 self-draw; Dan 8']),
        { players, rules: 'reseat: each-round' },
        earlier,
      );
    const first = seated('Cho, Ann, Dan, Ben');
    const second = seated('Cho, Dan, Ann, Ben', first);
    expect(second.hands.at(-1)).toBe(first.hands.at(-1));
    expect(playGame(second, playGame(first))).toEqual(playGame(second));
  });

  it('reports errors of kept hands at their new position', () => {
    const wrong = ['Ann 24', 'Ann (RRR) 123b 456b 99d 78d'];
    const first = parseGame(text(wrong), { players });
    const moved = parseGame(text(['washout', '', ...wrong]), { players }, first);
    const error = thrown<GameError>(() => playGame(moved));
    expect(error).toBeInstanceOf(GameError);
    expect(error.hand).toBe(3);
    const edited = text(['washout', '', ...wrong]);
    expect(edited.slice(error.index, error.index! + error.length!)).toBe(wrong[1]);
  });

  it('keeps each hand once, even if it now occurs twice', () => {
    const two = parseGame(text(LINES.slice(0, 2)), { players });
    const { hands } = parseGame(text([LINES[0]!, LINES[0]!, LINES[1]!]), { players }, two);
    expect([hands[0] === two.hands[0], hands[1] === two.hands[0], hands[2] === two.hands[1]]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('settles only what has changed', () => {
    const after = parseGame(text([...LINES.slice(0, 3), 'Cho 100 self-draw', LINES[4]!]), { players }, before);
    const { rows } = playGame(after, played);
    expect(rows.map(({ settlement }, row) => settlement === played.rows[row]!.settlement)).toEqual([
      true,
      true,
      // Nothing is settled in a wash-out.
      false,
      false,
      true,
    ]);
    // Another profile, even one with the same rules, settles every hand again.
    const other = playGame({ ...before, rules: 'limit: 500' }, played);
    expect(other.rows[0]!.settlement).not.toBe(played.rows[0]!.settlement);
  });

  it('scores a hand again that is now played in another round', () => {
    const east = { winner: 0, discarder: 1, hands: [{ hand: '(EEE) 123b 456b 99d 78d +9d' }, 0, 0, 0] };
    const pass = { winner: 1, hands: [0, 8, 0, 0] };
    const passes = [pass, { winner: 2, hands: [0, 0, 8, 0] }, { winner: 3, hands: [0, 0, 0, 8] }];
    const first = playGame({ players, hands: [east] });
    const later = { players, hands: [...passes, { winner: 0, hands: [8, 0, 0, 0] }, east] };
    expect(playGame(later, first)).toEqual(playGame(later));
    expect(playGame(later, first).rows[4]!.changes).not.toEqual(first.rows[0]!.changes);
  });

  it.each(['', '; rounds: 1'])('scores a hand again when it is not the thirteenth win in a row anymore%s', (more) => {
    const rules = `thirteen-wins: limit${more}`;
    const won = (winner: number) => ({ winner, discarder: 3 - winner, hands: [0, 0, 0, 0].map(() => 0) });
    const tiles = { winner: 3, discarder: 0, hands: [0, 0, 0, { hand: '(222b) 345b 456c 99d 78d +9d' }] };
    const passes = [1, 2, 3].map((winner) => ({
      ...won(winner),
      hands: [0, 1, 2, 3].map((one) => (one === winner ? 8 : 0)),
    }));
    const wins = Array.from({ length: 12 }, () => ({ winner: 3, hands: [0, 0, 0, 8] }));
    // The third of these wins makes the last player East; twelve wins as East follow, and the tiles are the thirteenth.
    const record = { players, profile: 'classical' as const, rules, hands: [...passes, ...wins, tiles] };
    const game = playGame(record);
    expect(game.rows.at(-1)!.moved).toBe(more ? 'over' : 'thirteen-wins');
    const shorter = { ...record, hands: record.hands.filter((_, index) => index !== 5) };
    expect(playGame(shorter, game)).toEqual(playGame(shorter));
    expect(playGame(shorter).rows.at(-1)!.moved).toBe('east-won');
  });

  it('scores the tiles that a page has written into a parsed record', () => {
    const record = parseGame('Ann (RRR) 123b 456b 99d 78d +9d self-draw', { players });
    const entry = (record.hands[0] as unknown as { hands: { hand: string }[] }).hands[0]!;
    entry.hand = '(RRR) (GGG) 456b 99d 78d +9d';
    expect(playGame(record).rows[0]!.scores.east).toMatchObject({ doubles: 2 });
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
    ['reseat : Ann, Ben, Cho, Dan', 'read'],
    ['Eve - 8', 'unknown-player: Eve'],
    ['Ann (RRR) 123b 456b 99d 78d +9d self-draw, last-tile', 'read'],
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
