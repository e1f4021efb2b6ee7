/** Who sits where in the first hand: three methods. Players are numbered from 0 in the order in which they act. */
import { shown } from '../errors.js';
import { WINDS, bySeat } from '../engine/tiles.js';
import type { Wind } from '../types.js';
import { requireDice } from './break.js';
import { WallError } from './errors.js';

/** A throw of two dice. */
export type Throw = readonly [number, number];

/** Who sits where: East, South on East’s right, West opposite, North on East’s left. */
export interface Seats {
  seatOf: Wind[];
  /** The player at each seat. */
  playerAt: Record<Wind, number>;
}

const seatsOf = (seatOf: readonly Wind[]): Seats => ({
  seatOf: [...seatOf],
  playerAt: bySeat((seat) => seatOf.indexOf(seat)),
});

/** @throws {WallError} `winds` unless these are the four winds, each once */
function requireWinds(winds: readonly Wind[], place: string): void {
  const list: unknown = winds;
  if (!Array.isArray(list) || list.length !== 4 || WINDS.some((wind) => !list.includes(wind)))
    throw new WallError('winds', { place, found: shown(Array.isArray(list) ? list.join(', ') : list) });
}

/**
 * Each player draws a wind tile and sits accordingly; East chooses a side of the table first.
 *
 * @param drawn the winds in the order in which the players drew them
 * @throws {WallError} `winds` unless these are the four winds
 */
export function seatsByWinds(drawn: readonly [Wind, Wind, Wind, Wind]): Seats {
  requireWinds(drawn, 'drawn');
  return seatsOf(drawn);
}

/**
 * The highest throw of two dice becomes East; the others, who sit around the table already, take the winds that follow
 * counter-clockwise. Players who tie for the highest throw again.
 *
 * @param throws one throw for each player in order of seats; then, after a tie, one more for each player in the tie, in
 *   the same order, and so on
 * @returns the seats, or the players who have to throw again
 * @throws {WallError} `dice` for a throw that is not two dice; `throws` for too few or too many throws
 */
export function seatsByDice(throws: readonly Throw[]): Seats | { tied: number[] } {
  const list: unknown = throws;
  const refuse = (): never => {
    throw new WallError('throws', { found: Array.isArray(list) ? `${list.length} throws` : shown(list) });
  };
  if (!Array.isArray(list)) refuse();
  throws.forEach((dice, index) => requireDice(dice, 2, `throws[${index}]`));
  let players = [0, 1, 2, 3];
  let next = 0;
  do {
    const round = throws.slice(next, next + players.length);
    if (round.length < players.length) return next > 0 && !round.length ? { tied: players } : refuse();
    next += players.length;
    const totals = round.map(([one, other]) => one + other);
    const highest = Math.max(...totals);
    players = players.filter((_, index) => totals[index] === highest);
  } while (players.length > 1);
  if (next !== throws.length) return refuse();
  // The others sit in order around the table.
  return seatsOf([0, 1, 2, 3].map((player) => WINDS[(player - players[0] + 4) % 4]));
}

/**
 * The winds lie face down in a row. The host’s throw counts the players counter-clockwise, the host being 1, to find who
 * takes a wind first; the next throw decides from which end: odd from the near end, even from the far one. The others
 * take the winds that follow, counter-clockwise; then all sit in the order of their winds.
 *
 * @param dice the host’s two dice, then the two that choose the end
 * @param row the winds as they lie, from the near end on
 * @returns the seats; player 0 is the host
 * @throws {WallError} `dice` or `winds`
 */
export function seatsByTwoThrows(
  dice: readonly [number, number, number, number],
  row: readonly [Wind, Wind, Wind, Wind],
): Seats {
  requireDice(dice, 4);
  requireWinds(row, 'row');
  const first = (dice[0] + dice[1] - 1) % 4;
  const taken = (dice[2] + dice[3]) % 2 ? row : [...row].reverse();
  return seatsOf([0, 1, 2, 3].map((player) => taken[(player - first + 4) % 4]));
}
