import { DataError, shown, type Details } from '../errors.js';
import { seenSentences } from '../sentences/seen.js';
import { tableSentences } from '../table-errors.js';
import { shapeCheck } from '../shapes.js';

export type OddsErrorCode = 'whole' | 'few' | 'share' | 'share-of' | 'points' | 'limit' | 'copies' | 'wrong-shape';

/** Messages by code, in English; other languages have a table with the same keys. */
export const oddsSentences = {
  whole: '{place}: expected a whole number from {least} to {most}, not “{found}”.',
  share: '{place}: expected a number from 0 to just below 1, not “{found}”.',
  'share-of': '{place}: expected a number from 0 to 1, not “{found}”.',
  few: '{place}: expected a whole number from {least}, the tiles left that complete the hand, to {most}, not “{found}”.',
  points: '{place}: expected a number from 0 to {most}, not “{found}”.',
  limit: '{place}: expected a number above 0, or null for no limit, not “{found}”.',
  copies: seenSentences['seen-copies'],
  'wrong-shape': tableSentences['wrong-shape'],
};

/** Thrown for impossible numbers and tiles. */
export class OddsError extends DataError<OddsErrorCode> {
  override get name(): string {
    return 'OddsError';
  }
  constructor(code: OddsErrorCode, details: Details) {
    super(code, details, oddsSentences);
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
