import { describe, expect, it } from 'vitest';
import { defineProfile, HandError, ruleIds, type RuleId } from '../../src/core/index.js';
import { naiveProfiles } from '../naive/rules.js';
import { bare, earning, figures, given, lines, missed } from './helpers.js';
import { score } from '../../src/core/index.js';
import { breakWall } from '../../src/core/wall.js';

/** What the sources say that awards are worth. */
const stated: { readonly [Rule in RuleId]?: string } = {
  mahjong: 'going out is 20 points, 30 in the family [S0-BASE-11] [S0-CMP-02] [S1-OUT-01] [S2-BASE-01] [S3-WIN-01]',
  'pung-of-simples': 'an exposed pung of simples is 2 points [S0-BASE-04] [S1-BASE-02] [S2-BASE-02] [S3-BASE-01]',
  'pung-of-terminals':
    'an exposed pung of terminals is 4 points [S0-BASE-05] [S1-BASE-03] [S2-BASE-03] [S3-BASE-02] [S2-BASE-02]',
  'pung-of-honours':
    'an exposed pung of honours is 4 points [S0-BASE-05] [S1-BASE-03] [S2-BASE-03] [S3-BASE-03] [S2-BASE-02]',
  'kong-of-simples': 'an exposed kong of simples is 8 points [S0-BASE-06] [S1-BASE-04] [S3-BASE-05] [S2-BASE-02]',
  'kong-of-terminals': 'an exposed kong of terminals is 16 points [S0-BASE-07] [S1-BASE-05] [S3-BASE-06] [S2-BASE-02]',
  'kong-of-honours': 'an exposed kong of honours is 16 points [S0-BASE-07] [S1-BASE-05] [S3-BASE-07] [S2-BASE-02]',
  'pair-of-dragons': 'a pair of dragons is 2 points [S0-PAIR-01] [S1-PAIR-01] [S2-PAIR-01] [S3-PAIR-03]',
  'pair-of-seat-wind': 'a pair of the seat wind is 2 points [S0-PAIR-02] [S1-PAIR-02] [S2-PAIR-01] [S3-PAIR-01]',
  'pair-of-round-wind': 'a pair of the round wind is 2 points [S0-PAIR-03] [S1-PAIR-02] [S2-PAIR-01] [S3-PAIR-02]',
  flower:
    'a flower is 4 points, nothing in the family [S0-BASE-10] [S0-FLW-03] [S0-CMP-07] [S1-BASE-01] [S2-FLW-00] [S3-FLW-01]',
  season:
    'a season is 4 points, nothing in the family [S0-BASE-10] [S0-FLW-03] [S1-BASE-01] [S2-FLW-00] [S3-FLW-01] [S0-CMP-07]',
  'self-draw':
    'drawing the winning tile from the live wall is 2 points [S0-WIN-02] [S0-CMP-03] [S1-WIN-02] [S2-WIN-03] [S3-WIN-03] [S0-DW-01C]',
  'only-tile': 'waiting for one kind of tile alone is 2 points in the classical rules [S0-WIN-03] [S0-CMP-03]',
  'one-chance-chow':
    'the only tile that fits a chow is 2 points in the other rules [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]',
  'pair-wait': 'completing the pair is 2 points in the other rules [S1-WIN-05] [S2-WIN-01] [S3-WIN-05]',
  'concealed-hand': 'a concealed hand is 10 points at the pung-based and the European table [S1-WIN-03] [S3-WIN-02]',
  'set-of-dragons': 'a pung of dragons is one double [S0-DBL-04] [S1-DBL-04] [S2-DBL-02] [S3-DBL-01]',
  'set-of-seat-wind':
    'a pung of the seat wind is one double [S0-DBL-05] [S1-DBL-06] [S2-DBL-02] [S3-DBL-03] [S0-RND-03]',
  'set-of-round-wind':
    'a pung of the round wind is one double [S0-DBL-06] [S0-RND-03] [S1-DBL-06] [S2-DBL-02] [S3-DBL-05]',
  'own-flower':
    'the own flower is one double [S0-DBL-07A] [S0-CMP-07] [S0-FLW-04] [S1-DBL-14B] [S3-FLW-02] [S2-FLW-00]',
  'own-season':
    'the own season is one double [S0-DBL-07B] [S0-FLW-04] [S1-DBL-14B] [S3-FLW-02] [S0-CMP-07] [S2-FLW-00]',
  'all-flowers':
    'all four flowers are one double, two in Britain and Europe, four at the pung-based table [S0-DBL-07] [S0-FLW-05] [S0-CMP-07] [S1-DBL-16] [S3-FLW-03] [S2-FLW-00]',
  'all-seasons':
    'all four seasons are one double, two in Britain and Europe, four at the pung-based table [S0-DBL-08] [S0-FLW-05] [S1-DBL-17] [S3-FLW-04] [S0-CMP-07] [S2-FLW-00]',
  'little-three-dragons':
    'two sets of dragons and a pair of the third are one double in addition to those for the sets, not in the family [S0-DBL-12]',
  'all-pungs': 'a hand without a chow is one double [S0-DBL-09] [S1-DBL-02] [S2-DBL-04A] [S3-WHD-03]',
  'chow-hand': 'four chows are one double in the family and in Europe [S2-DBL-04A] [S3-WHD-02] [S0-DBL-14]',
  'half-flush': 'one suit with honours is one double [S0-DBL-10] [S0-CMP-08] [S1-DBL-10] [S2-DBL-04] [S3-WHD-05]',
  'full-flush':
    'one suit alone is three doubles, four at the pung-based table, one in the family [S0-DBL-11] [S0-CMP-08] [S1-DBL-15] [S3-WHD-06]',
  'fully-concealed': 'a concealed hand won by drawing is one double [S0-DBL-13] [S1-DBL-14] [S2-DBL-06] [S3-WHD-01]',
  'three-concealed-pungs': 'three concealed pungs are one double at the pung-based table alone [S1-DBL-03] [S0-DBL-14]',
  'pure-straight': '123, 456 and 789 of one suit are one double at the pung-based table alone [S1-DBL-01] [S0-DBL-14]',
  'all-simples': 'simples alone are one double at the pung-based table alone [S1-DBL-07] [S0-DBL-14]',
  'outside-hand':
    'a terminal or honour in every group is one double at the pung-based table alone [S1-DBL-08] [S0-DBL-14]',
  'terminals-and-honours':
    'terminals and honours alone are one double at the pung-based and the European table [S1-DBL-09] [S3-WHD-04] [S0-DBL-14]',
  'kong-replacement':
    'a kong’s replacement is 2 points in the classical rules and one double elsewhere [S0-WIN-04] [S0-LH-12] [S0-CMP-04] [S1-DBL-11] [S2-DBL-05] [S3-WAY-03] [S0-DBL-14]',
  'flower-replacement':
    'the replacement of a bonus tile is one double except in the classical rules [S1-DBL-11] [S2-DBL-05] [S3-WAY-03] [S0-DBL-14]',
  'robbed-kong':
    'a robbed kong is 2 points in the classical rules, one double elsewhere, nothing in the family [S0-WIN-05] [S0-CMP-04] [S1-DBL-12] [S3-WAY-04] [S0-DBL-14]',
  'last-tile':
    'the last tile of the wall is one double except in the family [S0-CMP-04] [S0-CMP-05] [S1-DBL-13] [S3-WAY-01]',
  'last-discard': 'the last discard is one double except in the family [S0-CMP-05] [S1-DBL-13] [S3-WAY-02]',
  'original-call': 'an original call is worth nothing unless a table sets a value [S4-SP-02]',
  'heavenly-hand': 'a heavenly hand is the limit [S0-LH-01] [S1-LH-01] [S3-LH-12]',
  'earthly-hand':
    'an earthly hand is the limit, half of it in Millington’s rules [S0-LH-02] [S0-LH-15] [S1-LH-02] [S3-LH-13] [S4-SP-03]',
  'thirteen-orphans': 'thirteen orphans are the limit [S0-LH-03] [S1-LH-07] [S3-LH-10]',
  'nine-gates': 'nine gates are the limit [S0-LH-04] [S1-LH-08] [S3-LH-09]',
  'four-kongs': 'four kongs are the limit [S0-LH-05] [S1-LH-04] [S3-LH-02]',
  'all-honours': 'honours alone are the limit [S0-LH-06] [S1-LH-06] [S3-LH-07]',
  'all-terminals': 'terminals alone are the limit [S0-LH-07] [S1-LH-05] [S3-LH-08]',
  'big-three-dragons': 'sets of all three dragons are the limit [S0-LH-08] [S1-LH-09] [S3-LH-04] [S0-STR-06]',
  'little-four-winds': 'sets of three winds and a pair of the fourth are the limit [S0-LH-09] [S1-LH-10] [S3-LH-06]',
  'big-four-winds': 'sets of all four winds are the limit [S0-LH-10] [S1-LH-11] [S3-LH-05]',
  'twofold-fortune': 'a kong on a kong is the limit, not in Europe [S0-LH-11] [S1-LH-15] [S3-LH-17]',
  'all-green': 'green tiles alone are the limit, not at the pung-based table [S0-LH-13] [S1-LH-18] [S3-LH-01]',
  'four-concealed-pungs':
    'four concealed pungs are the limit, not in the classical rules [S0-LH-16] [S1-LH-03] [S3-LH-03]',
  'moon-from-the-sea':
    '1 of circles as the last tile is the limit, not in the classical rules [S0-LH-16] [S1-LH-12] [S3-LH-14]',
  'plum-blossom':
    '5 of circles as a replacement is the limit, not in the classical rules [S0-LH-16] [S1-LH-13] [S3-LH-15]',
  'carrying-pole':
    'robbing a kong of 2 of bamboo is the limit, not in the classical rules [S0-LH-16] [S1-LH-14] [S3-LH-16]',
  'thirteen-wins':
    'East’s thirteenth win in a row is the limit at the pung-based table alone [S0-LH-16] [S1-LH-16] [S3-LH-17] [S4-END-12]',
};

/** What an exposed group, or a hand that earns an award once, gets for it: nothing if it is off, and without what the award depends on. */
const givenFor = (worth: string): string =>
  worth === 'off' ? '' : worth.replace(/\/\d+/, '').replace(/ (?:for|after) .*/, '');

describe.each(Object.entries(naiveProfiles))('what each award is worth under %s', (name, worths) => {
  // Most of the hands have more chows than the associations allow: see rules-refusals.test.ts.
  const profile = defineProfile({ name: 'table', extends: name, rules: 'most-chows: none' });

  it.each(ruleIds.map((rule) => [stated[rule] ?? rule, rule] as const))('%s', (_title, rule) => {
    const [hand, situation] = earning[rule];
    const isRefused = name === 'family' && rule === 'thirteen-orphans';
    expect(given(rule, hand, situation, profile)).toBe(isRefused ? 'not-complete' : givenFor(String(worths[rule])));
    const [other, otherSituation] = missed[rule][0];
    expect(given(rule, other, otherSituation, profile)).toBe('');
  });
});

describe('the options of the associations', () => {
  const replaced = { win: 'self-draw', circumstances: ['kong-replacement'] } as const;
  const hand = '[5555b] 123c 456c 99d 78d +9d';

  it.each(['dmjl', 'bmja'])('%s gives the points for a drawn tile for a replacement too', (name) => {
    const profile = defineProfile({ name: 'table', extends: name, rules: 'most-chows: none' });
    expect(given('self-draw', hand, replaced, profile)).toBe('2 points');
    expect(given('self-draw', hand, replaced)).toBe('');
  });

  it('dmjl gives nine gates only for a wait for all nine', () => {
    expect(given('nine-gates', '1112345678999b +3b', {}, 'dmjl')).toBe('limit');
    expect(given('nine-gates', '1112234567899b +9b', {}, 'dmjl')).toBe('');
  });

  it('dmjl has a dead wall of sixteen tiles, bmja of fourteen', () => {
    for (const [profile, size] of [
      ['dmjl', 16],
      ['bmja', 14],
    ] as const)
      expect(breakWall({ dice: [3, 4, 5, 2], profile }).dead).toHaveLength(size);
  });

  it('bmja allows one chow, and has a limit of 1,000', () => {
    expect(() => score('123b 456b 444c 99d RR +R', {}, 'bmja')).toThrow(HandError);
    expect(score('123b 666b 444c 99d RR +R', {}, 'bmja').won).toBe(true);
    expect(score('123b 666b 444c 99d RR +R', {}, 'bmja').limit).toBe(1000);
    expect(score('123b 666b 444c 99d RR +R', {}, 'dmjl').limit).toBe(500);
  });
});

const others = ruleIds.filter((rule) => rule !== 'mahjong');

describe('any award can be worth', () => {
  it.each(others)('points: %s', (rule) => {
    const [hand, situation] = earning[rule];
    const scored = score(hand, situation, bare(`${rule}: 7 points`));
    expect(lines(scored, rule)).toBe('7 points');
    expect(figures(scored)).toEqual([17, 0, 17, 17]);
    expect(scored.limited).toBe(false);
  });

  it.each(others)('doubles: %s', (rule) => {
    const [hand, situation] = earning[rule];
    const scored = score(hand, situation, bare(`${rule}: 3 doubles`));
    expect(lines(scored, rule)).toBe('3 doubles');
    expect(figures(scored)).toEqual([10, 3, 80, 80]);
    expect(scored.limited).toBe(false);
  });

  it.each(others)('half the limit: %s', (rule) => {
    const [hand, situation] = earning[rule];
    const scored = score(hand, situation, bare(`${rule}: half limit`));
    expect(lines(scored, rule)).toBe('half limit');
    expect(figures(scored)).toEqual([10, 0, 10, 500]);
    expect(scored.limited).toBe(true);
  });

  it.each(others)('the limit: %s', (rule) => {
    const [hand, situation] = earning[rule];
    const scored = score(hand, situation, bare(`${rule}: limit`));
    expect(lines(scored, rule)).toBe('limit');
    expect(figures(scored)).toEqual([10, 0, 10, 1000]);
    expect(scored.limited).toBe(true);
  });

  it.each(others.filter((rule) => rule !== 'thirteen-orphans'))('nothing: %s', (rule) => {
    const [hand, situation] = earning[rule];
    const scored = score(hand, situation, bare(''));
    expect(scored.awards.map((line) => line.rule)).toEqual(['mahjong']);
    expect(figures(scored)).toEqual([10, 0, 10, 10]);
  });

  it('nothing: without the award, thirteen orphans cannot win', () => {
    expect(given('thirteen-orphans', '19b 19c 19d ESWNRGB +E', {}, bare(''))).toBe('not-complete');
  });

  it.each(others)('nothing without a limit, if it is a limit or half of one: %s', (rule) => {
    const [hand, situation] = earning[rule];
    for (const worth of ['limit', 'half limit']) {
      const scored = score(hand, situation, bare(`${rule}: ${worth}; limit: none`));
      expect(lines(scored, rule)).toBe('');
      expect(figures(scored)).toEqual([10, 0, 10, 10]);
      expect(scored.limited).toBe(false);
      expect(scored.limit).toBeNull();
    }
  });
});

describe('going out itself', () => {
  it.each([
    ['7 points', '7 points', [7, 0, 7, 7]],
    ['3 doubles', '3 doubles', [0, 3, 0, 0]],
    ['half limit', 'half limit', [0, 0, 0, 500]],
    ['limit', 'limit', [0, 0, 0, 1000]],
    ['off', '', [0, 0, 0, 0]],
  ])('can be worth %s', (worth, line, expected) => {
    const scored = score(...([earning.mahjong[0], {}, bare(`mahjong: ${worth}`)] as const));
    expect(lines(scored, 'mahjong')).toBe(line);
    expect(figures(scored)).toEqual(expected);
  });
});

describe('points for exposed and for concealed', () => {
  it.each([
    ['pung-of-simples', '(555b)', '555b'],
    ['pung-of-terminals', '(111b)', '111b'],
    ['pung-of-honours', '(NNN)', 'NNN'],
    ['kong-of-simples', '(5555b)', '[5555b]'],
    ['kong-of-terminals', '(1111b)', '[1111b]'],
    ['kong-of-honours', '(NNNN)', '[NNNN]'],
  ] as const)('may differ for a %s', (rule, exposed, concealed) => {
    const profile = bare(`${rule}: 3/9 points`);
    expect(score(`${exposed} 789b 456c 99c 34d +5d`, {}, profile).base).toBe(13);
    expect(score(`${concealed} 789b 456c 99c 34d +5d`, {}, profile).base).toBe(19);
  });

  it('may be zero for an exposed pung, which then has no line', () => {
    const profile = bare('pung-of-simples: 0/6 points');
    expect(lines(score('(555b) 789b 456c 99c 34d +5d', {}, profile), 'pung-of-simples')).toBe('');
    expect(lines(score('555b 789b 456c 99c 34d +5d', {}, profile), 'pung-of-simples')).toBe('6 points');
  });

  it('are rejected for an award that is the same either way', () => {
    expect(() => defineProfile({ name: 'our table', rules: 'pair-of-dragons: 2/4 points' })).toThrow(/pair-of-dragons/);
  });
});

describe('several awards', () => {
  const PUNGS = '(RRR) (222b) (555c) 99d 88d +8d 13f 2s';

  it.each<[rules: string, expected: ReturnType<typeof figures>]>([
    // Base, doubles, total and value.
    ['flower: 3 points; season: 4 points', [20, 0, 20, 20]],
    ['flower: 2 doubles; season: 1 double', [10, 5, 320, 320]],
    ['--a: 2 doubles each pung of simples', [10, 6, 640, 640]],
    ['--a: 1 double if no-chow; --b: 2 doubles if discard', [10, 3, 80, 80]],
    // The highest part of the limit counts, in any order, if it is more than the points.
    ['flower: 1/10 limit; season: 1/5 limit', [10, 0, 10, 200]],
    ['flower: 1/5 limit; season: 1/10 limit', [10, 0, 10, 200]],
    ['--a: 1/10 limit if no-chow; --b: 1/5 limit if discard', [10, 0, 10, 200]],
    ['--a: 1/5 limit if no-chow; --b: 1/10 limit if discard', [10, 0, 10, 200]],
    ['flower: 1/10 limit; --a: 1/5 limit if discard', [10, 0, 10, 200]],
    ['flower: 1/5 limit; --a: 1/10 limit if discard', [10, 0, 10, 200]],
    ['flower: 1/5 limit; all-pungs: 1/10 limit', [10, 0, 10, 200]],
    ['flower: 1/10 limit; all-pungs: 1/5 limit', [10, 0, 10, 200]],
    ['pung-of-honours: 1/10 limit; pung-of-simples: 1/5 limit', [10, 0, 10, 200]],
    ['pung-of-honours: 1/5 limit; pung-of-simples: 1/10 limit', [10, 0, 10, 200]],
    ['all-pungs: 1/10 limit; mahjong: 500 points', [500, 0, 500, 500]],
    ['all-pungs: 1/10 limit; mahjong: 500 points; set-of-dragons: 2 doubles', [500, 2, 2000, 1000]],
    ['pung-of-honours: 1/5 limit; set-of-dragons: 1/10 limit', [10, 0, 10, 200]],
    ['pung-of-honours: 1/10 limit; set-of-dragons: 1/5 limit', [10, 0, 10, 200]],
    ['pung-of-honours: 1/5 limit; pung-of-simples: 2 points', [16, 0, 16, 200]],
    ['mahjong: 1/5 limit; all-pungs: 1/10 limit', [0, 0, 0, 200]],
    ['mahjong: 1/10 limit; all-pungs: 1/5 limit', [0, 0, 0, 200]],
    ['--a: 5 points; --b: 1 double', [15, 1, 30, 30]],
    // Without a limit, many doubles are exact too.
    [
      'limit: none; all-pungs: 10 doubles; set-of-dragons: 10 doubles; flower: 5 doubles',
      [10, 30, 10 * 2 ** 30, 10 * 2 ** 30],
    ],
    [
      'limit: none; all-pungs: 10 doubles; set-of-dragons: 10 doubles; flower: 5 doubles; season: 1 double',
      [10, 31, 10 * 2 ** 31, 10 * 2 ** 31],
    ],
    [
      'limit: none; all-pungs: 10 doubles; set-of-dragons: 10 doubles; flower: 5 doubles; season: 2 doubles',
      [10, 32, 10 * 2 ** 32, 10 * 2 ** 32],
    ],
    [
      'limit: none; all-pungs: 10 doubles; set-of-dragons: 10 doubles; flower: 10 doubles',
      [10, 40, 10 * 2 ** 40, 10 * 2 ** 40],
    ],
  ])('add up: %s', (rules, expected) => {
    const situation = { win: 'discard', seat: 'north', round: 'east' } as const;
    expect(figures(score(PUNGS, situation, bare(rules)))).toEqual(expected);
  });

  it('give the same each time', () => {
    const rules = bare('set-of-dragons: 1 double; --a: 1 double each pung of dragons');
    for (let time = 0; time < 3; time++) expect(score(PUNGS, {}, rules).doubles).toBe(2);
  });

  it('of a loser may be for one triplet as a pung and another as a pair', () => {
    const rules = bare('pair-of-dragons: 5 points; pung-of-honours: 3 points');
    expect(score('EEE RRR 123b 4567c', {}, rules).base).toBe(8);
    expect(score('RRR GGG 123b 4567c', {}, rules).base).toBe(10);
  });

  it.each([
    ['three-concealed-pungs', '222b 555c 888d 1b 9c EW', '3 points'],
    ['three-concealed-pungs', '222b (555c) 888d 1b 9c EW', ''],
    ['outside', '111b 999c EEE 11d W', '3 points'],
    // The pair is left apart.
    ['outside', '111b 999c EEE 55d W', '3 points'],
    ['outside', '111b 999c (555d) E W', ''],
  ])('of a loser may depend on its groups: %s, with %s', (fact, hand, expected) => {
    const rules = bare(`--a: 3 points for losers if ${fact}`);
    expect(lines(score(hand, { partial: true }, rules), '--a' as RuleId)).toBe(expected);
  });

  it.each<[rule: RuleId, hand: string]>([
    // One set of dragons and a pair; two groups without a terminal or honour, one of them a claimed pung.
    ['little-three-dragons', '(RRR) (EEE) 456c BB 34d +5d'],
    ['outside-hand', '(234b) 55c 123d 789d 99b +5c'],
    ['little-four-winds', '(EEE) (SSS) (RRR) WW 34d +5d'],
  ])('are not for a hand that has only a part: %s, with %s', (rule, hand) => {
    expect(given(rule, hand, {}, bare(`${rule}: 1 double`))).toBe('');
  });

  it.each<[rules: string, hand: string, rule: string]>([
    // Three identical tiles of a loser count as a pair if that is worth more.
    ['little-three-dragons: 3 doubles; pung-of-honours: 1 point', 'RRR GGG BBB 12b 99d', 'little-three-dragons'],
    ['pair-of-seat-wind: 5 points; pung-of-honours: 1 point', 'EEE 123b 4567c 99d 8d', 'pair-of-seat-wind'],
    ['pair-of-dragons: 5 points; pung-of-honours: 1 point', 'RRR 123b 4567c 99d 8d', 'pair-of-dragons'],
    ['--pair: 5 points for losers each pair of [2b]; pung-of-simples: 1 point', '222b 4567c 999d 8d SW', '--pair'],
    ['--pair: 2 doubles for losers each pair of [2b]; season: 4 points', '222b 4567c 999d 8d SW 1s', '--pair'],
    [
      '--pair: 5 points for losers each pair of [2b] if not one-suit; season: 4 points',
      '222b 4567c 999d 8d SW 1s',
      '--pair',
    ],
    ['--pair: 1/10 limit for losers each pair of [2b]; season: 4 points', '222b 4567c 999d 8d SW 1s', '--pair'],
  ])('of a loser are those of the most valuable reading: %s', (rules, hand, rule) => {
    const scored = score(hand, { seat: 'east', round: 'south' }, bare(rules));
    expect(lines(scored, rule as RuleId)).not.toBe('');
  });
});
