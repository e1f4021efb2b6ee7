/** What a hand needs to go out: points, and one of several requirements. */
import { describe, expect, it } from 'vitest';
import { defineProfile, type HandError, parseRules, RulesError, score, waits } from '../../src/core/index.js';
import { diceNeeded } from '../../src/core/wall.js';

const goesOut = (hand: string, rules: string): boolean => {
  try {
    score(hand, {}, defineProfile({ name: 'table', rules }));
    return true;
  } catch (error) {
    expect((error as HandError).code).toBe('requirement');
    return false;
  }
};

/** 20 for going out and 4 for a concealed pung of simples. */
const POINTS_24 = '(123b) 456c 222d 67d 99c +8d';
/** 20, 4 for an exposed pung of honours, doubled for dragons. */
const POINTS_48 = '(RRR) 456b 789c 99c 34d +5d';
const HALF_FLUSH = '(123b) 456b 789b 99b RR +R';

describe('minimum-points', () => {
  it.each([
    [POINTS_24, 0, true],
    [POINTS_24, 24, true],
    [POINTS_24, 25, false],
    // Counted after doubling.
    [POINTS_48, 48, true],
    [POINTS_48, 49, false],
    // A limit hand is worth the limit.
    ['19b19c19d ESWNRGB +1b', 500, true],
    ['19b19c19d ESWNRGB +1b', 501, false],
  ])('lets %s go out with at least %i points: %s', (hand, most, expected) => {
    expect(goesOut(hand, `minimum-points: ${most}`)).toBe(expected);
  });

  it('is counted after rounding', () => {
    expect(goesOut(POINTS_24, 'minimum-points: 30')).toBe(false);
    expect(goesOut(POINTS_24, 'minimum-points: 30; rounding: base-up-to-10')).toBe(true);
  });

  it('says what is missing, and leaves losers alone', () => {
    const profile = defineProfile({ name: 'table', rules: 'minimum-points: 100' });
    expect(() => score(POINTS_24, {}, profile)).toThrow('these rules require a hand worth at least 100 points.');
    expect(score('(123b) 456c 222d 67d 99c', {}, profile).value).toBe(4);
  });

  it('also decides which tiles win, and how', () => {
    const values = (rules: string) =>
      waits('(RRR) 456b 789c 99c 34d', {}, defineProfile({ name: 'table', rules })).map(({ discard, selfDraw }) => [
        discard?.value ?? null,
        selfDraw?.value ?? null,
      ]);
    const both = [48, 52];
    expect(values('minimum-points: 48')).toEqual([both, both]);
    expect(values('minimum-points: 49')).toEqual([
      [null, 52],
      [null, 52],
    ]);
    expect(values('minimum-points: 53')).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('one of several requirements', () => {
  it.each([
    ['half-flush or 2 doubles', 'half-flush or 2 doubles'],
    ['Half-Flush  or  02 doubles or half-flush', 'half-flush or 2 doubles'],
    ['1 doubles or --own', '1 double or --own'],
    ['2 doubles', '2 doubles'],
    ['one-double or cleared-hand', 'one-double or cleared-hand'],
  ])('is written as “%s”', (text, expected) => {
    expect(parseRules(`win-requirement: ${text}`)).toEqual({ 'win-requirement': expected });
  });

  it.each([
    '',
    'or',
    'half-flush or',
    'mixed-hand or one-double',
    'half or 2 doubles',
    '100 doubles',
    'half-flush, full-flush',
    'limit or 2 doubles',
    'half-flush or '.repeat(1000),
    [
      'full-flush',
      'all-pungs',
      'all-simples',
      'all-green',
      'chow-hand',
      'flower',
      'season',
      'self-draw',
      'mahjong',
    ].join(' or '),
  ])('cannot be “%.40s”', (text) => {
    expect(() => parseRules(`win-requirement: ${text}`)).toThrow(RulesError);
  });

  // De Rode Draak: a win must be clean or have two doubles.
  const draak = 'win-requirement: half-flush or full-flush or 2 doubles';
  it.each([
    [POINTS_24, draak, false],
    [POINTS_48, draak, false],
    [HALF_FLUSH, draak, true],
    ['(123b) 456b 789b 99b 34b +5b', draak, true],
    ['(RRR) (GGG) 789c 99c 34d +5d', draak, true],
    // The tiles of a half flush, but the award is off.
    ['(123b) 456b 789b NN 34b +5b', 'win-requirement: half-flush or 2 doubles; half-flush: off', false],
    ['(123b) 456b 789b NN 34b +5b', 'win-requirement: half-flush or 2 doubles', true],
    // A limit hand needs no doubles.
    ['19b19c19d ESWNRGB +1b', draak, true],
    // A group, bonus tiles, and an award of the table's own.
    [POINTS_48, 'win-requirement: set-of-dragons or 5 doubles', true],
    [`${POINTS_24} 1f`, 'win-requirement: own-flower or 5 doubles', true],
    [`${POINTS_24} 2f`, 'win-requirement: own-flower or 5 doubles', false],
    [POINTS_24, 'win-requirement: --lone or 5 doubles; --lone: 1 point if no-honour', true],
    [POINTS_48, 'win-requirement: --lone or 5 doubles; --lone: 1 point if no-honour', false],
    [POINTS_48, 'win-requirement: one-double or cleared-hand', true],
    [`${POINTS_24} 1f`, 'win-requirement: one-double or cleared-hand', false],
  ])('%s under “%s”: %s', (hand, rules, expected) => {
    expect(goesOut(hand, rules)).toBe(expected);
  });

  it('says what is missing', () => {
    expect(() => score(POINTS_24, {}, defineProfile({ name: 'table', rules: draak }))).toThrow(
      'these rules require “half-flush or full-flush or 2 doubles”.',
    );
  });

  it('keeps the dead wall, which only the one-double and cleared-hand games play without', () => {
    const dice = (rules: string): number =>
      diceNeeded(defineProfile({ name: 'table', rules: `dead-wall: dice; ${rules}` }));
    expect(dice(draak)).toBe(2);
    expect(dice('win-requirement: one-double')).toBe(4);
  });
});
