/** Tiles and sets as data and as text. */
import { describe, expect, it } from 'vitest';
import { formatHand, parseHand, score, type DeclaredSet, type Tile } from '../../src/core/index.js';
import { isDragonKind, isHonourKind, isWindKind } from '../../src/core/engine/groups.js';
import { inOrder, tilesBesides } from '../../src/core/engine/hand.js';
import { tilesOf } from '../../src/core/engine/tiles-of.js';

describe('tiles', () => {
  it('after dragons are bonus tiles', () => {
    const kinds = Array.from({ length: 42 }, (_, kind) => kind);
    expect(kinds.filter(isWindKind)).toEqual([27, 28, 29, 30]);
    expect(kinds.filter(isDragonKind)).toEqual([31, 32, 33]);
    expect(kinds.filter(isHonourKind)).toEqual([27, 28, 29, 30, 31, 32, 33]);
  });

  it('are in the order of a hand, unknown ones last', () => {
    const mixed = ['?', '1s', '4f', 'B', 'R', 'G', 'N', 'E', 'W', 'S', '1d', '9c', '9b', '1b'] as Tile[];
    const order = ['1b', '9b', '9c', '1d', 'E', 'S', 'W', 'N', 'R', 'G', 'B', '4f', '1s', '?'];
    expect(inOrder(mixed)).toEqual(order);
    expect(mixed[0]).toBe('?');
    expect(inOrder(order as Tile[])).toEqual(order);
  });

  it('of a hand are those of its sets, the concealed ones, the winning one and the bonus tiles', () => {
    expect(tilesOf(parseHand('(123b) 44c 55c +5c 1f'))).toEqual(['1b', '2b', '3b', '4c', '4c', '5c', '5c', '5c', '1f']);
    expect(tilesOf(parseHand('(123b) 44c'))).toEqual(['1b', '2b', '3b', '4c', '4c']);
  });

  it('of a hand that are in none of some groups are left, copy by copy', () => {
    const hand = parseHand('(123b) 1123b 9b');
    const group = (...tiles: Tile[]) => ({ tiles });
    expect(tilesBesides(hand, [group('1b', '2b', '3b')])).toEqual(['1b', '1b', '2b', '3b', '9b']);
    expect(tilesBesides(hand, [group('1b', '2b', '3b'), group('1b', '1b'), group('E')])).toEqual(['2b', '3b', '9b']);
    expect(tilesBesides(hand, [group('9b')])).toEqual(['1b', '2b', '3b', '1b', '1b', '2b', '3b']);
    expect(tilesBesides(hand, [])).toEqual(['1b', '2b', '3b', '1b', '1b', '2b', '3b', '9b']);
  });

  it.each([
    ['?', 'A hand with an unknown tile can’t be scored.'],
    ['1bx', '“1bx” is not a valid tile or set here.'],
    ['1\u0080', '“1\uFFFD” is not a valid tile or set here.'],
    ['\u0080', '“\uFFFD” is not a valid tile or set here.'],
    ['1f', '“1f” is not a valid tile or set here.'],
    ['0b', '“0b” is not a valid tile or set here.'],
  ])('that are not valid in a hand are named: %j', (tile, message) => {
    const hand = { sets: [], concealed: [tile as Tile], bonus: [] };
    expect(() => score(hand, { partial: true })).toThrow(message);
  });

  it.each(['\u0080', '1\u0080', '1b\u0080'])('have only letters and digits: %j', (text) => {
    expect(() => parseHand(text)).toThrow(/unknown|not a tile|Unknown/i);
  });
});

describe('a set', () => {
  it.each([
    '(114b)',
    '(113b)',
    '(133b)',
    '(124b)',
    '(1123b)',
    '(1223b)',
    '(89b 1c)',
    '(9b 12c)',
    '(89d E)',
    '(9d ES)',
    '(ESW)',
    '(RGB)',
    '(12b)',
    '(11111b)',
    '(111f)',
    '(1f 2f 3f)',
    '[111b]',
    '[123b]',
    '(99d+99d)',
    '(9d+999d)',
    '(9999d+)',
    '(123d+4d)',
    '(999d+8d)',
  ])('is not %s', (text) => {
    expect(() => parseHand(text)).toThrow(expect.objectContaining({ code: 'not-a-set' }));
  });

  it('has its tiles in order, however they are written', () => {
    for (const text of ['(123b)', '(132b)', '(213b)', '(231b)', '(312b)', '(321b)'])
      expect(parseHand(text).sets).toEqual([{ kind: 'chow', tiles: ['1b', '2b', '3b'], concealed: false }]);
    expect(parseHand('(789d)').sets[0].tiles).toEqual(['7d', '8d', '9d']);
  });

  it('has its place in a hand: by tile, then chow, pung, kong, then exposed, promoted, concealed', () => {
    const texts = [
      '(123b)',
      '(222b)',
      '(2222b)',
      '(222b+2b)',
      '[2222b]',
      '(345b)',
      '(333b)',
      '(789b)',
      '(888b)',
      '(111c)',
      '(EEE)',
    ];
    const sets = texts.map((text) => parseHand(text).sets[0]);
    sets.splice(2, 0, parseHand('(234b)').sets[0]);
    const order = (some: DeclaredSet[]): string => formatHand({ sets: some, concealed: [], bonus: [] });
    const expected = '(123b) (234b) (222b) (2222b) (222b+2b) [2222b] (345b) (333b) (789b) (888b) (111c) (EEE)';
    expect(order(sets)).toBe(expected);
    expect(order([...sets].reverse())).toBe(expected);
    expect(order([...sets.slice(5), ...sets.slice(0, 5)])).toBe(expected);
  });
});

describe('concealed tiles', () => {
  it.each([
    'ESW 123b 456b 789b 9c +9c',
    'RGB 123b 456b 789b 9c +9c',
    'NRG 123b 456b 789b 9c +9c',
    '89b 1c 123c 456c 789c 9d +9d',
    '9b 12c 345c 456d 789d E +E',
    '9d ES 345c 456d 789c 1b +1b',
    '113b 345c 456d 789c 1b +1b',
    '1334b 345c 456d 789c +1b',
    '124b 345c 456d 789c 9b +9b',
    '1111b 345c 456d 789c +9b',
    '11b 22b 345c 456d 78d 1c +1c',
    '1245b 345c 456d 78c 9c +9c',
  ])('that are not four sets and a pair are not complete: %s', (text) => {
    expect(() => score(text)).toThrow(expect.objectContaining({ code: 'not-complete' }));
  });

  it.each([
    '1112223334445b +5b',
    'EEE SSS WWW NN RR +R',
    '123123123b 11c 99d +9d',
    '1111b 23b 456c 789c 9d +9d',
    '22b 234b 456b 678b 88b +8b',
  ])('may be four sets and a pair in one suit or several: %s', (text) => {
    expect(score(text).reading).toHaveLength(5);
  });
});
