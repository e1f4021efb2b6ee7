import { Later, onRetry, retry } from '../lang/loading.js';

export { Later, onRetry, retry };

/** Loads what is missing of a part: its code, and once that is there, its words. Undefined if nothing is missing. */
export const loadPart = (
  part: Later<{ loadTexts: (language: string) => Promise<void> | undefined }>,
  language: string,
): Promise<unknown> | undefined => (part.module ? part.module.loadTexts(language) : part.load());

/** Returns the same promise with its failure handled, for code that only asks whether there is one. */
export function asked<Awaited extends Promise<unknown> | undefined>(promise: Awaited): Awaited {
  promise?.catch(() => {});
  return promise;
}

/** Loads those parts that are not there yet, all at once. Undefined if nothing is missing. */
export function loadMissing(parts: readonly (Later<unknown> | false | '' | undefined)[]): Promise<unknown> | undefined {
  const missing = parts.flatMap((part) => (part && !part.module ? [part.load()] : []));
  return missing.length ? Promise.all(missing) : undefined;
}
