import { DataError, type Details } from '../errors.js';
import { tableSentences } from '../table-errors.js';
import { shapeCheck } from '../shapes.js';

export type WallErrorCode = 'dice' | 'drawn' | 'replaced' | 'tiles' | 'winds' | 'throws' | 'wrong-shape';

/** Messages by code, in English; other languages have a table with the same keys. */
export const wallSentences = {
  'wrong-shape': tableSentences['wrong-shape'],
  dice: '{place}: expected {expected} dice, each a whole number from 1 to 6, not “{found}”.',
  drawn: 'drawn: expected a whole number from 0 to {most}, the tiles that can be drawn, not “{found}”.',
  replaced: 'replaced: expected a whole number from 0 to {most}, the replacement tiles that there are, not “{found}”.',
  tiles: 'The wall needs {expected} tiles, each kind as often as a set has it; found “{found}”.',
  winds: '{place}: expected east, south, west and north, each once, not “{found}”.',
  throws:
    'throws: expected one throw of two dice for each of four players, then one for each player in a tie, not “{found}”.',
};

/** Thrown for dice, tiles or counts that no wall can have. */
export class WallError extends DataError<WallErrorCode> {
  override get name(): string {
    return 'WallError';
  }
  constructor(code: WallErrorCode, details: Details) {
    super(code, details, wallSentences);
  }
}

/** @throws {WallError} `wrong-shape` if data does not have the expected fields */
export const requireShape: ReturnType<typeof shapeCheck> = shapeCheck(WallError);
