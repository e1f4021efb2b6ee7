import { describe, expect, it } from 'vitest';
import { HandError, score, waits, type Situation } from '../../src/core/index.js';
import { at, table } from './helpers.js';

const kinds = (hand: string, profile?: string): string =>
  waits(hand, {}, profile)
    .map(({ tile }) => tile)
    .join(' ');

describe('the tiles that complete a hand', () => {
  it.each([
    ['an open wait', '(123b) 789b 456c 99c 34d', '2d 5d'],
    ['a closed wait', '(123b) 789b 456c 99c 35d', '4d'],
    ['an edge wait', '(789b) 456c 99c 345d 12b', '3b'],
    ['a single tile', '(123b) 789b 456c 345d R', 'R'],
    ['two pairs', '(123b) 789b 456c 99c 55d', '9c 5d'],
    ['a single tile at either end of a run', '(123b) 789b 456c 2345d', '2d 5d'],
    ['2-2-3-4', '(123b) 789b 456c 2234d', '2d 5d'],
    ['three sides', '(123b) 789b 99c 23456d', '1d 4d 7d'],
    ['two pungs and the tile above them', '(123b) (789d) 5556667b', '5b 6b 7b 8b'],
    ['a pung and a pair beside it', '(123b) 789b 456c 3334d', '2d 4d 5d'],
    ['none, two tiles short', '(123b) 789b 456c 1479d', ''],
    ['none, with nothing', '147b 258c 369d ESWN', ''],
    ['honours', 'EEE SSS WWW 99b RR', '9b R'],
    ['with kongs', '[2222b] (5555c) (8888d) [7777b] 9c', '9c'],
    ['none, with twelve orphans and a simple tile', '19b 19c 19d ESWNRG 5b', ''],
    ['none, as honours never make a chow', '123b 456b 789b 11c ES', ''],
    ['none, as neither of two pairs can be the pair', '11b 22d 123c 44c 5678c', ''],
    ['none, with three pairs and a suit that lacks one', '11b 22c EE 1234567d', ''],
  ])('%s', (_title, hand, expected) => {
    expect(kinds(hand)).toBe(expected);
  });

  it('are four of one kind for a closed wait [S0-MATH-03]', () => {
    expect(waits('(123b) 789b 456c 99c 35d').map(({ tile, left }) => [tile, left])).toEqual([['4d', 4]]);
  });

  it('are nine for the pure nine gates, 23 tiles in all [S0-MATH-04] [S0-LH-04]', () => {
    const found = waits('1112345678999b');
    expect(found.map(({ tile, left }) => [tile, left])).toEqual([
      ['1b', 1],
      ['2b', 3],
      ['3b', 3],
      ['4b', 3],
      ['5b', 3],
      ['6b', 3],
      ['7b', 3],
      ['8b', 3],
      ['9b', 1],
    ]);
    expect(found.reduce((sum, { left }) => sum + left, 0)).toBe(23);
  });

  it('are thirteen for thirteen orphans without a pair, 39 tiles in all [S0-MATH-04] [S0-LH-03]', () => {
    const found = waits('19b 19c 19d ESWNRGB');
    expect(found.map(({ tile }) => tile)).toEqual([
      '1b',
      '9b',
      '1c',
      '9c',
      '1d',
      '9d',
      'E',
      'S',
      'W',
      'N',
      'R',
      'G',
      'B',
    ]);
    expect(found.every(({ left }) => left === 3)).toBe(true);
    expect(found.reduce((sum, { left }) => sum + left, 0)).toBe(39);
  });

  it('are one for thirteen orphans with a pair', () => {
    expect(waits('119b 19c 9d ESWNRGB').map(({ tile, left }) => [tile, left])).toEqual([['1d', 4]]);
  });

  it('are none for thirteen orphans if those cannot win', () => {
    expect(kinds('19b 19c 19d ESWNRGB', 'family')).toBe('');
  });

  it('do not include a kind of which the player holds all four', () => {
    expect(kinds('[2222d] 789b 456c 99c 34d')).toBe('5d');
    expect(kinds('(222d) 123d 789b 99c 34d')).toBe('5d');
    expect(kinds('(222d) 789b 456c 99c 34d')).toBe('2d 5d');
    // Waiting only for a fifth copy is not a wait.
    expect(kinds('(123b) 789b 456c 5555d')).toBe('');
  });

  it('come with the number of copies that are left', () => {
    expect(waits('(222d) 789b 456c 99c 34d').map(({ tile, left }) => [tile, left])).toEqual([
      ['2d', 1],
      ['5d', 4],
    ]);
    expect(waits('(123b) 789b 456c 99c 55d').map(({ left }) => left)).toEqual([2, 2]);
  });
});

describe('what a hand is worth with each of them', () => {
  it('is calculated for a discard and for a self-draw', () => {
    const found = waits('123b 789b 456c 99c 55d');
    expect(found.map(({ tile, discard, selfDraw }) => [tile, discard?.value, selfDraw?.value])).toEqual([
      // 20 + 4; 20 + 8 + 2, doubled.
      ['9c', 24, 60],
      // 20 + 2; 20 + 4 + 2, doubled.
      ['5d', 22, 52],
    ]);
  });

  it.each<[string, Situation, string]>([
    ['(123b) 789b 456c 2345d', {}, 'european'],
    ['(RRR) 123b 456b 99d 78d 3f', at('west', 'south'), 'classical'],
    ['1112345678999c', at('south', 'south'), 'pung-based'],
    ['19b 19c 19d ESWNRGB', at('north', 'west'), 'british'],
    ['(RRR) (GGG) BB 55d 456c', {}, 'family'],
  ])('is the score of the complete hand %s', (hand, situation, profile) => {
    const found = waits(hand, situation, profile);
    expect(found.length).toBeGreaterThan(0);
    for (const { tile, discard, selfDraw } of found) {
      expect(discard).toEqual(score(`${hand} +${tile}`, { ...situation, win: 'discard' }, profile));
      expect(selfDraw).toEqual(score(`${hand} +${tile}`, { ...situation, win: 'self-draw' }, profile));
    }
  });

  it('is the limit for the third dragon and less for the other tile', () => {
    expect(waits('(RRR) (GGG) BB 55d 456c').map(({ tile, discard }) => [tile, discard?.value])).toEqual([
      // 20, 4, 4, 2, 2 and three doubles.
      ['5d', 256],
      ['B', 500],
    ]);
  });

  it('is null if the rules do not allow the hand to win', () => {
    const found = waits('123b 789b 456c 99c 34d', {}, table('win-requirement: one-double'));
    expect(found.map(({ tile }) => tile)).toEqual(['2d', '5d']);
    expect(found.every(({ discard, selfDraw }) => discard === null && selfDraw !== null)).toBe(true);
    const none = waits('(123b) 789b 456c 99c 34d', {}, table('win-requirement: cleared-hand'));
    expect(none.every(({ discard, selfDraw }) => discard === null && selfDraw === null)).toBe(true);
    expect(none).toHaveLength(2);
  });

  it('is null for one tile and not for the other', () => {
    const found = waits('(123b) 789b 456c 55d RR', {}, table('minimum-doubles: 1'));
    expect(found.map(({ tile, discard }) => [tile, discard?.value ?? null])).toEqual([
      ['5d', null],
      ['R', 48],
    ]);
  });

  it('is null if the circumstances are impossible with that way of winning', () => {
    const found = waits('[5555b] 789b 456c 99c 34d', { circumstances: ['kong-replacement'] });
    expect(found.map(({ discard, selfDraw }) => [discard, selfDraw?.base])).toEqual([
      [null, 38],
      [null, 38],
    ]);
  });

  it('ignores `win` in the situation', () => {
    const found = waits('(123b) 789b 456c 99c 34d', { win: 'self-draw' });
    expect(found.map(({ discard, selfDraw }) => [discard?.value, selfDraw?.value])).toEqual([
      [20, 22],
      [20, 22],
    ]);
  });
});

describe('the Score of a win', () => {
  it('has the situation with the way of winning, and the circumstances if there are any', () => {
    const tiles = '(RRR) 123b 456b 99d 78d';
    const [wait] = waits(tiles, { seat: 'south', round: 'west', win: 'discard' });
    expect(wait.discard!.situation).toEqual({ seat: 'south', round: 'west', win: 'discard' });
    expect(wait.selfDraw!.situation).toEqual({ seat: 'south', round: 'west', win: 'self-draw' });
    const circumstances = ['last-tile'] as const;
    const [last] = waits(tiles, { seat: 'south', round: 'west', circumstances: [...circumstances] });
    expect(last.discard!.situation).toEqual({ seat: 'south', round: 'west', win: 'discard', circumstances });
    expect(last.selfDraw!.situation).toEqual({ seat: 'south', round: 'west', win: 'self-draw', circumstances });
  });

  it('is not found for a hand that has its winning tile, and the message says why', () => {
    expect(() => waits('(RRR) 123b 456b 99d 78d +9d')).toThrow('The hand has 14 tiles, not 13');
  });
});

describe('no waits are found', () => {
  it.each([
    ['for a hand that has its winning tile', '(123b) 789b 456c 99c 34d +5d', 'tile-count'],
    ['for 14 tiles', '(123b) 789b 456c 99c 345d', 'winning-tile'],
    ['for 12 tiles', '(123b) 789b 456c 99c 3d', 'tile-count'],
    ['for five equal tiles', '55555b 789b 456c 9c 3d', 'too-many-copies'],
  ])('%s', (_title, hand, code) => {
    let caught: unknown;
    try {
      waits(hand);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(HandError);
    expect(caught).toMatchObject({ code });
  });
});

describe('unknown circumstances', () => {
  it.each([
    ['of a hand that waits', '(123b) 789b 456c 99c 34d'],
    ['of one that does not', '(123b) 789b 456c 14c 28d'],
  ])('are rejected as in score(), %s', (_, hand) => {
    const situation = { circumstances: ['full-moon'] } as unknown as Situation;
    expect(() => waits(hand, situation)).toThrow(HandError);
    expect(() => waits(hand, situation)).toThrow('“full-moon” is not a valid circumstance');
  });
});
