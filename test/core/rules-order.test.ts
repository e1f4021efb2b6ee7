import { describe, expect, it } from 'vitest';
import { parseHand, profiles, score, tiles } from '../../src/core/index.js';
import { HIDDEN, PLAIN, at, bare, drawn, figures, lastDrawn, refusal, table } from './rules-counting.js';

describe('the order of counting', () => {
  it('is points, doubles, limit [S0-OVR-03] [S0-CMP-01] [S0-BASE-01] [S0-ORD-01] [S0-ORD-02] [S0-ORD-03] [S1-OUT-02] [S3-ORD-01]', () => {
    // 20 for winning, 8 and 4 for the pungs, 2 for the pair, 4 for the flower, 2 for drawing; West and the flower double.
    const scored = score('(555d) WWW 789b RR 34c +5c 3f', at('west', 'east', drawn));
    expect(scored.awards.map(({ rule, points, doubles }) => [rule, points ?? 0, doubles ?? 0])).toEqual([
      ['mahjong', 20, 0],
      ['pung-of-simples', 2, 0],
      ['pung-of-honours', 8, 0],
      ['pair-of-dragons', 2, 0],
      ['flower', 4, 0],
      ['self-draw', 2, 0],
      ['set-of-seat-wind', 0, 1],
      ['own-flower', 0, 1],
    ]);
    expect(figures(scored)).toEqual([38, 2, 152, 152]);
  });

  it('doubles are for the whole sum and multiply: 2, 4, 8, 16 times [S0-DBL-01] [S0-DBL-02] [S0-MATH-05] [S2-DBL-01]', () => {
    const totals = [1, 2, 3, 4].map(
      (doubles) => score(PLAIN, {}, bare(`mahjong: 26 points; chow-hand: ${doubles} doubles`)).total,
    );
    expect(totals).toEqual([52, 104, 208, 416]);
  });

  it('points come from winning, pungs, kongs, pairs and bonus tiles, doubles from sets of honours and from shapes [S0-OVR-07] [S0-OVR-08]', () => {
    const scored = score('(RRR) [3333d] 222d EE 77d +7d 2f 3s', at('south', 'east'));
    const rules = (kind: 'points' | 'doubles') => scored.awards.filter((line) => line[kind]).map(({ rule }) => rule);
    expect(rules('points')).toEqual([
      'mahjong',
      'pung-of-simples',
      'pung-of-simples',
      'pung-of-honours',
      'kong-of-simples',
      'pair-of-round-wind',
      'flower',
      'season',
    ]);
    expect(rules('doubles')).toEqual(['set-of-dragons', 'own-flower', 'all-pungs', 'half-flush']);
  });

  it('asks for no doubles, and every profile gives points for sets [S0-CMP-13] [S1-LIM-02] [S2-MIN-01]', () => {
    for (const profile of Object.values(profiles)) {
      expect(profile.rules['minimum-doubles']).toBe(0);
      expect(score('(222b) 789b 456c 99c 34d +5d', {}, profile).value).toBeGreaterThan(0);
    }
  });
});

describe('the limit', () => {
  const winning = (points: number, limit: string) =>
    score(PLAIN, {}, bare(`mahjong: ${points} points; limit: ${limit}`));

  it('cuts what is above it [S0-LIM-01] [S0-OVR-09] [S1-LIM-01] [S1-LIM-03] [S3-LIM-01] [S4-END-11]', () => {
    const scored = winning(501, '500');
    expect([scored.total, scored.value, scored.limited, scored.limit]).toEqual([501, 500, true, 500]);
  });

  it('does not cut a total that is exactly the limit [S0-LIM-01]', () => {
    const scored = winning(500, '500');
    expect([scored.total, scored.value, scored.limited, scored.limit]).toEqual([500, 500, false, 500]);
  });

  it('does not touch a total below it', () => {
    const scored = winning(499, '500');
    expect([scored.total, scored.value, scored.limited, scored.limit]).toEqual([499, 499, false, 500]);
  });

  it('is 500, or what the table says [S0-LIM-02] [S0-SET-15] [S0-OVR-04] [S0-OVR-09] [S0-CMP-12]', () => {
    // 20 doubled six times.
    const hand = '(123b) 789b 55b 456b 67b +8b 1234f';
    const values = ['limit: 500', 'limit: 1000', 'limit: 2000', 'limit: none'].map(
      (rules) => score(hand, {}, table(`flower: off; all-flowers: 2 doubles; ${rules}`)).value,
    );
    expect(values).toEqual([500, 1000, 1280, 1280]);
    expect(Object.values(profiles).map((profile) => profile.rules.limit)).toEqual([500, 500, 1000, 500, 500, 500, 500]);
  });

  it('can be missing', () => {
    const scored = winning(5000, 'none');
    expect([scored.total, scored.value, scored.limited, scored.limit]).toEqual([5000, 5000, false, null]);
  });

  it('counts no more than so many doubles where the table says so [S2-LIM-01]', () => {
    // 30 and a pung of dragons 8; a set of dragons, half flush, concealed.
    const hand = 'RRR 123b 678b 99b 45b +6b';
    const three = score(hand, {}, table('limit: none', 'family'));
    const two = score(hand, {}, table('limit: none; limit-doubles: 2', 'family'));
    const none = score(hand, {}, table('limit: none; limit-doubles: 0', 'family'));
    expect(figures(three)).toEqual([38, 3, 310, 310]);
    expect(figures(two)).toEqual([38, 2, 160, 160]);
    expect(figures(none)).toEqual([38, 0, 40, 40]);
    expect(two.limited).toBe(false);
  });

  it('in the family is 500 points, or six doubles, or nothing [S2-LIM-01]', () => {
    const hand = '(RRR) (GGG) (BBB) 444c 2c +2c';
    // 30 + 4 + 4 + 4 + 4 for the pungs and 2 for the pair: 48. Three sets of dragons, all pungs, half flush: five doubles.
    expect(figures(score(hand, {}, 'family'))).toEqual([48, 5, 1540, 500]);
    expect(score(hand, {}, table('limit: none; limit-doubles: 6', 'family')).value).toBe(1540);
    expect(score(hand, {}, table('limit: none', 'family')).value).toBe(1540);
  });

  it('is for the losers’ hands too [S3-LIM-01] [S0-CMP-12]', () => {
    const scored = score('[RRRR] [GGGG] [BBBB] EE 5d 9c', at('south', 'east'));
    // 96 for the kongs, 2 for the pair, three doubles.
    expect(figures(scored)).toEqual([98, 3, 784, 500]);
    expect([scored.won, scored.limited]).toEqual([false, true]);
  });
});

describe('rounding', () => {
  const won = (points: number, rounding: string) =>
    score(PLAIN, {}, bare(`mahjong: ${points} points; rounding: ${rounding}; chow-hand: 1 double`));

  it('of the points goes to the nearest ten, before doubling [S3-RND-01]', () => {
    expect([44, 45, 46, 50, 52, 54].map((points) => won(points, 'base-to-nearest-10').base)).toEqual([
      40, 50, 50, 50, 50, 50,
    ]);
    expect([44, 45, 46].map((points) => won(points, 'base-to-nearest-10').total)).toEqual([80, 100, 100]);
  });

  it('of the points takes a tie up [S3-RND-01]', () => {
    expect([5, 15, 25, 4, 14].map((points) => won(points, 'base-to-nearest-10').base)).toEqual([10, 20, 30, 0, 10]);
  });

  it('of the points is for losers too [S3-RND-01]', () => {
    expect(score('(222b) 789b 456c 99c 34d', {}, 'european').base).toBe(0);
    expect(score('(111b) (222b) 456c 99c 34d', {}, 'european').base).toBe(10);
    expect(score('(111b) 789b 456c 99c 34d', {}, 'european').base).toBe(0);
  });

  it('of the total goes up to the next ten, after doubling [S2-RND-01] [S2-RND-02]', () => {
    expect([1, 10, 15, 16, 20, 21].map((points) => won(points, 'total-up-to-10').total)).toEqual([
      10, 20, 30, 40, 40, 50,
    ]);
    expect(won(16, 'total-up-to-10').base).toBe(16);
  });

  it('of the total leaves nothing at nothing [S2-RND-01]', () => {
    const scored = score('123b 789b 456c 99c 34d', {}, 'family');
    expect(figures(scored)).toEqual([0, 0, 0, 0]);
  });

  it('is left out elsewhere', () => {
    expect([7, 13].map((points) => won(points, 'none').total)).toEqual([14, 26]);
    expect(
      ['classical', 'millington', 'british', 'pung-based', 'babcock'].map(
        (name) => score('(222b) 789b 456c 99c 34d +5d', {}, name).base,
      ),
    ).toEqual([22, 22, 22, 22, 22]);
  });

  it('comes before the limit', () => {
    const scored = score(PLAIN, {}, bare('mahjong: 496 points; rounding: total-up-to-10; limit: 500'));
    expect([scored.total, scored.value, scored.limited]).toEqual([500, 500, false]);
    const above = score(PLAIN, {}, bare('mahjong: 496 points; rounding: total-up-to-10; limit: 498'));
    expect([above.total, above.value, above.limited]).toEqual([500, 498, true]);
  });
});

describe('what may go out', () => {
  const oneDouble = table('win-requirement: one-double', 'babcock');
  const cleared = table('win-requirement: cleared-hand', 'babcock');
  const pair = (hand: string, profile: typeof oneDouble, situation = {}) => refusal(hand, situation, profile);

  it('is any four sets and a pair, and no double is asked for [S0-OVR-06] [S1-CRIT-01] [S4-END-04] [S1-LIM-02] [S2-MIN-01] [S4-GEN-01]', () => {
    for (const name of Object.keys(profiles)) expect(refusal(PLAIN, {}, name)).toBe('scored');
    expect(refusal('(123b) 789b 456c 99c 34d +6d')).toBe('not-complete');
    expect(refusal('(123b) 789b 456c 99c 34d +9c')).toBe('not-complete');
    expect(refusal('1133557799b 11c 5d +5d')).toBe('not-complete');
  });

  it('a chow is three in a row of one suit, a pung three alike, a kong four [S0-OVR-15]', () => {
    expect(parseHand('(312b) (EEE) (9999d)').sets.map(({ kind }) => kind)).toEqual(['chow', 'kong', 'pung']);
    for (const wrong of ['(124b)', '(12b3c)', '(ESW)', '(891b)', '(RGB)', '(1122b)', '(12b)', '(1234b)'])
      expect(() => parseHand(wrong)).toThrow(expect.objectContaining({ code: 'not-a-set' }));
  });

  it('in the one-double game has a double other than for flowers and seasons [S4-END-05] [S4-GEN-01]', () => {
    expect(pair(PLAIN, oneDouble)).toBe('requirement');
    expect(pair(`${PLAIN} 1234f 1234s`, oneDouble)).toBe('requirement');
    expect(pair('(RRR) 789b 456c 99c 34d +5d', oneDouble)).toBe('scored');
    expect(pair(HIDDEN, oneDouble)).toBe('requirement');
    expect(pair(HIDDEN, oneDouble, drawn)).toBe('scored');
    expect(pair(PLAIN, oneDouble, lastDrawn)).toBe('scored');
  });

  it('in the one-double game may be a limit hand', () => {
    expect(pair('1112345678999b +5b', oneDouble)).toBe('scored');
    expect(
      pair('(234b) 666b 888b 44b 33b +3b', table('win-requirement: one-double; full-flush: off; all-pungs: off')),
    ).toBe('scored');
  });

  it('in the cleared-hand game is of one suit with or without honours, of terminals with or without honours, or of honours [S4-END-05] [S4-GEN-01]', () => {
    expect(pair('(123b) 789b 55b 456b 67b +8b', cleared)).toBe('scored');
    expect(pair('(NNN) 123b 789b 55b 67b +8b', cleared)).toBe('scored');
    expect(pair('(111b) (999b) (111c) 99c 99d +9d', cleared)).toBe('scored');
    expect(pair('(111b) (999c) (NNN) 11d 99d +9d', cleared)).toBe('scored');
    expect(pair('(EEE) (SSS) (WWW) RR GG +G', cleared)).toBe('scored');
    expect(pair('19b 19c 19d ESWNRGB +E', cleared)).toBe('scored');
    expect(pair('(NNN) 123b 789b 55c 67b +8b', cleared)).toBe('requirement');
    expect(pair('(111b) (999c) (NNN) 11d 22d +2d', cleared)).toBe('requirement');
    expect(pair('(RRR) (GGG) BBB 99d 34c +5c', cleared)).toBe('requirement');
  });

  it('may need a number of doubles, bonus tiles included, limit hands excepted', () => {
    const two = table('minimum-doubles: 2');
    expect(pair('(RRR) 789b 456c 99c 34d +5d', two)).toBe('requirement');
    expect(pair('(RRR) 789b 456c 99c 34d +5d 1f', two)).toBe('scored');
    expect(pair('(RRR) GGG 456c 99c 34d +5d', two)).toBe('scored');
    expect(pair(HIDDEN, two, { win: 'self-draw', circumstances: ['first-turn'] })).toBe('scored');
    expect(pair('(EEE) (SSS) (WWW) NN 34d +5d', table('minimum-doubles: 9'))).toBe('scored');
    expect(pair('(EEE) (SSS) (WWW) NN 34d +5d', table('minimum-doubles: 9; limit: none'))).toBe('requirement');
  });

  it('is asked of winners, not of losers', () => {
    expect(score('123b 789b 456c 99c 34d', {}, oneDouble).value).toBe(0);
    expect(score('(RRR) 789b 456c 99c 34d', {}, table('minimum-doubles: 9')).value).toBe(8);
  });

  it('is told in the refusal', () => {
    expect(() => score(PLAIN, {}, oneDouble)).toThrow(/double that is not for bonus tiles/);
    expect(() => score(PLAIN, {}, cleared)).toThrow(/one suit/);
    expect(() => score(PLAIN, {}, table('minimum-doubles: 3'))).toThrow(/at least 3 doubles/);
  });

  it('can be the second best reading, if the best one may not go out', () => {
    // As three pungs and a chow 20 + 40 + 40 + 40, no double; as four chows 20 and one double.
    const hand = '222333444b 99c 34d +5d';
    const rules = 'mahjong: 20 points; pung-of-simples: 40 points; chow-hand: 1 double; chow-hand-form: any-pair';
    expect(score(hand, {}, bare(rules)).total).toBe(140);
    expect(score(hand, {}, bare(`${rules}; minimum-doubles: 1`)).total).toBe(40);
    expect(score(hand, {}, bare(`${rules}; win-requirement: one-double`)).total).toBe(40);
  });
});

describe('the tiles', () => {
  it('are known by 42 names', () => {
    expect(tiles).toHaveLength(42);
    expect(tiles.slice(0, 9).join('')).toBe('1b2b3b4b5b6b7b8b9b');
    expect(tiles.slice(27, 34).join('')).toBe('ESWNRGB');
    expect(tiles.slice(34).join('')).toBe('1f2f3f4f1s2s3s4s');
  });
});
