import { describe, expect, it } from 'vitest';
import { findWaits } from '../../src/core/suits.js';

/** Thirteen tiles of each suit, drawn with a generator that repeats itself from its seed: many more suits than hands have. */
function randomSuits(count: number, seed: number): number[][] {
  let state = seed;
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const suit = (): number => {
    let tiles = 0;
    for (let left = 13; left;) {
      const shift = below(9) * 3;
      if (((tiles >> shift) & 7) > 3) continue;
      tiles += 1 << shift;
      left--;
    }
    return tiles;
  };
  return Array.from({ length: count }, () => [suit(), suit(), suit(), 0]);
}

describe('suits that are kept', () => {
  it('give the same waits after more suits than are kept', () => {
    const hands = randomSuits(30_000, 1);
    const suits = new Set(hands.flatMap((hand) => hand));
    expect(suits.size).toBeGreaterThan(40_000);
    // Waiting for 3 and 6 of bamboo, for a pair of east, and not ready.
    const known: readonly (readonly [number[], number[]])[] = [
      [
        [0o11000, 0o111111111, 0o2, 0],
        [0o100100, 0, 0, 0],
      ],
      [
        [0, 0o111111111, 0o111, 0o1],
        [0, 0, 0, 0o1],
      ],
      [
        [0o1001, 0o111111111, 0o2, 0],
        [0, 0, 0, 0],
      ],
    ];
    const check = (): void => {
      for (const [hand, waits] of known) expect(findWaits(hand)).toEqual(waits);
    };
    const before = hands.slice(0, 2000).map(findWaits);
    check();
    for (const hand of hands) findWaits(hand);
    check();
    expect(hands.slice(0, 2000).map(findWaits)).toEqual(before);
  });
});
