import { DataError, shown, type Details } from '../errors.js';
import { claims } from '../sentences/claims.js';
import { shapeCheck } from '../shapes.js';
import { WINDS } from '../engine/tiles.js';
import type { Wind } from '../types.js';

export const claimSentences = claims.errors;

export type ClaimErrorCode = keyof typeof claimSentences;

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
