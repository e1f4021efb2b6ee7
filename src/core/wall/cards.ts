/** The deal with cards instead of tiles: four heaps instead of a wall. */
import { WINDS, bySeat } from '../engine/tiles.js';
import type { Wind } from '../types.js';
import { DEALT, requireCount, requireDice, seatCounted } from './break.js';
import { requireShape } from './errors.js';

/** A deal of cards. Cards are numbered from 0, the top of the pack after the heaps have been put together. */
export interface DealtCards {
  /** The heap that the throw names: it is cut and comes first. */
  heap: Wind;
  /** The heaps in the order in which they are put together, counter-clockwise. */
  heaps: Wind[];
  /** Each player’s cards in the order of the deal: 14 for East and 13 for the others. */
  hands: Record<Wind, number[]>;
  /** The two loose cards, the next to be drawn as a replacement first. */
  loose: number[];
  /** The other cards: drawn from the start, while two at a time from the end become new loose cards. */
  pack: number[];
}

/**
 * Deals cards. The throw chooses the heap to deal from; thirteen cards are dealt to each player one by one from East,
 * and a fourteenth to East. The next two are the loose cards, which are refilled from the bottom of the pack.
 *
 * @param options `dice`: East’s throw; `bonus`: false for a pack without flowers and seasons; `replaced`: the number of
 *   replacements drawn so far
 * @throws {WallError} `dice` or `replaced`
 */
export function dealCards(options: {
  dice: readonly [number, number];
  bonus?: boolean;
  replaced?: number;
}): DealtCards {
  requireShape(options, {}, 'options');
  const { dice, bonus = true, replaced = 0 } = options;
  requireDice(dice, 2);
  const size = bonus ? 144 : 136;
  requireCount(replaced, size - DEALT, 'replaced');
  const heap = seatCounted(dice[0] + dice[1]);
  const start = WINDS.indexOf(heap);
  const cards = Array.from({ length: size }, (_, card) => card);
  const dealt = cards.slice(0, DEALT);
  const rest = cards.slice(DEALT);
  // The loose cards first, then the cards in pairs from the bottom.
  const bottom = rest.slice(2).reverse();
  const pairs = Math.floor(replaced / 2);
  const refilled = [...rest.slice(0, 2), ...bottom].slice(2 * pairs, 2 * pairs + 2);
  return {
    heap,
    heaps: WINDS.map((_, step) => WINDS[(start + step) % 4]),
    hands: bySeat((_, place) => dealt.filter((card) => card % 4 === place)),
    loose: refilled.slice(replaced % 2),
    pack: rest.slice(2, rest.length - 2 * pairs),
  };
}
