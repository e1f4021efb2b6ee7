/** Who sits where, and whose deal it is. */
import { WINDS } from '../engine/tiles.js';
import type { Wind } from '../types.js';

/** Where a game stands before a hand. Players are numbered 0 to 3, in the order of the seats at the first hand. */
export interface Position {
  /** Counts the hands of the game from 1, wash-outs included. */
  number: number;
  round: Wind;
  /** Counts the dealers of the round from 1 to 4. */
  deal: number;
  /** The player who is East. */
  dealer: number;
  seatOf: Wind[];
  /** The player in each seat. */
  playerAt: Record<Wind, number>;
  /** How many hands in a row East has won before this one; wash-outs do not count. */
  streak: number;
  /** The hand is a goulash, because nobody won the one before it (`washout: goulash`). */
  isGoulash?: true;
}

/** The players in the seats East, South, West and North. */
export type Seating = readonly [number, number, number, number];

/** The state of a game between two hands. */
export interface Turn {
  number: number;
  /** Counts the rounds from 0. */
  round: number;
  /** Counts the dealers of the round from 0. */
  deal: number;
  streak: number;
  /** The seats at the first deal of the round. */
  seating: Seating;
  /** No hand of this round has been played yet. */
  isFresh: boolean;
  isGoulash?: true;
}

export const FIRST_TURN: Turn = { number: 1, round: 0, deal: 0, streak: 0, seating: [0, 1, 2, 3], isFresh: true };

/** South sits to the right of East, so the deal passes counter-clockwise: from East to South. */
export function positionAt({ number, round, deal, streak, seating, isGoulash }: Turn): Position {
  const seatOf: Wind[] = [];
  const playerAt = {} as Record<Wind, number>;
  WINDS.forEach((wind, place) => {
    const player = seating[(deal + place) % 4];
    playerAt[wind] = player;
    seatOf[player] = wind;
  });
  const position = { number, round: WINDS[round], deal: deal + 1, dealer: playerAt.east, seatOf, playerAt, streak };
  return isGoulash ? { ...position, isGoulash } : position;
}

const nextTurn = (turn: Turn, changes: Partial<Turn>): Turn => ({
  ...turn,
  number: turn.number + 1,
  isFresh: false,
  isGoulash: undefined,
  ...changes,
});

export function passed(turn: Turn): Turn {
  const isFresh = turn.deal === 3;
  return nextTurn(turn, { round: turn.round + +isFresh, deal: (turn.deal + 1) % 4, streak: 0, isFresh });
}

/** The next hand with the same East. */
export const stayed = (turn: Turn, streak: number): Turn => nextTurn(turn, { streak });
