/** Values that are remarkable because they are odd, or more than the limit. */
import { describe, expect, it } from 'vitest';
import { defineProfile, profiles } from '../../src/core/index.js';
import { remarkable } from '../../src/game/values.js';

const { classical } = profiles;
const at = (rules: string): typeof classical => defineProfile({ name: 'ours', rules });

describe('a remarkable value', () => {
  it('is odd where all points are even', () => {
    expect(remarkable('25', classical)).toEqual([{ is: 'odd', value: 25 }]);
    for (const fine of ['', '0', '8', '24', '500']) expect(remarkable(fine, classical), fine).toEqual([]);
    // Half of the limit may be odd, and so may points of a table’s own.
    expect(remarkable('125', at('limit: 250'))).toEqual([]);
    expect(remarkable('127', at('limit: 250'))).toEqual([{ is: 'odd', value: 127 }]);
    expect(remarkable('25', at('flower: 3 points'))).toEqual([]);
    expect(remarkable('25', at('pung-of-simples: 1/2 points'))).toEqual([]);
  });

  it('is more than the limit, and perhaps odd as well', () => {
    expect(remarkable('4444', at('limit: 1000'))).toEqual([{ is: 'over-limit', value: 4444, bound: 1000 }]);
    expect(remarkable('999999', classical)).toEqual([
      { is: 'odd', value: 999_999 },
      { is: 'over-limit', value: 999_999, bound: 500 },
    ]);
    expect(remarkable('1000', at('limit: 1000'))).toEqual([]);
    expect(remarkable('99998', at('limit: none'))).toEqual([]);
    expect(remarkable('99999', at('limit: none'))).toEqual([{ is: 'odd', value: 99_999 }]);
  });

  it('is less than a win is worth', () => {
    const lows = (digits: string, profile = classical): number[] =>
      remarkable(digits, profile, true).flatMap((one) => (one.is === 'low' ? one.bound! : []));
    expect(lows('18')).toEqual([20]);
    expect(remarkable('18', classical), 'of a loser').toEqual([]);
    for (const fine of ['', '20', '500']) expect(lows(fine), fine).toEqual([]);
    expect(lows('8', at('mahjong: 10 points'))).toEqual([10]);
    expect(lows('8', at('mahjong: off'))).toEqual([]);
    expect(lows('38', at('minimum-doubles: 1'))).toEqual([40]);
    expect(lows('98', at('minimum-points: 100'))).toEqual([100]);
    // Nothing is worth more than the limit.
    expect(lows('10', at('limit: 10'))).toEqual([]);
  });
});
