import { describe, expect, it } from 'vitest';
import { score, type Profile, type RuleId, type Situation } from '../../src/core/index.js';
import { HIDDEN, PLAIN, afterFlower, afterKong, at, drawn, given, lastDrawn, robbed, table } from './rules-counting.js';

/** What an award gives for a hand; the classical profile unless told. */
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

describe('pungs and kongs', () => {
  show([
    [
      'a concealed pung of simples is 4 points [S0-BASE-04] [S0-CMP-06] [S1-BASE-02] [S3-BASE-01]',
      'pung-of-simples',
      '4 points',
      '555b 789b 456c 99c 34d +5d',
    ],
    [
      'a concealed pung of terminals is 8 points [S0-BASE-05] [S0-CMP-06] [S1-BASE-03] [S3-BASE-02]',
      'pung-of-terminals',
      '8 points',
      '111b 789b 456c 99c 34d +5d',
    ],
    [
      'a concealed pung of winds is 8 points [S0-BASE-05] [S1-BASE-03] [S3-BASE-03]',
      'pung-of-honours',
      '8 points',
      'NNN 789b 456c 99c 34d +5d',
    ],
    [
      'a concealed pung of dragons is 8 points [S0-BASE-05] [S1-BASE-03] [S3-BASE-04]',
      'pung-of-honours',
      '8 points',
      'BBB 789b 456c 99c 34d +5d',
    ],
    [
      'an exposed pung of dragons is 4 points [S3-BASE-04]',
      'pung-of-honours',
      '4 points',
      '(BBB) 789b 456c 99c 34d +5d',
    ],
    [
      'a concealed kong of simples is 16 points [S0-BASE-06] [S0-CMP-06] [S1-BASE-04] [S3-BASE-05]',
      'kong-of-simples',
      '16 points',
      '[5555b] 789b 456c 99c 34d +5d',
    ],
    [
      'a concealed kong of terminals is 32 points [S0-BASE-07] [S0-CMP-06] [S1-BASE-05] [S3-BASE-06]',
      'kong-of-terminals',
      '32 points',
      '[1111b] 789b 456c 99c 34d +5d',
    ],
    [
      'a concealed kong of winds is 32 points [S0-BASE-07] [S1-BASE-05] [S3-BASE-07]',
      'kong-of-honours',
      '32 points',
      '[NNNN] 789b 456c 99c 34d +5d',
    ],
    [
      'a concealed kong of dragons is 32 points and an exposed one 16 [S0-BASE-07] [S3-BASE-08]',
      'kong-of-honours',
      '16 points + 32 points',
      '(RRRR) [BBBB] 456c 99c 34d +5d',
    ],
    ['twos are simples', 'pung-of-simples', '2 points', '(222b) 789b 456c 99c 34d +5d'],
    ['eights are simples', 'pung-of-simples', '2 points', '(888b) 123b 456c 99c 34d +5d'],
    ['nines are terminals', 'pung-of-terminals', '4 points', '(999b) 123b 456c 99c 34d +5d'],
    ['a terminal is no simple', 'pung-of-simples', '', '(999b) 123b 456c 99c 34d +5d'],
    ['a kong is not counted as a pung too', 'pung-of-simples', '', '(5555b) 789b 456c 99c 34d +5d'],
    ['each pung has its own line', 'pung-of-simples', '2 points + 4 points', '(222b) 555c 789b 99c 34d +5d'],
    [
      'a kong made of an exposed pung is exposed [S0-BASE-08] [S4-KONG-04]',
      'kong-of-simples',
      '8 points',
      '(555b+5b) 789b 456c 99c 34d +5d',
    ],
    [
      'a kong claimed with three tiles of the hand is exposed [S4-KONG-01]',
      'kong-of-terminals',
      '16 points',
      '(9999d) 123b 456c 99c 34d +5d',
    ],
    [
      'four tiles drawn make a concealed kong, and declaring it costs nothing [S0-BASE-09] [S4-KONG-03]',
      'kong-of-terminals',
      '32 points',
      '[9999d] 123b 456c 99c 34d +5d',
    ],
    [
      'a kong counts as it is marked: shown open, it is exposed [S4-KONG-07]',
      'kong-of-honours',
      '16 points',
      '(SSSS) 123b 456c 99c 34d +5d',
    ],
    [
      'a pung that a discard completes is exposed [S0-EX-02] [S0-STR-10]',
      'pung-of-simples',
      '2 points',
      '(123b) 789b 456c 99c 55d +5d',
    ],
    [
      'a pung that a drawn tile completes is concealed [S0-EX-01]',
      'pung-of-simples',
      '4 points',
      '(123b) 789b 456c 99c 55d +5d',
      drawn,
    ],
    [
      'a pung is concealed although another group is completed by a discard',
      'pung-of-honours',
      '8 points',
      '(123b) NNN 456c 99c 34d +5d',
    ],
    ['a pung beside exposed sets is concealed', 'pung-of-terminals', '8 points', '(123b) (456c) 999d 99c 34d +5d'],
    ['claiming a pung halves its points [S0-STR-08]', 'pung-of-honours', '4 points', '(SSS) 123b 456c 99c 34d +5d'],
  ]);

  it('chows are worth nothing, exposed or concealed [S0-BASE-03] [S1-INT-01]', () => {
    const scored = score('(123b) 789b 456c 99c 34d +5d');
    expect(scored.awards.map(({ rule }) => rule)).toEqual(['mahjong']);
    expect(scored.base).toBe(20);
  });

  it('concealed is twice exposed, terminals twice simples, kongs four times pungs [S0-BASE-02] [S1-INT-01]', () => {
    const worth = (set: string) => score(`${set} 123b 456c 99c 34d +5d`, at('south', 'east')).base - 20;
    expect(['(555d)', '555d', '(999d)', '999d', '(NNN)', 'NNN'].map(worth)).toEqual([2, 4, 4, 8, 4, 8]);
    expect(['(7777d)', '[7777d]', '(9999d)', '[9999d]', '(NNNN)', '[NNNN]'].map(worth)).toEqual([
      8, 16, 16, 32, 16, 32,
    ]);
  });

  it('two more exposed pungs of simples add 4 points [S0-STR-01] [S0-MATH-06]', () => {
    expect(score('(222b) (555c) 789c 99b 34d +5d').base).toBe(24);
    expect(score('(234b) (567c) 789c 99b 34d +5d').base).toBe(20);
  });
});

describe('pairs', () => {
  show([
    ['red dragons', 'pair-of-dragons', '2 points', '(123b) 789b 456c RR 34d +5d'],
    ['green dragons', 'pair-of-dragons', '2 points', '(123b) 789b 456c GG 34d +5d'],
    ['white dragons', 'pair-of-dragons', '2 points', '(123b) 789b 456c BB 34d +5d'],
    [
      'a pair that the discard completes scores as much [S3-PAIR-01] [S3-PAIR-02] [S3-PAIR-03]',
      'pair-of-dragons',
      '2 points',
      '(123b) 789b 456c R 345d +R',
      {},
      'european',
    ],
    [
      'a pair of the wind of neither seat nor round is nothing [S0-PAIR-05]',
      'pair-of-seat-wind',
      '',
      '(123b) 789b 456c NN 34d +5d',
      at('south', 'east'),
    ],
    [
      'nor does it count for the round [S0-PAIR-05]',
      'pair-of-round-wind',
      '',
      '(123b) 789b 456c NN 34d +5d',
      at('south', 'east'),
    ],
    [
      'only dragons and the winds of seat and round are tiles of value [S2-PAIR-02]',
      'pair-of-round-wind',
      '2 points',
      '(123b) 789b 456c EE 34d +5d',
      at('south', 'east'),
      'family',
    ],
    [
      'the wind of the seat is not that of the round',
      'pair-of-round-wind',
      '',
      '(123b) 789b 456c SS 34d +5d',
      at('south', 'east'),
    ],
    [
      'a wind that is both counts for the seat [S0-PAIR-04] [S1-PAIR-02]',
      'pair-of-seat-wind',
      '2 points',
      '(123b) 789b 456c EE 34d +5d',
      at('east', 'east'),
      'pung-based',
    ],
    [
      'and for the round as well [S0-PAIR-04] [S1-PAIR-02]',
      'pair-of-round-wind',
      '2 points',
      '(123b) 789b 456c EE 34d +5d',
      at('east', 'east'),
      'pung-based',
    ],
    [
      'in the family it counts for the seat [S2-PAIR-01]',
      'pair-of-seat-wind',
      '2 points',
      '(123b) 789b 456c EE 34d +5d',
      at('east', 'east'),
      'family',
    ],
    [
      'and not for the round besides [S2-PAIR-01] [S0-PAIR-04]',
      'pair-of-round-wind',
      '',
      '(123b) 789b 456c EE 34d +5d',
      at('east', 'east'),
      'family',
    ],
    [
      'counted once it is the round’s, if the seat’s pair is worth nothing',
      'pair-of-round-wind',
      '2 points',
      '(123b) 789b 456c EE 34d +5d',
      at('east', 'east'),
      table('double-wind-pair: once; pair-of-seat-wind: off'),
    ],
    [
      'counted once, a wind of the round alone is not touched',
      'pair-of-round-wind',
      '2 points',
      '(123b) 789b 456c EE 34d +5d',
      at('west', 'east'),
      'family',
    ],
  ]);

  it('a pair of both winds is 4 points, or 2 where it counts once [S0-PAIR-04] [S3-PAIR-01] [S3-PAIR-02]', () => {
    const hand = '(123b) 789b 456c WW 34d +5d';
    expect(score(hand, at('west', 'west')).base).toBe(24);
    expect(score(hand, at('west', 'west'), table('double-wind-pair: once')).base).toBe(22);
  });

  it('pairs of suit tiles are nothing, terminals included [S0-PAIR-05]', () => {
    for (const pair of ['55b', '99c', '11d']) expect(score(`(123b) 789b 456c ${pair} 34d +5d`).base).toBe(20);
  });
});

describe('flowers and seasons', () => {
  show([
    [
      'each flower has 4 points [S0-FLW-03] [S1-BASE-01]',
      'flower',
      '4 points + 4 points + 4 points',
      '(123b) 789b 456c 99c 34d +5d 134f',
    ],
    [
      'each season has 4 points [S0-FLW-03] [S1-BASE-01]',
      'season',
      '4 points + 4 points',
      '(123b) 789b 456c 99c 34d +5d 12s',
    ],
    ['a season is no flower', 'flower', '', '(123b) 789b 456c 99c 34d +5d 12s'],
  ]);

  it('all eight are 32 points [S0-BASE-10]', () => {
    expect(score('(123b) 789b 456c 99c 34d +5d 1234f 1234s').base).toBe(52);
  });

  it('the own flower is 4 points and a double, another player’s 4 points only [S0-STR-05]', () => {
    const own = score('(123b) 789b 456c 99c 34d +5d 2f', at('south', 'east'));
    const other = score('(123b) 789b 456c 99c 34d +5d 3f', at('south', 'east'));
    expect([own.base, own.doubles, own.total]).toEqual([24, 1, 48]);
    expect([other.base, other.doubles, other.total]).toEqual([24, 0, 24]);
  });
});

describe('drawing the winning tile', () => {
  show([
    ['on a discard there is nothing for drawing', 'self-draw', '', PLAIN],
    [
      'a kong’s replacement is not drawn from the live wall [S0-DW-01C]',
      'self-draw',
      '',
      '(5555b) 789b 456c 99c 34d +5d',
      afterKong,
    ],
    ['nor is the replacement of a flower [S0-DW-01C]', 'self-draw', '', '(123b) 789b 456c 99c 34d +5d 3f', afterFlower],
    [
      'elsewhere either wall will do, after a kong [S3-WIN-03]',
      'self-draw',
      '2 points',
      '(5555b) 789b 456c 99c 34d +5d',
      afterKong,
      'european',
    ],
    [
      'and after a flower [S3-WIN-03]',
      'self-draw',
      '2 points',
      '(123b) 789b 456c 99c 34d +5d 3f',
      afterFlower,
      'pung-based',
    ],
    ['the last tile counts as drawn [S0-WIN-02]', 'self-draw', '2 points', PLAIN, lastDrawn],
    [
      'in Europe that is part of the double for the last tile [S3-WAY-01]',
      'self-draw',
      '',
      PLAIN,
      lastDrawn,
      'european',
    ],
    [
      'but only where there is such a double',
      'self-draw',
      '2 points',
      PLAIN,
      lastDrawn,
      table('last-tile: off', 'european'),
    ],
    [
      'or where the table adds it',
      'self-draw',
      '2 points',
      PLAIN,
      lastDrawn,
      table('last-tile-self-draw: added', 'european'),
    ],
    [
      'a replacement is never the last tile, so nothing includes its drawing',
      'self-draw',
      '2 points',
      '(5555b) 789b 456c 99c 34d +5d',
      { win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] },
      'european',
    ],
  ]);
});

describe('waiting for the only tile', () => {
  show([
    ['3 for 1-2 [S0-WIN-03]', 'only-tile', '2 points', '(789b) 456c 99c 345d 12b +3b'],
    ['7 for 8-9 [S0-WIN-03]', 'only-tile', '2 points', '(123b) 456c 99c 345d 89b +7b'],
    ['5 for 4-6 [S0-WIN-03]', 'only-tile', '2 points', '(123b) 789c 99c 345d 46b +5b'],
    ['the second tile of the pair [S0-WIN-03]', 'only-tile', '2 points', '(123b) 789b 456c 345d 9c +9c'],
    ['drawn, it earns as much [S0-WIN-01]', 'only-tile', '2 points', '(123b) 456c 99c 345d 89b +7b', drawn],
    ['2 or 5 for 3-4 is no such wait', 'only-tile', '', PLAIN],
    ['nor is one of two pairs', 'only-tile', '', '(123b) 789b 456c 99c 55d +5d'],
    ['nor 2 or 5 for a single tile of 2-3-4-5', 'only-tile', '', '(123b) 789b 456c 2345d +2d'],
    ['nor a 2 for 2-2-3-4, which a 5 would complete too [S3-EX-01]', 'only-tile', '', '(123b) 789b 456c 234d 2d +2d'],
    ['nor a closed chow where another arrangement has a second wait', 'only-tile', '', '(123b) 789b 456c 3335d +4d'],
    [
      'a second wait whose four tiles the player holds does not count',
      'only-tile',
      '2 points',
      '[2222d] 789b 456c 99c 34d +5d',
    ],
    ['nor does it if they lie in two sets', 'only-tile', '2 points', '(222d) 123d 789b 99c 34d +5d'],
    ['it counts if the player holds three of them', 'only-tile', '', '(222d) 789b 456c 99c 34d +5d'],
    ['one missing terminal of thirteen orphans is an only tile', 'only-tile', '2 points', '119b 19c 9d ESWNRGB +1d'],
    ['all thirteen are not', 'only-tile', '', '19b 19c 19d ESWNRGB +1d'],
    ['a robbed kong can be the only tile', 'only-tile', '2 points', '(123b) 456c 99c 345d 89b +7b', robbed],
  ]);
});

describe('waits judged by the group that was completed', () => {
  show([
    [
      'the middle of a chow [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]',
      'one-chance-chow',
      '2 points',
      '(123b) 789c 99c 345d 46b +5b',
      {},
      'pung-based',
    ],
    [
      'the 3 of 1-2-3 [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]',
      'one-chance-chow',
      '2 points',
      '(789b) 456c 99c 345d 12b +3b',
      {},
      'family',
    ],
    [
      'the 7 of 7-8-9 [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]',
      'one-chance-chow',
      '2 points',
      '(123b) 456c 99c 345d 89b +7b',
      {},
      'european',
    ],
    ['not the 1 of 1-2-3', 'one-chance-chow', '', '(789b) 456c 99c 345d 23b +1b', {}, 'european'],
    ['not the 9 of 7-8-9', 'one-chance-chow', '', '(123b) 456c 99c 345d 78b +9b', {}, 'european'],
    ['not the 3 of 3-4-5', 'one-chance-chow', '', '(789b) 456c 99c 345d 45b +3b', {}, 'european'],
    ['not the 7 of 5-6-7', 'one-chance-chow', '', '(123b) 456c 99c 345d 56b +7b', {}, 'european'],
    [
      'also where another tile would win too',
      'one-chance-chow',
      '2 points',
      '(123b) 789b 456c 3335d +4d',
      {},
      'european',
    ],
    [
      'the second tile of the pair [S1-WIN-05] [S2-WIN-01] [S3-WIN-05]',
      'pair-wait',
      '2 points',
      '(123b) 789b 456c 345d R +R',
      {},
      'family',
    ],
    ['a third tile completes a pung and no pair', 'pair-wait', '', '(123b) 789b 456c 99c 55d +5d', {}, 'european'],
    [
      '2-2-3-4 won on a 2 counts as a pair [S3-EX-01]',
      'pair-wait',
      '2 points',
      '(123b) 789b 456c 234d 2d +2d',
      {},
      'european',
    ],
    ['and not as a chow besides [S3-EX-01]', 'one-chance-chow', '', '(123b) 789b 456c 234d 2d +2d', {}, 'european'],
  ]);

  it('points for the one tile that wins and for the pair add up where a table gives both [S3-WIN-06]', () => {
    const hand = '(789c) 456c 999d 345b 1b +1b';
    const usual = score(hand, at('south', 'east'), 'european');
    const other = score(
      hand,
      at('south', 'east'),
      table('only-tile: 2 points; one-chance-chow: off; rounding: none', 'european'),
    );
    expect(given('pair-wait', hand, {}, 'european')).toBe('2 points');
    expect(usual.awards.map(({ rule }) => rule)).toEqual(['mahjong', 'pung-of-terminals', 'pair-wait']);
    // 20 for winning, 8 for the pung, 2 for the only tile, 2 for the pair.
    expect(other.base).toBe(32);
  });
});

describe('concealed hands', () => {
  show([
    ['on a discard [S1-WIN-03] [S3-WIN-02]', 'concealed-hand', '10 points', HIDDEN, {}, 'european'],
    ['on a drawn tile as well [S1-WIN-03] [S3-WIN-02]', 'concealed-hand', '10 points', HIDDEN, drawn, 'pung-based'],
    [
      'a concealed kong keeps the hand concealed [S3-WIN-02]',
      'concealed-hand',
      '10 points',
      '[5555b] 789b 456c 99c 34d +5d',
      {},
      'european',
    ],
    ['the discard may complete a pung', 'concealed-hand', '10 points', '123b 789b 456c 99c 55d +5d', {}, 'european'],
    ['an exposed chow spoils it', 'concealed-hand', '', PLAIN, {}, 'european'],
    ['an exposed kong spoils it', 'concealed-hand', '', '(5555b) 789b 456c 99c 34d +5d', {}, 'european'],
    [
      'a kong made of an exposed pung spoils it',
      'concealed-hand',
      '',
      '(555b+5b) 789b 456c 99c 34d +5d',
      {},
      'european',
    ],
    [
      'a table may give it for a discard alone',
      'concealed-hand',
      '10 points',
      HIDDEN,
      {},
      table('concealed-hand-on: discard', 'european'),
    ],
    [
      'and not for a drawn tile then',
      'concealed-hand',
      '',
      HIDDEN,
      drawn,
      table('concealed-hand-on: discard', 'european'),
    ],
    [
      'a robbed kong is a discard',
      'concealed-hand',
      '10 points',
      HIDDEN,
      robbed,
      table('concealed-hand-on: discard', 'european'),
    ],
  ]);
});

describe('points for the way of winning', () => {
  show([
    [
      'a kong’s replacement [S0-WIN-04] [S0-LH-12]',
      'kong-replacement',
      '2 points',
      '(5555b) 789b 456c 99c 34d +5d',
      afterKong,
    ],
    [
      'a drawn tile after a kong is no replacement unless it is said',
      'kong-replacement',
      '',
      '(5555b) 789b 456c 99c 34d +5d',
      drawn,
    ],
    ['a robbed kong [S0-WIN-05]', 'robbed-kong', '2 points', PLAIN, robbed],
    ['an ordinary discard robs no kong', 'robbed-kong', '', PLAIN],
    [
      'a flower’s replacement earns nothing in the classical rules',
      'flower-replacement',
      '',
      '(123b) 789b 456c 99c 34d +5d 3f',
      afterFlower,
    ],
  ]);

  it('points for winning add up before anything is doubled [S0-WIN-01] [S0-BASE-01]', () => {
    // Drawn 2, only tile 2, winning 20; fully concealed doubles.
    const scored = score('123b 789b 456c 345d 9c +9c', drawn);
    expect([scored.base, scored.doubles, scored.total]).toEqual([24, 1, 48]);
  });

  it('an old table gives 10 points for winning [S0-BASE-11]', () => {
    expect(score(PLAIN, {}, table('mahjong: 10 points')).base).toBe(10);
  });
});
