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
  robbed,
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

const first = { circumstances: ['first-turn'] } as const satisfies Situation;
const firstDrawn = { ...drawn, ...first } as const satisfies Situation;

describe('heavenly and earthly hands', () => {
  show([
    [
      'East’s first tiles may be won with bonus tiles replaced [S3-LH-12] [S0-LH-01]',
      'heavenly-hand',
      'limit',
      `${HIDDEN} 2f`,
      firstDrawn,
    ],
    [
      'also if the last of them came for a bonus tile',
      'heavenly-hand',
      'limit',
      `${HIDDEN} 2f`,
      { win: 'self-draw', circumstances: ['first-turn', 'flower-replacement'] },
    ],
    ['a declared kong makes it none', 'heavenly-hand', '', '[5555b] 789b 456c 99c 34d +5d', firstDrawn],
    ['only East has a heavenly hand', 'heavenly-hand', '', HIDDEN, at('south', 'east', firstDrawn)],
    ['a later turn is too late', 'heavenly-hand', '', HIDDEN, drawn],
    ['East has no earthly hand', 'earthly-hand', '', HIDDEN, firstDrawn],
    ['East’s first discard [S0-LH-02] [S4-SP-03]', 'earthly-hand', 'limit', HIDDEN, at('north', 'east', first)],
    ['not the own first draw', 'earthly-hand', '', HIDDEN, at('north', 'east', firstDrawn)],
    ['a declared kong makes it none', 'earthly-hand', '', '[5555b] 789b 456c 99c 34d +5d', at('north', 'east', first)],
    [
      'on the first draw, where the table says so [S4-SP-04]',
      'earthly-hand',
      'limit',
      HIDDEN,
      at('north', 'east', firstDrawn),
      table('earthly-hand-on: first-draw'),
    ],
    [
      'and then not on the first discard',
      'earthly-hand',
      '',
      HIDDEN,
      at('north', 'east', first),
      table('earthly-hand-on: first-draw'),
    ],
    [
      'on either: the first discard [S1-LH-02]',
      'earthly-hand',
      'limit',
      HIDDEN,
      at('west', 'east', first),
      'pung-based',
    ],
    [
      'on either: the first draw [S1-LH-02] [S3-LH-13] [S4-SP-04]',
      'earthly-hand',
      'limit',
      HIDDEN,
      at('west', 'east', firstDrawn),
      table('earthly-hand-on: either', 'european'),
    ],
    ['any turn but the first is too late', 'earthly-hand', '', HIDDEN, at('west', 'east')],
  ]);
});

describe('thirteen orphans', () => {
  show([
    ['on a discard [S3-LH-10]', 'thirteen-orphans', 'limit', '119b 19c 19d ESWNRG +B', {}, 'european'],
    ['on a drawn tile [S0-LH-03]', 'thirteen-orphans', 'limit', '119b 19c 19d ESWNRG +B', drawn],
    ['any of the thirteen may be the pair', 'thirteen-orphans', 'limit', '19b 19c 19d ESWNRGB +9d'],
    ['two pairs and a missing tile are nothing', 'thirteen-orphans', 'not-complete', '119b 19c 19d ESWNRG +R'],
    ['a simple is out of place', 'thirteen-orphans', 'not-complete', '19b 19c 19d ESWNRGB +5d'],
    ['with an exposed set there are none', 'thirteen-orphans', 'not-complete', '(EEE) 19b 19c 19d SWNR +G'],
    [
      'where they are worth nothing they are no winning shape',
      'thirteen-orphans',
      'not-complete',
      '19b 19c 19d ESWNRGB +9d',
      {},
      table('thirteen-orphans: off'),
    ],
    [
      'a robbed tile may complete them, honours included',
      'thirteen-orphans',
      'limit',
      '119b 19c 19d ESWNRG +B',
      robbed,
    ],
  ]);

  it('have one group, no set, no pair, and points for winning [S0-LH-03]', () => {
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
  show([
    ['on any of the nine: 1 [S0-LH-04]', 'nine-gates', 'limit', '1112345678999c +1c'],
    ['on any of the nine: 9 [S3-LH-09]', 'nine-gates', 'limit', '1112345678999c +9c', {}, 'european'],
    [
      'the last tile need not be the fourteenth one [S1-LH-08]',
      'nine-gates',
      'limit',
      '1112234567899d +9d',
      {},
      'pung-based',
    ],
    ['a table may ask for the nine-sided wait [S0-LH-04]', 'nine-gates', 'limit', '1112345678999b +5b', {}, pure],
    ['and then the last tile must be the fourteenth [S0-LH-04]', 'nine-gates', '', '1112234567899d +9d', {}, pure],
    ['with another tile short it is none', 'nine-gates', '', '1122334567899d +9d'],
    ['a kong makes it none [S3-LH-09]', 'nine-gates', '', '[1111d] 2345677899d +9d'],
    ['an exposed chow makes it none', 'nine-gates', '', '(123d) 1145678999d +1d'],
    ['a robbed tile may complete it', 'nine-gates', 'limit', '1112344678999b +5b', robbed],
  ]);
});

describe('hands of kongs, honours, terminals, dragons and winds', () => {
  show([
    ['three kongs and a pung are not four kongs', 'four-kongs', '', '(2222b) (5555c) (8888d) 777b 9c +9c'],
    [
      'four kongs may be exposed or concealed [S3-LH-02]',
      'four-kongs',
      'limit',
      '[2222b] [5555c] (888d+8d) (7777b) 9c +9c',
      {},
      'european',
    ],
    ['a pair of simples spoils all honours', 'all-honours', '', '(EEE) (SSS) (WWW) 55b GG +G'],
    ['a pair of terminals spoils all honours', 'all-honours', '', '(EEE) (SSS) (WWW) 99b GG +G'],
    ['a pair of honours spoils all terminals', 'all-terminals', '', '(111b) (999b) (111c) 99c EE +9c'],
    ['a pair of simples spoils all terminals', 'all-terminals', '', '(111b) (999b) (111c) 99c 88c +9c'],
    ['thirteen orphans are not all terminals', 'all-terminals', '', '19b 19c 19d ESWNRGB +E'],
    ['two sets of dragons are not three', 'big-three-dragons', '', '(RRR) (GGG) 456c BB 34d +5d'],
    [
      'kongs of dragons will do, concealed too [S0-LH-08] [S3-LH-04]',
      'big-three-dragons',
      'limit',
      '(RRRR) [GGGG] BBB 99d 34d +5d',
    ],
    [
      'three sets of winds and a pair of dragons are no little four winds',
      'little-four-winds',
      '',
      '(EEE) (SSS) (WWW) RR 34d +5d',
    ],
    ['two sets of winds and a pair are not enough', 'little-four-winds', '', '(EEE) (SSS) 456c WW 34d +5d'],
    ['the pair of winds may come last [S0-LH-09]', 'little-four-winds', 'limit', '(EEE) (SSS) (WWW) 345d N +N'],
    ['four sets of winds are not little', 'little-four-winds', '', '(EEE) (SSS) (WWW) NN 55d +N'],
    ['three sets of winds are not big', 'big-four-winds', '', '(EEE) (SSS) (WWW) NN 34d +5d'],
    [
      'kongs of winds will do, concealed too [S0-LH-10] [S3-LH-05]',
      'big-four-winds',
      'limit',
      '(EEEE) [SSSS] (WWW) NNN 5d +5d',
    ],
    [
      'two kongs and one replacement are no twofold fortune [S0-LH-11]',
      'twofold-fortune',
      '',
      '[5555b] [7777c] 456d 99c 34d +5d',
      afterKong,
    ],
    [
      'kongs of any sort will do for twofold fortune',
      'twofold-fortune',
      'limit',
      '(5555b) (777c+7c) 456d 99c 34d +5d',
      { win: 'self-draw', circumstances: ['kong-on-kong'] },
    ],
  ]);
});

describe('all green', () => {
  const required = table('all-green-dragon: required');
  show([
    ['green dragons may be missing [S0-LH-13]', 'all-green', 'limit', '(234b) 666b 888b 44b 33b +3b'],
    ['5 of bamboo is not green', 'all-green', '', '(234b) 345b 666b GG 88b +8b'],
    ['red dragons are not green', 'all-green', '', '(234b) 666b 888b RR 33b +3b'],
    ['2, 3 and 4 of circles are not green', 'all-green', '', '(234d) 666b 888b GG 33b +G'],
    ['a table may ask for the dragon [S0-LH-13]', 'all-green', '', '(234b) 666b 888b 44b 33b +3b', {}, required],
    ['a pair of it is enough', 'all-green', 'limit', '(234b) 666b 888b GG 33b +3b', {}, required],
    ['sets may be exposed [S3-LH-01]', 'all-green', 'limit', '(234b) (666b) (8888b) GG 33b +3b', {}, 'european'],
    [
      'it may be left out [S3-LH-01]',
      'all-green',
      '',
      '(234b) 666b 888b GG 33b +3b',
      {},
      table('all-green: off', 'european'),
    ],
  ]);
});

describe('four concealed pungs', () => {
  show([
    [
      'a discard may complete the pair [S3-LH-03]',
      'four-concealed-pungs',
      'limit',
      '222b 555c 888d NNN 9c +9c',
      {},
      'european',
    ],
    ['but not a pung [S3-LH-03]', 'four-concealed-pungs', '', '222b 555c 888d NN 99c +9c', {}, 'european'],
    [
      'a drawn tile may complete a pung [S1-LH-03]',
      'four-concealed-pungs',
      'limit',
      '222b 555c 888d NN 99c +9c',
      drawn,
      'pung-based',
    ],
    [
      'concealed kongs are as good [S1-LH-03] [S3-LH-03]',
      'four-concealed-pungs',
      'limit',
      '[2222b] 555c [8888d] NNN 9c +9c',
      {},
      'pung-based',
    ],
    ['an exposed set spoils it', 'four-concealed-pungs', '', '(222b) 555c 888d NNN 9c +9c', drawn, 'european'],
    ['an exposed kong spoils it', 'four-concealed-pungs', '', '(2222b) 555c 888d NNN 9c +9c', drawn, 'european'],
  ]);
});

describe('hands named for their last tile', () => {
  const either = table('moon-on: either', 'pung-based');
  const moon = '(123b) 789b 456c 99c 23d +1d';
  const plum = '[2222b] 789b 456c 99c 34d +5d';
  show([
    ['the moon is drawn [S1-LH-12]', 'moon-from-the-sea', 'limit', moon, lastDrawn, 'pung-based'],
    [
      'the moon may complete a pair',
      'moon-from-the-sea',
      'limit',
      '(123b) 789b 456c 345d 1d +1d',
      lastDrawn,
      'pung-based',
    ],
    ['another tile is no moon', 'moon-from-the-sea', '', PLAIN, lastDrawn, 'pung-based'],
    ['1 of bamboo is no moon', 'moon-from-the-sea', '', '(123c) 789b 456c 99c 23b +1b', lastDrawn, 'pung-based'],
    ['before the last tile there is no moon', 'moon-from-the-sea', '', moon, drawn, 'pung-based'],
    ['the moon is no discard [S1-LH-12]', 'moon-from-the-sea', '', moon, lastDiscard, 'pung-based'],
    ['but where the table takes either [S3-LH-14]', 'moon-from-the-sea', 'limit', moon, lastDiscard, 'european'],
    ['or adopts that [S3-LH-14]', 'moon-from-the-sea', 'limit', moon, lastDiscard, either],
    [
      'a loose tile is never the moon',
      'moon-from-the-sea',
      '',
      '[2222b] 789b 456c 99c 23d +1d',
      { win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] },
      either,
    ],
    ['the plum blossom may come for a kong [S1-LH-13]', 'plum-blossom', 'limit', plum, afterKong, 'pung-based'],
    ['or for a flower [S3-LH-15]', 'plum-blossom', 'limit', `${PLAIN} 3f`, afterFlower, 'european'],
    ['another tile is no plum blossom', 'plum-blossom', '', '[2222b] 789b 456c 99c 34d +2d', afterKong, 'european'],
    ['drawn in turn it is no plum blossom', 'plum-blossom', '', plum, drawn, 'european'],
    [
      '2 of bamboo, robbed [S1-LH-14] [S3-LH-16]',
      'carrying-pole',
      'limit',
      '(789b) 34b 456c 99c 345d +2b',
      robbed,
      'european',
    ],
    ['another robbed tile is no carrying pole', 'carrying-pole', '', PLAIN, robbed, 'european'],
    [
      '2 of bamboo, discarded, is no carrying pole',
      'carrying-pole',
      '',
      '(789b) 34b 456c 99c 345d +2b',
      {},
      'european',
    ],
    [
      'a thirteenth win of East’s [S1-LH-16] [S4-END-12]',
      'thirteen-wins',
      'limit',
      PLAIN,
      { circumstances: ['thirteenth-win'] },
      'pung-based',
    ],
    [
      'any table may adopt it [S4-END-12]',
      'thirteen-wins',
      'limit',
      PLAIN,
      { circumstances: ['thirteenth-win'] },
      table('thirteen-wins: limit', 'babcock'),
    ],
  ]);

  it.each(['moon-from-the-sea', 'plum-blossom', 'carrying-pole', 'four-kongs', 'little-four-winds'] as const)(
    'a table may leave out %s',
    (rule) => {
      const hands: [string, Situation?][] = [
        [moon, lastDrawn],
        [plum, afterKong],
        ['(789b) 34b 456c 99c 345d +2b', robbed],
        ['(2222b) (5555c) (8888d) [7777b] 9c +9c'],
        ['(EEE) (SSS) (WWW) NN 34d +5d'],
      ];
      for (const [hand, situation] of hands)
        expect(given(rule, hand, situation, table(`${rule}: off`, 'european'))).toBe('');
    },
  );
});

describe('the value of a limit hand', () => {
  it('is the limit whatever its points, and the ordinary figures stay [S0-OVR-10] [S0-LH-00] [S1-LH-17] [S3-LH-00]', () => {
    // 20, an exposed pung of honours three times 4 and of simples none; three winds, of which East is seat and round.
    const scored = score('(EEE) (SSS) (WWW) NN 34d +5d');
    expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([32, 3, 256, 500]);
    expect(scored.limited).toBe(true);
  });

  it('is paid once where several are there, and all are listed [S0-LH-00]', () => {
    const scored = score('(EEEE) (SSSS) (WWWW) [NNNN] R +R');
    expect(scored.awards.filter(({ limit }) => limit).map(({ rule }) => rule)).toEqual([
      'four-kongs',
      'all-honours',
      'big-four-winds',
    ]);
    expect(scored.value).toBe(500);
  });

  it('rises with the limit of the table [S0-OVR-04] [S0-CMP-12]', () => {
    expect(score('19b 19c 19d ESWNRGB +E', {}, 'british').value).toBe(1000);
    expect(score('19b 19c 19d ESWNRGB +E', {}, table('limit: 2000')).value).toBe(2000);
  });

  it('is half of it for half a limit: 250 of 500 [S0-LH-15]', () => {
    const scored = score(HIDDEN, at('south', 'east', first), 'millington');
    expect([scored.total, scored.value, scored.limited]).toEqual([20, 250, true]);
  });

  it('is the ordinary total where half a limit is less', () => {
    // 20 doubled four times by red and green dragons and all flowers with the own one.
    const hand = '(RRR) (GGG) 456c 99c 34d +5d 1234f';
    const scored = score(hand, {}, table('flower: half limit'));
    expect([scored.base, scored.doubles, scored.total, scored.value]).toEqual([28, 4, 448, 448]);
    expect(scored.limited).toBe(false);
  });

  it('is the whole limit where a half and a whole one meet', () => {
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
