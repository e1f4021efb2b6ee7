/** The tiles that are right where an exercise asks for waits or a discard. */
import { discards, type Discard } from '../core/odds/discards.js';
import { sumLeft } from '../core/odds/seen.js';
import { waits } from '../core/odds/waits.js';
import type { Tile } from '../core/scoring.js';
import type { Task } from './task.js';

/** The waits of a hand, whether or not it is won. */
export function waitsOf({ hand, situation: { seat, round }, profile }: Task): ReturnType<typeof waits> {
  const { winningTile: _won, ...rest } = hand!;
  return waits(rest, { seat, round }, profile);
}

export const discardsOf = ({ hand, situation: { seat, round }, profile }: Task): Discard[] =>
  discards(hand!, { seat, round }, profile);

export function bestDiscards(all: readonly Discard[]): Discard[] {
  const [best] = all;
  const isAsGood = (one: Discard): boolean =>
    one.away === best!.away &&
    Math.abs(one.expected - best!.expected) < 1e-9 &&
    Math.abs(one.chance - best!.chance) < 1e-9 &&
    sumLeft(one.tiles) === sumLeft(best!.tiles);
  return all.filter(isAsGood);
}

/** The tiles that can be discarded, each kind once. */
export function discardable({ hand }: Task): Tile[] {
  const { concealed = [], winningTile } = hand ?? {};
  return [...new Set(winningTile === undefined ? concealed : [...concealed, winningTile])];
}

export const findTiles: NonNullable<Task['findTiles']> = (task) => ({
  ...(task.asks.includes('waits') && { waits: waitsOf(task).map(({ tile }) => tile) }),
  ...(task.asks.includes('discard') && { discards: bestDiscards(discardsOf(task)).map(({ tile }) => tile) }),
});
