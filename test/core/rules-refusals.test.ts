import { describe, expect, it } from 'vitest';
import {
  HandError,
  RulesError,
  TableError,
  NotationError,
  choicesOf,
  circumstances,
  defineProfile,
  explain,
  formatHand,
  formatRules,
  optionIds,
  parseHand,
  parseRules,
  profiles,
  ruleIds,
  score,
  settle,
  tiles,
  waits,
  winds,
  type Hand,
  type Situation,
} from '../../src/core/index.js';
import { zhHant } from '../../src/lang/zh-Hant.js';
import { PLAIN, drawn, refusal, rowsIn, situationOf, thrown } from './helpers.js';

const impossible = rowsIn(`
  a kong’s replacement on a discard | (5555b) 789b 456c 99c 34d +5d | kong-replacement
  a flower’s replacement on a discard | (123b) 789b 456c 99c 34d +5d 3f | discard flower-replacement
  a kong on a kong on a discard | [5555b] [7777c] 456d 99c 34d +5d | kong-on-kong
  a kong’s replacement without a kong | (123b) 789b 456c 99c 34d +5d | self-draw kong-replacement
  a kong on a kong without a kong | (123b) 789b 456c 99c 34d +5d | self-draw kong-on-kong
  a kong on a kong with one kong | [5555b] 789b 456c 99c 34d +5d | self-draw kong-on-kong
  a flower’s replacement without a flower or season | (123b) 789b 456c 99c 34d +5d | self-draw flower-replacement
  a robbed kong that was drawn | (123b) 789b 456c 99c 34d +5d | self-draw robbed-kong
  a robbed kong and a kong’s replacement | [5555b] 789b 456c 99c 34d +5d | robbed-kong kong-replacement
  a robbed tile that completes a pung | (123b) 789b 456c 99c 55d +5d | robbed-kong
  a robbed tile that completes the pair | (123b) 789b 456c 345d 9c +9c | robbed-kong
  a robbed tile while another of its kind is in the hand | (123b) 789b 456c 55d 34d +5d | robbed-kong
  a robbed tile while another of its kind is in an exposed set | (345d) 789b 456c 99c 34d +5d | robbed-kong
  a robbed honour, which no chow uses | (123b) 789b 456c 345d R +R | robbed-kong
  the second of a pair of thirteen orphans, robbed | 19b 19c 19d ESWNRGB +E | robbed-kong
  a thirteenth win by South | (123b) 789b 456c 99c 34d +5d | south east thirteenth-win
  a thirteenth win by North | (123b) 789b 456c 99c 34d +5d | north east self-draw thirteenth-win
  a first turn with an exposed chow | (123b) 789b 456c 99c 34d +5d | south east first-turn
  a first turn with an exposed kong | (5555b) 789b 456c 99c 34d +5d | self-draw first-turn
  a first turn with a promoted kong | (555b+5b) 789b 456c 99c 34d +5d | self-draw first-turn
  East’s first turn on a discard | 123b 789b 456c 99c 34d +5d | first-turn
  a first turn with the last tile | 123b 789b 456c 99c 34d +5d | self-draw first-turn last-tile
  a first turn with the last discard | 123b 789b 456c 99c 34d +5d | south east last-tile first-turn
  a first turn with a robbed kong | 123b 789b 456c 99c 34d +5d | south east first-turn robbed-kong
  a first turn after an original call | 123b 789b 456c 99c 34d +5d | south east first-turn original-call
  a way of winning on a losing hand | (123b) 789b 456c 99c 34d | self-draw
  a discard on a losing hand | (123b) 789b 456c 99c 34d | discard
  a circumstance on a losing hand | (123b) 789b 456c 99c 34d | last-tile
  a way of winning on a dead hand | (123b) 789b 456c 99c 34d +5d | self-draw dead
`);

describe('what is impossible is rejected', () => {
  it.each(impossible)('%s', (_title, hand = '', situation) => {
    expect(refusal(hand, situationOf(situation))).toBe('impossible');
  });

  it.each([
    ['an unknown seat', { seat: 'middle' }],
    ['an unknown round', { round: '__proto__' }],
    ['an unknown way of winning', { win: 'luck' }],
    ['an unknown circumstance', { circumstances: ['toString'] }],
    ['an unknown circumstance of no letters', { circumstances: [''] }],
  ])('%s', (_title, situation) => {
    expect(refusal(PLAIN, situation as unknown as Situation)).toBe('impossible');
  });
});

describe('the message about what is impossible', () => {
  it.each([
    [{ seat: 'middle' }, '“middle” is not a valid seat: use east, south, west, north.'],
    [{ round: 'first' }, '“first” is not a valid round: use east, south, west, north.'],
    [{ win: 'luck' }, '“luck” is not a valid way of winning: use self-draw, discard.'],
    [
      { circumstances: ['moon'] },
      '“moon” is not a valid circumstance: use first-turn, last-tile, kong-replacement, flower-replacement, kong-on-kong, robbed-kong, original-call, thirteenth-win, standing.',
    ],
  ])('names the word that is unknown: %j', (situation, message) => {
    expect(() => score(PLAIN, situation as Situation)).toThrow(expect.objectContaining({ message }));
  });

  const wrong = rowsIn(`
    (123b) 789b | discard partial | A way of winning is set, but no winning tile is marked.
    (123b) 789b 456c 99c 34d +5d | partial | “partial” and “winningTile” cannot both apply.
    [5555b] 789b 456c 99c 34d +5d | kong-replacement | “kong-replacement” and “discard” cannot both apply.
    (123b) 789b 456c 99c 34d +5d 3f | flower-replacement | “flower-replacement” and “discard” cannot both apply.
    (123b) 789b 456c 99c 34d +5d | self-draw robbed-kong | “robbed-kong” and “self-draw” cannot both apply.
    (123b) 789b 456c 99c 34d +5d | self-draw kong-replacement | “kong-replacement” needs more kongs than the hand has.
    [5555b] 789b 456c 99c 34d +5d | self-draw kong-on-kong | “kong-on-kong” needs more kongs than the hand has.
    (123b) 789b 456c 99c 34d +5d | self-draw flower-replacement | “flower-replacement” needs a flower or season.
    [5555b] 789b 456c 99c 34d +5d | self-draw kong-replacement flower-replacement | “flower-replacement” needs a flower or season.
    (123b) 789b 456c 99c 34d +5d 3f | self-draw kong-replacement flower-replacement | “kong-replacement” needs more kongs than the hand has.
    (123b) 789b 456c 99c 55d +5d | robbed-kong | This hand cannot win by robbing a kong of 5d.
    (123b) 789b 456c 99c 34d +5d | south east thirteenth-win | “thirteenth-win” applies only to East.
    (123b) 789b 456c 99c 34d +5d | south east first-turn | No set can be exposed on the first turn.
    123b 789b 456c 99c 34d +5d | first-turn | On the first turn, East can only win by self-draw.
    123b 789b 456c 99c 34d +5d | self-draw first-turn last-tile | “first-turn” and “last-tile” cannot both apply.
    55555b 789b | partial | The hand has 5 of 5b, but a set of tiles has only 4.
    (555b) 55b 789b | partial | The hand has 5 of 5b, but a set of tiles has only 4.
    (5555b) (555b) | partial | The hand has 5 of 5b, but a set of tiles has only 4.
    (5555b) (345b) | partial | The hand has 5 of 5b, but a set of tiles has only 4.
    (5555b) (5555b) | partial | The hand has 5 of 5b, but a set of tiles has only 4.
    123b 22f | partial | The hand has 2 of 2f, but a set of tiles has only 1.
    123b |  | The hand has 3 tiles, not 13: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.
    (5555b) 789b 456c 99c 3d +5d |  | The hand has 14 tiles, not 15: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.
    123b 789b 456c 99c 345d |  | The hand has 14 tiles but no winning tile: mark it with a plus, as in +5b.
  `);
  it.each(wrong)('names what is wrong: %s, %s', (hand = '', situation, message) => {
    expect(() => score(hand, situationOf(situation))).toThrow(expect.objectContaining({ message }));
  });

  it.each<[set: Hand['sets'][number], message: string]>([
    [{ kind: 'pung', tiles: ['5b', '5b'], concealed: false }, '“5b 5b” is not a valid tile or set here.'],
    [{ kind: 'pung', tiles: ['1b', '2b', '3b'], concealed: false }, '“1b 2b 3b” is not a valid tile or set here.'],
    [{ kind: 'chow', tiles: ['1b', '2b', '4b'], concealed: false }, '“1b 2b 4b” is not a valid tile or set here.'],
    [
      { kind: 'kong', tiles: ['1b', '1b', '1b', '1b', '1b'] as never, concealed: false },
      '“1b 1b 1b 1b” is not a valid tile or set here.',
    ],
    [{ kind: 'pung', tiles: ['5b', '5b', '1f'], concealed: false }, '“5b 5b 1f” is not a valid tile or set here.'],
  ])('names the tiles of data that is not a set: %j', (set, message) => {
    const hand = { sets: [set], concealed: [], bonus: [] };
    expect(() => score(hand, { partial: true })).toThrow(expect.objectContaining({ message }));
  });
});

describe('what is possible is not', () => {
  const possible = rowsIn(`
    a kong’s replacement with an exposed kong | (5555b) 789b 456c 99c 34d +5d | self-draw kong-replacement
    a season’s replacement | (123b) 789b 456c 99c 34d +5d 2s | self-draw flower-replacement
    a kong’s replacement that is a flower, whose replacement wins | [5555b] 789b 456c 99c 34d +5d 3f | self-draw kong-replacement flower-replacement
    a second kong’s replacement that is a flower, whose replacement wins | [5555b] [7777c] 456d 99c 34d +5d 3f | self-draw kong-on-kong flower-replacement
    a kong on a kong that is also called a replacement | [5555b] [7777c] 456d 99c 34d +5d | self-draw kong-on-kong kong-replacement
    a robbed tile that completes a chow | (123b) 789b 456c 99c 34d +5d | robbed-kong
    a robbed terminal that completes a chow | (123b) 789b 456c 99c 78d +9d | robbed-kong
    a robbed tile that completes thirteen orphans | 119b 19c 19d ESWNRG +B | robbed-kong
    a robbed tile that completes nine gates | 1112344678999b +5b | robbed-kong
    a robbed kong as the last discard | (123b) 789b 456c 99c 34d +5d | robbed-kong last-tile
    a thirteenth win by East | (123b) 789b 456c 99c 34d +5d | thirteenth-win
    a first turn with a concealed kong | [5555b] 789b 456c 99c 34d +5d | self-draw first-turn
    South’s first turn on a discard | 123b 789b 456c 99c 34d +5d | south east first-turn
    an original call on a discard | 123b 789b 456c 99c 34d +5d | original-call
    the same circumstance twice | (123b) 789b 456c 99c 34d +5d | thirteenth-win thirteenth-win
  `);
  it.each(possible)('%s', (_title, hand = '', situation) => {
    expect(refusal(hand, situationOf(situation))).toBe('scored');
  });

  it('no circumstances on a losing hand', () => {
    expect(refusal('(123b) 789b 456c 99c 34d', { circumstances: [] })).toBe('scored');
  });
});

describe('the number of tiles', () => {
  it.each([
    ['12 tiles', '(123b) 789b 456c 99c 3d', 'tile-count'],
    ['14 with a winning tile is right', PLAIN, 'scored'],
    ['13 without one is right', '(123b) 789b 456c 99c 34d', 'scored'],
    ['14 without a winning tile marked', '(123b) 789b 456c 99c 345d', 'winning-tile'],
    ['15 without a winning tile', '(123b) 789b 456c 99c 345d 9d', 'tile-count'],
    ['15 with a winning tile', '(123b) 789b 456c 99c 334d +5d', 'tile-count'],
    ['13 with a winning tile', '(123b) 789b 456c 99c 3d +5d', 'tile-count'],
    ['a kong has one more: 15', '(1111b) 789b 456c 99c 34d +5d', 'scored'],
    ['a kong has one more: not 14', '(1111b) 789b 456c 9c 34d +5d', 'tile-count'],
    ['four kongs have four more: 18', '(2222b) (5555c) (8888d) [7777b] 9c +9c', 'scored'],
    ['bonus tiles are not counted', `${PLAIN} 1234f 1234s`, 'scored'],
    ['one tile', '5b', 'tile-count'],
    ['a winning tile alone', '+5b', 'tile-count'],
    ['five sets', '(123b) (123b) (456c) (456c) (789d) +5d', 'tile-count'],
  ])('%s', (_title, hand, expected) => {
    expect(refusal(hand)).toBe(expected);
  });

  it('of a dead hand may be up to 40', () => {
    const some = [...tiles.slice(0, 34), ...tiles.slice(0, 6)];
    const dead = (concealed: typeof some) => () => score({ sets: [], concealed, bonus: [] }, { dead: true });
    expect(dead(some)).not.toThrow();
    expect(dead([...some, '9d'])).toThrow(expect.objectContaining({ code: 'tile-count' }));
  });

  it('is named in the error, with what it should be', () => {
    expect(() => score('(123b) 789b 456c 99c 3d +5d')).toThrow(/13 tiles.*14/);
    expect(() => score('(1111b) 789b 456c 9c 34d +5d')).toThrow(/14 tiles.*15/);
    expect(() => score('(123b) 789b 456c 99c 3d')).toThrow(/12 tiles.*13/);
  });
});

describe('the copies of a tile', () => {
  it.each([
    ['five equal tiles in the hand', '55555b 789b 456c 9c 3d'],
    ['a fifth tile as the winning one', '(5555b) 34b 789b 456c 99c +5b'],
    ['a fifth tile in an exposed set', '(5555b) (456b) 789b 99c 34d +5d'],
    ['a flower twice', `${PLAIN} 11f`],
    ['a season twice', `${PLAIN} 3s 3s`],
    ['sixteen of a kind', '(5555b) (5555b) (5555b) (5555b) 9c +9c'],
  ])('%s', (_title, hand) => {
    expect(refusal(hand)).toBe('too-many-copies');
  });

  it('may be four', () => {
    expect(refusal('(555b) 34b 789b 456c 99c +5b')).toBe('scored');
  });

  it('are rejected in a dead hand too', () => {
    expect(refusal('55555b', { dead: true })).toBe('too-many-copies');
  });
});

describe('hands that come as data', () => {
  const hand = (changes: Partial<Hand>): Hand => ({
    sets: [{ kind: 'chow', tiles: ['1b', '2b', '3b'], concealed: false }],
    concealed: ['7b', '8b', '9b', '4c', '5c', '6c', '9c', '9c', '3d', '4d'],
    winningTile: '5d',
    bonus: [],
    ...changes,
  });
  const code = (changes: Partial<Hand>): string => refusal(hand(changes));

  it('are scored like text', () => {
    expect(score(hand({})).value).toBe(20);
  });

  it.each<[string, Partial<Hand>, string]>([
    ['an unknown tile', { winningTile: '0d' }, 'not-a-tile'],
    ['a tile of another case', { winningTile: '5D' }, 'not-a-tile'],
    [
      'a flower among the tiles',
      { concealed: ['7b', '8b', '9b', '4c', '5c', '6c', '9c', '9c', '3d', '1f'] },
      'not-a-tile',
    ],
    ['a flower as the winning tile', { winningTile: '1f' }, 'not-a-tile'],
    ['a tile among the flowers', { bonus: ['5d'] }, 'not-a-tile'],
    ['a name of the language', { winningTile: '__proto__' }, 'not-a-tile'],
    ['a number', { winningTile: 5 as unknown as string }, 'not-a-tile'],
    ['a set that is none', { sets: [{ kind: 'chow', tiles: ['1b', '2b', '4b'], concealed: false }] }, 'not-a-tile'],
    ['a pung called a chow', { sets: [{ kind: 'chow', tiles: ['1b', '1b', '1b'], concealed: false }] }, 'not-a-tile'],
    ['a concealed chow', { sets: [{ kind: 'chow', tiles: ['1b', '2b', '3b'], concealed: true }] }, 'not-a-tile'],
  ])('%s', (_title, changes, expected) => {
    expect(code(changes)).toBe(expected);
  });

  it.each([
    ['(222b+2b) 555c 777d 99d 12c +3c', 2],
    ['(2222b) 555c 777d 99d 12c +3c', 3],
    ['[2222b] 555c 777d 99d 12c +3c', 3],
    ['(222b) 555c 777d 99d 12c +3c', 2],
    ['(999d) (222b+2b) (123c) 55c 11b +1b', 0],
  ])('have kongs of every kind: %s has %i concealed pungs or kongs', (text, concealed) => {
    const rules = 'three-concealed-pungs: 1 double; claimed-kong: concealed-for-doubles; mahjong: 10 points';
    const profile = defineProfile({ name: 'ours', rules });
    const hand = parseHand(text);
    const scored = score(text, {}, profile);
    expect(scored.awards.some(({ rule }) => rule === 'three-concealed-pungs')).toBe(concealed === 3);
    expect(score(hand, {}, profile)).toEqual(scored);
    expect(score({ ...hand, sets: [...hand.sets].reverse() }, {}, profile).reading).toEqual(scored.reading);
    expect(formatHand(scored.hand)).toBe(formatHand(hand));
  });

  it('may give the tiles of a chow in any order', () => {
    expect(code({ sets: [{ kind: 'chow', tiles: ['3b', '1b', '2b'], concealed: false }] })).toBe('scored');
  });

  it('are rejected quickly if they are enormous', () => {
    // Time on the processor, in microseconds: the machine may be busy.
    const before = process.cpuUsage();
    expect(code({ concealed: Array.from({ length: 200_000 }, () => '5d') })).toMatch(/tile-count|too-many-copies/);
    expect(
      code({
        sets: Array.from({ length: 20_000 }, () => ({ kind: 'chow', tiles: ['1b', '2b', '3b'], concealed: false })),
      }),
    ).toMatch(/tile-count|too-many-copies/);
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  });

  it('are not changed by scoring', () => {
    const before = hand({});
    const copy = structuredClone(before);
    score(before);
    expect(before).toEqual(copy);
  });
});

describe('errors', () => {
  it('are HandErrors with a code and a message', () => {
    const caught = thrown(() => score('(123b) 789b 456c 99c 34d +6d'));
    expect(caught).toBeInstanceOf(HandError);
    expect(caught).toBeInstanceOf(Error);
    expect(caught).toMatchObject({ name: 'HandError', code: 'not-complete' });
    expect(caught.message).toMatch(/four sets and a pair/);
  });

  it('say that a hand is not complete if it won by a robbed kong, too', () => {
    const robbed = { circumstances: ['robbed-kong'] } as const;
    expect(refusal('(123b) 789b 456c 99c 34d +6d', robbed)).toBe('not-complete');
    // Nor are thirteen orphans where the rules do not have them.
    expect(
      refusal('11b 9b 19c 19d ESWNRB +G', robbed, defineProfile({ name: 'table', rules: 'thirteen-orphans: off' })),
    ).toBe('not-complete');
  });

  it('leave nothing behind: the next hand is scored as usual', () => {
    expect(refusal('(123b) 789b 456c 99c 34d +6d')).toBe('not-complete');
    expect(score(PLAIN).value).toBe(20);
    expect(refusal('55555b 789b 456c 9c 3d')).toBe('too-many-copies');
    expect(score(PLAIN).value).toBe(20);
  });
});

it.each([
  ['without two kongs', '[5555b] 789b 456c 99c 34d +5d', drawn],
  ['on a discard', '[5555b] [7777c] 456d 99c 34d +5d', {}],
])('names a kong on a kong as given: %s', (_, hand, situation: Situation) => {
  const refused = (): unknown => score(hand, { ...situation, circumstances: ['kong-on-kong'] });
  expect(refused).toThrow('“kong-on-kong”');
  expect(refused).not.toThrow('kong-replacement');
});

describe('a hand with getters', () => {
  const other = (): number => score('[1111b] [9999b] (EEE) (SSS) N +N', { seat: 'south' }).value;
  const plain = parseHand('(123b) 789b 456c 99c 34d +5d');
  const expected = score(plain, { seat: 'west', win: 'self-draw' });

  it.each(['sets', 'concealed', 'winningTile', 'bonus'] as const)('may score another hand for its %s', (part) => {
    const value = plain[part];
    const computed = Object.defineProperty({ ...plain }, part, { get: () => (other(), value), enumerable: true });
    const found = score(computed as Hand, { seat: 'west', win: 'self-draw' });
    expect(found.awards).toEqual(expected.awards);
    expect(found.reading).toEqual(expected.reading);
  });

  it('may score another hand, or throw, in a getter', () => {
    const tiles = new Proxy(plain.sets[0]!.tiles, {
      get: (target, key, receiver) => {
        other();
        expect(() => score('123b')).toThrow(HandError);
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    expect(score({ ...plain, sets: [{ ...plain.sets[0]!, tiles }] }).value).toBe(score(plain).value);
  });

  it.each(['seat', 'round', 'win'] as const)('may score another hand for the %s', (part) => {
    const situation = { seat: 'west', round: 'east', win: 'self-draw' } as const;
    const computed = Object.defineProperty({ ...situation }, part, { get: () => (other(), situation[part]) });
    expect(score(plain, computed).awards).toEqual(expected.awards);
  });
});

it.each([
  ['of no kind', { kind: undefined, tiles: ['1b'], concealed: false }],
  ['of too many tiles', { kind: 'kong', tiles: Array(5).fill('1b'), concealed: false }],
  ['of a tile and a flower', { kind: 'chow', tiles: ['1b', '2b', '1f'], concealed: false }],
  ['of flowers', { kind: 'pung', tiles: ['1f', '1f', '1f'], concealed: false }],
  ['of nothing', { kind: 'pung', tiles: [], concealed: false }],
])('rejects a set %s', (_, set) => {
  const hand = { sets: [set], concealed: [], bonus: [] } as unknown as Hand;
  expect(() => score(hand)).toThrow(expect.objectContaining({ code: 'not-a-tile' }) as Error);
});

describe('values that are not text', () => {
  const nothing = Object.create(null) as never;
  const throwing = {
    toString: () => {
      throw new Error('mine');
    },
  } as never;
  it.each([nothing, throwing, Symbol('mine') as never])('is rejected as a tile, a word and a value', (value) => {
    const hand: Hand = { sets: [], concealed: [value], bonus: [] };
    expect(() => score(hand)).toThrow(HandError);
    expect(() => formatHand(hand)).toThrow(HandError);
    expect(() => score(PLAIN, { seat: value })).toThrow(HandError);
    expect(() => settle({ scores: { east: 1, south: 2, west: 3, north: 4 }, winner: value })).toThrow(TableError);
    expect(() => defineProfile({ name: 'ours', rules: { limit: value } })).toThrow(RulesError);
  });
});

describe('data of the wrong shape', () => {
  const whole = parseHand(PLAIN);
  const ready = parseHand('1112345678999b');
  const hands: [what: unknown, message: string][] = [
    [null, 'hand should be an object, not “null”.'],
    [undefined, 'hand should be an object, not “undefined”.'],
    [5, 'hand should be an object, not “5”.'],
    [true, 'hand should be an object'],
    [Symbol('mine'), 'hand should be an object, not “Symbol(mine)”.'],
    [[], 'hand should be an object'],
    [() => PLAIN, 'hand should be an object'],
    [{}, 'hand.sets should be an array, not “undefined”.'],
    [{ ...whole, sets: null }, 'hand.sets should be an array, not “null”.'],
    [{ ...whole, sets: 'abc' }, 'hand.sets should be an array, not “abc”.'],
    [{ ...whole, sets: [{}] }, 'hand.sets[0].tiles should be an array, not “undefined”.'],
    [{ ...whole, sets: [...whole.sets, null] }, 'hand.sets[1] should be an object, not “null”.'],
    [
      { ...whole, sets: Object.assign(Array(2), { 1: whole.sets[0] }) },
      'hand.sets[0] should be an object, not “undefined”.',
    ],
    [{ ...whole, sets: [{ kind: 'pung', tiles: 5 }] }, 'hand.sets[0].tiles should be an array, not “5”.'],
    [{ ...whole, concealed: undefined }, 'hand.concealed should be an array'],
    [{ ...whole, concealed: new Set(whole.concealed) }, 'hand.concealed should be an array'],
    [{ ...whole, concealed: { length: 10 } }, 'hand.concealed should be an array'],
    [{ ...whole, bonus: 3 }, 'hand.bonus should be an array, not “3”.'],
  ];

  it.each(hands)('is refused as a hand: %o', (hand, message) => {
    for (const read of [score, explain, waits, formatHand] as ((hand: never) => unknown)[]) {
      const act = (): unknown => read(hand as never);
      if (read === waits && hand && (hand as Hand).winningTile) continue;
      expect(act).toThrow(HandError);
      expect(act).toThrow(message);
    }
  });

  it.each([
    [{ sets: [{}], concealed: [], bonus: [] }, 'hand.sets[0].tiles should be an array'],
    [{ ...ready, bonus: undefined }, 'hand.bonus should be an array'],
    [{ ...ready, sets: 5 }, 'hand.sets should be an array'],
  ])('is rejected as a hand to wait with: %o', (hand, message) => {
    expect(() => waits(hand as unknown as Hand)).toThrow(expect.objectContaining({ code: 'wrong-shape' }) as Error);
    expect(() => waits(hand as unknown as Hand)).toThrow(message);
  });

  it.each<[situation: unknown, message: string]>([
    [null, 'situation should be an object, not “null”.'],
    [5, 'situation should be an object, not “5”.'],
    ['east', 'situation should be an object, not “east”.'],
    [{ circumstances: 5 }, 'situation.circumstances should be an array, not “5”.'],
    [{ circumstances: 'last-tile' }, 'situation.circumstances should be an array, not “last-tile”.'],
    [{ circumstances: { length: 1 } }, 'situation.circumstances should be an array'],
    [{ circumstances: new Set(['kong-replacement']) }, 'situation.circumstances should be an array'],
  ])('is rejected as a situation: %o', (situation, message) => {
    const invalid = situation as Situation;
    for (const act of [
      () => score(PLAIN, invalid),
      () => score('1112345678999b', invalid),
      () => explain(PLAIN, invalid),
      () => waits('1112345678999b', invalid),
    ]) {
      expect(act).toThrow(HandError);
      expect(act).toThrow(message);
    }
  });

  it('is rejected by formatHand: a text', () => {
    expect(() => formatHand(PLAIN as never)).toThrow('hand should be an object, not “(123b)');
  });

  it('is rejected by explain', () => {
    const scored = score(PLAIN);
    expect(() => explain({ ...scored, hand: null } as never)).toThrow('hand should be an object, not “null”.');
    expect(() => explain({ awards: [] } as never)).toThrow(HandError);
    expect(() => explain({ ...scored, situation: 7 } as never)).toThrow('situation should be an object, not “7”.');
    expect(() => explain({ ...scored, profile: {} } as never)).toThrow(RulesError);
  });

  it.each([5, null, undefined, {}, [], Symbol('mine'), Object.create(null)])('is rejected as text: %o', (text) => {
    expect(() => parseHand(text as string)).toThrow(NotationError);
    const rules = Array.isArray(text) ? [5] : text;
    expect(() => parseRules(rules as string)).toThrow(RulesError);
  });

  const loop = { name: 'loop', rules: {}, extends: undefined as unknown };
  loop.extends = loop;
  it.each([
    null,
    5,
    'x',
    [],
    {},
    Symbol('mine'),
    { name: 5 },
    { name: 'x', extends: 5 },
    { name: 'x', rules: 5 },
    loop,
  ])('is rejected as a profile: %o', (definition) => {
    expect(() => defineProfile(definition as never)).toThrow(RulesError);
    expect(() => score(PLAIN, {}, definition as never)).toThrow(RulesError);
    expect(() => formatRules(definition as never)).toThrow(RulesError);
    expect(() => settle({ scores: { east: 1, south: 2, west: 3, north: 4 } }, definition as never)).toThrow(RulesError);
  });

  const values = { east: 1, south: 2, west: 3, north: 4 };
  const won = score(PLAIN);
  it.each<[table: unknown, message: string]>([
    [null, 'table should be an object, not “null”.'],
    [undefined, 'table should be an object, not “undefined”.'],
    [5, 'table should be an object, not “5”.'],
    [[], 'table should be an object'],
    [{ scores: null }, 'table.scores should be an object, not “null”.'],
    [{ scores: 5, winner: 'east' }, 'table.scores should be an object, not “5”.'],
    [{ scores: [1, 2, 3, 4] }, 'table.scores should be an object'],
    [{ scores: values, dead: null }, 'table.dead should be an object, not “null”.'],
    [{ scores: values, dead: 'west' }, 'table.dead should be an object, not “west”.'],
    [{ scores: { ...values, east: { value: 5 } }, winner: 'east' }, 'table.scores.east.reading should be an array'],
    [
      { scores: { ...values, east: { ...won, hand: undefined } }, winner: 'east' },
      'table.scores.east.hand should be an object, not “undefined”.',
    ],
    [
      { scores: { ...values, east: { ...won, reading: [null] } }, winner: 'east' },
      'table.scores.east.reading[0] should be an object, not “null”.',
    ],
    [
      { scores: { ...values, east: { ...won, hand: { ...won.hand, sets: [{}] } } }, winner: 'east' },
      'table.scores.east.hand.sets[0].tiles should be an array, not “undefined”.',
    ],
    [
      { scores: { ...values, east: { ...won, situation: null } }, winner: 'east' },
      'table.scores.east.situation should be an object, not “null”.',
    ],
  ])('is rejected as a table: %o', (table, message) => {
    expect(() => settle(table as never)).toThrow(TableError);
    expect(() => settle(table as never)).toThrow(message);
  });

  it('is distinguished from errors of the page’s own code', () => {
    const hand = {
      ...whole,
      get concealed(): never {
        throw new TypeError('mine');
      },
    };
    expect(() => score(hand as Hand)).toThrow('mine');
  });

  it('has a Chinese message', () => {
    const errorOf = thrown<HandError>;
    expect(zhHant.error(errorOf(() => score(null as never)))).toBe('hand 應是物件，不是「null」。');
    expect(
      zhHant.error(errorOf(() => settle({ scores: { east: won, south: 0, west: 0, north: 0 }, winner: 'south' }))),
    ).toBe('和牌的人有和張，別人沒有：請看東家。');
    const scores = { east: 0, south: score(PLAIN, { seat: 'west' }), west: 0, north: 0 };
    expect(zhHant.error(errorOf(() => settle({ scores, winner: 'south' })))).toBe(
      '南家的點數是按座位「西」算的，這桌是「南」。',
    );
  });
});

it('converts `concealed` of a kong to a boolean', () => {
  const hand = parseHand('[2222b] (555c) (RRR) 99d 78d +9d');
  const sets = hand.sets.map((set) => (set.concealed ? { ...set, concealed: 3 } : set));
  expect(score({ ...hand, sets } as never).value).toBe(score(hand).value);
  const symbols = hand.sets.map((set) => (set.concealed ? { ...set, concealed: Symbol('mine') } : set));
  expect(score({ ...hand, sets: symbols } as never).value).toBe(score(hand).value);
});

describe('the tables exported by the core', () => {
  it('cannot be changed', () => {
    for (const list of [tiles, winds, circumstances, ruleIds, optionIds] as unknown as string[][]) {
      const before = [...list];
      expect(() => list.reverse()).toThrow(TypeError);
      expect(() => list.push('x')).toThrow(TypeError);
      expect(list).toEqual(before);
    }
    expect(() => Object.assign(profiles, { classical: profiles.family })).toThrow(TypeError);
    expect(() => Object.assign(profiles, { mine: profiles.family })).toThrow(TypeError);
    for (const id of optionIds) {
      const choice = choicesOf(id);
      expect(() => (choice.values as string[]).push('x')).toThrow(TypeError);
      expect(() => Object.assign(choice, { from: -1 })).toThrow(TypeError);
    }
    expect(score('(RRR) 123b 456b 99d 78d +9d').value).toBe(48);
  });
});
