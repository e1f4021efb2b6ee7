/** Settling up: the fewest payments after which nobody owes anything. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestPayments, GameError } from '../../src/core/game.js';
import { rounds } from '../rounds.js';
import { forAllIn } from '../for-all.js';

/** What is left after the payments. */
const after = (totals: readonly number[]): number[] => {
  const left = [...totals];
  for (const { from, to, amount } of fewestPayments(totals)) {
    left[from]! += amount;
    left[to]! -= amount;
  }
  return left;
};

/**
 * The fewest payments, counted in another way: players whose totals cancel out settle among themselves, with one payment
 * fewer than there are players. So the players are divided into as many such groups as possible.
 */
function fewest(totals: readonly number[]): number {
  const open = totals.filter((total) => total !== 0);
  let groups = 0;
  // Each player is in one of up to four groups.
  for (let choice = 0; choice < 4 ** open.length; choice++) {
    const sums = new Map<number, number>();
    open.forEach((total, place) => {
      const group = Math.floor(choice / 4 ** place) % 4;
      sums.set(group, (sums.get(group) ?? 0) + total);
    });
    if ([...sums.values()].every((sum) => sum === 0)) groups = Math.max(groups, sums.size);
  }
  return open.length - groups;
}

const total = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -5000, max: 5000 }));
const four = fc
  .oneof(
    fc.tuple(total, total, total).map(([one, two, three]) => [one, two, three, -one - two - three]),
    // Two pairs that cancel out, or a player with nothing.
    fc.tuple(total, total).map(([one, two]) => [one, two, -one, -two]),
    fc.tuple(total, total).map(([one, two]) => [one, two, 0, -one - two]),
  )
  .chain((totals) => fc.shuffledSubarray(totals, { minLength: 4, maxLength: 4 }));

describe('the fewest payments', () => {
  it('settle a table', () => {
    expect(fewestPayments([-96, 192, -80, -16])).toEqual([
      { from: 0, to: 1, amount: 96 },
      { from: 2, to: 1, amount: 80 },
      { from: 3, to: 1, amount: 16 },
    ]);
    expect(fewestPayments([100, -40, -100, 40])).toEqual([
      { from: 1, to: 3, amount: 40 },
      { from: 2, to: 0, amount: 100 },
    ]);
    expect(fewestPayments([206, 0, -206, 0])).toEqual([{ from: 2, to: 0, amount: 206 }]);
    expect(fewestPayments([0, 0, 0, 0])).toEqual([]);
  });

  it('settle everything, from losers to winners, in as few payments as possible', () => {
    forAllIn(rounds(5000))(four, (totals) => {
      const payments = fewestPayments(totals);
      expect(after(totals).every((left) => left === 0)).toBe(true);
      expect(payments).toHaveLength(fewest(totals));
      for (const { from, to, amount } of payments) {
        expect(totals[from]).toBeLessThan(0);
        expect(totals[to]).toBeGreaterThan(0);
        expect(amount).toBeGreaterThan(0);
      }
    });
  });

  it('of fractions and of huge totals have no errors of floating point', () => {
    expect(fewestPayments([0.1 + 0.2, -0.3, 0, 0])).toEqual([{ from: 1, to: 0, amount: 0.3 }]);
    forAllIn(rounds(1000))(four, (totals) => {
      const tenths = totals.map((one) => one / 10);
      const payments = fewestPayments(tenths);
      expect(payments).toHaveLength(fewest(totals));
      for (const { amount } of payments) expect(Math.abs(amount * 10 - Math.round(amount * 10))).toBeLessThan(1e-9);
      expect(fewestPayments(totals.map((one) => one * 1e12))).toHaveLength(fewest(totals));
    });
  });

  it.each([
    ['nothing', undefined],
    ['text', '1234'],
    ['three numbers', [1, 2, -3]],
    ['five numbers', [1, 2, -3, 0, 0]],
    ['text in place of a number', [1, '2', -3, 0]],
    ['infinity', [Infinity, -Infinity, 0, 0]],
    ['totals that do not add up to zero', [1, 2, 3, 4]],
  ])('refuse %s', (_, totals) => {
    expect(() => fewestPayments(totals as number[])).toThrow(GameError);
    expect(() => fewestPayments(totals as number[])).toThrow(/four numbers that add up to zero/);
  });
});
