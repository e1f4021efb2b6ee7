import { DataError, type Details } from '../errors.js';

export type WallErrorCode = 'dice' | 'drawn' | 'replaced' | 'tiles' | 'winds' | 'throws';

/** Messages by code, in English; other languages have a table with the same keys. */
export const wallSentences = {
  dice: '{place} is “{found}”: expected {expected} dice, each a whole number from 1 to 6.',
  drawn: 'Drawn is “{found}”: expected a whole number from 0 to {most}, the tiles that are left to draw.',
  replaced: 'Replaced is “{found}”: expected a whole number from 0 to {most}, the replacement tiles that there are.',
  tiles: 'The wall needs {expected} tiles, each kind as often as a set has it; found “{found}”.',
  winds: '{place} is “{found}”: expected east, south, west and north, each once.',
  throws:
    '{place} is “{found}”: expected one throw of two dice for each of four players, then one for each player in a tie.',
};

/** Thrown for dice, tiles or counts that no wall can have. */
export class WallError extends DataError<WallErrorCode> {
  override name = 'WallError';
  constructor(code: WallErrorCode, details: Details) {
    super(code, details, wallSentences);
  }
}
