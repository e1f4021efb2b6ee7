import { DataError, shown, type Details } from '../errors.js';
import { oddsErrors } from '../sentences/odds.js';
import { shapeCheck } from '../shapes.js';

export type OddsErrorCode = keyof typeof oddsErrors;

/** Thrown for impossible numbers and tiles. */
export class OddsError extends DataError<OddsErrorCode> {
  override get name(): string {
    return 'OddsError';
  }
  constructor(code: OddsErrorCode, details: Details) {
    super(code, details, oddsErrors);
  }
}

/** @throws {OddsError} `whole` unless it is a whole number from `least` to `most` */
export function requireWhole(value: number, place: string, most: number, least = 0): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new OddsError('whole', { place, least, most, found: shown(value) });
}

/** @throws {OddsError} `share-of` unless it is a number from 0 to 1 */
export function requireShare(value: number, place: string): void {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1))
    throw new OddsError('share-of', { place, found: shown(value) });
}

/** @throws {OddsError} `wrong-shape` if data does not have the expected fields */
export const requireShape: ReturnType<typeof shapeCheck> = shapeCheck(OddsError);
