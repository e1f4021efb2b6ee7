import { describe, expect, it } from 'vitest';
import { score, type Situation } from '../../src/core/index.js';
import {
  HIDDEN,
  PLAIN,
  afterFlower,
  afterKong,
  at,
  cases,
  drawn,
  earning,
  given,
  lastDiscard,
  lastDrawn,
  lines,
  robbed,
  show,
  table,
} from './helpers.js';

const first = { circumstances: ['first-turn'] } as const satisfies Situation;
const firstDrawn = { ...drawn, ...first } as const satisfies Situation;

describe('heavenly and earthly hands', () => {
  show(cases`
    East’s dealt tiles may win after bonus tiles are replaced [S0-LH-01] [S1-LH-01] [S3-LH-12]
      heavenly-hand | limit | ${HIDDEN} 2f | ${firstDrawn} | classical, pung-based, european
    East’s dealt tiles may win on the replacement of a bonus tile [S0-LH-01] [S3-LH-12]
      heavenly-hand | limit | ${HIDDEN} 2f | ${{ win: 'self-draw', circumstances: ['first-turn', 'flower-replacement'] }} | classical, pung-based, european
    a declared kong makes it no heavenly hand [S0-LH-01] [S1-LH-01] [S3-LH-12]
      heavenly-hand | | [5555b] 789b 456c 99c 34d +5d | ${firstDrawn} | classical, pung-based, european
    only East has a heavenly hand [S0-LH-01] [S1-LH-01] [S3-LH-12]
      heavenly-hand | | ${HIDDEN} | ${at('south', 'east', firstDrawn)} | classical, pung-based, european
    a later turn is too late for a heavenly hand [S0-LH-01] [S1-LH-01] [S3-LH-12]
      heavenly-hand | | ${HIDDEN} | ${drawn} | classical, pung-based, european
    East has no earthly hand [S0-LH-02] [S1-LH-02] [S3-LH-13]
      earthly-hand | | ${HIDDEN} | ${firstDrawn} | classical, pung-based, european
    an earthly hand is won on East’s first discard [S0-LH-02] [S3-LH-13] [S4-SP-03]
      earthly-hand | limit | ${HIDDEN} | ${at('north', 'east', first)} | classical, european, babcock
    an earthly hand is not won on the player’s own first draw [S0-LH-02] [S3-LH-13]
      earthly-hand | | ${HIDDEN} | ${at('north', 'east', firstDrawn)} | classical, european
    a declared kong makes it no earthly hand [S0-LH-02] [S1-LH-02] [S3-LH-13] [S4-SP-03]
      earthly-hand | | [5555b] 789b 456c 99c 34d +5d | ${at('north', 'east', first)} | classical, pung-based, european, babcock
    at some tables an earthly hand is won on the first draw
      earthly-hand | limit | ${HIDDEN} | ${at('north', 'east', firstDrawn)} | ${table('earthly-hand-on: first-draw')}
    where an earthly hand is won on the first draw, it is not won on the first discard
      earthly-hand | | ${HIDDEN} | ${at('north', 'east', first)} | ${table('earthly-hand-on: first-draw')}
    at the pung-based table an earthly hand may be won on the first discard [S1-LH-02]
      earthly-hand | limit | ${HIDDEN} | ${at('west', 'east', first)} | pung-based
    at the pung-based table an earthly hand may be won on the first draw [S1-LH-02]
      earthly-hand | limit | ${HIDDEN} | ${at('west', 'east', firstDrawn)} | pung-based
    at many European tables an earthly hand may be won on the first draw too [S3-LH-13]
      earthly-hand | limit | ${HIDDEN} | ${at('west', 'east', firstDrawn)} | ${table('earthly-hand-on: either', 'european')}
    in Babcock’s rules some tables give an earthly hand for the first draw too [S4-SP-04]
      earthly-hand | limit | ${HIDDEN} | ${at('west', 'east', firstDrawn)} | ${table('earthly-hand-on: either', 'babcock')}
    if either is allowed, an earthly hand may still be won on the first discard [S3-LH-13] [S4-SP-04]
      earthly-hand | limit | ${HIDDEN} | ${at('west', 'east', first)} | ${table('earthly-hand-on: either', 'babcock')}
    any turn but the first is too late for an earthly hand [S0-LH-02] [S1-LH-02] [S3-LH-13]
      earthly-hand | | ${HIDDEN} | ${at('west', 'east')} | classical, pung-based, european
  `);
});

describe('thirteen orphans', () => {
  show(cases`
    thirteen orphans may be won on a discard [S0-LH-03] [S1-LH-07] [S3-LH-10]
      thirteen-orphans | limit | 119b 19c 19d ESWNRG +B | | classical, pung-based, european
    thirteen orphans may be won on a drawn tile [S0-LH-03] [S1-LH-07] [S3-LH-10]
      thirteen-orphans | limit | 119b 19c 19d ESWNRG +B | ${drawn} | classical, pung-based, european
    any of the thirteen may be the pair [S0-LH-03] [S1-LH-07] [S3-LH-10]
      thirteen-orphans | limit | 19b 19c 19d ESWNRGB +9d | | classical, pung-based, european
    two pairs and a missing tile are not thirteen orphans [S0-LH-03] [S1-LH-07] [S3-LH-10]
      thirteen-orphans | not-complete | 119b 19c 19d ESWNRG +R | | classical, pung-based, european
    a simple makes it no thirteen orphans [S0-LH-03]
      thirteen-orphans | not-complete | 19b 19c 19d ESWNRGB +5d
    an exposed set makes it no thirteen orphans [S0-LH-00] [S0-LH-03] [S1-LH-07] [S3-LH-10]
      thirteen-orphans | not-complete | (EEE) 19b 19c 19d SWNR +G | | classical, pung-based, european
    if they are worth nothing, they cannot win
      thirteen-orphans | not-complete | 19b 19c 19d ESWNRGB +9d | | ${table('thirteen-orphans: off')}
    a robbed tile may complete them, honours included
      thirteen-orphans | limit | 119b 19c 19d ESWNRG +B | ${robbed}
  `);

  it('form a single group, and the ordinary figures count only the points and doubles for winning [S0-LH-03]', () => {
    const scored = score('19b 19c 19d ESWNRGB +R', drawn);
    expect(scored.reading).toEqual([
      {
        kind: 'orphans',
        tiles: ['1b', '9b', '1c', '9c', '1d', '9d', 'E', 'S', 'W', 'N', 'R', 'R', 'G', 'B'],
        concealed: true,
        completed: true,
      },
    ]);
    // 20 for winning and 2 for drawing; fully concealed.
    expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([22, 1, 44, 500]);
    expect(scored.awards.map(({ rule }) => rule)).toEqual([
      'mahjong',
      'self-draw',
      'fully-concealed',
      'thirteen-orphans',
    ]);
  });
});

describe('nine gates', () => {
  const pure = table('nine-gates-wait: pure');
  show(cases`
    nine gates may be won on a 1 [S0-LH-04] [S1-LH-08] [S3-LH-09]
      nine-gates | limit | 1112345678999c +1c | | classical, pung-based, european
    nine gates may be won on a 9 [S0-LH-04] [S1-LH-08] [S3-LH-09]
      nine-gates | limit | 1112345678999c +9c | | classical, pung-based, european
    nine gates may be won with fewer than nine tiles to wait for [S0-LH-04] [S1-LH-08] [S3-LH-09]
      nine-gates | limit | 1112234567899d +9d | | classical, pung-based, european
    a table may ask for the nine-sided wait [S0-LH-04] [S1-LH-08] [S3-LH-09]
      nine-gates | limit | 1112345678999b +5b | | ${pure}
    if a table requires the nine-sided wait, a narrower one earns nothing [S0-LH-04] [S1-LH-08] [S3-LH-09]
      nine-gates | | 1112234567899d +9d | | ${pure}
    other tiles of one suit are not nine gates [S0-LH-04]
      nine-gates | | 1122334567899d +9d
    a kong makes it no nine gates [S0-LH-04] [S1-LH-08] [S3-LH-09]
      nine-gates | | [1111d] 2345677899d +9d | | classical, pung-based, european
    an exposed chow makes it no nine gates [S0-LH-00] [S0-LH-04] [S1-LH-08] [S3-LH-09]
      nine-gates | | (123d) 1145678999d +1d | | classical, pung-based, european
    a robbed tile may complete it
      nine-gates | limit | 1112344678999b +5b | ${robbed}
  `);
});

describe('hands of kongs, honours, terminals, dragons and winds', () => {
  show(cases`
    three kongs and a pung are not four kongs [S0-LH-05] [S1-LH-04] [S3-LH-02]
      four-kongs | | (2222b) (5555c) (8888d) 777b 9c +9c | | classical, pung-based, european
    four kongs may be exposed or concealed [S0-LH-05] [S1-LH-04] [S3-LH-02]
      four-kongs | limit | [2222b] [5555c] (888d+8d) (7777b) 9c +9c | | classical, pung-based, european
    a pair of simples spoils all honours [S0-LH-06] [S1-LH-06] [S3-LH-07]
      all-honours | | (EEE) (SSS) (WWW) 55b GG +G | | classical, pung-based, european
    a pair of terminals spoils all honours [S0-LH-06] [S1-LH-06] [S3-LH-07]
      all-honours | | (EEE) (SSS) (WWW) 99b GG +G | | classical, pung-based, european
    a pair of honours spoils all terminals [S0-LH-07] [S1-LH-05] [S3-LH-08]
      all-terminals | | (111b) (999b) (111c) 99c EE +9c | | classical, pung-based, european
    a pair of simples spoils all terminals [S0-LH-07] [S1-LH-05] [S3-LH-08]
      all-terminals | | (111b) (999b) (111c) 99c 88c +9c | | classical, pung-based, european
    thirteen orphans are not all terminals
      all-terminals | | 19b 19c 19d ESWNRGB +E
    two sets of dragons and a pair are not big three dragons [S0-LH-08] [S1-LH-09] [S3-LH-04]
      big-three-dragons | | (RRR) (GGG) 456c BB 34d +5d | | classical, pung-based, european
    sets of three dragons may be kongs, exposed or concealed [S0-LH-08] [S1-LH-09] [S3-LH-04]
      big-three-dragons | limit | (RRRR) [GGGG] BBB 99d 34d +5d | | classical, pung-based, european
    three sets of winds and a pair of dragons are not little four winds [S0-LH-09] [S1-LH-10] [S3-LH-06]
      little-four-winds | | (EEE) (SSS) (WWW) RR 34d +5d | | classical, pung-based, european
    two sets of winds and a pair are not enough
      little-four-winds | | (EEE) (SSS) 456c WW 34d +5d
    the winning tile may complete the pair of winds [S0-LH-09] [S1-LH-10] [S3-LH-06]
      little-four-winds | limit | (EEE) (SSS) (WWW) 345d N +N | | classical, pung-based, european
    four sets of winds are not little
      little-four-winds | | (EEE) (SSS) (WWW) NN 55d +N
    three sets of winds and a pair are not big four winds [S0-LH-10] [S1-LH-11] [S3-LH-05]
      big-four-winds | | (EEE) (SSS) (WWW) NN 34d +5d | | classical, pung-based, european
    sets of four winds may be kongs, exposed or concealed [S0-LH-10] [S1-LH-11] [S3-LH-05]
      big-four-winds | limit | (EEEE) [SSSS] (WWW) NNN 5d +5d | | classical, pung-based, european
    two kongs and one replacement are not a twofold fortune [S0-LH-11] [S1-LH-15]
      twofold-fortune | | [5555b] [7777c] 456d 99c 34d +5d | ${afterKong} | classical, pung-based
    a flower drawn for the second kong of a twofold fortune is replaced and changes nothing
      twofold-fortune | limit | [5555b] [7777c] 456d 99c 34d +5d 3f | ${{ win: 'self-draw', circumstances: ['kong-on-kong', 'flower-replacement'] }} | classical, pung-based
    kongs of any sort will do for twofold fortune
      twofold-fortune | limit | (5555b) (777c+7c) 456d 99c 34d +5d | ${{ win: 'self-draw', circumstances: ['kong-on-kong'] }}
  `);
});

describe('all green', () => {
  const required = table('all-green-dragon: required');
  show(cases`
    green dragons may be missing [S0-LH-13] [S3-LH-01]
      all-green | limit | (234b) 666b 888b 44b 33b +3b | | classical, european
    5 of bamboo is not green [S0-LH-13] [S3-LH-01]
      all-green | | (234b) 345b 666b GG 88b +8b | | classical, european
    red dragons are not green [S0-LH-13] [S3-LH-01]
      all-green | | (234b) 666b 888b RR 33b +3b | | classical, european
    2, 3 and 4 of circles are not green [S0-LH-13] [S3-LH-01]
      all-green | | (234d) 666b 888b GG 33b +G | | classical, european
    a table may ask for green dragons [S0-LH-13]
      all-green | | (234b) 666b 888b 44b 33b +3b | | ${required}
    if a table requires green dragons, a pair of them is enough [S0-LH-13]
      all-green | limit | (234b) 666b 888b GG 33b +3b | | ${required}
    green sets may be exposed [S3-LH-01]
      all-green | limit | (234b) (666b) (8888b) GG 33b +3b | | european
    a table may leave out all green [S3-LH-01]
      all-green | | (234b) 666b 888b GG 33b +3b | | ${table('all-green: off', 'european')}
  `);
});

describe('four concealed pungs', () => {
  show(cases`
    a discard may complete the pair of four concealed pungs [S1-LH-03] [S3-LH-03]
      four-concealed-pungs | limit | 222b 555c 888d NNN 9c +9c | | pung-based, european
    a discard may not complete one of four concealed pungs [S1-LH-03] [S3-LH-03]
      four-concealed-pungs | | 222b 555c 888d NN 99c +9c | | pung-based, european
    a drawn tile may complete one of four concealed pungs [S1-LH-03] [S3-LH-03]
      four-concealed-pungs | limit | 222b 555c 888d NN 99c +9c | ${drawn} | pung-based, european
    four concealed pungs may be concealed kongs [S1-LH-03] [S3-LH-03]
      four-concealed-pungs | limit | [2222b] 555c [8888d] NNN 9c +9c | | pung-based, european
    an exposed pung makes it no four concealed pungs [S1-LH-03] [S3-LH-03]
      four-concealed-pungs | | (222b) 555c 888d NNN 9c +9c | ${drawn} | pung-based, european
    an exposed kong makes it no four concealed pungs
      four-concealed-pungs | | (2222b) 555c 888d NNN 9c +9c | ${drawn} | pung-based, european
  `);
});

describe('hands named for their last tile', () => {
  const either = table('moon-on: either', 'pung-based');
  const moon = '(123b) 789b 456c 99c 23d +1d';
  const plum = '[2222b] 789b 456c 99c 34d +5d';
  show(cases`
    1 of circles may be drawn as the last tile [S1-LH-12] [S3-LH-14]
      moon-from-the-sea | limit | ${moon} | ${lastDrawn} | pung-based, european
    the moon may complete a pair
      moon-from-the-sea | limit | (123b) 789b 456c 345d 1d +1d | ${lastDrawn} | pung-based
    another last tile earns nothing for 1 of circles [S1-LH-12] [S3-LH-14]
      moon-from-the-sea | | ${PLAIN} | ${lastDrawn} | pung-based, european
    1 of bamboo as the last tile earns nothing [S1-LH-12] [S3-LH-14]
      moon-from-the-sea | | (123c) 789b 456c 99c 23b +1b | ${lastDrawn} | pung-based, european
    1 of circles before the last tile earns nothing [S1-LH-12] [S3-LH-14]
      moon-from-the-sea | | ${moon} | ${drawn} | pung-based, european
    at the pung-based table 1 of circles as the last discard earns nothing [S1-LH-12]
      moon-from-the-sea | | ${moon} | ${lastDiscard} | pung-based
    in Europe 1 of circles as the last discard is the limit [S3-LH-14]
      moon-from-the-sea | limit | ${moon} | ${lastDiscard} | european
    a table may give the limit for 1 of circles as the last discard
      moon-from-the-sea | limit | ${moon} | ${lastDiscard} | ${either}
    a replacement is never the last tile, so 1 of circles earns nothing [S1-LH-12] [S3-LH-14]
      moon-from-the-sea | | [2222b] 789b 456c 99c 23d +1d | ${{ win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] }} | european
    5 of circles may replace a kong’s tile [S1-LH-13] [S3-LH-15]
      plum-blossom | limit | ${plum} | ${afterKong} | pung-based, european
    5 of circles may replace a flower [S1-LH-13] [S3-LH-15]
      plum-blossom | limit | ${PLAIN} 3f | ${afterFlower} | pung-based, european
    another replacement earns nothing for 5 of circles [S1-LH-13] [S3-LH-15]
      plum-blossom | | [2222b] 789b 456c 99c 34d +2d | ${afterKong} | pung-based, european
    5 of circles from the live wall earns nothing [S1-LH-13] [S3-LH-15]
      plum-blossom | | ${plum} | ${drawn} | pung-based, european
    2 of bamboo may be robbed from a kong [S1-LH-14] [S3-LH-16]
      carrying-pole | limit | (789b) 34b 456c 99c 345d +2b | ${robbed} | pung-based, european
    another robbed tile earns nothing for 2 of bamboo [S1-LH-14] [S3-LH-16]
      carrying-pole | | ${PLAIN} | ${robbed} | pung-based, european
    2 of bamboo as a discard earns nothing [S1-LH-14] [S3-LH-16]
      carrying-pole | | (789b) 34b 456c 99c 345d +2b | | pung-based, european
    East’s thirteenth win in a row is the limit [S1-LH-16] [S4-END-12]
      thirteen-wins | limit | ${PLAIN} | ${{ circumstances: ['thirteenth-win'] }} | pung-based
    any table may give the limit for East’s thirteenth win in a row
      thirteen-wins | limit | ${PLAIN} | ${{ circumstances: ['thirteenth-win'] }} | ${table('thirteen-wins: limit', 'babcock')}
  `);

  it.each([
    ['a table may leave out four kongs [S3-LH-02]', 'four-kongs'],
    ['a table may leave out little four winds [S3-LH-06]', 'little-four-winds'],
    ['a table may leave out 1 of circles as the last tile [S3-LH-14]', 'moon-from-the-sea'],
    ['a table may leave out 5 of circles as a replacement [S3-LH-15]', 'plum-blossom'],
    ['a table may leave out 2 of bamboo from a robbed kong [S3-LH-16]', 'carrying-pole'],
  ] as const)('%s', (_title, rule) => {
    const [hand, situation] = earning[rule];
    expect(given(rule, hand, situation, 'european')).toBe('limit');
    const left = score(hand, situation, table(`${rule}: off`, 'european'));
    expect(lines(left, rule)).toBe('');
    expect([left.value < 500, left.limited]).toEqual([true, false]);
  });
});

describe('the family', () => {
  const others = [
    'heavenly-hand',
    'earthly-hand',
    'nine-gates',
    'four-kongs',
    'all-honours',
    'all-terminals',
    'big-three-dragons',
    'little-four-winds',
    'big-four-winds',
    'twofold-fortune',
    'all-green',
    'four-concealed-pungs',
    'moon-from-the-sea',
    'plum-blossom',
    'carrying-pole',
    'thirteen-wins',
  ] as const;

  it('has no limit hands, and thirteen orphans do not win [S2-LH-00]', () => {
    for (const rule of others) {
      const [hand, situation] = earning[rule];
      const scored = score(hand, situation, 'family');
      expect(lines(scored, rule), rule).toBe('');
      expect(
        scored.awards.some(({ limit }) => limit),
        rule,
      ).toBe(false);
    }
    expect(given('thirteen-orphans', '19b 19c 19d ESWNRGB +E', {}, 'family')).toBe('not-complete');
  });
});

describe('the value of a limit hand', () => {
  it('is the limit, to which nothing is added, and the ordinary figures stay [S0-OVR-10] [S0-LH-00] [S1-LH-17] [S3-LH-00]', () => {
    // 20 for winning and 4 for each of three pungs; East is the wind of seat and round, and honours make a half flush.
    const hand = '(EEE) (SSS) (WWW) NN 34d +5d';
    for (const [profile, base, total] of [
      ['classical', 32, 256],
      ['pung-based', 32, 256],
      ['european', 30, 240],
    ] as const) {
      const scored = score(hand, {}, profile);
      expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([base, 3, total, 500]);
      expect(scored.limited).toBe(true);
      // With flowers the total is above the limit, and the hand is still worth the limit.
      const more = score(`${hand} 1234f 1234s`, {}, profile);
      expect([more.total > 1000, more.value]).toEqual([true, 500]);
    }
  });

  it('is paid once if there are several, and all are listed [S0-LH-00]', () => {
    const scored = score('(EEEE) (SSSS) (WWWW) [NNNN] R +R');
    expect(scored.awards.filter(({ limit }) => limit).map(({ rule }) => rule)).toEqual([
      'four-kongs',
      'all-honours',
      'big-four-winds',
    ]);
    expect(scored.value).toBe(500);
  });

  it('follows the limit of the rules [S0-OVR-04] [S0-CMP-12]', () => {
    expect(score('19b 19c 19d ESWNRGB +E', {}, 'british').value).toBe(1000);
    expect(score('19b 19c 19d ESWNRGB +E', {}, table('limit: 2000')).value).toBe(2000);
  });

  it('is half of it for half a limit: 250 of 500 [S0-LH-15]', () => {
    const scored = score(HIDDEN, at('south', 'east', first), 'millington');
    expect([scored.total, scored.value, scored.limited]).toEqual([20, 250, true]);
  });

  it('is the ordinary total if half a limit is less', () => {
    // 20 doubled four times by red and green dragons and all flowers with the own one.
    const hand = '(RRR) (GGG) 456c 99c 34d +5d 1234f';
    const scored = score(hand, {}, table('flower: half limit'));
    expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([28, 4, 448, 448]);
    expect(scored.limited).toBe(false);
  });

  it('is the full limit if half a limit and a limit apply', () => {
    const scored = score('(RRR) (GGG) BBB 99d 34d +5d', {}, table('set-of-dragons: half limit'));
    expect(scored.value).toBe(500);
    expect(scored.awards.filter(({ limit }) => limit).map(({ limit }) => limit)).toEqual([0.5, 0.5, 0.5, 1]);
  });

  it('is never above the limit although the total is, with half a limit', () => {
    const scored = score('(RRR) (GGG) 456c 99c 34d +5d 1234f 1234s', {}, table('flower: half limit'));
    // 20 + 8 + 16 for the seasons, 2 + 2 + 2 doubles.
    expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([44, 6, 2816, 500]);
    expect(scored.limited).toBe(true);
  });
});
