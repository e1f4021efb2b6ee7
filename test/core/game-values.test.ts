/** Values that are remarkable because they are odd, or more than the limit. */
import { describe, expect, it } from 'vitest';
import { defineProfile, profiles } from '../../src/core/index.js';
import { remarkable } from '../../src/game/values.js';

const { classical } = profiles;
const at = (rules: string): typeof classical => defineProfile({ name: 'ours', rules });

describe('a remarkable value', () => {
  it('is odd where all points are even', () => {
    expect(remarkable('25', classical)).toEqual({ is: 'odd', value: 25 });
    for (const fine of ['', '0', '8', '24', '500']) expect(remarkable(fine, classical), fine).toBeUndefined();
    // Half of the limit may be odd, and so may points of a table’s own.
    expect(remarkable('125', at('limit: 250'))).toBeUndefined();
    expect(remarkable('127', at('limit: 250'))).toEqual({ is: 'odd', value: 127 });
    expect(remarkable('25', at('flower: 3 points'))).toBeUndefined();
    expect(remarkable('25', at('pung-of-simples: 1/2 points'))).toBeUndefined();
  });

  it('is more than the limit', () => {
    expect(remarkable('4444', at('limit: 1000'))).toEqual({ is: 'over-limit', value: 4444, limit: 1000 });
    expect(remarkable('9999999', classical)).toEqual({ is: 'over-limit', value: 9_999_999, limit: 500 });
    expect(remarkable('1000', at('limit: 1000'))).toBeUndefined();
    expect(remarkable('99998', at('limit: none'))).toBeUndefined();
    expect(remarkable('99999', at('limit: none'))).toEqual({ is: 'odd', value: 99_999 });
  });
});
