import { DataError, type Details } from '../errors.js';
import { wall } from '../sentences/wall.js';
import { shapeCheck } from '../shapes.js';

export type WallErrorCode = keyof typeof wall.errors;

/** Thrown for dice, tiles or counts that no wall can have. */
export class WallError extends DataError<WallErrorCode> {
  override get name(): string {
    return 'WallError';
  }
  constructor(code: WallErrorCode, details: Details) {
    super(code, details, wall.errors);
  }
}

/** @throws {WallError} `wrong-shape` if data does not have the expected fields */
export const requireShape: ReturnType<typeof shapeCheck> = shapeCheck(WallError);
