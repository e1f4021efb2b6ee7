import { Later, onRetry, retry } from '../lang/loading.js';

export { Later, onRetry, retry };

/** A part of an element that loads on demand, with words of its own. */
interface Spoken {
  /** Loads the words for a language tag; undefined if there is nothing to load. */
  loadTexts: (language: string) => Promise<void> | undefined;
}

/** Loads what is missing of a part: its code, and once that is there, its words. Undefined if nothing is missing. */
export const loadPart = (part: Later<Spoken>, language: string): Promise<unknown> | undefined =>
  part.module ? part.module.loadTexts(language) : part.load();

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
