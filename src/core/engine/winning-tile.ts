/** The hand that a waiting one becomes with a winning tile, and the one that it was before. */
import { addFree, addNineGates, factsOfTiles, type Layout } from './layout.js';
import { SUITS } from './suits.js';
import { copyOfKind, suitOfKind } from './tiles.js';

/** The tiles that lie open on the table, by suit: those in the declared sets of the hand, and those seen. */
export function onTable({ held, free, seen, seesTiles }: Layout): Int32Array {
  return held.map((tiles, suit) => tiles - free[suit] + (seesTiles ? seen[suit] : 0));
}

/** Copies the parts of a hand that do not depend on how it was won. */
function copyHand(into: Layout, from: Layout): void {
  // `set` of arrays as short as these takes several times as long.
  for (let suit = 0; suit < SUITS; suit++) {
    into.held[suit] = from.held[suit];
    into.free[suit] = from.free[suit];
  }
  into.declared = from.declared;
  into.counts = from.counts;
  into.presence = from.presence;
  for (let set = 0; set < from.declared; set++) into.sets[set] = from.sets[set];
  into.hidden = from.hidden;
  into.kongs = from.kongs;
  into.claimedKongs = from.claimedKongs;
  into.bonus = from.bonus;
  into.seat = from.seat;
  into.round = from.round;
  into.seesTiles = from.seesTiles;
  if (from.seesTiles) into.seen.set(from.seen);
  into.calling = undefined;
}

/** Lays out the hand that a waiting one becomes with a winning tile, except for how it is won: see `winBy`. */
export function addWinningTile(layout: Layout, waiting: Layout, winning: number): void {
  copyHand(layout, waiting);
  addFree(layout, winning);
  layout.winning = winning;
  layout.tiles = factsOfTiles(layout);
  addNineGates(layout);
}

export function withoutWinningTile(layout: Layout, won: Layout): void {
  copyHand(layout, won);
  const suit = suitOfKind[won.winning];
  layout.held[suit] -= copyOfKind[won.winning];
  layout.free[suit] -= copyOfKind[won.winning];
  layout.winning = -1;
}
