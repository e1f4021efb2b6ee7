/** Clear errors for functions that don't check the shape of their arguments. */
import { DataError, shown } from './errors.js';

const sentences = { 'wrong-shape': '{place} cannot use “{found}”: expected {expected}.' };

/** Thrown for a value that a function cannot use, such as a number instead of text. `cause` is the original error, which may come from a callback of the page. */
export class InputError extends DataError<'wrong-shape'> {
  override get name(): string {
    return 'InputError';
  }
  override readonly cause?: unknown;

  constructor(place: string, expected: string, input: unknown, cause?: unknown) {
    super('wrong-shape', { place, found: shown(input), expected }, sentences);
    Object.defineProperty(this, 'cause', { value: cause, configurable: true });
  }
}

/** The longest message of an error, in UTF-16 code units. */
const LONGEST_MESSAGE = 600;

/** Whether an error stays as it is: the package’s own say what is wrong, and those of the page’s code are not for the package to change. */
function isClear(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const isForeign = error instanceof TypeError || error instanceof RangeError;
  return (
    error.message.length <= LONGEST_MESSAGE &&
    (!isForeign || 'code' in error || /^[\w.]+: expected /.test(error.message))
  );
}

/** Wraps a function so that it throws an {@link InputError} for input other than what it expects. Other errors pass through unchanged. */
export const guarded = <Run extends (...inputs: never[]) => unknown>(name: string, expected: string, run: Run): Run =>
  ((...inputs) => {
    const refuse = (error: unknown): never => {
      throw isClear(error) ? error : new InputError(name, expected, inputs[0], error);
    };
    try {
      const result = run(...inputs);
      return result instanceof Promise ? result.catch(refuse) : result;
    } catch (error) {
      return refuse(error);
    }
  }) as Run;
