import { DataError, shown, type Details } from '../errors.js';
import { tableSentences } from '../table-errors.js';
import { shapeCheck } from '../shapes.js';
import { WINDS } from '../engine/tiles.js';
import type { Wind } from '../types.js';

export type ClaimErrorCode =
  | 'seat'
  | 'discarder'
  | 'tile'
  | 'copies'
  | 'claim'
  | 'kong'
  | 'turn'
  | 'offender'
  | 'consequence'
  | 'incident'
  | 'wrong-shape';

/** Messages by code, in English; other languages have a table with the same keys. */
export const claimSentences = {
  seat: '{place} is “{found}”: use east, south, west, north.',
  discarder: '{seat} cannot claim a tile of their own.',
  tile: '“{found}” cannot be claimed: expected a tile such as 5b or R; flowers and seasons are never discarded.',
  copies: '{seat} already holds all four of {tile}.',
  claim: '“{found}” is not a claim: use win, kong, pung, chow; a chow only by the player whose turn is next.',
  kong: 'Kong is “{found}”: use promoted or concealed.',
  turn: 'Turn {place} is “{found}”: expected who did what with which tile.',
  offender: '{seat} cannot be at fault here: the hand of the winner is not dead.',
  consequence: '“{found}” does not follow an error: use {expected}.',
  incident: '“{found}” is not an error at the table: use {expected}.',
  'wrong-shape': tableSentences['wrong-shape'],
};

/** Thrown for claims that no table can have. */
export class ClaimError extends DataError<ClaimErrorCode> {
  override get name(): string {
    return 'ClaimError';
  }
  constructor(code: ClaimErrorCode, details: Details) {
    super(code, details, claimSentences);
  }
}

export function requireSeat(seat: Wind, place: string): void {
  if (!WINDS.includes(seat)) throw new ClaimError('seat', { place, found: shown(seat) });
}

/** The seat whose turn is so many turns later; turns pass counter-clockwise. */
export const seatAfter = (seat: Wind, turns = 1): Wind => WINDS[(WINDS.indexOf(seat) + turns + 4) % 4];

/** How many turns one seat comes after another: 1 for the next player, 0 for the same. */
export const turnsFrom = (from: Wind, to: Wind): number => (WINDS.indexOf(to) - WINDS.indexOf(from) + 4) % 4;

/** @throws {ClaimError} `wrong-shape` if data does not have the expected fields */
export const requireShape: ReturnType<typeof shapeCheck> = shapeCheck(ClaimError);
