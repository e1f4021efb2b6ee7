import { describe, expect, it } from 'vitest';
import { score, waits } from '../../src/core/index.js';
import { PLAIN, at, bare, drawn, figures, table } from './helpers.js';

describe('points and doubles', () => {
  /** A hand with the given points and doubles. */
  const counted = (points: number, doubles: number, limit: number, rounding = 'none') =>
    score(
      PLAIN,
      {},
      bare(
        `mahjong: ${points} points; chow-hand: ${doubles} doubles; chow-hand-form: any-pair; limit: ${limit}; rounding: ${rounding}`,
      ),
    ).value;

  it.each([
    ['26 points and 2 doubles are 104 [S0-EX-04] [S0-OVR-03]', 26, 2, 500, 104],
    ['26 points and 4 doubles are 416 [S0-EX-05]', 26, 4, 500, 416],
    ['26 points and 5 doubles are 832, cut to 500 [S0-EX-06] [S0-OVR-03] [S0-OVR-09]', 26, 5, 500, 500],
    ['26 points and 5 doubles are 832 if the limit is 1,000 [S0-EX-06] [S0-OVR-09]', 26, 5, 1000, 832],
    ['30 points and no double are 30', 30, 0, 500, 30],
    ['30 points and a double are 60 [S0-STR-07]', 30, 1, 500, 60],
    ['32 points and 2 doubles are 128', 32, 2, 500, 128],
    ['30 points and 4 doubles are 480, below the limit [S0-DBL-03]', 30, 4, 500, 480],
    ['30 points and 5 doubles are more than the limit [S0-DBL-03]', 30, 5, 500, 500],
    ['40 points are 40', 40, 0, 500, 40],
  ])('%s', (_title, points, doubles, limit, value) => {
    expect(counted(points, doubles, limit)).toBe(value);
  });

  it.each([
    ['52 points and 2 doubles are 200, the points rounded first [S3-RND-01]', 52, 2, 'base-to-nearest-10', 200],
    ['32 points are 40, the total rounded up [S2-RND-01]', 32, 0, 'total-up-to-10', 40],
    ['62 points and 2 doubles are 248 and 250, the total rounded up [S2-RND-01]', 62, 2, 'total-up-to-10', 250],
    ['nothing is nothing, not rounded up [S2-RND-01]', 0, 0, 'total-up-to-10', 0],
    ['2 points are 10, rounded up [S2-RND-01]', 2, 0, 'total-up-to-10', 10],
    ['30 points stay 30 [S2-RND-01]', 30, 0, 'total-up-to-10', 30],
  ])('%s', (_title, points, doubles, rounding, value) => {
    expect(counted(points, doubles, 500, rounding)).toBe(value);
  });
});

describe('worked examples of the complete rules', () => {
  const others = at('south', 'east');

  it('a pung of West completed by the own draw: 20 + 8 + 2 = 30 [S0-EX-01]', () => {
    const scored = score('(123b) 789b 456c 99d WW +W', { ...others, ...drawn });
    expect(figures(scored)).toEqual([30, 0, 30, 30]);
    expect(scored.awards.map(({ rule, points }) => [rule, points])).toEqual([
      ['mahjong', 20],
      ['pung-of-honours', 8],
      ['self-draw', 2],
    ]);
  });

  it('doubles come after these points: with nothing claimed 30 are 60 [S0-EX-03] [S0-STR-07]', () => {
    expect(figures(score('123b 789b 456c 99d WW +W', { ...others, ...drawn }))).toEqual([30, 1, 60, 60]);
  });

  it('the same pung completed by a discard: 20 + 4 = 24, which is 4 + 2 less [S0-EX-02]', () => {
    expect(figures(score('(123b) 789b 456c 99d WW +W', others))).toEqual([24, 0, 24, 24]);
  });

  it('a half flush with a pung of the own wind, a pair and a flower has 30 points, not 26 [S0-EX-07]', () => {
    const scored = score('(SSS) 456b 789b RR 67b +8b 1f', others);
    // 20 for winning, 4 for the pung, 2 for the pair, 4 for the flower.
    expect(figures(scored)).toEqual([30, 2, 120, 120]);
    expect(scored.awards.filter(({ doubles }) => doubles).map(({ rule }) => rule)).toEqual([
      'set-of-seat-wind',
      'half-flush',
    ]);
  });

  it('one suit with dragons is a half flush, so that no full flush has a pung of honours [S0-EX-05] [S0-LIM-01B]', () => {
    const scored = score('(RRR) (GGG) 123b 55b 67b +8b', others);
    const rules = scored.awards.map(({ rule }) => rule);
    expect(rules).toContain('half-flush');
    expect(rules).not.toContain('full-flush');
    expect(figures(scored)).toEqual([28, 3, 224, 224]);
    // Nor of winds.
    for (const wind of ['EEE', 'SSS', 'WWW', 'NNN']) {
      const windy = score(`(${wind}) 123b 789b 55b 67b +8b`, others).awards.map(({ rule }) => rule);
      expect(windy).toContain('half-flush');
      expect(windy).not.toContain('full-flush');
    }
  });

  it('a bare full flush is 160; four concealed kongs of terminals and honours have 148 points [S0-MATH-09]', () => {
    const noWait = table('only-tile: off');
    expect(score('(123b) 789b 55b 456b 67b +8b').total).toBe(160);
    expect(score('[1111b] [9999c] [1111d] [NNNN] 5b +5b', others, noWait).base).toBe(148);
    // But two concealed kongs and two concealed pungs with their double: (20 + 64 + 16) × 2.
    expect(score('[1111b] [9999c] 111d NNN 5b +5b', others, noWait).total).toBe(200);
  });

  it('a concealed hand doubles four times to eight times [S0-STR-07]', () => {
    expect(score('(123b) 456c RRR GGG 9d +9d', { ...others, ...drawn }).doubles).toBe(2);
    expect(score('123b 456c RRR GGG 9d +9d', { ...others, ...drawn }).doubles).toBe(3);
  });

  it('a concealed kong counts 16 or 32, a claimed one 8 or 16, and only the concealed one keeps the hand concealed [S0-STR-09]', () => {
    expect(score('[5555b] 789b 456c 99c 34d +5d', { ...others, ...drawn })).toMatchObject({ base: 38, doubles: 1 });
    expect(score('(5555b) 789b 456c 99c 34d +5d', { ...others, ...drawn })).toMatchObject({ base: 30, doubles: 0 });
    expect(score('[1111b] 789b 456c 99c 34d +5d', { ...others, ...drawn })).toMatchObject({ base: 54, doubles: 1 });
    expect(score('(1111b) 789b 456c 99c 34d +5d', { ...others, ...drawn })).toMatchObject({ base: 38, doubles: 0 });
  });
});

describe('the worked example of the pung-based table', () => {
  const scored = score('RRR 456d (999d) 22d 67d +8d', at('south', 'east'), 'pung-based');

  it('20 + 8 + 4 = 32, one double for the dragons and one for the half flush: 128 [S1-EX-03]', () => {
    expect(figures(scored)).toEqual([32, 2, 128, 128]);
    expect(scored.awards.map(({ rule, points, doubles }) => [rule, points, doubles])).toEqual([
      ['mahjong', 20, undefined],
      ['pung-of-terminals', 4, undefined],
      ['pung-of-honours', 8, undefined],
      ['set-of-dragons', undefined, 1],
      ['half-flush', undefined, 1],
    ]);
  });

  it('has nothing for the wait, for drawing or for being concealed [S1-EX-04]', () => {
    expect(waits('RRR 456d (999d) 22d 67d').map(({ tile }) => tile)).toEqual(['5d', '8d']);
    const rules = scored.awards.map(({ rule }) => rule);
    for (const rule of ['one-chance-chow', 'pair-wait', 'self-draw', 'concealed-hand', 'fully-concealed'])
      expect(rules).not.toContain(rule);
  });
});

describe('worked examples of the family', () => {
  it('sets only, one suit with honours, a set of dragons: three doubles [S2-EX-01]', () => {
    const scored = score('(222b) (555b) 777b (RRR) 9b +9b', at('south', 'east'), 'family');
    expect(scored.awards.filter(({ doubles }) => doubles).map(({ rule }) => rule)).toEqual([
      'set-of-dragons',
      'all-pungs',
      'half-flush',
    ]);
    // 30, 2, 2, 4, 4 and 2 for the pair: 44 × 8 = 352.
    expect(figures(scored)).toEqual([44, 3, 360, 360]);
  });

  it('32 points are paid as 40 [S2-RND-01] [S2-RND-02]', () => {
    expect(figures(score('(222b) 789b 456c 99c 34d +5d', {}, 'family'))).toEqual([32, 0, 40, 40]);
  });

  it('one set gives a loser 10 [S2-STR-02] [S2-RND-01]', () => {
    expect(figures(score('(222b) 789b 456c 99c 34d', {}, 'family'))).toEqual([2, 0, 10, 10]);
  });

  it('a winner’s 30 meets 500 before it meets six doubles [S2-LIM-01]', () => {
    const values = [1, 2, 3, 4, 5, 6].map(
      (doubles) => score(PLAIN, {}, table(`chow-hand: ${doubles} doubles`, 'family')).value,
    );
    expect(values).toEqual([60, 120, 240, 480, 500, 500]);
    expect(score(PLAIN, {}, table('chow-hand: off', 'family')).value).toBe(30);
    expect(score(PLAIN, {}, table('chow-hand: 7 doubles; limit-doubles: 6; limit: none', 'family')).value).toBe(1920);
  });
});

describe('worked examples of the European rules', () => {
  it('2-2-3-4 won on a 2 is 2 points more as a pair than as a chow [S3-EX-01]', () => {
    const exact = table('rounding: none', 'european');
    const scored = score('(123b) 789b 456c 234d 2d +2d', {}, exact);
    expect(waits('(123b) 789b 456c 234d 2d').map(({ tile }) => tile)).toEqual(['2d', '5d']);
    expect(scored.base).toBe(22);
    expect(scored.otherReadings[0].base).toBe(20);
    // It is not a wait for the only tile.
    expect(score('(123b) 789b 456c 234d 2d +2d').base).toBe(20);
  });

  it('1 and 3-4-5 won on a 1 is 2 points for the pair and, at some tables, 2 for the only tile [S3-WIN-06]', () => {
    const hand = '(789c) 456c (666d) 345b 1b +1b';
    expect(waits('(789c) 456c (666d) 345b 1b').map(({ tile }) => tile)).toEqual(['1b']);
    expect(score(hand, {}, table('rounding: none', 'european')).base).toBe(24);
    expect(score(hand, {}, table('rounding: none; one-chance-chow: off; only-tile: 2 points', 'european')).base).toBe(
      26,
    );
  });

  const hand = '222b 111d (555c) (RRRR) E +E';
  const situation = at('north', 'south', { win: 'discard' });

  it('North in the South round: 4 + 8 + 2 + 16 + 20 + 2 = 52 [S3-EX-02]', () => {
    const scored = score(hand, situation, table('rounding: none', 'european'));
    expect(scored.base).toBe(52);
    expect(scored.awards.filter(({ points }) => points).map(({ rule, points }) => [rule, points])).toEqual([
      ['mahjong', 20],
      ['pung-of-simples', 2],
      ['pung-of-simples', 4],
      ['pung-of-terminals', 8],
      ['kong-of-honours', 16],
      ['pair-wait', 2],
    ]);
  });

  it('rounded to 50, doubled for the dragons and for all pungs: 200 [S3-RND-01] [S3-EX-03]', () => {
    const scored = score(hand, situation, 'european');
    expect(scored.awards.filter(({ doubles }) => doubles).map(({ rule }) => rule)).toEqual([
      'set-of-dragons',
      'all-pungs',
    ]);
    expect(figures(scored)).toEqual([50, 2, 200, 200]);
  });

  it('is 50 with points for the only tile too, and 208 or 250 by the other rules', () => {
    const oneChance = table('one-chance-chow: off; only-tile: 2 points', 'european');
    expect(score(hand, situation, oneChance).base).toBe(50);
    expect(score(hand, situation, table('rounding: none', oneChance)).base).toBe(54);
    expect(figures(score(hand, situation, 'classical'))).toEqual([52, 2, 208, 208]);
    expect(figures(score(hand, situation, 'pung-based'))).toEqual([52, 2, 208, 208]);
    expect(figures(score(hand, situation, 'family'))).toEqual([62, 2, 250, 250]);
  });
});

describe('the hand of the notation', () => {
  it('(RRR) 123b 456b 99d 78d +9d 3f', () => {
    // 20, 4 for the dragons, 4 for the flower; one double for the dragons. West’s own flower adds one.
    expect(figures(score('(RRR) 123b 456b 99d 78d +9d 3f'))).toEqual([28, 1, 56, 56]);
    expect(figures(score('(RRR) 123b 456b 99d 78d +9d 3f', { seat: 'west' }))).toEqual([28, 2, 112, 112]);
  });
});
