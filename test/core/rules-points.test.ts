import { describe, expect, it } from 'vitest';
import { score, winds, type Situation } from '../../src/core/index.js';
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
  figures,
  given,
  lastDrawn,
  lines,
  robbed,
  show,
  table,
} from './helpers.js';

describe('pungs and kongs', () => {
  show(cases`
    a concealed pung of simples is 4 points [S0-BASE-04] [S1-BASE-02] [S2-BASE-02] [S3-BASE-01]
      pung-of-simples | 4 points | 555b 789b 456c 99c 34d +5d | | ${FOUR}
    a concealed pung of terminals is 8 points [S0-BASE-05] [S1-BASE-03] [S2-BASE-02] [S2-BASE-03] [S3-BASE-02]
      pung-of-terminals | 8 points | 111b 789b 456c 99c 34d +5d | | ${FOUR}
    a concealed pung of winds is 8 points [S0-BASE-05] [S1-BASE-03] [S2-BASE-02] [S2-BASE-03] [S3-BASE-03]
      pung-of-honours | 8 points | NNN 789b 456c 99c 34d +5d | | ${FOUR}
    a concealed pung of dragons is 8 points [S0-BASE-05] [S1-BASE-03] [S2-BASE-03] [S3-BASE-04]
      pung-of-honours | 8 points | BBB 789b 456c 99c 34d +5d | | ${FOUR}
    an exposed pung of dragons is 4 points [S0-BASE-05] [S1-BASE-03] [S2-BASE-03] [S3-BASE-04]
      pung-of-honours | 4 points | (BBB) 789b 456c 99c 34d +5d | | ${FOUR}
    a concealed kong of simples is 16 points [S0-BASE-06] [S1-BASE-04] [S2-BASE-02] [S3-BASE-05]
      kong-of-simples | 16 points | [5555b] 789b 456c 99c 34d +5d | | ${FOUR}
    a concealed kong of terminals is 32 points [S0-BASE-07] [S1-BASE-05] [S2-BASE-02] [S3-BASE-06]
      kong-of-terminals | 32 points | [1111b] 789b 456c 99c 34d +5d | | ${FOUR}
    a concealed kong of winds is 32 points [S0-BASE-07] [S1-BASE-05] [S2-BASE-02] [S3-BASE-07]
      kong-of-honours | 32 points | [NNNN] 789b 456c 99c 34d +5d | | ${FOUR}
    a concealed kong of dragons is 32 points and an exposed one 16 [S0-BASE-07] [S1-BASE-05] [S3-BASE-08]
      kong-of-honours | 16 points + 32 points | (RRRR) [BBBB] 456c 99c 34d +5d | | ${FOUR}
    twos are simples
      pung-of-simples | 2 points | (222b) 789b 456c 99c 34d +5d
    eights are simples
      pung-of-simples | 2 points | (888b) 123b 456c 99c 34d +5d
    nines are terminals
      pung-of-terminals | 4 points | (999b) 123b 456c 99c 34d +5d
    a terminal is not a simple
      pung-of-simples | | (999b) 123b 456c 99c 34d +5d
    a kong is not counted as a pung too
      pung-of-simples | | (5555b) 789b 456c 99c 34d +5d
    each pung has its own line
      pung-of-simples | 2 points + 4 points | (222b) 555c 789b 99c 34d +5d
    a kong made of an exposed pung is exposed [S0-BASE-08] [S4-KONG-04]
      kong-of-simples | 8 points | (555b+5b) 789b 456c 99c 34d +5d
    a kong claimed with three tiles of the hand is exposed [S0-BASE-08] [S4-KONG-01]
      kong-of-terminals | 16 points | (9999d) 123b 456c 99c 34d +5d
    four drawn tiles make a concealed kong, which keeps its concealed value when declared [S0-BASE-08] [S0-BASE-09] [S4-KONG-03]
      kong-of-terminals | 32 points | [9999d] 123b 456c 99c 34d +5d
    a concealed kong that is shown open counts as exposed [S4-KONG-07]
      kong-of-honours | 16 points | (SSSS) 123b 456c 99c 34d +5d
    a pung that a discard completes is exposed [S0-EX-02]
      pung-of-simples | 2 points | (123b) 789b 456c 99c 55d +5d
    a pung that a drawn tile completes is concealed [S0-EX-01]
      pung-of-simples | 4 points | (123b) 789b 456c 99c 55d +5d | ${drawn}
    a pung is concealed although another group is completed by a discard
      pung-of-honours | 8 points | (123b) NNN 456c 99c 34d +5d
    a pung beside exposed sets is concealed
      pung-of-terminals | 8 points | (123b) (456c) 999d 99c 34d +5d
  `);

  it('claiming a pung halves its points and loses the double for a concealed hand [S0-STR-08]', () => {
    const kept = score('NNN 123b 456c 99c 34d +5d', drawn);
    const taken = score('(NNN) 123b 456c 99c 34d +5d', drawn);
    // 20 for winning, 2 for drawing, and 8 or 4 for the pung.
    expect(figures(kept)).toEqual([30, 1, 60, 60]);
    expect(figures(taken)).toEqual([26, 0, 26, 26]);
  });

  it('self-drawing the winning tile adds 2 points, and keeps the hand concealed and a pung of honours at 8 points instead of 4 [S0-STR-10]', () => {
    // West is the wind of neither seat nor round.
    const hand = '123b 789b 456c 99d WW +W';
    expect(lines(score(hand), 'pung-of-honours')).toBe('4 points');
    expect(figures(score(hand))).toEqual([24, 0, 24, 24]);
    expect(lines(score(hand, drawn), 'pung-of-honours')).toBe('8 points');
    expect(lines(score(hand, drawn), 'self-draw')).toBe('2 points');
    expect(lines(score(hand, drawn), 'fully-concealed')).toBe('1 double');
    expect(figures(score(hand, drawn))).toEqual([30, 1, 60, 60]);
  });

  it('chows are worth nothing, exposed or concealed [S0-BASE-03] [S1-INT-01]', () => {
    for (const profile of ['classical', 'pung-based']) {
      const scored = score('(123b) 789b 456c 99c 34d +5d', {}, profile);
      expect(scored.awards.map(({ rule }) => rule)).toEqual(['mahjong']);
      expect(scored.base).toBe(20);
    }
  });

  it('a concealed set is worth twice an exposed one, terminals and honours twice simples, a kong four times its pung [S0-BASE-02] [S0-CMP-06] [S1-INT-01] [S2-BASE-02] [S2-BASE-03]', () => {
    for (const profile of ['classical', 'pung-based', 'family']) {
      const base = (set: string) => score(`(123b) ${set} 456c 99c 34d +5d`, at('south', 'east'), profile).base;
      const worth = (set: string) => base(set) - base('(789d)');
      expect(['(555d)', '555d', '(999d)', '999d', '(NNN)', 'NNN'].map(worth)).toEqual([2, 4, 4, 8, 4, 8]);
      expect(['(7777d)', '[7777d]', '(9999d)', '[9999d]', '(NNNN)', '[NNNN]'].map(worth)).toEqual([
        8, 16, 16, 32, 16, 32,
      ]);
    }
  });

  it('two more exposed pungs of simples add 4 points [S0-STR-01] [S0-MATH-06]', () => {
    expect(score('(222b) (555c) 789c 99b 34d +5d').base).toBe(24);
    expect(score('(234b) (567c) 789c 99b 34d +5d').base).toBe(20);
  });
});

describe('pairs', () => {
  show(cases`
    red dragons
      pair-of-dragons | 2 points | (123b) 789b 456c RR 34d +5d
    green dragons
      pair-of-dragons | 2 points | (123b) 789b 456c GG 34d +5d
    white dragons
      pair-of-dragons | 2 points | (123b) 789b 456c BB 34d +5d
    a pair of dragons that the discard completes is 2 points too [S3-PAIR-03]
      pair-of-dragons | 2 points | (123b) 789b 456c R 345d +R | | european
    a pair of the seat wind that the discard completes is 2 points too [S3-PAIR-01]
      pair-of-seat-wind | 2 points | (123b) 789b 456c S 345d +S | ${at('south', 'east')} | european
    a pair of the round wind that the discard completes is 2 points too [S3-PAIR-02]
      pair-of-round-wind | 2 points | (123b) 789b 456c E 345d +E | ${at('south', 'east')} | european
    the wind of the seat is not that of the round
      pair-of-round-wind | | (123b) 789b 456c SS 34d +5d | ${at('south', 'east')}
    a pair of a wind that is both is 2 points for the seat [S0-PAIR-04] [S1-PAIR-02] [S3-PAIR-01]
      pair-of-seat-wind | 2 points | (123b) 789b 456c EE 34d +5d | ${at('east', 'east')} | classical, pung-based, european
    a pair of a wind that is both is 2 points for the round as well [S0-PAIR-04] [S1-PAIR-02] [S3-PAIR-02]
      pair-of-round-wind | 2 points | (123b) 789b 456c EE 34d +5d | ${at('east', 'east')} | classical, pung-based, european
    in the family a pair of both winds is 2 points for the seat [S2-PAIR-01]
      pair-of-seat-wind | 2 points | (123b) 789b 456c EE 34d +5d | ${at('east', 'east')} | family
    in the family a pair of both winds is worth nothing more for the round [S2-PAIR-01]
      pair-of-round-wind | | (123b) 789b 456c EE 34d +5d | ${at('east', 'east')} | family
    counted once it is the round’s, if the seat’s pair is worth nothing
      pair-of-round-wind | 2 points | (123b) 789b 456c EE 34d +5d | ${at('east', 'east')} | ${table('double-wind-pair: once; pair-of-seat-wind: off')}
    counted once, a wind of the round alone is not touched
      pair-of-round-wind | 2 points | (123b) 789b 456c EE 34d +5d | ${at('west', 'east')} | family
  `);

  it('a pair of both winds is 4 points, or 2 if it counts once [S0-PAIR-04]', () => {
    const hand = '(123b) 789b 456c WW 34d +5d';
    expect(score(hand, at('west', 'west')).base).toBe(24);
    expect(score(hand, at('west', 'west'), table('double-wind-pair: once')).base).toBe(22);
  });

  it('a pair of any other tile is worth nothing [S0-PAIR-05]', () => {
    for (const pair of ['55b', '99c', '11d', 'WW', 'NN'])
      expect(score(`(123b) 789b 456c ${pair} 34d +5d`, at('south', 'east')).base, pair).toBe(20);
  });

  it('in the family only dragons and the winds of seat and round are tiles of value [S2-PAIR-02]', () => {
    const worth = (pair: string) => score(`(123b) 789b 456c ${pair} 34d +5d`, at('south', 'east'), 'family').base - 30;
    expect(['RR', 'GG', 'BB', 'SS', 'EE'].map(worth)).toEqual([2, 2, 2, 2, 2]);
    expect(['WW', 'NN', '11d', '99c', '55b'].map(worth)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('flowers and seasons', () => {
  show(cases`
    each flower is 4 points [S0-FLW-03] [S0-CMP-07] [S1-BASE-01] [S3-FLW-01]
      flower | 4 points + 4 points + 4 points | (123b) 789b 456c 99c 34d +5d 134f | | classical, pung-based, european
    each season is 4 points [S0-FLW-03] [S0-CMP-07] [S1-BASE-01] [S3-FLW-01]
      season | 4 points + 4 points | (123b) 789b 456c 99c 34d +5d 12s | | classical, pung-based, european
    a season is not a flower
      flower | | (123b) 789b 456c 99c 34d +5d 12s
  `);

  it('all eight are 32 points [S0-BASE-10]', () => {
    expect(score('(123b) 789b 456c 99c 34d +5d 1234f 1234s').base).toBe(52);
  });

  it('each of the eight scores for every player, winner or not, and is not part of the hand [S0-FLW-01] [S3-FLW-01]', () => {
    const exact = table('rounding: none', 'european');
    for (const profile of ['classical', exact])
      for (const seat of winds)
        for (const tile of ['1f', '2f', '3f', '4f', '1s', '2s', '3s', '4s']) {
          const bonus = (hand: string, situation: Situation) =>
            score(`${hand} ${tile}`, situation, profile).base - score(hand, situation, profile).base;
          expect(bonus(HIDDEN, { seat })).toBe(4);
          expect(bonus(HIDDEN, { seat, ...drawn })).toBe(4);
          expect(bonus('123b 789b 456c 99c 34d', { seat })).toBe(4);
        }
    // It is not one of the fourteen tiles, belongs to no group and leaves a concealed hand concealed.
    const scored = score(`${HIDDEN} 3f`, drawn);
    expect(scored.reading).toEqual(score(HIDDEN, drawn).reading);
    expect(lines(scored, 'fully-concealed')).toBe('1 double');
  });

  it('in the family all eight earn nothing [S2-FLW-00]', () => {
    for (const seat of winds)
      expect(figures(score(`${PLAIN} 1234f 1234s`, { seat }, 'family'))).toEqual(
        figures(score(PLAIN, { seat }, 'family')),
      );
    expect(figures(score('(123b) 789b 456c 99c 34d 1234f 1234s', {}, 'family'))).toEqual([0, 0, 0, 0]);
  });

  it('your own flower is 4 points and a double, other flowers 4 points only [S0-STR-05]', () => {
    const own = score('(123b) 789b 456c 99c 34d +5d 2f', at('south', 'east'));
    const other = score('(123b) 789b 456c 99c 34d +5d 3f', at('south', 'east'));
    expect([own.base, own.doubles, own.total]).toEqual([24, 1, 48]);
    expect([other.base, other.doubles, other.total]).toEqual([24, 0, 24]);
  });
});

describe('drawing the winning tile', () => {
  show(cases`
    a discard earns nothing for drawing [S0-WIN-02] [S1-WIN-02] [S2-WIN-03] [S3-WIN-03]
      self-draw | | ${PLAIN} | | ${FOUR}
    a kong’s replacement does not come from the live wall and earns nothing for drawing [S0-DW-01C]
      self-draw | | (5555b) 789b 456c 99c 34d +5d | ${afterKong}
    the replacement of a flower earns nothing for drawing either [S0-DW-01C]
      self-draw | | (123b) 789b 456c 99c 34d +5d 3f | ${afterFlower}
    in the other rules a kong’s replacement is drawn as well [S1-WIN-02] [S2-WIN-03] [S3-WIN-03]
      self-draw | 2 points | (5555b) 789b 456c 99c 34d +5d | ${afterKong} | pung-based, family, european
    in the other rules a flower’s replacement is drawn as well [S1-WIN-02] [S2-WIN-03] [S3-WIN-03]
      self-draw | 2 points | (123b) 789b 456c 99c 34d +5d 3f | ${afterFlower} | pung-based, family, european
    the last tile of the wall counts as drawn [S0-WIN-02] [S1-WIN-02] [S2-WIN-03]
      self-draw | 2 points | ${PLAIN} | ${lastDrawn} | classical, pung-based, family
    in Europe the double for the last tile includes the points for drawing [S3-WAY-01]
      self-draw | | ${PLAIN} | ${lastDrawn} | european
    but only where there is such a double
      self-draw | 2 points | ${PLAIN} | ${lastDrawn} | ${table('last-tile: off', 'european')}
    or where the table adds it
      self-draw | 2 points | ${PLAIN} | ${lastDrawn} | ${table('last-tile-self-draw: added', 'european')}
    a replacement is never the last tile, so nothing includes its drawing
      self-draw | 2 points | (5555b) 789b 456c 99c 34d +5d | ${{ win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] }} | european
  `);
});

describe('waiting for the only tile', () => {
  show(cases`
    3 is the only tile for 1-2 [S0-WIN-03]
      only-tile | 2 points | (789b) 456c 99c 345d 12b +3b
    7 is the only tile for 8-9 [S0-WIN-03]
      only-tile | 2 points | (123b) 456c 99c 345d 89b +7b
    5 is the only tile for 4-6 [S0-WIN-03]
      only-tile | 2 points | (123b) 789c 99c 345d 46b +5b
    the second tile of the pair can be the only tile [S0-WIN-03]
      only-tile | 2 points | (123b) 789b 456c 345d 9c +9c
    the only tile earns as much if it is drawn [S0-WIN-03]
      only-tile | 2 points | (123b) 456c 99c 345d 89b +7b | ${drawn}
    3-4 waits for 2 and for 5, so neither is the only tile [S0-WIN-03]
      only-tile | | ${PLAIN}
    two pairs wait for two kinds, so neither is the only tile [S0-WIN-03]
      only-tile | | (123b) 789b 456c 99c 55d +5d
    2-3-4-5 waits for 2 and for 5
      only-tile | | (123b) 789b 456c 2345d +2d
    2-2-3-4 waits for 2 and for 5, so 2 is not the only tile [S3-EX-01]
      only-tile | | (123b) 789b 456c 234d 2d +2d
    a closed chow is not the only wait where another arrangement has a second one
      only-tile | | (123b) 789b 456c 3335d +4d
    a second wait whose four tiles the player holds does not count
      only-tile | 2 points | [2222d] 789b 456c 99c 34d +5d
    a second wait does not count if its four tiles lie in two sets
      only-tile | 2 points | (222d) 123d 789b 99c 34d +5d
    a second wait counts if the player holds three of its tiles
      only-tile | | (222d) 789b 456c 99c 34d +5d
    one of two pairs is the only tile if the player holds all four of the other
      only-tile | 2 points | (123b) (123b) 456d 11b 22c +2c
    one missing terminal of thirteen orphans is an only tile
      only-tile | 2 points | 119b 19c 9d ESWNRGB +1d
    any of the thirteen orphans is not the only tile
      only-tile | | 19b 19c 19d ESWNRGB +1d
    a robbed kong can be the only tile
      only-tile | 2 points | (123b) 456c 99c 345d 89b +7b | ${robbed}
  `);
});

describe('waits judged by the group that was completed', () => {
  show(cases`
    the middle of a chow is 2 points [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]
      one-chance-chow | 2 points | (123b) 789c 99c 345d 46b +5b | | pung-based, family, european
    the 3 of 1-2-3 is 2 points [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]
      one-chance-chow | 2 points | (789b) 456c 99c 345d 12b +3b | | pung-based, family, european
    the 7 of 7-8-9 is 2 points [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]
      one-chance-chow | 2 points | (123b) 456c 99c 345d 89b +7b | | pung-based, family, european
    the 1 of 1-2-3 is worth nothing [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]
      one-chance-chow | | (789b) 456c 99c 345d 23b +1b | | pung-based, family, european
    the 9 of 7-8-9 is worth nothing [S1-WIN-05] [S2-WIN-02] [S3-WIN-04]
      one-chance-chow | | (123b) 456c 99c 345d 78b +9b | | pung-based, family, european
    the 3 of 3-4-5 is worth nothing
      one-chance-chow | | (789b) 456c 99c 345d 45b +3b | | pung-based, family, european
    the 7 of 5-6-7 is worth nothing
      one-chance-chow | | (123b) 456c 99c 345d 56b +7b | | pung-based, family, european
    the middle of a chow is 2 points even where another tile would win too
      one-chance-chow | 2 points | (123b) 789b 456c 3335d +4d | | european
    the second tile of the pair is 2 points [S1-WIN-05] [S2-WIN-01] [S3-WIN-05]
      pair-wait | 2 points | (123b) 789b 456c 345d R +R | | pung-based, family, european
    a third tile completes a pung and no pair [S1-WIN-05] [S2-WIN-01] [S3-WIN-05]
      pair-wait | | (123b) 789b 456c 99c 55d +5d | | pung-based, family, european
    2-2-3-4 won on a 2 counts as a completed pair [S3-EX-01]
      pair-wait | 2 points | (123b) 789b 456c 234d 2d +2d | | european
    2-2-3-4 won on a 2 counts as a completed pair and not as a chow too [S3-EX-01]
      one-chance-chow | | (123b) 789b 456c 234d 2d +2d | | european
  `);

  it('points for the one tile that wins and for the pair add up if a table gives both [S3-WIN-06]', () => {
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
  show(cases`
    a concealed hand is 10 points on a discard [S1-WIN-03] [S3-WIN-02]
      concealed-hand | 10 points | ${HIDDEN} | | pung-based, european
    a concealed hand is 10 points on a drawn tile as well [S1-WIN-03] [S3-WIN-02]
      concealed-hand | 10 points | ${HIDDEN} | ${drawn} | pung-based, european
    a concealed kong keeps the hand concealed [S1-WIN-03] [S3-WIN-02]
      concealed-hand | 10 points | [5555b] 789b 456c 99c 34d +5d | | pung-based, european
    the discard may complete a pung
      concealed-hand | 10 points | 123b 789b 456c 99c 55d +5d | | european
    an exposed chow spoils a concealed hand [S1-WIN-03] [S3-WIN-02]
      concealed-hand | | ${PLAIN} | | pung-based, european
    an exposed kong spoils it
      concealed-hand | | (5555b) 789b 456c 99c 34d +5d | | european
    a kong made of an exposed pung spoils it
      concealed-hand | | (555b+5b) 789b 456c 99c 34d +5d | | european
    a table may give the points for a concealed hand on a discard alone [S1-WIN-03] [S3-WIN-02]
      concealed-hand | 10 points | ${HIDDEN} | | ${table('concealed-hand-on: discard', 'european')}
    if a concealed hand needs a discard, a drawn tile earns nothing for it [S1-WIN-03] [S3-WIN-02]
      concealed-hand | | ${HIDDEN} | ${drawn} | ${table('concealed-hand-on: discard', 'european')}
    a robbed kong is a discard
      concealed-hand | 10 points | ${HIDDEN} | ${robbed} | ${table('concealed-hand-on: discard', 'european')}
  `);
});

describe('points for the way of winning', () => {
  show(cases`
    a kong’s replacement is 2 points [S0-WIN-04] [S0-LH-12]
      kong-replacement | 2 points | (5555b) 789b 456c 99c 34d +5d | ${afterKong}
    a tile drawn later than the kong is not its replacement [S0-WIN-04]
      kong-replacement | | (5555b) 789b 456c 99c 34d +5d | ${drawn}
    a flower drawn for a kong is replaced, and winning on that tile is 2 points too [S0-WIN-04]
      kong-replacement | 2 points | (5555b) 789b 456c 99c 34d +5d 3f | ${afterKongAndFlower}
    a robbed kong is 2 points [S0-WIN-05]
      robbed-kong | 2 points | ${PLAIN} | ${robbed}
    an ordinary discard robs no kong [S0-WIN-05]
      robbed-kong | | ${PLAIN}
    a flower’s replacement earns nothing in the classical rules
      flower-replacement | | (123b) 789b 456c 99c 34d +5d 3f | ${afterFlower}
  `);

  it('points for winning add up before anything is doubled, and only the winner has them [S0-WIN-01] [S0-BASE-01]', () => {
    // Drawn 2, only tile 2, winning 20; fully concealed doubles.
    const scored = score('123b 789b 456c 345d 9c +9c', drawn);
    expect([scored.base, scored.doubles, scored.total]).toEqual([24, 1, 48]);
    expect(figures(score('123b 789b 456c 345d 9c'))).toEqual([0, 0, 0, 0]);
  });

  it('an old table gives 10 points for winning [S0-BASE-11]', () => {
    expect(score(PLAIN, {}, table('mahjong: 10 points')).base).toBe(10);
  });
});
