import { Later, onRetry, retry } from '../lang/loading.js';

export { Later, onRetry, retry };

/**
 * What the code that loads elements knows of those whose code is still loading: the code of an element around another one, and of the
 * form control that must be defined before one. Both are undefined if there is none.
 */
export const loader: {
  around?: (element: Element) => Promise<unknown> | undefined;
  before?: (tag: string) => Promise<unknown> | undefined;
} = {};

/** Loads what is missing of a part: its code, and once that is there, its words. Undefined if nothing is missing. */
export const loadPart = (
  part: Later<{ loadTexts: (language: string) => Promise<void> | undefined }>,
  language: string,
): Promise<unknown> | undefined => (part.module ? part.module.loadTexts(language) : part.load());

const insisted = new WeakSet<Later<unknown>>();

/** Loads a module that is requested only once, such as the one that defines an element, and again after each failure and a pause. */
export function insist(part: Later<unknown>): void {
  if (insisted.has(part)) return void part.load();
  insisted.add(part);
  let last: Promise<unknown> | undefined;
  const load = (): void => {
    const loading = part.load();
    if (loading !== last) loading.catch(console.warn);
    last = loading;
  };
  load();
  onRetry(load);
}

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
