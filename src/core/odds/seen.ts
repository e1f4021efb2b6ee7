/** The tiles that a player has seen, and how many are left. */
import { HandError } from '../errors.js';
import '../sentences/tables.js';
import { tilesOf } from '../engine/tiles-of.js';
import { parseHand } from '../engine/notation.js';
import type { Hand, Situation, Tile } from '../index.js';
import { HAND, mismatch } from '../shapes.js';
import { addCopies, readSeen } from '../engine/seen.js';
import { FLOWERS, KINDS, TILES } from '../engine/tiles.js';
import { OddsError, requireShape } from './errors.js';

/** What a player has seen in addition to their own hand. */
export interface Seen {
  /** Discards and exposed sets, in notation (`(555c) 9d RR`) or as tiles; none by default. */
  seen?: string | readonly Tile[];
}

/** A tile and how many of it the player has not seen. */
export interface TileLeft {
  tile: Tile;
  left: number;
}

export const sumLeft = (tiles: readonly TileLeft[]): number => tiles.reduce((sum, { left }) => sum + left, 0);

/** The copies of each kind in the hand and among the seen tiles. */
export interface Known {
  /** By kind, bonus tiles included. */
  readonly copies: Uint8Array;
  readonly count: number;
}

/** A hand as data. @throws {NotationError} @throws {HandError} `wrong-shape` */
export function handOf(hand: Hand | string): Hand {
  if (typeof hand === 'string') return parseHand(hand);
  const details = mismatch(hand, HAND, 'hand');
  if (details) throw new HandError('wrong-shape', details);
  return hand;
}

/** The seen tiles: those of the options or, if they name none, those of the situation. @throws {NotationError} */
export function seenTiles({ seen }: Seen, situation: Pick<Situation, 'seen'> = {}): readonly Tile[] {
  const given = seen ?? (Object.hasOwn(situation, 'seen') ? situation.seen : undefined) ?? [];
  if (typeof given === 'string') return readSeen(given);
  requireShape(given, [], 'seen');
  return given;
}

/** Counts what a player knows. @throws {OddsError} `copies` if there are more of a kind than a set of tiles has */
export function knownTiles(hand: Hand, options: Seen): Known {
  requireShape(options, {}, 'options');
  const copies = new Uint8Array(TILES.length);
  const all = [...tilesOf(hand), ...seenTiles(options)];
  addCopies(copies, all, (details) => {
    throw new OddsError('copies', details);
  });
  return { copies, count: all.length };
}

/**
 * How many tiles a player has not seen: all tiles except the player's hand and the seen ones.
 *
 * @param hand the player's own tiles, in notation or as data, with flowers and seasons
 * @param options `bonus: false` for a set without flowers and seasons
 * @throws {NotationError} if a text is not valid
 * @throws {HandError} `not-a-tile` or `wrong-shape`
 * @throws {OddsError} `copies` if there are too many of a kind
 */
export function unknownTiles(hand: Hand | string, options: Seen & { bonus?: boolean } = {}): number {
  return unknownBeside(knownTiles(handOf(hand), options), options.bonus);
}

/** How many tiles of a set are not among the known ones; `bonus` is false for a set without flowers and seasons. */
export const unknownBeside = ({ count }: Known, bonus = true): number =>
  KINDS * 4 + (bonus ? TILES.length - FLOWERS : 0) - count;

/** The copies of a kind that the player has not seen. */
export const leftOf = ({ copies }: Known, kind: number): number => 4 - copies[kind];
