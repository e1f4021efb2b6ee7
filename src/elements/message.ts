import { sentence, type Details } from '../core/errors.js';

type ErrorClass = abstract new (...details: never[]) => Error;

/**
 * The message for an error in the language of the page.
 *
 * @param kinds - The classes of error for which the element has messages of its own
 * @param own - These messages by code
 * @param texts - The messages for all other errors
 */
export function messageOf(
  error: Error,
  kinds: readonly ErrorClass[],
  own: Readonly<Record<string, string>>,
  texts: { error(error: never): string },
): string {
  const { code, details } = error as unknown as { code: string; details: Details };
  return kinds.some((kind) => error instanceof kind) && Object.hasOwn(own, code)
    ? sentence(own[code]!, details)
    : texts.error(error as never);
}
