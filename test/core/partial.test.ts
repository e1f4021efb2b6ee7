/** Part of a hand is scored like a losing hand. */
import { describe, expect, it } from 'vitest';
import { explain, score, settle, waits, type ProfileName, type Situation } from '../../src/core/index.js';

const part = (situation: Situation = {}): Situation => ({ ...situation, partial: true });
const shown = (text: string, situation?: Situation, profile?: ProfileName) => {
  const { base, doubles, total, value, won } = score(text, part(situation), profile);
  return { base, doubles, total, value, won };
};

describe('part of a hand', () => {
  it.each([
    ['(RRR)', {}, { base: 4, doubles: 1, total: 8, value: 8 }],
    ['RRR', {}, { base: 8, doubles: 1, total: 16, value: 16 }],
    ['[RRRR]', {}, { base: 32, doubles: 1, total: 64, value: 64 }],
    ['(RRR) EE 2f', {}, { base: 4 + 2 + 2 + 4, doubles: 1, total: 24, value: 24 }],
    ['(RRR) EE 2f', { seat: 'south', round: 'west' }, { base: 8, doubles: 2, total: 32, value: 32 }],
    ['1234f', {}, { base: 16, doubles: 2, total: 64, value: 64 }],
    ['5b', {}, { base: 0, doubles: 0, total: 0, value: 0 }],
    ['(RRR) (GGG) BB', {}, { base: 10, doubles: 3, total: 80, value: 80 }],
    ['(RRRR) [GGGG] (BBBB)', {}, { base: 64, doubles: 3, total: 512, value: 500 }],
  ] as const)('counts what is there: %s %o', (text, situation, figures) => {
    expect(shown(text, situation)).toEqual({ ...figures, won: false });
  });

  it('is rounded as the table rounds', () => {
    expect(shown('(222b)', {}, 'family').total).toBe(10);
    expect(shown('(RRR) 22d', {}, 'european').base).toBe(0);
  });

  it('scores as much as the whole losing hand if its other tiles score nothing', () => {
    const whole = score('(RRR) EE 147b 258c 3d 6d 2f', { seat: 'south' });
    const some = score('(RRR) EE 2f', part({ seat: 'south' }));
    expect(some.awards).toEqual(whole.awards);
    expect(score('(RRR) EE 147b 258c 3d 6d 2f', part({ seat: 'south' })).value).toBe(whole.value);
  });

  it('may be nothing at all', () => {
    expect(score({ sets: [], concealed: [], bonus: [] }, part()).value).toBe(0);
  });

  it('has limits: not too many tiles, and not five identical ones', () => {
    expect(() => score('(RRR) 123456789b 1122c', part())).toThrow(expect.objectContaining({ code: 'tile-count' }));
    expect(() => score('(RRR) (GGG) (BBB) EEE 22c', part())).toThrow(expect.objectContaining({ code: 'winning-tile' }));
    expect(() => score('(RRR) RR', part())).toThrow(expect.objectContaining({ code: 'too-many-copies' }));
  });

  it('has no winning tile and was not won', () => {
    expect(() => score('(RRR) E +E', part())).toThrow('“partial” and “winningTile” cannot both apply.');
    expect(() => score('(RRR) 123b 456b 99d 78d +9d', part())).toThrow(expect.objectContaining({ code: 'impossible' }));
    expect(() => score('(RRR)', part({ win: 'self-draw' }))).toThrow(expect.objectContaining({ code: 'impossible' }));
    expect(() => score('(RRR)', part({ circumstances: ['last-tile'] }))).toThrow(
      expect.objectContaining({ code: 'impossible' }),
    );
  });

  it('is still rejected without `partial`', () => {
    expect(() => score('(RRR)')).toThrow(expect.objectContaining({ code: 'tile-count' }));
    expect(() => score('(RRR)', { partial: 1 } as unknown as Situation)).toThrow(
      expect.objectContaining({ code: 'tile-count' }),
    );
  });

  it('is explained like a loser’s hand', () => {
    const found = explain(score('(RRR) EE', part()));
    const given = found.filter((one) => one.given).map(({ rule }) => rule);
    expect(given).toEqual(['pung-of-honours', 'pair-of-seat-wind', 'pair-of-round-wind', 'set-of-dragons']);
    expect(found.find(({ rule }) => rule === 'mahjong')!.reasons).toEqual([{ code: 'winner-only' }]);
  });

  it('waits for nothing; a whole hand waits as without `partial`', () => {
    expect(() => waits('(RRR)', part())).toThrow(expect.objectContaining({ code: 'tile-count' }));
    const whole = '(RRR) 123b 456b 99d 78d';
    expect(waits(whole, part())).toEqual(waits(whole));
  });

  it('settles as a loser’s hand', () => {
    const { totals } = settle({
      winner: 'south',
      discarder: 'west',
      scores: {
        east: score('(RRR)', part({ seat: 'east' })),
        south: score('(123b) (456c) 678d WW 99d +W', { seat: 'south' }),
        west: score('1f', part({ seat: 'west' })),
        north: score({ sets: [], concealed: [], bonus: [] }, part({ seat: 'north' })),
      },
    });
    // East pays 24 twice over and gets 8 − 4 and 8 − 0 twice over; West pays 24 and gets 4 from North.
    expect(totals).toEqual({ east: -48 + 8 + 16, south: 48 + 24 + 24, west: -24 - 8 + 4, north: -24 - 16 - 4 });
  });
});
