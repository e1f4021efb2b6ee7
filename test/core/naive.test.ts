import { describe, expect, it } from 'vitest';
import type { Situation, Wind } from '../../src/core/types.js';
import { handOf } from '../naive/hand.js';
import { mulberry32, randomCase, randomRules, randomTable } from '../naive/random.js';
import {
  awardIds,
  awardsOfEveryPlayer,
  naiveProfiles,
  type NaiveProfileName,
  type NaiveRules,
} from '../naive/rules.js';
import { naiveScore, type NaiveRefusal, type NaiveScore } from '../naive/score.js';
import { naiveSettle } from '../naive/settle.js';
import { rounds } from '../rounds.js';

// The naive scorer checks the real one; here it is checked itself, against figures calculated by hand.

function tryScore(text: string, situation: Situation, profile: NaiveProfileName, rules: NaiveRules = {}) {
  return naiveScore(handOf(text), situation, { ...naiveProfiles[profile], ...rules });
}

function score(text: string, situation: Situation, profile: NaiveProfileName, rules: NaiveRules = {}): NaiveScore {
  const result = tryScore(text, situation, profile, rules);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

const figures = ({ base, doubles, total, value, limited }: NaiveScore) => [base, doubles, total, value, limited];
const rulesOf = ({ awards }: NaiveScore) => awards.map(({ rule }) => rule).sort();

const SELF_DRAW: Situation = { win: 'self-draw' };
const FROM_SOUTH_SEAT: Situation = { seat: 'south', win: 'self-draw' };

describe('the naive scorer on worked examples', () => {
  it('scores a pung by who completed it', () => {
    expect(figures(score('(456c) 123b 678d WW 99d +W', SELF_DRAW, 'classical'))).toEqual([30, 0, 30, 30, false]);
    expect(figures(score('(456c) 123b 678d WW 99d +W', {}, 'classical'))).toEqual([24, 0, 24, 24, false]);
    expect(figures(score('456c 123b 678d WW 99d +W', SELF_DRAW, 'classical'))).toEqual([30, 1, 60, 60, false]);
  });

  it('doubles 26 points up to the limit', () => {
    const half = '(123b) (567b) 234b 67b WW +8b 2f';
    const full = '(123b) (567b) 234b 67b 99b +8b 2f';
    const last: Situation = { ...FROM_SOUTH_SEAT, circumstances: ['last-tile'] };
    expect(figures(score(half, FROM_SOUTH_SEAT, 'classical'))).toEqual([26, 2, 104, 104, false]);
    expect(figures(score(full, FROM_SOUTH_SEAT, 'classical'))).toEqual([26, 4, 416, 416, false]);
    expect(figures(score(full, last, 'classical'))).toEqual([26, 5, 832, 500, true]);
    expect(figures(score(full, last, 'british'))).toEqual([26, 5, 832, 832, false]);
    expect(figures(score(full, last, 'classical', { limit: 'none' }))).toEqual([26, 5, 832, 832, false]);
    expect(figures(score(full, last, 'classical', { limit: 832 }))).toEqual([26, 5, 832, 832, false]);
    expect(figures(score(full, last, 'classical', { 'limit-doubles': 2 }))).toEqual([26, 2, 104, 104, false]);
  });

  it('compares a bare full flush with large pungs', () => {
    expect(figures(score('(123b) (567b) 234b 67b 99b +8b', {}, 'classical'))).toEqual([20, 3, 160, 160, false]);
    expect(figures(score('[1111b] [9999c] NNN 1112d +2d', {}, 'classical'))).toEqual([100, 1, 200, 200, false]);
  });

  it('scores 32 points and two doubles pung-based', () => {
    const result = score('(999d) RRR 456d 67d 22d +8d', {}, 'pung-based');
    expect(figures(result)).toEqual([32, 2, 128, 128, false]);
    expect(rulesOf(result)).toEqual([
      'half-flush',
      'mahjong',
      'pung-of-honours',
      'pung-of-terminals',
      'set-of-dragons',
    ]);
  });

  it('scores the same hand in four profiles', () => {
    const hand = '(555c) (RRRR) 222b 111d E +E';
    const situation: Situation = { seat: 'north', round: 'south' };
    expect(figures(score(hand, situation, 'european'))).toEqual([50, 2, 200, 200, false]);
    expect(figures(score(hand, situation, 'european', { rounding: 'none' }))).toEqual([52, 2, 208, 208, false]);
    expect(figures(score(hand, situation, 'european', { 'only-tile': '2 points' }))).toEqual([50, 2, 200, 200, false]);
    expect(figures(score(hand, situation, 'classical'))).toEqual([52, 2, 208, 208, false]);
    expect(figures(score(hand, situation, 'pung-based'))).toEqual([52, 2, 208, 208, false]);
    expect(figures(score(hand, situation, 'family'))).toEqual([62, 2, 250, 250, false]);
  });

  it('rounds a family total up, but not zero', () => {
    expect(figures(score('(123b) (456c) (222d) 67d WW +8d', {}, 'family'))).toEqual([32, 0, 40, 40, false]);
    expect(figures(score('147b 258c 369d ESWN', {}, 'family'))).toEqual([0, 0, 0, 0, false]);
    expect(figures(score('(222b) 47b 258c 369d ES', {}, 'family'))).toEqual([2, 0, 10, 10, false]);
    expect(score('(RRR) (222b) (444b) 666b 8b +8b', {}, 'family').doubles).toBe(3);
  });

  it('distinguishes an only tile from the shape of a wait', () => {
    const twoAndThree = '(123c) (456c) (678d) 2234b +2b';
    expect(rulesOf(score(twoAndThree, {}, 'european'))).toContain('pair-wait');
    expect(rulesOf(score(twoAndThree, {}, 'classical'))).not.toContain('only-tile');
    expect(rulesOf(score('(123c) (456c) (678d) 1345b +1b', {}, 'european', { 'only-tile': '2 points' }))).toEqual([
      'chow-hand',
      'mahjong',
      'only-tile',
      'pair-wait',
    ]);
  });

  it('pays half a limit, or more if the hand is worth more', () => {
    const earthly: Situation = { seat: 'south', circumstances: ['first-turn'] };
    const small = score('123b 456c 789d WW 55d +W', earthly, 'millington');
    expect(figures(small)).toEqual([24, 0, 24, 250, true]);
    expect(small.awards).toContainEqual({ rule: 'earthly-hand', limit: 0.5 });
    const great = score('123b 456b 999b 11b SS +S', earthly, 'millington', { 'half-flush': '4 doubles' });
    expect(figures(great)).toEqual([32, 5, 1024, 500, true]);
    const between = score('123b 456b 999b 11b SS +S', earthly, 'millington', { 'half-flush': '3 doubles' });
    expect(figures(between)).toEqual([32, 4, 512, 500, true]);
    const ordinary = score('123b 456b 999b 11b WW +W', earthly, 'millington', { 'half-flush': '4 doubles' });
    expect(figures(ordinary)).toEqual([32, 4, 512, 500, true]);
    const below = score('123b 456b 999b 11b WW +W', earthly, 'millington', {
      'half-flush': '4 doubles',
      mahjong: '10 points',
    });
    expect(figures(below)).toEqual([22, 4, 352, 352, false]);
  });

  it('scores losers', () => {
    expect(figures(score('(RRR) GGGG BB 258c 1d 3f', {}, 'classical'))).toEqual([4 + 8 + 2 + 4, 3, 144, 144, false]);
    expect(figures(score('(RRR) GGG BBB 25c 36d', {}, 'classical'))).toEqual([20, 3, 160, 160, false]);
    expect(figures(score('EEE 258b 369c 147d S', {}, 'classical'))).toEqual([8, 2, 32, 32, false]);
    expect(figures(score('EEE 258b 369c 147d S', {}, 'family'))).toEqual([8, 1, 20, 20, false]);
  });

  it('reads ambiguous tiles in the most valuable way', () => {
    const result = score('111222333b 55c RR +R', SELF_DRAW, 'classical');
    expect(result.reading.map(({ kind }) => kind).sort()).toEqual(['pair', 'pung', 'pung', 'pung', 'pung']);
    expect(result.readings).toHaveLength(2);
  });

  it('scores the special shapes', () => {
    const orphans = '19b 19c 19d ESWNRGB +B';
    const result = score(orphans, {}, 'classical');
    expect(result.value).toBe(500);
    expect(result.reading).toMatchObject([{ kind: 'orphans', concealed: false, completed: true }]);
    expect(rulesOf(result)).toEqual(['mahjong', 'thirteen-orphans']);
    expect(rulesOf(score('1112345678999d +5d', {}, 'classical'))).toContain('nine-gates');
    expect(rulesOf(score('1112344567899d +9d', {}, 'classical', { 'nine-gates-wait': 'pure' }))).not.toContain(
      'nine-gates',
    );
  });

  it.each<[string, Situation, NaiveProfileName, NaiveRefusal['refused'], NaiveRules?]>([
    ['123b 456b 789b 11c RRR +R', {}, 'classical', 'tile-count'],
    ['123b 456b 789b 11c R +R', {}, 'classical', 'tile-count'],
    ['123b 456b 789b 11c RRR', {}, 'classical', 'winning-tile'],
    ['(RRRR) 123b 456b 78b R +9b', {}, 'classical', 'too-many-copies'],
    ['(RRR) 123b 456b 78b 11d 3f 3f +9b', {}, 'classical', 'too-many-copies'],
    ['(RRR) 123b 456b 78b 12d +9b', {}, 'classical', 'not-complete'],
    ['19b 19c 19d ESWNRGB +B', {}, 'family', 'not-complete'],
    ['(RRR) 123b 456b 78b 11d +9b', { circumstances: ['kong-replacement'] }, 'classical', 'impossible'],
    ['(RRR) 123b 456b 99b 11d +9b', { circumstances: ['robbed-kong'] }, 'classical', 'impossible'],
    ['(RRR) 123b 456b 78b 11d +9b', { circumstances: ['first-turn'] }, 'classical', 'impossible'],
    ['(RRR) 123b 456b 78b 11d', { win: 'discard' }, 'classical', 'impossible'],
    ['123b 456b 78d 123c 11d +9d', {}, 'classical', 'requirement', { 'win-requirement': 'cleared-hand' }],
    ['(123b) 456b 78d 123c 11d +9d 1f', {}, 'classical', 'requirement', { 'win-requirement': 'one-double' }],
    ['(123b) 456b 78d 123c 11d +9d 1f', {}, 'classical', 'requirement', { 'minimum-doubles': 2 }],
  ])('refuses %s %o', (text, situation, profile, refused, rules) => {
    expect(tryScore(text, situation, profile, rules)).toEqual({ refused });
  });
});

describe('the naive settlement', () => {
  const settle = (values: number[], table: Parameters<typeof naiveSettle>[1], rules: NaiveRules) => {
    const [east, south, west, north] = values as [number, number, number, number];
    return Object.values(naiveSettle({ east, south, west, north }, table, rules));
  };
  const { classical, family, 'pung-based': pungBased } = naiveProfiles;

  it('pays winner and losers', () => {
    expect(settle([0, 30, 0, 0], { winner: 'south', pao: false }, classical)).toEqual([-60, 120, -30, -30]);
    expect(settle([30, 0, 0, 0], { winner: 'east', pao: false }, classical)).toEqual([180, -60, -60, -60]);
    expect(settle([100, 200, 50, 20], { winner: 'south', pao: false }, classical)).toEqual([-140, 800, -270, -390]);
    expect(settle([0, 0, 0, 500], { winner: 'north', pao: false }, pungBased)).toEqual([-1000, -500, -500, 2000]);
    expect(settle([0, 0, 0, 500], { winner: 'north', discarder: 'east', pao: false }, pungBased)).toEqual([
      -1000, 0, 0, 1000,
    ]);
    expect(settle([0, 40, 0, 0], { winner: 'south', discarder: 'west', pao: false }, family)).toEqual([
      -40, 160, -80, -40,
    ]);
    expect(settle([20, 0, 10, 10], { winner: 'south', pao: false }, family)).toEqual([40, 0, -20, -20]);
  });

  it('makes the discarder pay for all', () => {
    const table = { winner: 'south', discarder: 'west', pao: true } as const;
    expect(settle([0, 500, 0, 0], table, classical)).toEqual([0, 2000, -2000, 0]);
    expect(settle([0, 500, 0, 0], table, { ...classical, 'pao-amount': 'three-limits' })).toEqual([0, 1500, -1500, 0]);
    expect(settle([0, 500, 0, 0], table, { ...classical, 'pao-amount': 'one-limit' })).toEqual([0, 500, -500, 0]);
    expect(settle([10, 500, 0, 0], table, classical)).toEqual([40, 2000, -2020, -20]);
  });

  it('makes a dead hand pay without collecting', () => {
    const net = { ...classical, 'dead-hand-pays': 'net-if-short' };
    const table = (dead: 'foul' | 'long' | 'short') => ({ winner: 'south', dead: { west: dead }, pao: false }) as const;
    expect(settle([0, 0, 8, 20], table('short'), classical)).toEqual([-40, 0, -20, 60]);
    expect(settle([0, 0, 8, 20], table('long'), net)).toEqual([-40, 0, -20, 60]);
    expect(settle([0, 0, 8, 20], table('short'), net)).toEqual([-40, 0, -12, 52]);
    expect(settle([0, 20, 8, 0], table('short'), net)).toEqual([-40, 72, -12, -20]);
  });

  it('sums to zero unless nobody pays', () => {
    const random = mulberry32(7);
    for (let i = 0; i < rounds(2000); i++) {
      const { values, table, rules } = randomTable(random);
      const totals = Object.values(naiveSettle(values, table, { ...classical, ...rules }));
      if (rules['payers'] !== 'nobody') expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
    }
  });
});

describe('the random hands', () => {
  const everything: NaiveRules = { ...naiveProfiles['pung-based'], 'moon-on': 'either' };
  for (const id of awardIds) if (everything[id] === 'off') everything[id] = '1 double';

  it.each([
    ['winners', true],
    ['losers', false],
  ])('are legal and reach every award of %s', (_, winner) => {
    const random = mulberry32(1);
    const times = new Map<string, number>();
    for (let i = 0; i < rounds(20_000); i++) {
      const { hand, situation } = randomCase(random, { winner });
      const result = naiveScore(hand, situation, everything);
      if ('refused' in result) throw new Error(`${result.refused}: ${JSON.stringify({ hand, situation })}`);
      if (result.won !== winner) throw new Error('won');
      for (const rule of new Set(rulesOf(result))) times.set(rule, (times.get(rule) ?? 0) + 1);
    }
    const expected = winner ? awardIds : awardsOfEveryPlayer;
    expect(expected.filter((id) => (times.get(id) ?? 0) < rounds(20))).toEqual([]);
  });

  it('repeat with the same seed', () => {
    const cases = () => {
      const random = mulberry32(42);
      return Array.from({ length: 50 }, () => [randomCase(random, { winner: random() < 0.5 }), randomRules(random)]);
    };
    expect(cases()).toEqual(cases());
  });

  it('have winners and discarders at every seat', () => {
    const random = mulberry32(3);
    const seen = new Set<Wind | undefined>();
    for (let i = 0; i < 200; i++) seen.add(randomTable(random).table.winner);
    expect(seen.size).toBe(5);
  });
});
