import { describe, expect, it } from 'vitest';
import { countOf } from '../../src/breakdown/model.js';
import { parseHand, profiles, score, tiles } from '../../src/core/index.js';
import { HIDDEN, PLAIN, at, bare, drawn, figures, lastDrawn, lines, refusal, table } from './helpers.js';

describe('the order of scoring', () => {
  it('is points, then doubles, then the limit [S0-OVR-03] [S0-CMP-01] [S0-BASE-01] [S0-ORD-01] [S0-ORD-02] [S0-ORD-03]', () => {
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
    // 20, 4 for each of three pungs, 4 for the flower; three sets, the flower and half flush double, and the limit cuts 1,152.
    const cut = score('(WWW) (RRR) (GGG) 44c 56c +7c 3f', at('west', 'east'));
    expect(figures(cut)).toEqual([36, 5, 1152, 500]);
  });

  it('adds points before doubling under pung-based and European rules [S1-OUT-02] [S3-ORD-01]', () => {
    // As above: 38 points, which are rounded to 40 in Europe, and two doubles.
    const hand = '(555d) WWW 789b RR 34c +5c 3f';
    const situation = at('west', 'east', drawn);
    expect(figures(score(hand, situation, 'pung-based'))).toEqual([38, 2, 152, 152]);
    expect(figures(score(hand, situation, table('rounding: none', 'european')))).toEqual([38, 2, 152, 152]);
    expect(figures(score(hand, situation, 'european'))).toEqual([40, 2, 160, 160]);
  });

  it('doubles apply to the whole sum and multiply: 2, 4, 8, 16 times [S0-DBL-01] [S0-DBL-02] [S0-MATH-05]', () => {
    const totals = [1, 2, 3, 4].map(
      (doubles) => score(PLAIN, {}, bare(`mahjong: 26 points; chow-hand: ${doubles} doubles`)).total,
    );
    expect(totals).toEqual([52, 104, 208, 416]);
  });

  it('has points for winning, pungs, kongs, certain pairs, flowers and seasons, and not for chows [S0-OVR-07]', () => {
    const scored = score('(RRR) [3333d] 222d EE 77d +7d 2f 3s', at('south', 'east'));
    expect(scored.awards.filter(({ points }) => points).map(({ rule }) => rule)).toEqual([
      'mahjong',
      'pung-of-simples',
      'pung-of-simples',
      'pung-of-honours',
      'kong-of-simples',
      'pair-of-round-wind',
      'flower',
      'season',
    ]);
    expect(figures(score(PLAIN, at('south', 'east')))).toEqual([20, 0, 20, 20]);
  });

  it('has doubles for sets of dragons and of winds, for one suit and for no chow [S0-OVR-08]', () => {
    const doubles = (hand: string) => score(hand, at('south', 'east')).doubles;
    expect(doubles('(123b) 789b 456c 99c 34d +5d')).toBe(0);
    for (const set of ['RRR', 'GGG', 'BBB', 'SSS', 'EEE']) {
      expect(doubles(`(${set}) 789b 456c 99c 34d +5d`), set).toBe(1);
      expect(doubles(`${set} 789b 456c 99c 34d +5d`), set).toBe(1);
    }
    for (const set of ['WWW', 'NNN']) expect(doubles(`(${set}) 789b 456c 99c 34d +5d`), set).toBe(0);
    // One suit with honours, one suit alone, and no chow.
    expect(doubles('(NNN) 123b 789b 55b 67b +8b')).toBe(1);
    expect(doubles('(123b) 789b 55b 456b 67b +8b')).toBe(3);
    expect(doubles('(222b) (555c) (888d) 77b 99c +9c')).toBe(1);
  });

  it('requires no double to win in any profile, and scores sets in each [S0-CMP-13] [S1-LIM-02] [S2-MIN-01]', () => {
    const hand = '(222b) 789b 456c 99c 34d +5d';
    // The British association allows one chow.
    for (const name of Object.keys(profiles).filter((one) => one !== 'bmja')) {
      const scored = score(hand, {}, name);
      expect([scored.won, scored.doubles], name).toEqual([true, 0]);
      expect(lines(scored, 'pung-of-simples'), name).toBe('2 points');
      // A kong in place of the pung is worth more, so points for sets matter as well as doubles.
      expect(score(hand.replace('222b', '1111b'), {}, name).value, name).toBeGreaterThan(scored.value);
    }
  });
});

describe('the limit', () => {
  const winning = (points: number, limit: string) =>
    score(PLAIN, {}, bare(`mahjong: ${points} points; limit: ${limit}`));

  it('cuts a total above it [S0-LIM-01] [S0-OVR-09]', () => {
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

  it('is 500 in every profile except the British, which has 1,000, and a hand above it is worth exactly that [S0-OVR-04] [S0-OVR-09] [S0-LIM-02] [S0-SET-15] [S0-CMP-12] [S1-LIM-01] [S1-LIM-03] [S2-LIM-01] [S3-LIM-01] [S4-END-11]', () => {
    // At least 20 + 8 + 8 + 4 points, and two sets of dragons, one of winds and half flush double: more than 1,000 with flowers.
    const hand = '(RRR) (SSS) 99d [GGGG] 78d +9d';
    // The British association does not double for a half flush, and allows one chow.
    for (const name of Object.keys(profiles).filter((one) => one !== 'bmja')) {
      const most = name === 'british' ? 1000 : 500;
      const scored = score(hand, at('south', 'south'), name);
      expect(scored.total, name).toBeGreaterThan(1000);
      expect([scored.value, scored.limit, scored.limited], name).toEqual([most, most, true]);
      const below = score(PLAIN, at('south', 'east'), name);
      expect([below.value, below.limit, below.limited], name).toEqual([below.total, most, false]);
    }
  });

  it('is what the rules set: 500, 1,000, 2,000 or none [S0-LIM-02] [S0-SET-15] [S0-OVR-04] [S0-OVR-09] [S0-CMP-12] [S1-LIM-03]', () => {
    // 20 doubled six times.
    const hand = '(123b) 789b 55b 456b 67b +8b 1234f';
    const values = ['limit: 500', 'limit: 1000', 'limit: 2000', 'limit: none'].map(
      (rules) => score(hand, {}, table(`flower: off; all-flowers: 2 doubles; ${rules}`)).value,
    );
    expect(values).toEqual([500, 1000, 1280, 1280]);
    const pungBased = ['limit: 500', 'limit: 1000', 'limit: none'].map(
      (rules) => score(hand, {}, table(rules, 'pung-based')).value,
    );
    // 20, 16 for the flowers and 2 for the middle of 7-8-9; four doubles for the suit, four for the flowers, one for the straight.
    expect(pungBased).toEqual([500, 1000, 38 * 512]);
  });

  it('can be missing', () => {
    const scored = winning(5000, 'none');
    expect([scored.total, scored.value, scored.limited, scored.limit]).toEqual([5000, 5000, false, null]);
  });

  it('caps the number of doubles if the rules do [S2-LIM-01]', () => {
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
    const hand = '(RRR) (GGG) (BBB) EEE 2c +2c';
    // 30 + 4 + 4 + 4 + 8 for the pungs and 2 for the pair. Three sets of dragons, one of East, all pungs, half flush and
    // a seventh double that the table gives for the wait.
    const seven = 'pair-wait: 1 double; limit: none';
    expect(figures(score(hand, {}, 'family'))).toEqual([52, 6, 3330, 500]);
    expect(figures(score(hand, {}, table(`${seven}; limit-doubles: 6`, 'family')))).toEqual([50, 6, 3200, 3200]);
    expect(figures(score(hand, {}, table(seven, 'family')))).toEqual([50, 7, 6400, 6400]);
  });

  it('applies to losers’ hands too [S3-LIM-01] [S0-CMP-12]', () => {
    // 96 for the kongs, 2 for the pair, three doubles.
    for (const [profile, base, total] of [
      ['classical', 98, 784],
      ['european', 100, 800],
    ] as const) {
      const scored = score('[RRRR] [GGGG] [BBBB] EE 5d 9c', at('south', 'east'), profile);
      expect(figures(scored)).toEqual([base, 3, total, 500]);
      expect([scored.won, scored.limited]).toEqual([false, true]);
    }
  });
});

describe('rounding', () => {
  const won = (points: number, rounding: string) =>
    score(PLAIN, {}, bare(`mahjong: ${points} points; rounding: ${rounding}; chow-hand: 1 double`));

  it('of points goes to the nearest ten, before doubling [S3-RND-01]', () => {
    expect([44, 45, 46, 50, 52, 54].map((points) => won(points, 'base-to-nearest-10').base)).toEqual([
      40, 50, 50, 50, 50, 50,
    ]);
    expect([44, 45, 46].map((points) => won(points, 'base-to-nearest-10').total)).toEqual([80, 100, 100]);
  });

  it('of points rounds a five up [S3-RND-01]', () => {
    expect([5, 15, 25, 4, 14].map((points) => won(points, 'base-to-nearest-10').base)).toEqual([10, 20, 30, 0, 10]);
  });

  it('of points up goes to the next ten, before doubling, and leaves tens alone', () => {
    expect([0, 1, 20, 22, 29, 30].map((points) => won(points, 'base-up-to-10').base)).toEqual([0, 10, 20, 30, 30, 30]);
    expect([20, 21].map((points) => won(points, 'base-up-to-10').total)).toEqual([40, 60]);
  });

  it('of points applies to losers too [S3-RND-01]', () => {
    expect(score('(222b) 789b 456c 99c 34d', {}, 'european').base).toBe(0);
    expect(score('(111b) (222b) 456c 99c 34d', {}, 'european').base).toBe(10);
    expect(score('(111b) 789b 456c 99c 34d', {}, 'european').base).toBe(0);
  });

  it('of totals goes up to the next ten, after doubling [S2-RND-01] [S2-RND-02]', () => {
    expect([1, 10, 15, 16, 20, 21].map((points) => won(points, 'total-up-to-10').total)).toEqual([
      10, 20, 30, 40, 40, 50,
    ]);
    expect(won(16, 'total-up-to-10').base).toBe(16);
  });

  it('of totals goes to the nearest ten, after doubling, and fives go up', () => {
    expect([2, 3, 31, 34, 60, 62].map((points) => won(points, 'total-to-nearest-10').total)).toEqual([
      0, 10, 60, 70, 120, 120,
    ]);
    const hand = score(
      '(567d) (123c) 444b EE GG +G 1f',
      { seat: 'west', round: 'east' },
      table('rounding: total-to-nearest-10'),
    );
    expect([hand.base, hand.doubles, hand.total]).toEqual([34, 1, 70]);
  });

  it.each([
    ['none', 500, 167],
    ['base-to-nearest-10', 500, 167],
    ['total-up-to-10', 500, 170],
    ['total-to-nearest-10', 500, 170],
    ['total-to-nearest-10', 490, 160],
  ])('makes a third of the limit whole points, as totals are: %s of %i', (rounding, limit, value) => {
    const rules = table(`rounding: ${rounding}; limit: ${limit}; --third: 1/3 limit if all-simples`);
    const scored = score('(222b) 345c 678d 456b 5d +5d', {}, rules);
    expect(scored.value).toBe(value);
    expect(countOf(scored).limitHand).toBe(value);
  });

  it('makes half a point of a part of the limit a whole one', () => {
    const rules = table('limit: 300; --part: 3/8 limit if all-simples');
    expect(score('(222b) 345c 678d 456b 5d +5d', {}, rules).value).toBe(113);
  });

  it('of totals leaves zero at zero [S2-RND-01]', () => {
    const scored = score('123b 789b 456c 99c 34d', {}, 'family');
    expect(figures(scored)).toEqual([0, 0, 0, 0]);
  });

  it('does not happen in other profiles', () => {
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

  it('is any four sets and a pair, or thirteen orphans if they are a limit hand, and no double is needed [S0-OVR-06] [S1-CRIT-01] [S4-END-04] [S1-LIM-02] [S2-MIN-01] [S4-GEN-01]', () => {
    // The British association allows one chow.
    for (const name of Object.keys(profiles).filter((one) => one !== 'bmja')) {
      // Chows, pungs, kongs and a mixture of them.
      expect(refusal(PLAIN, {}, name), name).toBe('scored');
      expect(refusal('(222b) (555c) (888d) 77b 99c +9c', {}, name), name).toBe('scored');
      expect(refusal('(2222b) (5555c) [8888d] [7777b] 9c +9c', {}, name), name).toBe('scored');
      expect(refusal('(123b) 555c [8888d] 99c 34d +5d', {}, name), name).toBe('scored');
      // No set, no pair, seven pairs, and five sets without a pair.
      expect(refusal('(123b) 789b 456c 99c 34d +6d', {}, name), name).toBe('not-complete');
      expect(refusal('(123b) 789b 456c 99c 34d +9c', {}, name), name).toBe('not-complete');
      expect(refusal('1133557799b 11c 5d +5d', {}, name), name).toBe('not-complete');
      expect(refusal('(123b) 789b 456c 345d 9c +8c', {}, name), name).toBe('not-complete');
      const orphans = refusal('19b 19c 19d ESWNRGB +E', {}, name);
      expect(orphans, name).toBe(name === 'family' ? 'not-complete' : 'scored');
    }
  });

  it('has chows of three in a row of one suit, pungs of three alike and kongs of four [S0-OVR-15]', () => {
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

  it('may require a number of doubles, including bonus tiles, except for limit hands', () => {
    const two = table('minimum-doubles: 2');
    expect(pair('(RRR) 789b 456c 99c 34d +5d', two)).toBe('requirement');
    expect(pair('(RRR) 789b 456c 99c 34d +5d 1f', two)).toBe('scored');
    expect(pair('(RRR) GGG 456c 99c 34d +5d', two)).toBe('scored');
    expect(pair(HIDDEN, two, { win: 'self-draw', circumstances: ['first-turn'] })).toBe('scored');
    expect(pair('(EEE) (SSS) (WWW) NN 34d +5d', table('minimum-doubles: 9'))).toBe('scored');
    expect(pair('(EEE) (SSS) (WWW) NN 34d +5d', table('minimum-doubles: 9; limit: none'))).toBe('requirement');
  });

  it('is required of winners, not of losers', () => {
    expect(score('123b 789b 456c 99c 34d', {}, oneDouble).value).toBe(0);
    expect(score('(RRR) 789b 456c 99c 34d', {}, table('minimum-doubles: 9')).value).toBe(8);
  });

  it('is named in the error', () => {
    expect(() => score(PLAIN, {}, oneDouble)).toThrow(/double other than for bonus tiles/);
    expect(() => score(PLAIN, {}, cleared)).toThrow(/one suit/);
    expect(() => score(PLAIN, {}, table('minimum-doubles: 3'))).toThrow(/at least 3 doubles/);
  });

  it('can be the second-best reading, if the best one cannot win', () => {
    // As three pungs and a chow 20 + 40 + 40 + 40, no double; as four chows 20 and one double.
    const hand = '222333444b 99c 34d +5d';
    const rules = 'mahjong: 20 points; pung-of-simples: 40 points; chow-hand: 1 double; chow-hand-form: any-pair';
    expect(score(hand, {}, bare(rules)).total).toBe(140);
    expect(score(hand, {}, bare(`${rules}; minimum-doubles: 1`)).total).toBe(40);
    expect(score(hand, {}, bare(`${rules}; win-requirement: one-double`)).total).toBe(40);
  });
});

describe('the tiles', () => {
  it('are 144: four of each of 27 suit tiles and 7 honours, and one of each of 8 bonus tiles [S0-OVR-02] [S0-OVR-13]', () => {
    const kinds = tiles.slice(0, 34);
    const bonus = tiles.slice(34);
    expect([kinds.filter((tile) => /[bcd]/.test(tile)).length, kinds.length, bonus.length]).toEqual([27, 34, 8]);
    expect(kinds.length * 4 + bonus.length).toBe(144);
    for (const tile of kinds) {
      // With a dead hand the number of tiles does not matter.
      const held = (copies: number) => refusal(Array(copies).fill(tile).join(' '), { dead: true });
      expect([held(4), held(5)], tile).toEqual(['scored', 'too-many-copies']);
    }
    for (const tile of bonus) {
      expect(refusal(`${PLAIN} ${tile}`), tile).toBe('scored');
      expect(refusal(`${PLAIN} ${tile} ${tile}`), tile).toBe('too-many-copies');
    }
  });

  it('have 42 names', () => {
    expect(tiles).toHaveLength(42);
    expect(tiles.slice(0, 9).join('')).toBe('1b2b3b4b5b6b7b8b9b');
    expect(tiles.slice(27, 34).join('')).toBe('ESWNRGB');
    expect(tiles.slice(34).join('')).toBe('1f2f3f4f1s2s3s4s');
  });
});

describe('a limit hand', () => {
  const ORPHANS = '119b 19c 19d ESWN RG +B';

  // 20 for going out and 2 for the only tile.
  it.each([
    ['thirteen-orphans: 2 limits', 1000],
    ['thirteen-orphans: 3/2 limit', 750],
    ['thirteen-orphans: 2 limits; limit: 300', 600],
    ['limit: none', 22],
    ['limit: none; limit-value: 500', 500],
    ['limit: none; limit-value: 500; thirteen-orphans: half limit', 250],
    ['limit: none; limit-value: 500; thirteen-orphans: 3/2 limit', 750],
    ['limit: 2000; limit-value: 300', 300],
    ['limit: 100; limit-value: 300', 300],
  ])('with “%s” is worth %i', (rules, value) => {
    const scored = score(ORPHANS, {}, table(rules));
    expect(scored.value).toBe(value);
    expect(scored.total).toBe(22);
    expect(scored.limited).toBe(value > 22);
  });

  it('without a limit is worth its points where they are more', () => {
    const hand = '[RRRR] [GGGG] [BBBB] [EEEE] S +S';
    const usual = score(hand, {}, table('limit: none'));
    const valued = score(hand, {}, table('limit: none; limit-value: 500'));
    expect(usual.limitValue).toBeUndefined();
    expect(valued).toMatchObject({ value: usual.value, limit: null, limitValue: 500, limited: false });
    expect(valued.value).toBeGreaterThan(500);
  });

  it('is the winner’s, unless it is declared for everyone or for losers', () => {
    const lost = '(RRR) (GGG) (BBB) 23b 55c';
    const worth = (rules: string) => score(lost, {}, table(rules)).value;
    const usual = worth('big-three-dragons: off');
    expect(usual).toBeLessThan(250);
    expect(worth('big-three-dragons: limit')).toBe(usual);
    expect(worth('big-three-dragons: limit for everyone')).toBe(500);
    expect(worth('big-three-dragons: half limit for losers')).toBe(250);
    expect(worth('--ours: limit for everyone if big-three-dragons')).toBe(500);
    expect(worth('set-of-dragons: limit')).toBeLessThan(250);
    expect(worth('set-of-dragons: limit for everyone')).toBe(500);
  });
});
