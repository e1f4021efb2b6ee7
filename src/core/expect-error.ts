import { HandError, type HandErrorCode } from './hand-errors.js';

/** Throws an error again, unless it is about a hand and has one of these codes or, if none are given, any code. */
export function expectHandError(error: unknown, ...codes: readonly HandErrorCode[]): asserts error is HandError {
  if (!(error instanceof HandError) || (codes.length > 0 && !codes.includes(error.code))) throw error;
}

/** What a function returns; undefined if the rules refuse the hand. */
export function unlessRefused<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    expectHandError(error);
    return undefined;
  }
}
