import { describe, expect, it } from 'vitest';
import { findWaits } from '../../src/core/engine/completing.js';
import { entryOf, makeRoom } from '../../src/core/engine/suits.js';

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

  it('are found again while there is room', () => {
    makeRoom();
    const suits = [0o111, 0o222, 0o10101];
    const entries = suits.map((tiles) => entryOf(tiles, 0));
    expect(new Set(entries).size).toBe(3);
    makeRoom();
    expect([...suits].reverse().map((tiles) => entryOf(tiles, 0))).toEqual([...entries].reverse());
  });

  it('are forgotten when no room is left; after that, suits can be looked up as before', () => {
    const places = new Set<number>();
    for (const hand of randomSuits(20_000, 2))
      for (const tiles of hand.slice(0, 3)) {
        makeRoom();
        const entry = entryOf(tiles, 0);
        // The first one after all have been forgotten.
        if (entry === 0) expect(entryOf(tiles, 0)).toBe(0);
        places.add(entry);
      }
    expect(places).toContain(0);
    // Waiting for 1 and 4 of circles: not looked up before.
    expect(findWaits([0o2, 0o222222, 0o110, 0])).toEqual([0, 0, 0o1001, 0]);
  });
});
