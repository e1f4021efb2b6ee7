import { describe, expect, it } from 'vitest';
import { score, type Group, type Score } from '../../src/core/index.js';
import { HIDDEN, PLAIN, at, bare, drawn, figures, given, table } from './helpers.js';

const text = ({ kind, tiles, concealed, completed }: Group): string =>
  `${kind} ${tiles.join('')}${concealed ? '' : ' exposed'}${completed ? ' completed' : ''}`;
const reading = (scored: { reading: Group[] }): string[] => scored.reading.map(text);

describe('a reading', () => {
  it('has the sets and the pair, each exposed or concealed, and the group that was completed', () => {
    expect(reading(score('(RRR) [5555c] 123b 99d 78d +9d'))).toEqual([
      'kong 5c5c5c5c',
      'pung RRR exposed',
      'chow 1b2b3b',
      'chow 7d8d9d exposed completed',
      'pair 9d9d',
    ]);
  });

  it('has a concealed completed group if the tile was self-drawn', () => {
    expect(reading(score(HIDDEN, drawn)).filter((group) => group.includes('completed'))).toEqual([
      'chow 3d4d5d completed',
    ]);
    expect(reading(score(HIDDEN)).filter((group) => group.includes('completed'))).toEqual([
      'chow 3d4d5d exposed completed',
    ]);
  });

  it('has a pair that the discard completed', () => {
    expect(reading(score('(123b) 789b 456c 345d 9c +9c')).at(-1)).toBe('pair 9c9c exposed completed');
  });
});

describe('a discard that can complete two groups', () => {
  it('completes the chow, so that the pung stays concealed [S3-ARR-02]', () => {
    // 20, an exposed pung of North 4, a concealed pung of fives 4; completing the pung it would be 2.
    const scored = score('(NNN) 789b 99c 555d 34d +5d', at('south', 'east'));
    expect(reading(scored)).toContain('pung 5d5d5d');
    expect(reading(scored)).toContain('chow 3d4d5d exposed completed');
    expect(figures(scored)).toEqual([28, 0, 28, 28]);
    expect(scored.otherReadings.map(({ base, doubles, total, value }) => [base, doubles, total, value])).toEqual([
      [26, 0, 26, 26],
    ]);
    expect(reading(scored.otherReadings[0])).toContain('pung 5d5d5d exposed completed');
    expect(reading(scored.otherReadings[0])).toContain('chow 3d4d5d');
  });

  it('makes no difference for a self-drawn tile, apart from the group that is named', () => {
    const scored = score('(NNN) 789b 99c 555d 34d +5d', at('south', 'east', drawn));
    expect(scored.base).toBe(30);
    expect(scored.otherReadings.map(({ base }) => base)).toEqual([30]);
  });

  it('completes the pair if the rules pay for that [S3-EX-01] [S3-ARR-02]', () => {
    const scored = score('(123b) 789b 456c 234d 2d +2d', {}, table('rounding: none', 'european'));
    expect(reading(scored)).toContain('pair 2d2d exposed completed');
    expect(figures(scored)).toEqual([22, 1, 44, 44]);
    expect(scored.otherReadings.map(({ value }) => value)).toEqual([40]);
    expect(reading(scored.otherReadings[0])).toContain('chow 2d3d4d exposed completed');
  });

  it('completes the middle of a chow if the rules pay for that', () => {
    expect(given('one-chance-chow', '(NNN) 123b 789b 55b 67b +8b', {}, 'pung-based')).toBe('2 points');
    expect(score('(NNN) 123b 789b 55b 67b +8b', {}, 'pung-based').otherReadings).toHaveLength(1);
  });

  it('is listed once if the two groups are identical', () => {
    expect(score('(NNN) 12233b 99c 789d +1b').otherReadings).toEqual([]);
  });
});

describe('tiles that can be arranged in several ways', () => {
  const hand = '222333444b 99c 34d +5d';

  it('are pungs if those are worth more [S3-ARR-02]', () => {
    const scored = score(hand);
    expect(reading(scored)).toEqual([
      'pung 2b2b2b',
      'pung 3b3b3b',
      'pung 4b4b4b',
      'chow 3d4d5d exposed completed',
      'pair 9c9c',
    ]);
    expect(figures(scored)).toEqual([32, 0, 32, 32]);
    expect(scored.otherReadings.map(({ base, value }) => [base, value])).toEqual([[20, 20]]);
  });

  it.each(['classical', 'european'])('are listed in every way, whichever tile wins: %s', (profile) => {
    expect(score('11222333b 99c 345d +1b', drawn, profile).otherReadings).toHaveLength(1);
  });

  it('are chows if those are worth more, even with fewer points [S3-ARR-02]', () => {
    // 20 and 10 for the concealed hand, doubled for four chows; as pungs 42, rounded to 40.
    const scored = score(hand, {}, 'european');
    expect(reading(scored).filter((group) => group === 'chow 2b3b4b')).toHaveLength(3);
    expect(figures(scored)).toEqual([30, 1, 60, 60]);
    expect(scored.otherReadings.map(({ base, doubles, total, value }) => [base, doubles, total, value])).toEqual([
      [40, 0, 40, 40],
    ]);
  });

  it('use the higher total if the limit makes both worth the same', () => {
    const scored = score(hand, {}, bare('mahjong: 20 points; pung-of-simples: 40 points; limit: 10'));
    expect(figures(scored)).toEqual([140, 0, 140, 10]);
    expect(scored.otherReadings.map(({ total, value }) => [total, value])).toEqual([[20, 10]]);
  });

  it('use the higher base if the totals are the same', () => {
    const rules = 'mahjong: 20 points; pung-of-simples: 20 points; chow-hand: 2 doubles; chow-hand-form: any-pair';
    const scored = score(hand, {}, bare(rules));
    expect(figures(scored)).toEqual([80, 0, 80, 80]);
    expect(scored.otherReadings.map(({ base, doubles, total }) => [base, doubles, total])).toEqual([[20, 2, 80]]);
  });

  it('use the points before rounding if the rest is the same', () => {
    const rules = 'mahjong: 20 points; pung-of-simples: 1 point; rounding: base-to-nearest-10';
    const scored = score(hand, {}, bare(rules));
    expect(figures(scored)).toEqual([20, 0, 20, 20]);
    expect(scored.awards.filter(({ rule }) => rule === 'pung-of-simples')).toHaveLength(3);
  });

  it('use the reading with the most for half a limit and the rest', () => {
    const rules =
      'mahjong: 20 points; pung-of-simples: 200 points; chow-hand: half limit; chow-hand-form: any-pair; limit: 1000';
    // As pungs 620, as chows half of 1,000.
    expect(score(hand, {}, bare(rules)).value).toBe(620);
    expect(score(hand, {}, bare(rules.replace('200', '100'))).value).toBe(500);
  });

  it('include the pair', () => {
    const scored = score('(NNN) 1112223b 789d +3b', at('south', 'east'));
    expect(reading(scored)).toEqual([
      'pung NNN exposed',
      'pung 1b1b1b',
      'pung 2b2b2b',
      'chow 7d8d9d',
      'pair 3b3b exposed completed',
    ]);
  });
});

describe('other readings', () => {
  const hands: [string, Parameters<typeof score>[1], string][] = [
    ['1122334455667b +7b', {}, 'classical'],
    ['3334445556677c +7c', drawn, 'pung-based'],
    ['2223334445556d +6d', {}, 'european'],
    ['1112223334445b +5b', drawn, 'pung-based'],
    ['(NNN) 2233445566b +6b', {}, 'family'],
  ];
  const orderOf = ({ value, total, base }: Pick<Score, 'value' | 'total' | 'base'>): number[] => [value, total, base];
  const later = (one: number[], other: number[]): number => {
    const place = one.findIndex((number, index) => number !== other[index]);
    return place < 0 ? 0 : one[place] - other[place];
  };

  it.each(hands)('of %s are all different, best first, behind the one that counts', (hand, situation, profile) => {
    const scored = score(hand, situation, profile);
    const all = [scored, ...scored.otherReadings];
    expect(scored.otherReadings.length).toBeGreaterThan(0);
    expect(new Set(all.map((other) => reading(other).join())).size).toBe(all.length);
    for (let index = 1; index < all.length; index++)
      expect(later(orderOf(all[index - 1]), orderOf(all[index]))).toBeGreaterThanOrEqual(0);
    for (const { reading: groups } of all) {
      expect(groups.filter(({ completed }) => completed)).toHaveLength(1);
      expect(groups.flatMap(({ tiles }) => tiles)).toHaveLength(14);
    }
  });

  it('do not exist if there is one way', () => {
    expect(score(PLAIN).otherReadings).toEqual([]);
    expect(score('19b 19c 19d ESWNRGB +E').otherReadings).toEqual([]);
  });
});

describe('a score', () => {
  it('is data: it survives JSON', () => {
    const scored = score('(RRR) 123b 456b 99d 78d +9d 3f', { seat: 'west', round: 'south' }, 'european');
    expect(JSON.parse(JSON.stringify(scored))).toEqual(scored);
  });

  it('names its profile, and whether the hand has won', () => {
    expect(score(PLAIN, {}, 'family')).toMatchObject({ profile: 'family', won: true, limit: 500 });
    expect(score(PLAIN, {}, table('limit: none'))).toMatchObject({ profile: 'our table', won: true, limit: null });
    expect(score('(123b) 789b 456c 99c 34d')).toMatchObject({ profile: 'classical', won: false });
  });

  it('defaults to East seat, East round and a win by discard', () => {
    const hand = '(EEE) 789b 456c 99c 34d +5d';
    expect(score(hand)).toMatchObject({ base: 24, doubles: 2 });
    expect(score(hand, { seat: 'east', round: 'east', win: 'discard', circumstances: [] })).toMatchObject({
      base: 24,
      doubles: 2,
    });
    expect(score(hand, { seat: 'south' })).toMatchObject({ base: 24, doubles: 1 });
    expect(score(hand, { seat: 'south', round: 'south' })).toMatchObject({ base: 24, doubles: 0 });
  });

  it('names the tiles that earned each award', () => {
    const scored = score('(RRR) [5555c] 123b 99d 78d +9d 1f', drawn, 'pung-based');
    const tilesOf = (rule: string) =>
      scored.awards.filter((line) => line.rule === rule).map(({ tiles }) => tiles.join(''));
    expect(tilesOf('pung-of-honours')).toEqual(['RRR']);
    expect(tilesOf('kong-of-simples')).toEqual(['5c5c5c5c']);
    expect(tilesOf('set-of-dragons')).toEqual(['RRR']);
    expect(tilesOf('flower')).toEqual(['1f']);
    expect(tilesOf('own-flower')).toEqual(['1f']);
    expect(tilesOf('self-draw')).toEqual(['9d']);
  });

  it('is the same for the tiles in any order', () => {
    const one = score('(RRR) 123b 456b 99d 78d +9d 3f', drawn, 'european');
    const other = score('9d 3f +9d 8d 64b 9d (RRR) 7d 5b 321b', drawn, 'european');
    expect({ ...other, hand: one.hand }).toEqual(one);
  });
});
