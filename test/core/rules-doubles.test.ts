import { describe, expect, it } from 'vitest';
import { ruleIds, score, waits, type RuleId, type Situation } from '../../src/core/index.js';
import {
  FOUR,
  HIDDEN,
  PLAIN,
  afterFlower,
  afterKong,
  afterKongAndFlower,
  at,
  cases,
  drawn,
  earning,
  figures,
  given,
  lastDiscard,
  lastDrawn,
  lines,
  refusal,
  show,
  table,
} from './helpers.js';

describe('sets of dragons and winds', () => {
  show(cases`
    each set of dragons is one double [S0-DBL-04] [S1-DBL-04] [S2-DBL-02] [S3-DBL-01]
      set-of-dragons | 1 double + 1 double | (RRR) BBB 456c 99c 34d +5d | | ${FOUR}
    a kong of dragons is one double [S0-DBL-04] [S1-DBL-04] [S2-DBL-02] [S3-DBL-02]
      set-of-dragons | 1 double | (GGGG) 789b 456c 99c 34d +5d | | ${FOUR}
    a pair of dragons is none
      set-of-dragons | | (123b) 789b 456c RR 34d +5d
    a pung completed by a discard is one
      set-of-dragons | 1 double | (123b) 789b 456c 99c RR +R
    a kong of the seat wind is one double [S0-DBL-05] [S1-DBL-06] [S2-DBL-02] [S3-DBL-04]
      set-of-seat-wind | 1 double | [NNNN] 789b 456c 99c 34d +5d | ${at('north', 'east')} | ${FOUR}
    a kong of the round wind is one double [S0-DBL-06] [S1-DBL-06] [S2-DBL-02] [S3-DBL-06]
      set-of-round-wind | 1 double | (SSSS) 789b 456c 99c 34d +5d | ${at('north', 'south')} | ${FOUR}
    a set of another seat’s wind earns no double [S0-DBL-05] [S1-DBL-06] [S2-DBL-02]
      set-of-seat-wind | | (SSS) 789b 456c 99c 34d +5d | ${at('north', 'east')} | ${FOUR}
    a set of the round wind does not count as the seat wind
      set-of-seat-wind | | (SSS) 789b 456c 99c 34d +5d | ${at('north', 'south')}
    a set of both winds is one double for the seat [S0-DBL-15] [S0-RND-04] [S1-DBL-06] [S3-DBL-07]
      set-of-seat-wind | 1 double | (SSS) 789b 456c 99c 34d +5d | ${at('south', 'south')} | classical, pung-based, european
    a set of both winds is another double for the round [S0-DBL-15] [S0-RND-04] [S0-DBL-06] [S1-DBL-06] [S3-DBL-07]
      set-of-round-wind | 1 double | (SSS) 789b 456c 99c 34d +5d | ${at('south', 'south')} | classical, pung-based, european
    in the family a set of both winds is one double for the seat [S2-DBL-02]
      set-of-seat-wind | 1 double | (SSS) 789b 456c 99c 34d +5d | ${at('south', 'south')} | family
    in the family a set of both winds earns no double for the round [S2-DBL-02]
      set-of-round-wind | | (SSS) 789b 456c 99c 34d +5d | ${at('south', 'south')} | family
    counted once it is the round’s, if the seat’s set is worth nothing
      set-of-round-wind | 1 double | (SSS) 789b 456c 99c 34d +5d | ${at('south', 'south')} | ${table('double-wind-set: once; set-of-seat-wind: off')}
    counting once leaves a set of the round wind alone
      set-of-round-wind | 1 double | (EEE) 789b 456c 99c 34d +5d | ${at('south', 'east')} | family
  `);

  it('a set of both winds is two doubles, one if it counts once [S0-RND-04] [S0-DBL-15]', () => {
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
    [
      'East’s flower and season are number 1 [S0-FLW-04] [S1-DBL-14B] [S3-FLW-02]',
      at('east', 'east'),
      ['1 double', '', '', ''],
    ],
    [
      'South’s flower and season are number 2 [S0-FLW-04] [S1-DBL-14B] [S3-FLW-02]',
      at('south', 'east'),
      ['', '1 double', '', ''],
    ],
    [
      'West’s flower and season are number 3 [S0-FLW-04] [S1-DBL-14B] [S3-FLW-02]',
      at('west', 'east'),
      ['', '', '1 double', ''],
    ],
    [
      'North’s flower and season are number 4 [S0-FLW-04] [S1-DBL-14B] [S3-FLW-02]',
      at('north', 'east'),
      ['', '', '', '1 double'],
    ],
  ];
  it.each(owns)('%s', (_title, situation, expected) => {
    for (const profile of ['classical', 'pung-based', 'european']) {
      const own = (rule: RuleId, tile: string) => given(rule, `${PLAIN} ${tile}`, situation, profile);
      expect(['1f', '2f', '3f', '4f'].map((tile) => own('own-flower', tile))).toEqual(expected);
      expect(['1s', '2s', '3s', '4s'].map((tile) => own('own-season', tile))).toEqual(expected);
    }
  });

  show(cases`
    the round has no flower of its own
      own-flower | | (123b) 789b 456c 99c 34d +5d 1f | ${at('south', 'east')}
    the player’s own season is not an own flower
      own-flower | | (123b) 789b 456c 99c 34d +5d 1s
    three flowers are not all four [S0-DBL-07] [S0-FLW-05] [S0-CMP-07] [S1-DBL-16] [S3-FLW-03]
      all-flowers | | (123b) 789b 456c 99c 34d +5d 123f | | classical, pung-based, european
    three flowers and a season are not all
      all-flowers | | (123b) 789b 456c 99c 34d +5d 123f 4s
    the own flower counts in addition to all four [S0-DBL-07] [S0-FLW-05]
      own-flower | 1 double | (123b) 789b 456c 99c 34d +5d 1234f | | classical, millington, british
    at the pung-based table four flowers include the double for the own one [S1-DBL-16]
      own-flower | | (123b) 789b 456c 99c 34d +5d 1234f | | pung-based
    at the pung-based table four seasons include the double for the own one [S1-DBL-17]
      own-season | | (123b) 789b 456c 99c 34d +5d 1234s | | pung-based
    at the pung-based table three flowers leave the own one its double [S1-DBL-16]
      own-flower | 1 double | (123b) 789b 456c 99c 34d +5d 123f | | pung-based
    at the pung-based table four flowers leave the own season its double [S1-DBL-17]
      own-season | 1 double | (123b) 789b 456c 99c 34d +5d 1234f 1s | | pung-based
    if all flowers are worth nothing, they include nothing
      own-flower | 1 double | (123b) 789b 456c 99c 34d +5d 1234f | | ${table('all-flowers: off', 'pung-based')}
    three seasons are not all four [S0-DBL-08] [S0-FLW-05] [S0-CMP-07] [S1-DBL-17] [S3-FLW-04]
      all-seasons | | (123b) 789b 456c 99c 34d +5d 123s | | classical, pung-based, european
    the own season counts in addition to all four [S0-DBL-08] [S0-FLW-05]
      own-season | 1 double | (123b) 789b 456c 99c 34d +5d 1234s | | classical, millington, british
    all four flowers may be the limit [S0-CMP-07] [S0-DBL-07]
      all-flowers | limit | (123b) 789b 456c 99c 34d +5d 1234f | | ${table('all-flowers: limit')}
    all four seasons may be the limit [S0-CMP-07] [S0-DBL-08]
      all-seasons | limit | (123b) 789b 456c 99c 34d +5d 1234s | | ${table('all-seasons: limit')}
    all four flowers may be three doubles [S0-DBL-07]
      all-flowers | 3 doubles | (123b) 789b 456c 99c 34d +5d 1234f | | ${table('all-flowers: 3 doubles')}
    all four seasons may be three doubles [S0-DBL-08]
      all-seasons | 3 doubles | (123b) 789b 456c 99c 34d +5d 1234s | | ${table('all-seasons: 3 doubles')}
  `);

  it('in Europe all eight are two doubles for each four and one for each own tile: 2 + 2 + 1 + 1 [S3-FLW-05]', () => {
    expect(score(`${PLAIN} 1234f 1234s`, {}, table('chow-hand: off', 'european')).doubles).toBe(6);
    expect(score(`${PLAIN} 1234f 1234s`).doubles).toBe(4);
    expect(score(`${PLAIN} 1234f 1234s`, {}, 'british').doubles).toBe(6);
    expect(score(`${PLAIN} 1234f 1234s`, {}, 'pung-based').doubles).toBe(8);
    expect(score(`${PLAIN} 1234f 1234s`, {}, table('chow-hand: off', 'family')).doubles).toBe(0);
  });
});

describe('little three dragons', () => {
  show(cases`
    two sets of dragons and a pair of another tile are not enough [S0-DBL-12] [S1-DBL-05] [S3-LTD-01]
      little-three-dragons | | (RRR) (GGG) 456c 99c 34d +5d | | classical, pung-based, european
    nor is one set and a pair
      little-three-dragons | | (RRR) 789b 456c BB 34d +5d
    three sets are more
      little-three-dragons | | (RRR) (GGG) 456c BB 55d +B
    kongs will do
      little-three-dragons | 1 double | (RRRR) [GGGG] 456c BB 34d +5d
    the pair may come last
      little-three-dragons | 1 double | (RRR) (GGG) 456c 345d B +B
  `);

  it('makes three doubles in all, sets included, and is not a limit hand [S0-DBL-12] [S0-LH-14] [S1-DBL-05] [S3-LTD-01] [S0-STR-06]', () => {
    for (const profile of ['classical', 'pung-based', 'european']) {
      const scored = score('(RRR) (GGG) 456c BB 34d +5d', {}, profile);
      expect(lines(scored, 'set-of-dragons')).toBe('1 double + 1 double');
      expect(lines(scored, 'little-three-dragons')).toBe('1 double');
      expect(scored.doubles).toBe(3);
      expect(scored.awards.some(({ limit }) => limit)).toBe(false);
    }
  });

  it('is worth nothing under family rules, for winners and losers', () => {
    expect(score('(RRR) (GGG) BB 123b 45c +6c', { seat: 'south' }, 'family').value).toBe(160);
    expect(score('(RRR) (GGG) BB 123b 45c', { seat: 'south' }, 'family').value).toBe(40);
    expect(score('(RRR) (GGG) BB 123b 45c', { seat: 'south' }, 'european').value).toBe(80);
  });

  it('makes three doubles for a loser too [S3-LTD-01]', () => {
    const scored = score('(RRR) (GGG) 456c BB 34d', {}, 'european');
    expect(lines(scored, 'little-three-dragons')).toBe('1 double');
    // 4, 4 and 2 points.
    expect(figures(scored)).toEqual([10, 3, 80, 80]);
  });
});

describe('all pungs and chow hands', () => {
  show(cases`
    one chow is too many for all pungs [S0-DBL-09] [S1-DBL-02] [S2-DBL-04A] [S3-WHD-03]
      all-pungs | | (222b) (555c) (888d) 99c 34d +5d | | ${FOUR}
    kongs are as good as pungs [S0-DBL-09] [S1-DBL-02] [S2-DBL-04A] [S3-WHD-03]
      all-pungs | 1 double | (2222b) [5555c] (888d) 77b 99c +9c | | ${FOUR}
    thirteen orphans have no pungs
      all-pungs | | 19b 19c 19d ESWNRGB +E
    one pung is too many for a chow hand [S2-DBL-04A] [S3-WHD-02]
      chow-hand | | (222b) 789b 456c 99c 34d +5d | | family, european
    one kong is too many for a chow hand
      chow-hand | | [2222b] 789b 456c 99c 34d +5d | | european
    a chow hand has no pair of dragons [S3-WHD-02]
      chow-hand | | (123b) 789b 456c RR 34d +5d | | european
    a chow hand has no pair of the seat wind [S3-WHD-02]
      chow-hand | | (123b) 789b 456c SS 34d +5d | ${at('south', 'east')} | european
    a chow hand has no pair of the round wind [S3-WHD-02]
      chow-hand | | (123b) 789b 456c EE 34d +5d | ${at('south', 'east')} | european
    a chow hand may have a pair of another wind, which scores nothing [S3-WHD-02]
      chow-hand | 1 double | (123b) 789b 456c NN 34d +5d | ${at('south', 'east')} | european
    a chow hand may be won on a drawn tile and a closed wait [S3-WHD-02]
      chow-hand | 1 double | (123b) 789b 456c 99c 35d +4d | ${drawn} | european
    in the family a chow hand may have any pair [S2-DBL-04A]
      chow-hand | 1 double | (123b) 789b 456c RR 34d +5d | | family
    if a chow hand may have no points, a worthless pair, a discard and an open wait make a chow hand [S3-WHD-02B]
      chow-hand | 1 double | ${PLAIN} | | ${table('chow-hand-form: no-points', 'european')}
    if a chow hand may have no points, it cannot be won with a drawn tile [S3-WHD-02B]
      chow-hand | | ${PLAIN} | ${drawn} | ${table('chow-hand-form: no-points', 'european')}
    if a chow hand may have no points, it cannot be won with a closed wait [S3-WHD-02B]
      chow-hand | | (123b) 789b 456c 99c 35d +4d | | ${table('chow-hand-form: no-points', 'european')}
    if a chow hand may have no points, it cannot be won with an edge wait [S3-WHD-02B]
      chow-hand | | (456b) 789b 456c 99c 12d +3d | | ${table('chow-hand-form: no-points', 'european')}
    if a chow hand may have no points, it cannot be won with a wait for the pair [S3-WHD-02B]
      chow-hand | | (123b) 789b 456c 345d 9c +9c | | ${table('chow-hand-form: no-points', 'european')}
    if a chow hand may have no points, it cannot have a scoring pair [S3-WHD-02B]
      chow-hand | | (123b) 789b 456c RR 34d +5d | | ${table('chow-hand-form: no-points', 'european')}
    where a chow hand may have no points, a wait that earns nothing does not matter
      chow-hand | 1 double | (123b) 789b 456c 99c 35d +4d | | ${table('chow-hand-form: no-points; one-chance-chow: off', 'european')}
    where a chow hand may have no points, the only tile of the classical rules counts as a wait
      chow-hand | | (123b) 789b 456c 99c 35d +4d | | ${table('chow-hand: 1 double; chow-hand-form: no-points')}
  `);
});

describe('flushes', () => {
  show(cases`
    a pair of honours is enough for a half flush [S0-DBL-10] [S1-DBL-10] [S2-DBL-04] [S3-WHD-05]
      half-flush | 1 double | (123b) 456b 789b EE 77b +7b | | ${FOUR}
    honours that score nothing are enough for a half flush [S0-DBL-10] [S1-DBL-10] [S2-DBL-04] [S3-WHD-05]
      half-flush | 1 double | (NNN) 123b 789b 55b 67b +8b | ${at('south', 'east')} | ${FOUR}
    one suit without an honour is not a half flush [S0-DBL-10] [S0-CMP-08] [S1-DBL-10] [S2-DBL-04] [S3-WHD-05]
      half-flush | | (123b) 789b 55b 456b 67b +8b | | ${FOUR}
    one chow of another suit makes it no half flush [S0-DBL-10] [S1-DBL-10] [S2-DBL-04] [S3-WHD-05]
      half-flush | | (NNN) 123b 789c 55b 67b +8b | | ${FOUR}
    a pair of another suit makes it no half flush
      half-flush | | (NNN) 123b 789b 55c 67b +8b
    honours alone are of no suit
      half-flush | | (EEE) (SSS) (WWW) RR GG +G
    bonus tiles do not matter for a half flush
      half-flush | 1 double | (NNN) 123b 789b 55b 67b +8b 12f 34s
    bonus tiles do not matter for a full flush
      full-flush | 3 doubles | (123b) 789b 55b 456b 67b +8b 12f 34s
    a pair of honours makes it no full flush [S0-DBL-11] [S0-CMP-08] [S1-DBL-15] [S3-WHD-06]
      full-flush | | (123b) 456b 789b EE 77b +7b | | ${FOUR}
    a pair of another suit makes it no full flush [S0-DBL-11] [S1-DBL-15] [S3-WHD-06]
      full-flush | | (123b) 789b 55c 456b 67b +8b | | ${FOUR}
    a full flush of characters is three doubles [S0-DBL-11]
      full-flush | 3 doubles | (123c) 789c 55c 456c 67c +8c
    a full flush of circles is three doubles [S0-DBL-11]
      full-flush | 3 doubles | (123d) 789d 55d 456d 67d +8d
    at some tables a full flush is four doubles
      full-flush | 4 doubles | (123b) 789b 55b 456b 67b +8b | | ${table('full-flush: 4 doubles')}
    at some tables a full flush is half the limit [S0-LH-15]
      full-flush | half limit | (123b) 789b 55b 456b 67b +8b | | ${table('full-flush: half limit')}
  `);

  it('a half flush multiplies by 2 and a full flush by 8, four times as much [S0-STR-01] [S0-STR-03] [S0-MATH-09]', () => {
    expect(score('(NNN) 123b 789b 55b 67b +8b', at('south', 'east')).total).toBe(24 * 2);
    expect(score('(123b) 789b 55b 456b 67b +8b').total).toBe(20 * 8);
  });

  it('a full flush has the most doubles of all awards except limit hands [S0-DBL-11]', () => {
    const most = ruleIds.filter((rule) => {
      const doubles = /^(\d+) doubles?$/.exec(given(rule, ...earning[rule]));
      return doubles && +doubles[1] > 1;
    });
    expect(most).toEqual(['full-flush']);
    expect(given('full-flush', ...earning['full-flush'])).toBe('3 doubles');
  });

  it('a half flush is one double, a full flush three, and all pungs, a concealed hand, scoring honours, little three dragons and own bonus tiles are one each [S0-STR-22] [S0-OVR-08]', () => {
    const worth = (rule: RuleId) => given(rule, ...earning[rule]);
    expect(worth('half-flush')).toBe('1 double');
    expect(worth('full-flush')).toBe('3 doubles');
    const single = [
      'all-pungs',
      'fully-concealed',
      'set-of-dragons',
      'set-of-seat-wind',
      'set-of-round-wind',
      'little-three-dragons',
      'own-flower',
      'own-season',
    ] as const;
    expect(single.map(worth)).toEqual(single.map(() => '1 double'));
  });
});

describe('concealed hands', () => {
  show(cases`
    a winning discard makes a hand not fully concealed [S0-DBL-13] [S1-DBL-14] [S3-WHD-01]
      fully-concealed | | ${HIDDEN} | | classical, pung-based, european
    an exposed set makes a hand not fully concealed [S0-DBL-13] [S1-DBL-14] [S2-DBL-06] [S3-WHD-01]
      fully-concealed | | ${PLAIN} | ${drawn} | ${FOUR}
    a kong made of an exposed pung makes a hand not fully concealed
      fully-concealed | | (555b+5b) 789b 456c 99c 34d +5d | ${drawn}
    a concealed kong keeps a hand fully concealed [S0-DBL-13] [S0-STR-09] [S1-DBL-14] [S2-DBL-06] [S3-WHD-01]
      fully-concealed | 1 double | [5555b] 789b 456c 99c 34d +5d | ${drawn} | ${FOUR}
    a replacement from the dead wall keeps a hand fully concealed [S3-WHD-01]
      fully-concealed | 1 double | [5555b] 789b 456c 99c 34d +5d | ${afterKong} | european
    bonus tiles keep a hand fully concealed
      fully-concealed | 1 double | ${HIDDEN} 3f | ${afterFlower}
    in the family a concealed hand may be won on a discard [S2-DBL-06]
      fully-concealed | 1 double | ${HIDDEN} | | family
    in the family no set may be laid down before winning [S2-DBL-06]
      fully-concealed | | ${PLAIN} | | family
    some schools give two doubles for a fully concealed hand [S0-DBL-13]
      fully-concealed | 2 doubles | ${HIDDEN} | ${drawn} | ${table('fully-concealed: 2 doubles')}
    a pung that a discard completes is not one of three concealed pungs [S1-DBL-03]
      three-concealed-pungs | | (123c) 555b 777c 22d 99d +2d | | pung-based
    a pung that a drawn tile completes is one of three concealed pungs [S1-DBL-03]
      three-concealed-pungs | 1 double | (123c) 555b 777c 22d 99d +2d | ${drawn} | pung-based
    concealed kongs are as good as concealed pungs [S1-DBL-03]
      three-concealed-pungs | 1 double | (123c) [5555b] [7777c] 222d 9d +9d | | pung-based
    an exposed pung is not one of three concealed pungs [S1-DBL-03]
      three-concealed-pungs | | (222d) 555b 777c 123c 9d +9d | | pung-based
    an exposed kong is not one of three concealed pungs [S1-DBL-03]
      three-concealed-pungs | | (2222d) 555b 777c 123c 9d +9d | | pung-based
    four are three too
      three-concealed-pungs | 1 double | 222b 555c 888d NNN 9c +9c | | pung-based
  `);
});

describe('the patterns of the pung-based table', () => {
  show(cases`
    a straight of two suits earns nothing [S1-DBL-01]
      pure-straight | | (123b) 456c 789b 99c 34d +5d | | pung-based
    the winning tile may complete a straight [S1-DBL-01]
      pure-straight | 1 double | (123d) 456d 345b 99c 78d +9d | | pung-based
    its chows may be exposed
      pure-straight | 1 double | (123c) (456c) (789c) 99b 34d +5d | | pung-based
    overlapping chows are not a straight [S1-DBL-01]
      pure-straight | | (123b) 345b 789b 99c 34d +5d | | pung-based
    a hand that can be read as a straight is
      pure-straight | 1 double | (NNN) 123456789b 9c +9c | ${at('south', 'east')} | pung-based
    a terminal spoils all simples [S1-DBL-07]
      all-simples | | (123b) 678b 456c 88c 34d +5d | | pung-based
    a pair of honours spoils all simples [S1-DBL-07]
      all-simples | | (234b) 678b 456c NN 34d +5d | | pung-based
    pungs of simples are all simples [S1-DBL-07]
      all-simples | 1 double | (222b) 888b 456c 55c 34d +5d | | pung-based
    a chow of simples spoils an outside hand [S1-DBL-08]
      outside-hand | | (123b) 789b 456c 99c 78d +9d | | pung-based
    a pair of simples spoils an outside hand [S1-DBL-08]
      outside-hand | | (123b) 789b 123c 55c 78d +9d | | pung-based
    a pung of simples spoils an outside hand [S1-DBL-08]
      outside-hand | | (555b) 789b 123c 99c 78d +9d | | pung-based
    an outside hand may have sets and a pair of honours [S1-DBL-08]
      outside-hand | 1 double | (NNN) 111b 123c RR 78d +9d | | pung-based
    a hand without a chow is not an outside hand [S1-DBL-08]
      outside-hand | | (111b) (999c) (NNN) 11d 99d +9d | | pung-based
    the 6 of 6-7-8 does not reach the edge
      outside-hand | | (123b) 789b 123c 99c 78d +6d | | pung-based
    a chow spoils terminals and honours [S1-DBL-09] [S3-WHD-04]
      terminals-and-honours | | (111b) (999c) (NNN) 99d 78d +9d | | pung-based, european
    honours alone are not terminals and honours [S1-DBL-09] [S3-WHD-04]
      terminals-and-honours | | (EEE) (SSS) (WWW) RR GG +G | | pung-based, european
    terminals alone are not terminals and honours [S1-DBL-09] [S3-WHD-04]
      terminals-and-honours | | (111b) (999b) (111c) 99c 99d +9d | | pung-based, european
    thirteen orphans are terminals and honours [S1-DBL-09]
      terminals-and-honours | 1 double | 19b 19c 19d ESWNRGB +E | | pung-based, european
    a pair of simples spoils terminals and honours [S1-DBL-09] [S3-WHD-04]
      terminals-and-honours | | (111b) (999c) (NNN) 55d 99d +9d | | pung-based, european
    terminals and honours are two doubles at many tables [S3-WHD-04]
      terminals-and-honours | 2 doubles | (111b) (999c) (NNN) 11d 99d +9d | | ${table('terminals-and-honours: 2 doubles', 'european')}
  `);

  it('terminals and honours are one double, and all pungs another [S1-DBL-09] [S3-WHD-04]', () => {
    for (const profile of ['pung-based', 'european']) {
      const scored = score('(111b) (999c) (NNN) 11d 99d +9d', at('south', 'east'), profile);
      expect(lines(scored, 'terminals-and-honours')).toBe('1 double');
      expect(lines(scored, 'all-pungs')).toBe('1 double');
      expect(scored.doubles).toBe(2);
    }
  });

  it('patterns and luck add up: all pungs, simples, three concealed pungs and the last tile are four doubles [S1-INT-01] [S1-OUT-02]', () => {
    // 20 for winning, 2 for drawing, 4 for each of three concealed pungs, 2 for the exposed one, 2 for the pair’s wait.
    const lucky = score('(222b) 555b 777c 333d 8d +8d', lastDrawn, 'pung-based');
    expect([lucky.base, lucky.doubles, lucky.total]).toEqual([38, 4, 608]);
    // 20 for winning, 4 for each of three concealed pungs, 2 for the exposed one, 2 for the pair’s wait.
    const scored = score('(222b) 555b 777c 333d 8d +8d', {}, 'pung-based');
    expect([scored.base, scored.doubles, scored.total]).toEqual([36, 3, 288]);
  });
});

describe('doubles for the way of winning', () => {
  show(cases`
    a kong on a kong is a kong’s replacement too
      kong-replacement | 1 double | [5555b] [7777c] 456d 99c 34d +5d | ${{ win: 'self-draw', circumstances: ['kong-on-kong'] }} | european
    a flower’s replacement does not count as a kong’s
      kong-replacement | | (5555b) 789b 456c 99c 34d +5d 3f | ${afterFlower} | european
    a kong’s replacement does not count as a flower’s
      flower-replacement | | (5555b) 789b 456c 99c 34d +5d 3f | ${afterKong} | european
    a flower’s replacement after a kong counts as the kong’s [S0-CMP-04] [S1-DBL-11] [S2-DBL-05] [S3-WAY-03]
      kong-replacement | 1 double | (5555b) 789b 456c 99c 34d +5d 3f | ${afterKongAndFlower} | british, pung-based, family, european, dmjl
    a flower’s replacement after a kong is not a second double [S1-DBL-11] [S2-DBL-05] [S3-WAY-03]
      flower-replacement | | (5555b) 789b 456c 99c 34d +5d 3f | ${afterKongAndFlower} | pung-based, family, european, dmjl
    a flower’s replacement after a kong counts as a flower’s where a kong’s earns nothing
      flower-replacement | 1 double | (5555b) 789b 456c 99c 34d +5d 3f | ${afterKongAndFlower} | ${table('kong-replacement: off', 'european')}
    a kong that is robbed after the last tile counts as the last discard [S3-WAY-04]
      last-discard | 1 double | ${PLAIN} | ${{ circumstances: ['last-tile', 'robbed-kong'] }} | european
    a kong that is robbed after the last tile still counts as a robbed kong [S3-WAY-04]
      robbed-kong | 1 double | ${PLAIN} | ${{ circumstances: ['last-tile', 'robbed-kong'] }} | european
    the last tile drawn is not the last discard [S0-CMP-05] [S1-DBL-13] [S3-WAY-02]
      last-discard | | ${PLAIN} | ${lastDrawn} | classical, pung-based, european
    the last discard is not the last tile drawn [S0-CMP-05] [S1-DBL-13] [S3-WAY-01]
      last-tile | | ${PLAIN} | ${lastDiscard} | classical, pung-based, european
    a loose tile is never the last tile
      last-tile | | [5555b] 789b 456c 99c 34d +5d | ${{ win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] }}
    East’s heavenly hand is three doubles at some tables [S4-SP-01]
      heavenly-hand | 3 doubles | ${HIDDEN} | ${{ win: 'self-draw', circumstances: ['first-turn'] }} | ${table('heavenly-hand: 3 doubles', 'babcock')}
  `);

  it('an original call needs a ready hand, with any number of winning tiles, and earns what the rules set [S4-SP-02]', () => {
    const call = { circumstances: ['original-call'] } as const satisfies Situation;
    const paying = table('original-call: 1 double', 'babcock');
    // One kind, two kinds and nine kinds complete these hands.
    for (const [tiles, kinds] of [
      ['123b 789b 456c 99c 35d', ['4d']],
      ['123b 789b 456c 99c 34d', ['2d', '5d']],
      ['1112345678999b', ['1b', '2b', '3b', '4b', '5b', '6b', '7b', '8b', '9b']],
    ] as const) {
      expect(waits(tiles).map(({ tile }) => tile)).toEqual(kinds);
      for (const kind of kinds) {
        expect(given('original-call', `${tiles} +${kind}`, call, paying)).toBe('1 double');
        expect(given('original-call', `${tiles} +${kind}`, call, 'babcock')).toBe('');
        expect(given('original-call', `${tiles} +${kind}`, {}, paying)).toBe('');
      }
    }
    // Two tiles short, the hand is not ready and no tile completes it.
    expect(waits('123b 789b 456c 9c 358d')).toEqual([]);
    expect(refusal('123b 789b 456c 9c 358d +4d', call, paying)).toBe('not-complete');
    // It is declared after the first discard, so a hand that wins on the first turn had none; a losing hand may have one.
    expect(refusal(HIDDEN, at('south', 'east', { circumstances: ['first-turn', 'original-call'] }), paying)).toBe(
      'impossible',
    );
    expect(given('original-call', '123b 789b 456c 99c 34d', call, paying)).toBe('');
    const everyone = table('original-call: 1 double for everyone', 'babcock');
    expect(given('original-call', '123b 789b 456c 99c 34d', call, everyone)).toBe('1 double');
  });

  it('every applicable way of winning adds a double [S2-DBL-01] [S2-DBL-07]', () => {
    // Concealed, one suit, all pungs, off the back of the wall: 30 + 16 + 4 + 4 + 4 + 2 + 2 = 62, up to 1,000 and the cap.
    const scored = score('[3333b] 222b 555b 777b 8b +8b', afterKong, 'family');
    expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([62, 4, 1000, 500]);
  });
});
