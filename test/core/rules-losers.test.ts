import { describe, expect, it } from 'vitest';
import { ruleIds, score, type RuleId } from '../../src/core/index.js';
import { at, bare, earning, figures, lines, table } from './helpers.js';

const own = '--a' as RuleId;

/** Awards for every player; each hand of thirteen tiles earns its award once. */
const everyone: [rule: RuleId, hand: string, situation?: ReturnType<typeof at>][] = [
  ['pung-of-simples', '(555b) 789b 456c 99c 34d'],
  ['pung-of-terminals', '(111b) 789b 456c 99c 34d'],
  ['pung-of-honours', '(NNN) 789b 456c 99c 34d'],
  ['kong-of-simples', '(5555b) 789b 456c 99c 34d'],
  ['kong-of-terminals', '(1111b) 789b 456c 99c 34d'],
  ['kong-of-honours', '(NNNN) 789b 456c 99c 34d'],
  ['pair-of-dragons', '(123b) 789b 456c RR 34d'],
  ['pair-of-seat-wind', '(123b) 789b 456c SS 34d', at('south', 'east')],
  ['pair-of-round-wind', '(123b) 789b 456c SS 34d', at('west', 'south')],
  ['flower', '(123b) 789b 456c 99c 34d 3f'],
  ['season', '(123b) 789b 456c 99c 34d 3s'],
  ['set-of-dragons', '(RRR) 789b 456c 99c 34d'],
  ['set-of-seat-wind', '(SSS) 789b 456c 99c 34d', at('south', 'east')],
  ['set-of-round-wind', '(SSS) 789b 456c 99c 34d', at('west', 'south')],
  ['own-flower', '(123b) 789b 456c 99c 34d 1f'],
  ['own-season', '(123b) 789b 456c 99c 34d 1s'],
  ['all-flowers', '(123b) 789b 456c 99c 34d 1234f'],
  ['all-seasons', '(123b) 789b 456c 99c 34d 1234s'],
  ['little-three-dragons', '(RRR) (GGG) 456c BB 34d'],
];

const winnersOnly = ruleIds.filter((id) => !everyone.some(([rule]) => rule === id));

describe('three identical tiles of a loser', () => {
  it('are a pair where that is worth more', () => {
    for (const award of ['3 points', '1 double', '0/3 points']) {
      const rules = bare(`flower: 4 points; --a: ${award} for losers each pair`);
      expect(lines(score('(111d) 222b 789b 456c 9c 1f', {}, rules), own), award).toBe(award.replace('0/', ''));
    }
    // Any of the winds may be the one that the others need.
    const winds = bare('little-four-winds: 50 points for everyone');
    for (const hand of ['EEE (SSS) (WWW) (NNN) 1b', '(EEE) (SSS) (WWW) NNN 1b'])
      expect(score(hand, {}, winds).base, hand).toBe(50);
  });

  it('are a pair however many others there are, if those are worth nothing as pairs', () => {
    const hand = '222333444555666777888b 222333c RRR';
    expect(score(hand, { dead: true }, bare('pair-of-dragons: 100 points')).base).toBe(100);
  });
});

describe('a loser', () => {
  it.each(everyone)('earns points for %s', (rule, hand, situation) => {
    const scored = score(hand, situation, bare(`${rule}: 7 points`));
    expect(lines(scored, rule)).toBe('7 points');
    expect(figures(scored)).toEqual([7, 0, 7, 7]);
  });

  it.each(everyone)('earns doubles for %s', (rule, hand, situation) => {
    const scored = score(hand, situation, bare(`${rule}: 2 doubles`));
    expect(lines(scored, rule)).toBe('2 doubles');
    expect(scored.doubles).toBe(2);
  });

  it.each(everyone)('earns nothing for %s if it is worth the limit or half of it', (rule, hand, situation) => {
    for (const worth of ['limit', 'half limit']) {
      const scored = score(hand, situation, bare(`${rule}: ${worth}`));
      expect(lines(scored, rule)).toBe('');
      expect([...figures(scored), scored.limited]).toEqual([0, 0, 0, 0, false]);
    }
  });

  it.each(winnersOnly)('never earns %s', (rule) => {
    // The hand that would earn it, one tile short and without its winning tile.
    const hand = earning[rule][0].replace(/\+\S+/, '');
    const scored = score(hand, {}, bare(`${rule}: 7 points`));
    expect(scored.won).toBe(false);
    expect(scored.awards).toEqual([]);
    expect(figures(scored)).toEqual([0, 0, 0, 0]);
  });

  it('earns no awards that are for the winner only [S0-SET-08] [S0-WIN-01] [S1-DBL-18] [S2-DBL-03]', () => {
    expect(winnersOnly).toHaveLength(ruleIds.length - 19);
    for (const rule of winnersOnly)
      for (const profile of ['classical', 'pung-based', 'family']) {
        const [hand, situation] = earning[rule];
        const { awards } = score(
          hand.replace(/\+\S+/, ''),
          at(situation?.seat ?? 'east', situation?.round ?? 'east'),
          profile,
        );
        expect(
          awards.filter((line) => (winnersOnly as string[]).includes(line.rule)),
          `${rule} ${profile}`,
        ).toEqual([]);
      }
    // Four exposed chows, three of them a straight.
    for (const profile of ['classical', 'pung-based', 'family', 'european'])
      expect(score('(123b) (456b) (789b) (123c) 9d', at('south', 'east'), profile).awards).toEqual([]);
  });

  it('in Europe has the doubles for everyone: sets of dragons and winds, own and all bonus tiles, little three dragons [S3-DBL-01] [S3-DBL-02] [S3-DBL-03] [S3-DBL-04] [S3-DBL-05] [S3-DBL-06] [S3-DBL-07] [S3-FLW-02] [S3-FLW-03] [S3-FLW-04] [S3-FLW-05]', () => {
    const doubles = (hand: string, situation = at('south', 'east')) => score(hand, situation, 'european').doubles;
    const rest = '789b 456c 99c 34d';
    for (const set of ['(RRR)', 'GGG', '(BBBB)', '[RRRR]', '(SSS)', '[SSSS]', '(EEE)', '(EEEE)'])
      expect(doubles(`${set} ${rest}`), set).toBe(1);
    for (const set of ['(NNN)', 'WWW', '[WWWW]', '(999d)']) expect(doubles(`${set} ${rest}`), set).toBe(0);
    expect(doubles(`(SSS) ${rest}`, at('south', 'south'))).toBe(2);
    for (const [tiles, expected] of [
      ['2f', 1],
      ['2s', 1],
      ['134f 134s', 0],
      ['1234f', 3],
      ['1234s', 3],
      ['1234f 1234s', 6],
    ] as const)
      expect(doubles(`(123b) ${rest} ${tiles}`), tiles).toBe(expected);
    expect(doubles('(RRR) (GGG) 456c BB 34d')).toBe(3);
  });

  it('counts pungs, kongs, bonus tiles and their doubles, but not the 20 or anything else of the winner’s [S0-SET-08] [S1-DBL-18]', () => {
    for (const profile of ['classical', 'pung-based']) {
      // 8 for the pung, 8 for the kong, 2 for the pair, 4 for each bonus tile; South, its flower and its season double.
      // It is of one suit with honours and has no chow, which doubles the winner’s score alone.
      const scored = score('SSS (5555d) RR 999d 14d 2f 2s', at('south', 'east'), profile);
      expect(scored.awards.map(({ rule }) => rule)).toEqual([
        'pung-of-terminals',
        'pung-of-honours',
        'kong-of-simples',
        'pair-of-dragons',
        'flower',
        'season',
        'set-of-seat-wind',
        'own-flower',
        'own-season',
      ]);
      expect(figures(scored)).toEqual([34, 3, 272, 272]);
    }
  });

  it('in the family counts sets and pairs of value and doubles for sets of value, and nothing else [S2-DBL-01] [S2-DBL-03] [S2-BASE-02]', () => {
    // 8 for the pung of dragons, 16 for the kong of South, 2 for the pair of East; two doubles, rounded up.
    // It is of one suit with honours and nothing was claimed, which doubles the winner’s score alone.
    const scored = score('RRR [1111b] EE 24579b', at('south', 'east'), 'family');
    expect(figures(scored)).toEqual([42, 1, 90, 90]);
    const wind = score('RRR (SSSS) EE 24579b', at('south', 'east'), 'family');
    expect(figures(wind)).toEqual([26, 2, 110, 110]);
  });

  it('has concealed pairs that score [S3-PAIR-04] [S0-SET-08]', () => {
    for (const [profile, base] of [
      ['classical', 6],
      ['pung-based', 6],
      ['european', 10],
    ] as const) {
      const scored = score('RR EE SS 79b 46c 58d 1c', at('south', 'east'), profile);
      expect(lines(scored, 'pair-of-dragons')).toBe('2 points');
      expect(lines(scored, 'pair-of-seat-wind')).toBe('2 points');
      expect(lines(scored, 'pair-of-round-wind')).toBe('2 points');
      expect(scored.base).toBe(base);
    }
  });

  it('may have several pairs of dragons', () => {
    expect(lines(score('RR GG BB 79b 46c 58d 1c'), 'pair-of-dragons')).toBe('2 points + 2 points + 2 points');
  });

  it('may have two double-wind points for one pair', () => {
    expect(score('EE 1379b 147c 258d 9c', at('east', 'east')).base).toBe(4);
    expect(score('EE 1379b 147c 258d 9c', at('east', 'east'), table('double-wind-pair: once')).base).toBe(2);
  });

  it('has a concealed pung if it holds four identical tiles undeclared [S4-KONG-06]', () => {
    const undeclared = score('5555b 1379c 1479d N');
    expect(undeclared.awards.map(({ rule, points }) => [rule, points])).toEqual([['pung-of-simples', 4]]);
    expect(undeclared.reading).toEqual([{ kind: 'pung', tiles: ['5b', '5b', '5b'], concealed: true }]);
    expect(score('[5555b] 1379c 1479d NW').base).toBe(16);
  });

  it('cannot use the fourth tile for anything else', () => {
    const scored = score('RRRR 1379c 1479d N', at('south', 'east'));
    expect(scored.awards.map(({ rule }) => rule)).toEqual(['pung-of-honours', 'set-of-dragons']);
  });

  it('reads three identical tiles as a pair if that is worth more', () => {
    const scored = score(
      'RRR 1379c 1479d NW',
      at('south', 'east'),
      bare('pung-of-honours: 4/8 points; pair-of-dragons: 50 points'),
    );
    expect(scored.base).toBe(50);
    expect(scored.reading).toEqual([{ kind: 'pair', tiles: ['R', 'R'], concealed: true }]);
  });

  it('shows declared sets and concealed pungs and pairs', () => {
    const scored = score('(123b) (9999d) RRR 44c 68b', at('south', 'east'));
    expect(scored.reading).toEqual([
      { kind: 'chow', tiles: ['1b', '2b', '3b'], concealed: false },
      { kind: 'kong', tiles: ['9d', '9d', '9d', '9d'], concealed: false },
      { kind: 'pung', tiles: ['R', 'R', 'R'], concealed: true },
      { kind: 'pair', tiles: ['4c', '4c'], concealed: true },
    ]);
    // 16 and 8, one double.
    expect(figures(scored)).toEqual([24, 1, 48, 48]);
    expect(scored.otherReadings).toEqual([]);
  });

  it('with all three dragons has three doubles and no limit', () => {
    const scored = score('(RRR) (GGG) (BBB) 99c 34d');
    expect(figures(scored)).toEqual([12, 3, 96, 96]);
  });

  it('without scoring tiles scores nothing', () => {
    for (const name of ['classical', 'pung-based', 'family', 'european'])
      expect(figures(score('147b 258c 369d ESWN', {}, name))).toEqual([0, 0, 0, 0]);
  });
});

describe('a dead hand', () => {
  it('is scored as a loser’s, at any size', () => {
    const short = score('(RRR) 789b 99c 34d', { dead: true });
    const long = score('(RRR) 789b 456c 99c 3455d 8d', { dead: true });
    expect([short.won, ...figures(short)]).toEqual([false, 4, 1, 8, 8]);
    expect([long.won, ...figures(long)]).toEqual([false, 4, 1, 8, 8]);
  });

  it('earns nothing for the tile that completed it', () => {
    const scored = score('(RRR) 789b 456c 99c 35d +6d', { dead: true });
    expect([scored.won, scored.base]).toEqual([false, 4]);
  });
});
