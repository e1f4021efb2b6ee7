/** How a hand is laid out and read: what costs time or memory, although results show only the best readings. */
import { describe, expect, it } from 'vitest';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { layOut } from '../../src/core/engine/layout.js';
import { withoutWinningTile } from '../../src/core/engine/winning-tile.js';
import { borrowWorkspace, giveBack } from '../../src/core/engine/workspace.js';
import { findLosingReadings } from '../../src/core/engine/readings.js';
import { score } from '../../src/core/engine/score.js';
import { bare } from './helpers.js';

/** The number of readings of a losing hand, which may be of any size. */
function readingsOf(hand: string, rules: string): number {
  const layout = borrowWorkspace();
  layOut(layout, hand, { dead: true });
  layout.tally.begin(layout, compiledProfile(bare(rules)));
  findLosingReadings(layout);
  giveBack(layout);
  return layout.found;
}

describe('a losing hand', () => {
  it.each([
    ['without three identical tiles', 1, '123b 456b 99c RR 123d', 'pair-of-dragons: 2 points'],
    ['with three that are worth nothing as a pair', 1, '111b 222c 333d', 'pair-of-dragons: 2 points'],
    ['with three that may be worth more as a pair', 2, '111b 222c RRR', 'pair-of-dragons: 2 points'],
    ['with several of them', 8, '111b 22c RRR GGGG BBB', 'pair-of-dragons: 2 points'],
    ['at a table that pays for every pair', 4, '111b 222c 33d', '--a: 1 point for losers each pair'],
    ['if any award may depend on pairs', 4, '111b 222c 33d', '--a: 1 point for losers if self-draw'],
    ['with very many', 256, '111222333444b 555666777c 888999d', '--a: 1 point for losers each pair'],
  ])('%s is read in %i ways: %s', (_title, expected, hand, rules) => {
    expect(readingsOf(hand, rules)).toBe(expected);
  });
});

describe('a layout', () => {
  it('is used again after it has been given back, but not before', () => {
    const first = borrowWorkspace();
    const second = borrowWorkspace();
    expect(second === first).toBe(false);
    giveBack(first);
    expect(borrowWorkspace() === first).toBe(true);
    giveBack(second);
    giveBack(first);
  });

  it('needs as much room for many hands as for one', () => {
    const sizeAfter = (count: number): number => {
      for (let index = 0; index < count; index++) score('111222333b 123c 9d +9d');
      const layout = borrowWorkspace();
      giveBack(layout);
      return layout.readings.length;
    };
    const size = sizeAfter(1);
    expect(sizeAfter(5)).toBe(size);
  });

  it('without the winning tile of another is that of a waiting hand', () => {
    const won = borrowWorkspace();
    const waiting = borrowWorkspace();
    layOut(won, '(123b) 456b 789c 11c 46d +5d', {});
    withoutWinningTile(waiting, won);
    expect(waiting.winning).toBe(-1);
    expect([...waiting.free]).toEqual([0o111000, 0o111000002, 0o101000, 0]);
    expect([...waiting.held]).toEqual([0o111111, 0o111000002, 0o101000, 0]);
    giveBack(waiting);
    giveBack(won);
  });
});
