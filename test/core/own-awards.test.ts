/** A table's own awards: what each part of a declaration means, on hands worked out by hand, and what is refused. */
import { describe, expect, it } from 'vitest';
import {
  defineProfile,
  formatRules,
  HandError,
  parseRules,
  type RuleId,
  RulesError,
  score,
  settle,
  type Situation,
  waits,
} from '../../src/core/index.js';
import { at, bare, drawn, lines, messageOf, resultOr, table } from './helpers.js';

/** What one award of a table's own gives. */
function given(award: string, hand: string, situation: Situation = {}): string {
  return resultOr(
    () => lines(score(hand, situation, table(`--ours: ${award}`)), '--ours' as RuleId),
    HandError,
    (error) => error.code,
  );
}

const south = at('south', 'west');
const FLUSH = '(222b) 444b 666b 777b 9b +9b';
const lastDrawn: Situation = { win: 'self-draw', circumstances: ['last-tile'] };
const POINTLESS = 'chow-hand: 1 double; chow-hand-form: no-points; only-tile: off';
const LOST = '(RRR) 123b 789b 456c 9d';

describe('an award for each group', () => {
  it.each<[award: string, hand: string, expected: string, situation?: Situation]>([
    // Exposure.
    ['20 points each concealed pung of seat-wind', 'SSS (123b) 456c 789d 5b +5b', '20 points', south],
    ['20 points each concealed pung of seat-wind', '(SSS) 123b 456c 789d 5b +5b', '', south],
    ['20 points each concealed pung of seat-wind', 'WWW (123b) 456c 789d 5b +5b', '', south],
    ['20 points each exposed pung of round-wind', '(WWW) 123b 456c 789d 5b +5b', '20 points', south],
    ['20 points each exposed pung of round-wind', 'WWW (123b) 456c 789d 5b +5b', '', south],
    ['4/8 points each pung', '(222b) 777c 456c 789d 5b +5b', '4 points + 8 points'],
    ['4/8 points each pung of [2-8bcd]', '(222b) 999c 456c 789d 5b +5b', '4 points'],
    ['1 double each kong', '[2222b] (3333c) 456c 789d 5b +5b', '1 double + 1 double'],
    ['1 double each kong', '222b (333c) 456c 789d 5b +5b', ''],
    ['1 double each set of [RGB]', '(RRR) [GGGG] 456c 789d 5b +5b', '1 double + 1 double'],
    ['3 points each chow', '(123b) 456c 789d 222c 5b +5b', '3 points + 3 points + 3 points'],
    ['3 points each pair of [own]', '(123b) 456c 789d 222c S +S', '3 points', south],
    ['3 points each pair of [own]', '(123b) 456c 789d 222c W +W', '', south],
    // Bonus tiles.
    ['3 points each flower', '(123b) 456c 789d 222c 5b +5b 2f 3f 1s', '3 points + 3 points'],
    ['3 points each season', '(123b) 456c 789d 222c 5b +5b 2f 3f 1s', '3 points'],
    ['3 points each flower of seat', '(123b) 456c 789d 222c 5b +5b 2f 3f 4f 2s', '3 points', south],
    ['3 points each season of round', '(123b) 456c 789d 222c 5b +5b 3f 1s 2s 3s', '3 points', south],
  ])('%s: %s gives “%s”', (award, hand, expected, situation) => {
    expect(given(award, hand, situation)).toBe(expected);
  });
});

it('of the round wind, or of bonus tiles of the round, is for no other', () => {
  expect(given('2 points each exposed pung of round-wind', '(SSS) 123b 456c 789d 5b +5b', south)).toBe('');
  expect(given('2 points each season of round', '(123b) 456c 789d 222c 5b +5b 1s 2s 4s', south)).toBe('');
  expect(given('2 points each flower of seat', '(123b) 456c 789d 222c 5b +5b 1f 3f 4f', south)).toBe('');
});

describe('who can earn an award', () => {
  const WON = '(RRR) 123b 789b 456c 9d +9d';
  it.each([
    ['5 points each pung of [R]', '5 points', ''],
    ['5 points for winner each pung of [R]', '5 points', ''],
    ['5 points for everyone each pung of [R]', '5 points', '5 points'],
    ['5 points for losers each pung of [R]', '', '5 points'],
    ['5 points FOR Losers EACH Pung OF [R]', '', '5 points'],
  ])('%s: the winner “%s”, a loser “%s”', (award, winner, loser) => {
    expect(given(award, WON)).toBe(winner);
    expect(given(award, LOST)).toBe(loser);
  });
});

describe('conditions', () => {
  it.each<[award: string, hand: string, expected: string, situation?: Situation]>([
    ['3 doubles if full-flush, all-pungs', FLUSH, '3 doubles'],
    ['3 doubles if full-flush, all-pungs', '(222b) 444b 666b 789b 9b +9b', ''],
    ['3 doubles if full-flush, not all-pungs', FLUSH, ''],
    ['3 doubles if full-flush, not all-pungs', '(222b) 444b 666b 789b 9b +9b', '3 doubles'],
    ['3 doubles if full-flush ,  not   all-pungs', '(222b) 444b 666b 789b 9b +9b', '3 doubles'],
    ['2 doubles if at least 3 concealed kongs', '[1111b] [2222c] [3333d] 456b 9d +9d', '2 doubles'],
    ['2 doubles if at least 3 concealed kongs', '[1111b] (2222c) [3333d] 456b 9d +9d', ''],
    ['2 doubles if at least 3 kongs', '[1111b] (2222c) [3333d] 456b 9d +9d', '2 doubles'],
    ['2 doubles if at most 2 kongs', '[1111b] (2222c) [3333d] 456b 9d +9d', ''],
    ['2 doubles if at most 3 kongs', '[1111b] (2222c) [3333d] 456b 9d +9d', '2 doubles'],
    ['2 doubles if at most 1 flower', '(123b) 456c 789d 222c 5b +5b', '2 doubles'],
    ['2 doubles if not at most 1 flower', '(123b) 456c 789d 222c 5b +5b 2f 3f', '2 doubles'],
    ['2 doubles if exactly 2 kongs', '[1111b] (2222c) [3333d] 456b 9d +9d', ''],
    ['2 doubles if 2 concealed kongs', '[1111b] (2222c) [3333d] 456b 9d +9d', '2 doubles'],
    ['2 doubles if not 2 concealed kongs', '[1111b] (2222c) [3333d] 456b 9d +9d', ''],
    ['2 doubles if 3 sets of [b]', '(111b) 234b 789b 55c RR +R', '2 doubles'],
    ['2 doubles if 3 sets of [b]', '(111b) 234b 789b 555b R +R', ''],
    ['2 doubles if at least 3 sets of [b]', '(111b) 234b 789b 555b R +R', '2 doubles'],
    ['2 doubles if 2 pungs of terminals, no pairs of dragons', '(111b) 999c 234b 567d 8d +8d', '2 doubles'],
    ['2 doubles if 2 pungs of terminals, no pairs of dragons', '(111b) 999c 234b 567d R +R', ''],
    ['2 doubles if no flowers', FLUSH, '2 doubles'],
    ['2 doubles if no flowers', `${FLUSH} 1f`, ''],
    ['2 doubles if at least 2 flowers', `${FLUSH} 1f 3f`, '2 doubles'],
    ['2 doubles for losers if calling at least 3 pungs', '(222b) 444b 66b 77b 123c', '2 doubles'],
    ['2 doubles for losers if calling at least 3 pungs', '(222b) 456b 66b 77b 123c', ''],
    ['2 points if middle-wait', '(111b) 999c 234b 567d 8d +8d', ''],
    ['2 points if middle-wait', '(111b) 999c 234b 57d 88d +6d', '2 points'],
    ['2 points if edge-wait', '(111b) 999c 234b 57d 88d +6d', ''],
    ['2 points if edge-wait', '(111b) 999c 234b 12d 88d +3d', '2 points'],
    ['2 points if edge-wait', '(111b) 999c 234b 89d 55d +7d', '2 points'],
    ['2 points if edge-wait, not middle-wait', '(111b) 999c 234b 34d 88d +2d', ''],
    ['1 double if Round-Wind  West', FLUSH, '1 double', { round: 'west' }],
    ['1 double if round-wind east', FLUSH, '1 double'],
    ['1 double if round-wind east', FLUSH, '', { round: 'north' }],
    ['1 double if not round-wind east', FLUSH, '1 double', { round: 'south' }],
    ['1 double if seat-wind east', FLUSH, '1 double'],
    ['1 double if seat-wind east', FLUSH, '', south],
    ['1 double if seat-wind south', FLUSH, '1 double', south],
    ['1 double if seat-wind north', FLUSH, '', south],
    ['1 double if no guest-wind', FLUSH, '1 double'],
    ['1 double if no-guest-wind', '(SSS) WWW 234b 567d 8d +8d', '1 double', south],
    ['1 double if round-wind-west', FLUSH, '1 double', south],
    ['1 double if Round-Wind-South, not seat-wind-east', FLUSH, '', south],
    ['1 double if no guest-winds', '(WWW) EEE 234b 567d 8d +8d', '', south],
    ['1 double if no guest-wind', '(222b) 333b EEE 567d N +N', '', { seat: 'south', round: 'east' }],
    ['half limit if self-draw', FLUSH, 'half limit', drawn],
    ['half limit if self-draw', FLUSH, ''],
    ['limit of [1-9x]{2}*7 if not self-draw', '1122b 3344b 6677b 9b +9b', 'limit'],
    ['off', FLUSH, ''],
    ['3 points if winds-differ', FLUSH, '3 points', south],
    ['3 points if winds-differ', FLUSH, '', at('south', 'south')],
    ['3 points if seat-east', FLUSH, '3 points'],
    ['3 points if seat-east', FLUSH, '', south],
    ['3 points if seat-not-east', FLUSH, '3 points', south],
    ['3 points if won-on-simple', FLUSH, ''],
    ['3 points if won-on-simple', '(222b) 444b 666b 999b 7b +7b', '3 points'],
    ['3 points if won-on-simple', '(222b) 444b 666b 999b R +R', ''],
    ['3 points if won-on-simple', '(222b) 444b 666b 999b E +E', ''],
    ['3 points if won-on-2b', FLUSH, ''],
    ['3 points if won-on-2b', '(333b) 444b 666b 999b 2b +2b', '3 points'],
    ['3 points if won-on-1d', '(333b) 444b 666b 999b 2b +2b', ''],
    ['3 points if won-on-5d', '(333b) 444b 666b 999b 5d +5d', '3 points'],
  ])('%s: %s gives “%s”', (award, hand, expected, situation) => {
    expect(given(award, hand, situation)).toBe(expected);
  });

  it('can be other awards of the table, in any order', () => {
    const rules =
      '--both: 1 double if --flush, --pungs; --flush: 2 points if full-flush; --pungs: 4 points if all-pungs';
    const both = lines(score(FLUSH, {}, table(rules)), '--both' as RuleId);
    expect(both).toBe('1 double');
    expect(lines(score('(222b) 444b 666b 789b 9b +9b', {}, table(rules)), '--both' as RuleId)).toBe('');
  });
});

describe('a fixed value', () => {
  const worth = (rules: string, hand: string) => {
    const { value, limited, total, awards } = score(hand, {}, table(rules));
    return { value, limited, total, fixed: awards.flatMap((award) => award.score ?? []) };
  };

  it('is what the hand is worth: below its points, and above the limit', () => {
    const { total } = score(FLUSH, {}, table('limit: none'));
    expect(worth('--ours: score 100 if full-flush', FLUSH)).toEqual({
      value: 100,
      limited: false,
      total,
      fixed: [100],
    });
    expect(worth('--ours: score 2000 if full-flush', FLUSH)).toEqual({
      value: 2000,
      limited: false,
      total,
      fixed: [2000],
    });
    expect(worth('--ours: score 2000 if all-simples', FLUSH)).toMatchObject({ value: Math.min(total, 500), fixed: [] });
  });

  it('is the highest of several, and comes before a limit hand', () => {
    const both = '--one: score 750 if full-flush; --two: score 250 if all-pungs';
    expect(worth(both, FLUSH)).toMatchObject({ value: 750, fixed: [750, 250] });
    expect(worth(`${both}; --three: 2 limits if all-pungs`, FLUSH)).toMatchObject({ value: 750 });
  });

  it('can be that of tiles, of a loser, and of a built-in award', () => {
    const snake = '--snake: score 1500 of 1123456789x ESWN';
    expect(worth(snake, '1123456789c ESW +N')).toMatchObject({ value: 1500, fixed: [1500] });
    expect(score('1123456789c ESW', {}, table(`${snake}; --near: score 60 for losers if calling --snake`)).value).toBe(
      60,
    );
    expect(worth('thirteen-orphans: score 2000; limit: none', '19b19c19d ESWNRGB +1b')).toMatchObject({ value: 2000 });
  });

  it('is enough to go out where doubles are needed', () => {
    const needs = 'minimum-doubles: 8; --ours: score 30 if not self-draw';
    expect(score('(123b) 456c 789d 222d 5b +5b', {}, table(needs)).value).toBe(30);
  });

  it('is kept in a settlement', () => {
    const profile = table('--ours: score 2000 if full-flush');
    const scores = { east: score(FLUSH, {}, profile), south: 0, west: 0, north: 0 };
    expect(settle({ winner: 'east', scores }, profile).totals.east).toBe(12_000);
    // A number can be as much as any hand is worth at the table.
    expect(settle({ winner: 'east', scores: { ...scores, east: 9000 } }, profile).totals.east).toBe(12_000);
    expect(settle({ winner: 'east', scores: { ...scores, east: 9000 } }, 'classical').totals.east).toBe(3000);
  });
});

describe('a built-in award with conditions', () => {
  const worth = (rules: string, id: string, hand: string, situation: Situation = {}): string =>
    lines(score(hand, situation, table(rules)), id as RuleId);
  const HALF = '(222b) 444b 666b RRR 9b +9b';

  it.each<[rules: string, id: string, hand: string, expected: string, situation?: Situation]>([
    ['half-flush: 2 doubles if no-chow', 'half-flush', HALF, '2 doubles'],
    ['half-flush: 2 doubles if not no-chow', 'half-flush', HALF, ''],
    ['half-flush: 2 doubles if self-draw', 'half-flush', HALF, '2 doubles', drawn],
    ['half-flush: 2 doubles if at least 1 pung of dragons', 'half-flush', HALF, '2 doubles'],
    ['half-flush: 2 doubles if 2 pungs of dragons', 'half-flush', HALF, ''],
    ['half-flush: 2 doubles if not --clean; --clean: 1 point if some-chow', 'half-flush', HALF, '2 doubles'],
    ['big-three-dragons: limit if no-chow', 'big-three-dragons', '(RRR) GGG BBB 222c 9d +9d', 'limit'],
    ['big-three-dragons: limit if no-chow', 'big-three-dragons', '(RRR) GGG BBB 123c 9d +9d', ''],
    ['set-of-dragons: 3 doubles if one-suit', 'set-of-dragons', HALF, '3 doubles'],
    ['set-of-dragons: 3 doubles if no-honour', 'set-of-dragons', HALF, ''],
    ['own-flower: 2 doubles if own-season', 'own-flower', `${HALF} 1f 1s`, '2 doubles'],
    ['own-flower: 2 doubles if own-season', 'own-flower', `${HALF} 1f 2s`, ''],
    // An award replaces another only where its conditions are met.
    ['flower-sets: include-own; all-flowers: 1 double if self-draw', 'own-flower', `${HALF} 1234f`, '1 double'],
    ['flower-sets: include-own; all-flowers: 1 double if discard', 'own-flower', `${HALF} 1234f`, ''],
    ['last-tile-self-draw: included; last-tile: 1 double if some-chow', 'self-draw', HALF, '2 points', lastDrawn],
    ['last-tile-self-draw: included; last-tile: 1 double if no-chow', 'self-draw', HALF, '', lastDrawn],
    // A wait that scores nothing here does not spoil a hand without points.
    [`${POINTLESS}; one-chance-chow: 2 points if no flowers`, 'chow-hand', '(123b) 456c 789d 46d 99b +5d', ''],
    [
      `${POINTLESS}; one-chance-chow: 2 points if at least 1 flower`,
      'chow-hand',
      '(123b) 456c 789d 46d 99b +5d',
      '1 double',
    ],
    // A condition on an award is one on its pattern.
    ['half-flush: 1 double if self-draw; --ours: 3 points if half-flush', '--ours', HALF, '3 points'],
  ])('%s: %s of %s is “%s”', (rules, id, hand, expected, situation) => {
    expect(worth(rules, id, hand, situation)).toBe(expected);
  });

  it('can be for losers', () => {
    const rules = 'three-concealed-pungs: 1 double for losers if not one-suit';
    expect(worth(rules, 'three-concealed-pungs', '222b 444c 666d 19b 1c E')).toBe('1 double');
    expect(worth(rules, 'three-concealed-pungs', '222b 444b 666b 19b EE')).toBe('');
  });

  it('is written back as it was read', () => {
    const text = 'half-flush: 1 double if not self-draw, no-chow; big-three-dragons: limit for losers if no-chow';
    expect(formatRules(table(text))).toBe(text);
    expect(formatRules(table('half-flush: 1 Double  IF  not  Self-Draw'))).toBe(
      'half-flush: 1 double if not self-draw',
    );
  });

  it.each([
    ['half-flush: off if no-chow', 'if no-chow', 'is not expected here: an award that is off has no conditions.'],
    ['half-flush: 1 double if no-chows', 'no-chows', 'is not expected here: did you mean “no-chow”?'],
    ['half-flush: 1 double if --theirs', '--theirs', 'is not declared: declare it, or check the name.'],
    ['half-flush: 1 double each pung', 'each', 'is not expected here: use alone, for, if.'],
    ['half-flush: 1 double of [x]*14', 'of', 'is not expected here'],
  ])('%s is refused', (rules, found, message) => {
    expect(messageOf(() => table(rules))).toContain(`“${found}” at character ${rules.indexOf(found) + 1} ${message}`);
  });
});

describe('an award for the tiles of a whole hand', () => {
  it.each<[tiles: string, hand: string, expected: string, situation?: Situation]>([
    ['[1-9x]{2}*7', '1122b 3344b 6677b 9b +9b', 'limit'],
    ['[1-9x]{2}*7', '1122b 3344b 6677c 9b +9b', 'not-complete'],
    // Four of a kind are two pairs, unless all have to differ.
    ['[1-9x]{2}*7', '1111b 3344b 6677b 9b +9b', 'limit'],
    ['[1-9x]{2}*7!', '1111b 3344b 6677b 9b +9b', 'not-complete'],
    ['1123456789x ESWN', '1123456789c ESW +N', 'limit'],
    ['1123456789x ESWN', '1223456789c ESW +N', 'not-complete'],
    ['(kx ky)*7', '1234567b 123456c +7c', 'limit'],
    ['(kx ky)*7', '1234567b 123456c +8c', 'not-complete'],
    ['[RGB]{3}*2 [1-9x]{2}*4', 'RRR GGG 1122b 334b +4b', 'limit'],
    ['[1-9x]{2}*6 own*2', '1122b 3344b 6677b S +S', 'limit', south],
    ['[1-9x]{2}*6 own*2', '1122b 3344b 6677b W +W', 'not-complete', south],
    ['[1-9b]{2}*6 (~b ~b)', '1122b 3344b 6677b G +G', 'limit'],
    ['[1-9b]{2}*6 (~b ~b)', '1122b 3344b 6677b R +R', 'not-complete'],
    ['[xESWNRGB]{2}*7', '1122b 3344b EEWW R +R', 'limit'],
    ['123456789x 11223y or 1123456789x ESWN', '123456789d 1122c +3c', 'limit'],
  ])('limit of %s: %s gives “%s”', (tiles, hand, expected, situation) => {
    expect(given(`limit of ${tiles}`, hand, situation)).toBe(expected);
  });
});

describe('a hand that an award makes complete', () => {
  const waitsFor = (rules: string, hand: string): string[] =>
    waits(hand, {}, bare(rules)).map(
      ({ tile, discard, selfDraw }) => tile + (discard ? '' : ' self-drawn') + (selfDraw ? '' : ' discarded'),
    );
  const SNAKE = '--snake: limit of 1123456789x ESWN';
  const UNUSUAL = '--unusual: 50 points of 123456789b 111c 46d';

  it.each<[rules: string, hand: string, expected: string[]]>([
    [SNAKE, '1123456789b ESW', ['N']],
    [SNAKE, '1123456789b ESR', []],
    [`${SNAKE}; ${UNUSUAL}`, '1123456789b ESW', ['N']],
    // In tile order, with those that complete four sets and a pair.
    [UNUSUAL, '123b 456b 789b 11c 46d', ['1c', '5d']],
    ['--four: limit of 123456789b 1111c R', '123456789b 111c R', ['1c', 'R']],
    ['--four: limit of 123456789b 1111c R', '123456789b 1111c', ['R']],
    [`${SNAKE} if self-draw`, '1123456789b ESW', ['N self-drawn']],
    [`${SNAKE} if discard`, '1123456789b ESW', ['N discarded']],
    [`${SNAKE} if all-pungs`, '1123456789b ESW', []],
    ['--snake: off of 1123456789x ESWN', '1123456789b ESW', []],
  ])('is waited for: %s, with %s', (rules, hand, expected) => {
    expect(waitsFor(rules, hand)).toEqual(expected);
  });

  it.each<[rules: string, hand: string, expected: string]>([
    [SNAKE, '1123456789b ESW +N', '2 points'],
    ['--pairs: 8 points of [1-9b]{2}*6 [RG]{2}', '112233445566b R +R', '2 points'],
    ['--pairs: 8 points of [1-9b]{2}*6 [RG]*2', '112233445566b R +R', ''],
    ['--pairs: 8 points of [1-9b]{2}*6 [RG]*2', '112233445566b R +G', ''],
    // A special hand, whose tiles also wait for four sets and a pair.
    ['--pairs: 8 points of [1-9bcd]{2}*7', '112233b 4444c 5c 99d +5c', ''],
    // Four sets and a pair that one tile completes, although another would make a special hand.
    ['--other: 1 point if self-draw', '123b 456b 789b 11c 46d +5d', '2 points'],
    [SNAKE, '123b 456b 789b 11c 46d +5d', '2 points'],
    [UNUSUAL, '123b 456b 789b 11c 46d +5d', ''],
    [UNUSUAL, '123b 456b 789b 11c 34d +5d', ''],
  ])('counts for the only tile that completes a hand: %s, with %s gives “%s”', (rules, hand, expected) => {
    const profile = bare(`only-tile: 2 points; ${rules}`);
    const scored = score(hand, {}, profile);
    expect(lines(scored, 'only-tile')).toBe(expected);
  });

  it('is read as one if the rules do not allow its sets to go out', () => {
    const rules = '--run: 50 points of 123456789b 123c 99c';
    const hand = '(123b) 456b 789b 12c 99c +3c';
    const usual = score(hand, {}, bare(`${rules}; most-chows: 4`));
    expect(usual.reading).toHaveLength(5);
    expect(usual.otherReadings).toEqual([]);
    const whole = score(hand, {}, bare(`${rules}; most-chows: 1`));
    expect(whole.reading).toHaveLength(1);
    expect(whole.base).toBe(60);
    expect(given('50 points of 123456789b 123c 99c', hand)).toBe('50 points');
  });

  it('must have the doubles that the rules require', () => {
    const rules = 'minimum-doubles: 1; --run: 50 points of 1123456789x ESWN';
    const flush = '1123456789b ESW +N';
    expect(() => score(flush, {}, bare(rules))).toThrow(expect.objectContaining({ code: 'requirement' }));
    expect(score(flush, {}, bare(`${rules}; half-flush: 1 double`)).doubles).toBe(1);
    const chows = `most-chows: 1; ${rules.replace('1123456789x ESWN', '123456789b 123c 99c')}`;
    expect(() => score('(123b) 456b 789b 12c 99c +3c', {}, bare(chows))).toThrow(
      expect.objectContaining({ code: 'requirement' }),
    );
  });
});

describe('a condition on what a loser waits for', () => {
  it.each<[rules: string, hand: string, expected: string, situation?: Situation]>([
    ['--a: 3 points for losers if calling all-pungs', '(222b) (555c) (888d) 77b 99c', '3 points'],
    ['--a: 3 points for losers if calling all-pungs', '(222b) (555c) (888d) 78b 99c', ''],
    ['--a: 3 points for losers if calling all-pungs', '(222b) (555c) (888d) 1b 99c R', ''],
    ['--a: 3 points for losers if calling all-pungs, no-honour', '(222b) (555c) (NNN) 77b 99c', ''],
    // One of the tiles that it waits for is enough.
    ['--a: 3 points for losers if calling big-three-dragons', '(RRR) (GGG) BB 99c 123d', '3 points'],
    ['--a: 3 points for losers if calling self-draw', '(222b) (555c) (888d) 77b 99c', '3 points'],
    ['--a: 3 points for losers if calling discard', '(222b) (555c) (888d) 77b 99c', '3 points'],
    // One of the ways to read the tiles is enough.
    ['--a: 3 points for losers if calling all-pungs', '(555c) 111222333b 9c', '3 points'],
    ['--a: 3 points for losers if calling four-chows', '(456c) 111222333b 9c', '3 points'],
    // A hand with a kong; part of a hand; a winner.
    ['--a: 3 points for losers if calling all-pungs', '(2222b) (5555c) (888d) 77b 99c', '3 points'],
    ['--a: 3 points for losers if calling all-pungs', '(222b) (555c) 77b 99c', '', { partial: true }],
    ['--a: 3 points for everyone if calling all-pungs', '(222b) (555c) (888d) 77b 99c', '3 points'],
    ['--a: 3 points for everyone if calling all-pungs', '(222b) (555c) (888d) 77b 99c +9c', ''],
    ['--a: 3 points for everyone if calling all-pungs', '(222b) (555c) (888d) 11b 99c +1b', ''],
    // Through another award.
    [
      '--a: 3 points for losers if --b; --b: 1 point for losers if calling all-pungs',
      '(222b) (555c) (888d) 77b 99c',
      '3 points',
    ],
    [
      '--a: 3 points for losers if --b; --b: 1 point for losers if calling all-pungs',
      '(222b) (555c) (888d) 78b 99c',
      '',
    ],
    [
      '--a: 3 points for losers if --b; --b: 1 point for losers if calling all-pungs, no-honour',
      '(222b) (555c) (NNN) 77b 99c',
      '',
    ],
    [
      '--a: 3 points for losers if --b; --b: 1 point if no-chow, not no-honour',
      '(222b) (555c) (NNN) 77b 99c',
      '3 points',
    ],
    ['--a: 3 points for losers if calling --b; --b: limit of 1123456789x ESWN', '1123456789b ESW', '3 points'],
    ['--a: 3 points for losers if calling --b; --b: limit of 1123456789x ESWN', '1123456789b EER', ''],
  ])('%s: %s gives “%s”', (rules, hand, expected, situation) => {
    expect(lines(score(hand, situation, bare(rules)), '--a' as RuleId)).toBe(expected);
  });
});

describe('a condition on an award', () => {
  const hand = '(RRR) 123b 789b 456c 9d +9d';
  it.each<[rules: string, expected: string, situation?: Situation]>([
    ['--a: 3 points if half-flush', ''],
    ['--a: 3 points if full-flush', ''],
    ['--a: 3 points if set-of-dragons', '3 points'],
    // What the award is worth, or that another one replaces it, does not matter.
    ['set-of-dragons: off; --a: 3 points if set-of-dragons', '3 points'],
    ['--a: 3 points if --b; --b: off each pung of dragons', '3 points'],
    ['--a: 3 points if --b; --b: off', ''],
    ['--a: 3 points if --b; --b: 1 point each pung of dragons', '3 points'],
    ['--a: 3 points if --b; --b: 1 point each pung of winds', ''],
    ['--a: 3 points if --b; --b: 1 point each pung of dragons if self-draw', ''],
    ['--a: 3 points if --b; --b: 1 point if no-chow, discard', ''],
    ['--a: 3 points if --b; --b: 1 point if discard, no-chow', ''],
    ['--a: 3 points if --b; --b: 1 point if discard, one-suit', ''],
    ['--a: 3 points if --b; --b: 1 point if discard, not one-suit', '3 points'],
    ['--a: 3 points if not --b; --b: 1 point if discard, not one-suit', ''],
  ])('%s: “%s”', (rules, expected, situation) => {
    expect(lines(score(hand, situation, bare(rules)), '--a' as RuleId)).toBe(expected);
  });

  it.each<[rules: string, hand: string, expected: string]>([
    ['--a: 3 points if single-wait', '(123b) 456b 789c 11c 46d +5d', '3 points'],
    ['--a: 3 points if discard, only-tile; --b: 1 point if discard', '(123b) 456b 789c 11c 46d +5d', '3 points'],
    ['--b: 1 point if discard; --a: 3 points if single-wait, discard', '(123b) 456b 789c 11c 46d +5d', '3 points'],
    ['--a: 3 points if only-tile', '(123b) 456b 789c 11c 34d +5d', ''],
    ['--a: 3 points if single-wait', '(123b) 456b 789c 11c 34d +5d', ''],
    // The table's own awards are not for the wait.
    ['--b: 1 point if discard; --a: 3 points if no-wait-award', '(123b) 456b 789c 11c 46d +5d', '3 points'],
    ['only-tile: 2 points; --a: 3 points if no-wait-award', '(123b) 456b 789c 11c 46d +5d', ''],
    // Groups and tiles of the whole hand at once.
    ['--a: 3 points each pung of [R] of RRR 123456789b 11b', '(RRR) 123b 456b 789b 1b +1b', '3 points'],
    ['--a: 3 points each pung of [R] of RRR 123456789b 11b', '(RRR) 123b 456b 789b 2b +2b', ''],
  ])('may be about the wait, or come with tiles: %s, with %s: “%s”', (rules, text, expected) => {
    expect(lines(score(text, {}, bare(rules)), '--a' as RuleId)).toBe(expected);
  });

  it('ignores which award replaces it', () => {
    const rules = bare('set-of-seat-wind: 1 double; double-wind-set: once; --a: 3 points if set-of-round-wind');
    const scored = score('(EEE) 123b 789b 456c 9d +9d', at('east', 'east'), rules);
    expect(lines(scored, '--a' as RuleId)).toBe('3 points');
  });
});

describe('an invalid declaration', () => {
  /** The part of the text that an error names, and its code. */
  function refused(rules: string): string {
    try {
      table(rules);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      expect(error.message.length).toBeLessThanOrEqual(600);
      return `${error.code}: ${rules.slice(error.index, error.index + error.length)}`;
    }
    return 'defined';
  }
  const fault = (rules: string): string => messageOf(() => table(rules));

  it.each([
    ['--ours: 5 points for everybody', 'unknown-value: everybody'],
    ['--ours: 5 points for', 'unknown-value: '],
    ['--ours: 5 points each pong', 'unknown-value: pong'],
    ['--ours: 5 points each concealed flower', 'unknown-value: flower'],
    ['--ours: 5 points each pung of dragon', 'unknown-value: dragon'],
    ['--ours: 5 points each pung of [?]', 'unknown-value: ?'],
    ['--ours: 5 points each pung of []', 'unknown-value: '],
    ['--ours: 5 points each flower of [1b]', 'unknown-value: [1b]'],
    ['--ours: 5 points each pung twice', 'unknown-value: twice'],
    ['--ours: 5 points of', 'unknown-value: '],
    ['--ours: 5 points of 123x', 'unknown-value: 123x'],
    ['--ours: 5 points of [1-9x]{5}*7', 'unknown-value: [1-9x]{5}*7'],
    ['--ours: 5 points of [1-9x]{2}*0', 'unknown-value: [1-9x]{2}*0'],
    ['--ours: 5 points of [1-9x]{2}*6 2?b', 'unknown-value: 2'],
    ['--ours: 5 points if', 'unknown-value: '],
    ['--ours: 5 points if self-drawn', 'unknown-value: self-drawn'],
    ['--ours: score 0 if self-draw', 'unknown-value: score 0 if self-draw'],
    ['--ours: score 1000001', 'unknown-value: score 1000001'],
    ['--ours: score half', 'unknown-value: score half'],
    ['--ours: score 20 each pung', 'unknown-value: score 20 each pung'],
    ['set-of-dragons: score 20', 'unknown-value: score 20'],
    ['--ours: 5 points if round-wind', 'unknown-value: '],
    ['--ours: 5 points if round-wind east-wind', 'unknown-value: east-wind'],
    ['--ours: 5 points if seat-wind sooth', 'unknown-value: sooth'],
    ['--ours: 5 points if no guest', 'unknown-value: guest'],
    ['--ours: 5 points if at least 1 guest-wind', 'unknown-value: guest-wind'],
    ['--ours: 5 points if at least', 'unknown-value: '],
    ['--ours: 5 points if at more 3 kongs', 'unknown-value: more'],
    ['seats-rotate: never', 'unknown-value: never'],
    ['seats-rotat: always', 'unknown-rule: seats-rotat'],
    ['--ours: 5 points if at least kongs', 'unknown-value: kongs'],
    ['--ours: 5 points if at least 9 kongs', 'unknown-value: 9'],
    ['--ours: 5 points if 0 kongs', 'unknown-value: 0'],
    ['--ours: 5 points if 3', 'unknown-value: '],
    ['--ours: 5 points if no', 'unknown-value: '],
    ['--ours: 5 points if no melds', 'unknown-value: melds'],
    ['--ours: 5 points if 2 concealed flowers', 'unknown-value: flowers'],
    ['--ours: 5 points if 2 pungs of dragon', 'unknown-value: dragon'],
    ['--ours: 5 points if self-draw,', 'unknown-value: '],
    ['--ours: 5 points if self-draw all-pungs', 'unknown-value: all-pungs'],
    ['--ours: 5 points if --theirs', 'unknown-value: --theirs'],
    ['--ours: 5 points if --ours', 'unknown-value: --ours'],
    ['--one: 1 double if --other; --other: 1 double if --one', 'unknown-value: --other'],
    ['flower: 4 points each flower', 'unknown-value: each'],
    ['flower: off if self-draw', 'unknown-value: if self-draw'],
    ['--ours: 5 points each pung of those [2b]', 'unknown-value: those'],
    ['--ours: 5 points if a--b', 'unknown-value: a--b'],
    ['--ours: 5 points if --', 'unknown-value: --'],
    ['--ours: 5 points if self-draw all-pungs, all-honours', 'unknown-value: all-pungs'],
    ['--ours: 5 points , if self-draw', 'unknown-value: ,'],
    ['--: 4 points', 'unknown-rule: --'],
    ['--a-: 4 points', 'unknown-rule: --a-'],
    ['--a--: 4 points', 'unknown-rule: --a--'],
    ['--a?: 4 points', 'unknown-rule: --a?'],
    ['--?a: 4 points', 'unknown-rule: --?a'],
    // In lower case, this letter is two characters, and the second one is not a letter.
    ['--İ: 4 points', 'unknown-rule: --İ'],
    ['--a: 1 double if --b; --b: 1 double if --c', 'unknown-value: --c'],
    ['--a--b: 4 points', 'unknown-rule: --a--b'],
    [`--${'a'.repeat(900)}: 4 points`, `too-long: --${'a'.repeat(900)}`],
  ])('%s: %s', (rules, expected) => {
    expect(refused(rules)).toBe(expected);
  });

  it.each([
    [
      '--: 4 points',
      1,
      'is not a name for an award: use two hyphens, then words of letters and digits, as in --own-wind.',
    ],
    ['--a: 5 points twice', 15, 'is not expected here: use for, each, of, if.'],
    ['--a: 5 points for winner twice', 26, 'is not expected here: use each, of, if.'],
    ['--a: 5 points each pung twice', 25, 'is not expected here: use of, if.'],
    ['--a: 5 points if self-draw all-pungs', 28, 'is not expected here: use ,.'],
    ['--a: 5 points for everybody', 19, 'is not expected here: use everyone, losers, winner.'],
    ['--a: 5 points each PONG', 20, 'is not expected here: did you mean “kong”?'],
    ['--a: 5 points each flower of 1b', 30, 'is not expected here: use seat, round.'],
    ['--a: 5 points if dragonfly', 18, 'is not expected here: use self-draw, discard, first-turn ….'],
    ['flower: 4 points each flower', 18, 'is not expected here: use for, if.'],
    ['--a: 5 points of 123x', 18, 'describes 3 tiles, but a hand has 14 (kongs count as three).'],
    [
      '--a: 5 points each pung of [?]',
      29,
      'is not a pattern of tiles, such as 123x, ESWN, [19x]{3}, (kx ky)*7 or own.',
    ],
    ['--a: 5 points if --theirs', 18, 'is not declared: declare it, or check the name.'],
    ['--snake: 4 points; --a: 1 double if --snak', 37, 'is not declared: did you mean “--snake”?'],
    // The award itself is not what was meant.
    ['--snakes: 1 double if --snake; --off: off', 23, 'is not declared: declare it, or check the name.'],
    ['--a: 1 double if --b; --b: 1 double if --a', 18, 'makes “--a” depend on itself.'],
    ['--ours: 5 points if --ours', 21, 'makes “--ours” depend on itself.'],
  ])('%s: at character %i, the message says that it %s', (rules, place, problem) => {
    expect(fault(rules)).toMatch(new RegExp(`^“[^”]+” at character ${place} `));
    expect(fault(rules).replace(/^“[^”]+” at character \d+ /, '')).toBe(problem);
  });

  it.each([
    ['--a: 5 points for', 18, 'everyone, losers, winner'],
    ['--a: 5 points of', 17, '1123456789x ESWN, [x]{2}*7'],
    ['--a: 5 points of if self-draw', 18, '1123456789x ESWN, [x]{2}*7'],
    ['--a: 5 points if', 17, 'self-draw, discard, first-turn …'],
  ])('%s: something is missing at character %i: use %s', (rules, place, words) => {
    expect(fault(rules)).toBe(`Something is missing at character ${place}: use ${words}.`);
  });

  it('shows at least one character where tiles are missing', () => {
    expect(fault('--a: 5 points each pung of []')).toMatch(/^“]” at character 29 /);
  });

  it('names the word itself, however it is written', () => {
    expect(fault('--A: 5 points each pung of Dragonfly')).toMatch(/^“Dragonfly” at character 28 /);
    expect(fault('--a--B: 4 points')).toMatch(/^“--a--B” at character 1 /);
    expect(fault('--ONE: 1 double if --TWO; --two: 2 points if --one')).toMatch(/^“--two” at character 20 /);
  });

  it('as data is named, and has no other text to point into', () => {
    const rules = { '--late': 'limit if --missing' } as never;
    expect(messageOf(() => defineProfile({ name: 'ours', rules }))).toMatch(/^“--missing” at character 1 /);
  });

  it('has the whole text in its error, or the id for data', () => {
    const errorOf = (rules: unknown): unknown => {
      try {
        defineProfile({ name: 'ours', rules: rules as string });
      } catch (error) {
        return error;
      }
      return undefined;
    };
    const text = '--late: limit if --missing';
    expect(errorOf(text)).toMatchObject({ text, index: 17, length: 9 });
    expect(errorOf({ '--late': 'limit if --missing' })).toMatchObject({ text: '--missing', index: 0, length: 9 });
    expect(errorOf(': 4 points')).toMatchObject({ code: 'unknown-rule', index: 0, length: 0 });
  });

  it('that is valid is written in lower case', () => {
    expect(parseRules('--A: 2 Points FOR Everyone EACH Concealed Pung OF Dragons IF Not Self-Draw')).toEqual({
      '--a': '2 points for everyone each concealed pung of dragons if not self-draw',
    });
  });

  it('is at fault where it is declared, not where it is named before', () => {
    expect(fault('--c: 1 point if --b; --a: 1 double if --b; --b: 1 double if --a')).toMatch(
      /^“--b” at character 39 makes “--a” depend/,
    );
  });

  it('has more than 200 characters', () => {
    const id = `--${'a'.repeat(189)}`;
    expect(refused(`${id}: 4 doubles`)).toBe('defined');
    expect(fault(`${id}a: 4 doubles`)).toBe('Too long: 201 characters, but the limit is 200.');
  });

  it('is the 65th', () => {
    const many = Array.from({ length: 65 }, (_, index) => `--award-${index}: 1 double if self-draw`).join('; ');
    expect(refused(many)).toBe('too-long: --award-64');
    expect(fault(many)).toBe('A profile can have at most 64 awards of its own.');
  });
});

it('nine gates as a condition are concealed, won or waited for', () => {
  const exposed = '(456c)(789c)(999c)(123c) 1c';
  expect(given('1 double if nine-gates', `${exposed} +1c`)).toBe('');
  expect(given('1 double if nine-gates', '111234567899c 9c +5c')).toBe('1 double');
  expect(given('1 double for losers if calling nine-gates', exposed)).toBe('');
  expect(given('1 double for losers if calling nine-gates', '1112345678999c')).toBe('1 double');
  expect(given('1 double if not nine-gates', `${exposed} +1c`)).toBe('1 double');
});

it('a shorthand stands for several options', () => {
  expect(parseRules('Seats-Rotate: Always; limit: 300')).toEqual({
    'east-win': 'east-passes',
    washout: 'east-passes',
    limit: 300,
  });
});

describe('sentences for readers', () => {
  const parsed = (award: string): string | undefined => parseRules(`--ours: ${award}`)['--ours'];

  it.each([
    ['3 doubles "All in one suit"', '3 doubles "All in one suit"'],
    ['3 doubles “All in  one suit”@en-gb', '3 doubles "All in one suit"@en-GB'],
    ['3 doubles "One; two: three"  "Eins"@DE if Full-Flush', '3 doubles "One; two: three" "Eins"@de if full-flush'],
    ['1 double for everyone "Dragons" each kong of dragons', '1 double for everyone "Dragons" each kong of dragons'],
    ['1 double "Dragons" for everyone each kong of dragons', '1 double for everyone "Dragons" each kong of dragons'],
    ['limit of [x]{2}*7 "Seven pairs" if self-draw', 'limit "Seven pairs" of [x]{2}*7 if self-draw'],
    ['limit if full-flush, self-draw "Drawn if you can"', 'limit "Drawn if you can" if full-flush, self-draw'],
    ['2 doubles alone "Nothing else"', '2 doubles alone "Nothing else"'],
  ])('%s is %s', (award, expected) => {
    expect(parsed(award)).toBe(expected);
    // What was written once stays the same, as text and as data.
    expect(parsed(expected)).toBe(expected);
    const ours = defineProfile({ name: 'ours', rules: { '--ours': expected } });
    expect(ours.rules['--ours']).toBe(expected);
    expect(parseRules(formatRules(ours, 'classical'))).toEqual({ '--ours': expected });
  });

  it('change nothing about what an award is worth', () => {
    expect(given('3 doubles "Limit if 4 points" if full-flush', FLUSH)).toBe('3 doubles');
  });

  it('leave the declarations after them as they are', () => {
    expect(parseRules('--a: 1 double "a; limit: 3"; limit: 700')).toEqual({
      '--a': '1 double "a; limit: 3"',
      limit: 700,
    });
  });

  it.each([
    ['--a: 1 double "', 15, '"'],
    ['--a: 1 double ""', 15, '""'],
    ['--a: 1 double "a; limit: 300', 15, '"a; limit: 300'],
    ['--a: 1 double "a"@', 15, '"a"@'],
    ['--a: 1 double "a"@x', 15, '"a"@x'],
    ['--a: 1 double "a"@Deutsch', 15, '"a"@Deutsch'],
    ['--a: 1 double "a"de', 15, '"a"de'],
    [`--a: 1 double "${'a'.repeat(201)}"`, 15, `"${'a'.repeat(39)}…`],
    [`--a: 1 double${Array.from({ length: 13 }, (_, at) => ` "a"@de-${100 + at}`).join('')}`, 147, '"a"@de-112'],
  ])('%s: at character %i, refuses %s', (rules, place, found) => {
    const message = messageOf(() => parseRules(rules));
    expect(message).toBe(
      `“${found}” at character ${place} is not a sentence for readers: write up to 200 characters in quotation marks, with @ and a language after them if you like, as in "All in one suit"@en. An award can have up to 12.`,
    );
  });

  it('are not for built-in awards', () => {
    expect(messageOf(() => parseRules('full-flush: 3 doubles "One suit"'))).toMatch(
      /^“"One” at character 23 is not expected/,
    );
  });

  it('do not count towards the length of an award', () => {
    const long = `"${'a'.repeat(200)}"`;
    expect(parsed(`1 double ${long}@de ${long}@fr if self-draw`)).toContain('@fr');
    expect(messageOf(() => parseRules(`--a: 1 double ${long} if ${'self-draw, '.repeat(20)}self-draw`))).toMatch(
      /^Too long: 2\d\d characters, but the limit is 200/,
    );
  });
});

it('quotes a reference without characters that a terminal or a page would act on', () => {
  const text = '--a: 4 points if --x\0\u202e\ud800';
  expect(() => parseRules(text)).not.toThrow();
  let message = '';
  try {
    defineProfile({ name: 'hostile', rules: text });
  } catch (error) {
    ({ message } = error as RulesError);
  }
  expect(message).toBe('“--x\ufffd\ufffd\ufffd” at character 18 is not declared: declare it, or check the name.');
});
