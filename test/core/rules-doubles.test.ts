import { describe, expect, it } from 'vitest';
import { score, type Profile, type RuleId, type Situation } from '../../src/core/index.js';
import {
  HIDDEN,
  PLAIN,
  afterFlower,
  afterKong,
  at,
  drawn,
  given,
  lastDiscard,
  lastDrawn,
  table,
} from './rules-counting.js';

type Case = [
  title: string,
  rule: RuleId,
  expected: string,
  hand: string,
  situation?: Situation,
  profile?: Profile | string,
];

function show(cases: Case[]): void {
  it.each(cases)('%s', (_title, rule, expected, hand, situation, profile) => {
    expect(given(rule, hand, situation, profile)).toBe(expected);
  });
}

describe('sets of dragons and winds', () => {
  show([
    [
      'each set of dragons is one double [S0-DBL-04] [S1-DBL-04] [S2-DBL-02]',
      'set-of-dragons',
      '1 double + 1 double',
      '(RRR) BBB 456c 99c 34d +5d',
    ],
    [
      'a kong of dragons is one double [S3-DBL-02] [S0-DBL-04]',
      'set-of-dragons',
      '1 double',
      '(GGGG) 789b 456c 99c 34d +5d',
      {},
      'european',
    ],
    ['a pair of dragons is none', 'set-of-dragons', '', '(123b) 789b 456c RR 34d +5d'],
    ['a pung completed by a discard is one', 'set-of-dragons', '1 double', '(123b) 789b 456c 99c RR +R'],
    [
      'a kong of the seat wind is one double [S3-DBL-04] [S0-DBL-05]',
      'set-of-seat-wind',
      '1 double',
      '[NNNN] 789b 456c 99c 34d +5d',
      at('north', 'east'),
      'european',
    ],
    [
      'a kong of the round wind is one double [S3-DBL-06] [S0-DBL-06]',
      'set-of-round-wind',
      '1 double',
      '(SSSS) 789b 456c 99c 34d +5d',
      at('north', 'south'),
      'european',
    ],
    ['the wind of another seat is none', 'set-of-seat-wind', '', '(SSS) 789b 456c 99c 34d +5d', at('north', 'east')],
    [
      'a set of the round wind is no set of the seat wind',
      'set-of-seat-wind',
      '',
      '(SSS) 789b 456c 99c 34d +5d',
      at('north', 'south'),
    ],
    [
      'a set of both winds is one double for the seat [S0-DBL-15] [S0-RND-04] [S3-DBL-07]',
      'set-of-seat-wind',
      '1 double',
      '(SSS) 789b 456c 99c 34d +5d',
      at('south', 'south'),
    ],
    [
      'and one for the round [S0-DBL-15] [S0-RND-04] [S0-DBL-06] [S3-DBL-07] [S1-DBL-06]',
      'set-of-round-wind',
      '1 double',
      '(SSS) 789b 456c 99c 34d +5d',
      at('south', 'south'),
      'pung-based',
    ],
    [
      'in the family it is one for the seat [S2-DBL-02]',
      'set-of-seat-wind',
      '1 double',
      '(SSS) 789b 456c 99c 34d +5d',
      at('south', 'south'),
      'family',
    ],
    [
      'and none for the round [S2-DBL-02] [S0-DBL-15]',
      'set-of-round-wind',
      '',
      '(SSS) 789b 456c 99c 34d +5d',
      at('south', 'south'),
      'family',
    ],
    [
      'counted once it is the round’s, if the seat’s set is worth nothing',
      'set-of-round-wind',
      '1 double',
      '(SSS) 789b 456c 99c 34d +5d',
      at('south', 'south'),
      table('double-wind-set: once; set-of-seat-wind: off'),
    ],
    [
      'counting once leaves a set of the round wind alone',
      'set-of-round-wind',
      '1 double',
      '(EEE) 789b 456c 99c 34d +5d',
      at('south', 'east'),
      'family',
    ],
  ]);

  it('a set of both winds is two doubles, one where it counts once [S0-RND-04] [S0-DBL-15] [S3-DBL-07]', () => {
    const hand = '(EEE) 789b 456c 99c 34d +5d';
    expect(score(hand, at('east', 'east')).doubles).toBe(2);
    expect(score(hand, at('east', 'east'), table('double-wind-set: once')).doubles).toBe(1);
  });

  it('three sets of honours are three doubles, four with a double wind [S0-STR-04]', () => {
    // No chow adds one.
    expect(score('(RRR) (GGG) (EEE) 777b 4c +4c', at('south', 'east')).doubles).toBe(4);
    expect(score('(RRR) (GGG) (EEE) 777b 4c +4c', at('east', 'east')).doubles).toBe(5);
    expect(score('(RRR) (GGG) (EEE) 789b 4c +4c', at('south', 'east')).doubles).toBe(3);
    expect(score('(RRR) (GGG) (EEE) 789b 4c +4c', at('east', 'east')).doubles).toBe(4);
  });
});

describe('flowers and seasons', () => {
  const owns: [title: string, seat: Situation, expected: string[]][] = [
    ['1 is East’s [S0-FLW-04]', at('east', 'east'), ['1 double', '', '', '']],
    ['2 is South’s [S0-FLW-04]', at('south', 'east'), ['', '1 double', '', '']],
    ['3 is West’s [S0-FLW-04]', at('west', 'east'), ['', '', '1 double', '']],
    ['4 is North’s [S0-FLW-04]', at('north', 'east'), ['', '', '', '1 double']],
  ];
  it.each(owns)('%s', (_title, situation, expected) => {
    const flowers = ['1f', '2f', '3f', '4f'].map((tile) => given('own-flower', `${PLAIN} ${tile}`, situation));
    const seasons = ['1s', '2s', '3s', '4s'].map((tile) => given('own-season', `${PLAIN} ${tile}`, situation));
    expect(flowers).toEqual(expected);
    expect(seasons).toEqual(expected);
  });

  show([
    ['the round has no flower of its own', 'own-flower', '', '(123b) 789b 456c 99c 34d +5d 1f', at('south', 'east')],
    ['the own season is no own flower', 'own-flower', '', '(123b) 789b 456c 99c 34d +5d 1s'],
    ['three flowers are not all', 'all-flowers', '', '(123b) 789b 456c 99c 34d +5d 123f'],
    ['three flowers and a season are not all', 'all-flowers', '', '(123b) 789b 456c 99c 34d +5d 123f 4s'],
    [
      'the own flower counts besides all four [S0-DBL-07] [S0-FLW-05]',
      'own-flower',
      '1 double',
      '(123b) 789b 456c 99c 34d +5d 1234f',
    ],
    [
      'at the pung-based table it is one of the four doubles [S1-DBL-16]',
      'own-flower',
      '',
      '(123b) 789b 456c 99c 34d +5d 1234f',
      {},
      'pung-based',
    ],
    [
      'there the own season is one of the four doubles too [S1-DBL-17]',
      'own-season',
      '',
      '(123b) 789b 456c 99c 34d +5d 1234s',
      {},
      'pung-based',
    ],
    [
      'there three flowers leave the own one its double',
      'own-flower',
      '1 double',
      '(123b) 789b 456c 99c 34d +5d 123f',
      {},
      'pung-based',
    ],
    [
      'and all flowers leave the own season its double',
      'own-season',
      '1 double',
      '(123b) 789b 456c 99c 34d +5d 1234f 1s',
      {},
      'pung-based',
    ],
    [
      'if all flowers are worth nothing, they include nothing',
      'own-flower',
      '1 double',
      '(123b) 789b 456c 99c 34d +5d 1234f',
      {},
      table('all-flowers: off', 'pung-based'),
    ],
    [
      'all flowers may be the limit [S0-CMP-07] [S0-DBL-07]',
      'all-flowers',
      'limit',
      '(123b) 789b 456c 99c 34d +5d 1234f',
      {},
      table('all-flowers: limit'),
    ],
    [
      'all flowers may be three doubles [S0-DBL-07] [S0-DBL-08]',
      'all-flowers',
      '3 doubles',
      '(123b) 789b 456c 99c 34d +5d 1234f',
      {},
      table('all-flowers: 3 doubles'),
    ],
  ]);

  it('all eight are two sets and two own ones: in Europe 2 + 2 + 1 + 1 [S3-FLW-05]', () => {
    expect(score(`${PLAIN} 1234f 1234s`, {}, table('chow-hand: off', 'european')).doubles).toBe(6);
    expect(score(`${PLAIN} 1234f 1234s`).doubles).toBe(4);
    expect(score(`${PLAIN} 1234f 1234s`, {}, 'british').doubles).toBe(6);
    expect(score(`${PLAIN} 1234f 1234s`, {}, 'pung-based').doubles).toBe(8);
    expect(score(`${PLAIN} 1234f 1234s`, {}, table('chow-hand: off', 'family')).doubles).toBe(0);
  });
});

describe('little three dragons', () => {
  show([
    ['two sets and a pair of another tile are not enough', 'little-three-dragons', '', '(RRR) (GGG) 456c 99c 34d +5d'],
    ['nor is one set and a pair', 'little-three-dragons', '', '(RRR) 789b 456c BB 34d +5d'],
    ['three sets are more', 'little-three-dragons', '', '(RRR) (GGG) 456c BB 55d +B'],
    ['kongs will do', 'little-three-dragons', '1 double', '(RRRR) [GGGG] 456c BB 34d +5d'],
    ['the pair may come last', 'little-three-dragons', '1 double', '(RRR) (GGG) 456c 345d B +B'],
  ]);

  it('makes three doubles in all and is no limit hand [S0-DBL-12] [S0-LH-14] [S1-DBL-05] [S3-LTD-01] [S0-STR-06]', () => {
    for (const profile of ['classical', 'pung-based', 'european']) {
      const scored = score('(RRR) (GGG) 456c BB 34d +5d', {}, profile);
      expect(scored.doubles).toBe(3);
      expect(scored.awards.some(({ limit }) => limit)).toBe(false);
    }
  });

  it('is worth nothing in the family, to winners and losers', () => {
    expect(score('(RRR) (GGG) BB 123b 45c +6c', { seat: 'south' }, 'family').value).toBe(160);
    expect(score('(RRR) (GGG) BB 123b 45c', { seat: 'south' }, 'family').value).toBe(40);
    expect(score('(RRR) (GGG) BB 123b 45c', { seat: 'south' }, 'european').value).toBe(80);
  });
});

describe('all pungs and chow hands', () => {
  show([
    ['one chow is too many', 'all-pungs', '', '(222b) (555c) (888d) 99c 34d +5d'],
    [
      'kongs are as good as pungs [S0-DBL-09] [S1-DBL-02]',
      'all-pungs',
      '1 double',
      '(2222b) [5555c] (888d) 77b 99c +9c',
    ],
    ['thirteen orphans are no pungs', 'all-pungs', '', '19b 19c 19d ESWNRGB +E'],
    ['one pung is too many for a chow hand', 'chow-hand', '', '(222b) 789b 456c 99c 34d +5d', {}, 'european'],
    ['one kong is too many for a chow hand', 'chow-hand', '', '[2222b] 789b 456c 99c 34d +5d', {}, 'european'],
    ['no scoring pair: dragons [S3-WHD-02]', 'chow-hand', '', '(123b) 789b 456c RR 34d +5d', {}, 'european'],
    [
      'no scoring pair: the seat wind [S3-WHD-02]',
      'chow-hand',
      '',
      '(123b) 789b 456c SS 34d +5d',
      at('south', 'east'),
      'european',
    ],
    [
      'no scoring pair: the round wind [S3-WHD-02]',
      'chow-hand',
      '',
      '(123b) 789b 456c EE 34d +5d',
      at('south', 'east'),
      'european',
    ],
    [
      'a pair of another wind is worthless [S3-WHD-02]',
      'chow-hand',
      '1 double',
      '(123b) 789b 456c NN 34d +5d',
      at('south', 'east'),
      'european',
    ],
    [
      'a drawn tile and a closed wait are allowed',
      'chow-hand',
      '1 double',
      '(123b) 789b 456c 99c 35d +4d',
      drawn,
      'european',
    ],
    [
      'in the family any pair will do [S2-DBL-04A]',
      'chow-hand',
      '1 double',
      '(123b) 789b 456c RR 34d +5d',
      {},
      'family',
    ],
    [
      'without points: worthless pair, discard, open wait [S3-WHD-02B]',
      'chow-hand',
      '1 double',
      PLAIN,
      {},
      table('chow-hand-form: no-points', 'european'),
    ],
    [
      'without points: no drawn tile [S3-WHD-02B]',
      'chow-hand',
      '',
      PLAIN,
      drawn,
      table('chow-hand-form: no-points', 'european'),
    ],
    [
      'without points: no closed wait [S3-WHD-02B]',
      'chow-hand',
      '',
      '(123b) 789b 456c 99c 35d +4d',
      {},
      table('chow-hand-form: no-points', 'european'),
    ],
    [
      'without points: no edge wait [S3-WHD-02B]',
      'chow-hand',
      '',
      '(456b) 789b 456c 99c 12d +3d',
      {},
      table('chow-hand-form: no-points', 'european'),
    ],
    [
      'without points: no wait for the pair [S3-WHD-02B]',
      'chow-hand',
      '',
      '(123b) 789b 456c 345d 9c +9c',
      {},
      table('chow-hand-form: no-points', 'european'),
    ],
    [
      'without points: no scoring pair [S3-WHD-02B]',
      'chow-hand',
      '',
      '(123b) 789b 456c RR 34d +5d',
      {},
      table('chow-hand-form: no-points', 'european'),
    ],
    [
      'without points: a wait that earns nothing at the table does not matter',
      'chow-hand',
      '1 double',
      '(123b) 789b 456c 99c 35d +4d',
      {},
      table('chow-hand-form: no-points; one-chance-chow: off', 'european'),
    ],
    [
      'without points: the only tile of the classical rules counts as a wait',
      'chow-hand',
      '',
      '(123b) 789b 456c 99c 35d +4d',
      {},
      table('chow-hand: 1 double; chow-hand-form: no-points'),
    ],
  ]);
});

describe('flushes', () => {
  show([
    [
      'a pair of honours is enough for a half flush [S0-DBL-10]',
      'half-flush',
      '1 double',
      '(123b) 456b 789b EE 77b +7b',
    ],
    [
      'any honours will do, also in the family [S2-DBL-04]',
      'half-flush',
      '1 double',
      '(NNN) 123b 789b 55b 67b +8b',
      at('south', 'east'),
      'family',
    ],
    ['without an honour there is no half flush', 'half-flush', '', '(123b) 789b 55b 456b 67b +8b'],
    ['one chow of another suit and it is none', 'half-flush', '', '(NNN) 123b 789c 55b 67b +8b'],
    ['a pair of another suit and it is none', 'half-flush', '', '(NNN) 123b 789b 55c 67b +8b'],
    ['honours alone are of no suit', 'half-flush', '', '(EEE) (SSS) (WWW) RR GG +G'],
    ['bonus tiles do not matter for a half flush', 'half-flush', '1 double', '(NNN) 123b 789b 55b 67b +8b 12f 34s'],
    ['bonus tiles do not matter for a full flush', 'full-flush', '3 doubles', '(123b) 789b 55b 456b 67b +8b 12f 34s'],
    ['a pair of honours is too many for a full flush [S0-DBL-11]', 'full-flush', '', '(123b) 456b 789b EE 77b +7b'],
    ['a pair of another suit is too many for a full flush', 'full-flush', '', '(123b) 789b 55c 456b 67b +8b'],
    ['characters', 'full-flush', '3 doubles', '(123c) 789c 55c 456c 67c +8c'],
    ['circles', 'full-flush', '3 doubles', '(123d) 789d 55d 456d 67d +8d'],
    [
      'a full flush may be four doubles in the classical rules too [S0-DBL-11]',
      'full-flush',
      '4 doubles',
      '(123b) 789b 55b 456b 67b +8b',
      {},
      table('full-flush: 4 doubles'),
    ],
    [
      'a full flush may be half the limit [S0-LH-15]',
      'full-flush',
      'half limit',
      '(123b) 789b 55b 456b 67b +8b',
      {},
      table('full-flush: half limit'),
    ],
  ]);

  it('a half flush multiplies by 2 and a full flush by 8, four times as much [S0-STR-01] [S0-STR-03] [S0-MATH-09] [S0-STR-22]', () => {
    expect(score('(NNN) 123b 789b 55b 67b +8b', at('south', 'east')).total).toBe(24 * 2);
    expect(score('(123b) 789b 55b 456b 67b +8b').total).toBe(20 * 8);
  });
});

describe('concealed hands', () => {
  show([
    ['a discard spoils it [S0-DBL-13] [S1-DBL-14]', 'fully-concealed', '', HIDDEN],
    ['an exposed set spoils it', 'fully-concealed', '', PLAIN, drawn],
    ['a kong made of an exposed pung spoils it', 'fully-concealed', '', '(555b+5b) 789b 456c 99c 34d +5d', drawn],
    [
      'a concealed kong does not [S3-WHD-01] [S0-STR-09]',
      'fully-concealed',
      '1 double',
      '[5555b] 789b 456c 99c 34d +5d',
      drawn,
    ],
    [
      'nor does a replacement from the dead wall [S3-WHD-01]',
      'fully-concealed',
      '1 double',
      '[5555b] 789b 456c 99c 34d +5d',
      afterKong,
      'european',
    ],
    ['nor do bonus tiles', 'fully-concealed', '1 double', `${HIDDEN} 3f`, afterFlower],
    [
      'in the family the winning tile may be a discard [S2-DBL-06]',
      'fully-concealed',
      '1 double',
      HIDDEN,
      {},
      'family',
    ],
    ['but no set may be laid down before [S2-DBL-06]', 'fully-concealed', '', PLAIN, {}, 'family'],
    [
      'some schools give two doubles [S0-DBL-13]',
      'fully-concealed',
      '2 doubles',
      HIDDEN,
      drawn,
      table('fully-concealed: 2 doubles'),
    ],
    [
      'three pungs, of which one is completed by a discard [S1-DBL-03]',
      'three-concealed-pungs',
      '',
      '(123c) 555b 777c 22d 99d +2d',
      {},
      'pung-based',
    ],
    [
      'three pungs, of which one is completed by a drawn tile [S1-DBL-03]',
      'three-concealed-pungs',
      '1 double',
      '(123c) 555b 777c 22d 99d +2d',
      drawn,
      'pung-based',
    ],
    [
      'concealed kongs count among three [S1-DBL-03]',
      'three-concealed-pungs',
      '1 double',
      '(123c) [5555b] [7777c] 222d 9d +9d',
      {},
      'pung-based',
    ],
    ['exposed ones do not', 'three-concealed-pungs', '', '(222d) 555b 777c 123c 9d +9d', {}, 'pung-based'],
    ['nor exposed kongs', 'three-concealed-pungs', '', '(2222d) 555b 777c 123c 9d +9d', {}, 'pung-based'],
    ['four are three too', 'three-concealed-pungs', '1 double', '222b 555c 888d NNN 9c +9c', {}, 'pung-based'],
  ]);
});

describe('the patterns of the pung-based table', () => {
  show([
    ['a straight of two suits is none', 'pure-straight', '', '(123b) 456c 789b 99c 34d +5d', {}, 'pung-based'],
    [
      'its last chow may be the one that wins [S1-DBL-01]',
      'pure-straight',
      '1 double',
      '(123d) 456d 345b 99c 78d +9d',
      {},
      'pung-based',
    ],
    ['its chows may be exposed', 'pure-straight', '1 double', '(123c) (456c) (789c) 99b 34d +5d', {}, 'pung-based'],
    ['overlapping chows are no straight', 'pure-straight', '', '(123b) 345b 789b 99c 34d +5d', {}, 'pung-based'],
    [
      'a hand that can be read as a straight is',
      'pure-straight',
      '1 double',
      '(NNN) 123456789b 9c +9c',
      at('south', 'east'),
      'pung-based',
    ],
    ['one terminal spoils all simples', 'all-simples', '', '(123b) 678b 456c 88c 34d +5d', {}, 'pung-based'],
    ['one pair of honours spoils all simples', 'all-simples', '', '(234b) 678b 456c NN 34d +5d', {}, 'pung-based'],
    [
      'pungs of simples are all simples [S1-DBL-07]',
      'all-simples',
      '1 double',
      '(222b) 888b 456c 55c 34d +5d',
      {},
      'pung-based',
    ],
    [
      'one chow of simples spoils an outside hand',
      'outside-hand',
      '',
      '(123b) 789b 456c 99c 78d +9d',
      {},
      'pung-based',
    ],
    ['a pair of simples spoils an outside hand', 'outside-hand', '', '(123b) 789b 123c 55c 78d +9d', {}, 'pung-based'],
    ['a pung of simples spoils an outside hand', 'outside-hand', '', '(555b) 789b 123c 99c 78d +9d', {}, 'pung-based'],
    [
      'sets and a pair of honours are welcome [S1-DBL-08]',
      'outside-hand',
      '1 double',
      '(NNN) 111b 123c RR 78d +9d',
      {},
      'pung-based',
    ],
    [
      'without a chow it is no outside hand [S1-DBL-08]',
      'outside-hand',
      '',
      '(111b) (999c) (NNN) 11d 99d +9d',
      {},
      'pung-based',
    ],
    ['the 6 of 6-7-8 does not reach the edge', 'outside-hand', '', '(123b) 789b 123c 99c 78d +6d', {}, 'pung-based'],
    [
      'one chow spoils terminals and honours',
      'terminals-and-honours',
      '',
      '(111b) (999c) (NNN) 99d 78d +9d',
      {},
      'pung-based',
    ],
    [
      'honours alone are more than terminals and honours',
      'terminals-and-honours',
      '',
      '(EEE) (SSS) (WWW) RR GG +G',
      {},
      'pung-based',
    ],
    ['terminals alone are more too', 'terminals-and-honours', '', '(111b) (999b) (111c) 99c 99d +9d', {}, 'pung-based'],
    [
      'thirteen orphans are terminals and honours',
      'terminals-and-honours',
      '1 double',
      '19b 19c 19d ESWNRGB +E',
      {},
      'pung-based',
    ],
    [
      'two doubles at many tables [S3-WHD-04]',
      'terminals-and-honours',
      '2 doubles',
      '(111b) (999c) (NNN) 11d 99d +9d',
      {},
      table('terminals-and-honours: 2 doubles', 'european'),
    ],
  ]);

  it('all pungs counts besides terminals and honours [S1-DBL-09] [S3-WHD-04]', () => {
    expect(score('(111b) (999c) (NNN) 11d 99d +9d', at('south', 'east'), 'european').doubles).toBe(2);
  });

  it('patterns add up: all pungs, simples and three concealed pungs are three doubles [S1-OUT-02]', () => {
    // 20 for winning, 4 for each of three concealed pungs, 2 for the exposed one, 2 for the pair’s wait.
    const scored = score('(222b) 555b 777c 333d 8d +8d', {}, 'pung-based');
    expect([scored.base, scored.doubles, scored.total]).toEqual([36, 3, 288]);
  });
});

describe('doubles for the way of winning', () => {
  show([
    [
      'a kong on a kong is a kong’s replacement too',
      'kong-replacement',
      '1 double',
      '[5555b] [7777c] 456d 99c 34d +5d',
      { win: 'self-draw', circumstances: ['kong-on-kong'] },
      'european',
    ],
    [
      'a flower’s replacement is no kong’s',
      'kong-replacement',
      '',
      '(5555b) 789b 456c 99c 34d +5d 3f',
      afterFlower,
      'european',
    ],
    [
      'a kong’s replacement is no flower’s',
      'flower-replacement',
      '',
      '(5555b) 789b 456c 99c 34d +5d 3f',
      afterKong,
      'european',
    ],
    [
      'a robbed kong after the wall is used up is the last discard besides [S3-WAY-04]',
      'last-discard',
      '1 double',
      PLAIN,
      { circumstances: ['last-tile', 'robbed-kong'] },
      'european',
    ],
    [
      'and still a robbed kong [S3-WAY-04]',
      'robbed-kong',
      '1 double',
      PLAIN,
      { circumstances: ['last-tile', 'robbed-kong'] },
      'european',
    ],
    ['the last tile drawn is not the last discard', 'last-discard', '', PLAIN, lastDrawn],
    ['the last discard is not the last tile drawn', 'last-tile', '', PLAIN, lastDiscard],
    [
      'a loose tile is never the last tile',
      'last-tile',
      '',
      '[5555b] 789b 456c 99c 34d +5d',
      { win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] },
    ],
    [
      'an original call is worth what a table says [S4-SP-02]',
      'original-call',
      '1 double',
      HIDDEN,
      { circumstances: ['original-call'] },
      table('original-call: 1 double'),
    ],
    ['without an original call it is not', 'original-call', '', HIDDEN, {}, table('original-call: 1 double')],
    [
      'East’s heavenly hand is three doubles at some tables [S4-SP-01]',
      'heavenly-hand',
      '3 doubles',
      HIDDEN,
      { win: 'self-draw', circumstances: ['first-turn'] },
      table('heavenly-hand: 3 doubles', 'babcock'),
    ],
  ]);

  it('every way that holds doubles once more [S2-DBL-07] [S0-DBL-01]', () => {
    // Concealed, one suit, all pungs, off the back of the wall: 30 + 16 + 4 + 4 + 4 + 2 + 2 = 62, up to 1,000 and the cap.
    const scored = score('[3333b] 222b 555b 777b 8b +8b', afterKong, 'family');
    expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([62, 4, 1000, 500]);
  });
});
