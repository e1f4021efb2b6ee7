import { CONTROLS } from './form-places.js';

/** The code of elements that is still loading, by tag. Each promise resolves, even if the code cannot be loaded. */
export const coming = new Map<string, Promise<unknown>>();

/** The code of an element around this one, which may decide its rules; undefined if none is still loading. */
export function comingAround(element: Element): Promise<unknown> | undefined {
  for (const [tag, loading] of coming) if (element.parentElement?.closest(tag)) return loading;
  return undefined;
}

/**
 * The code of the form control that must be defined before this one, if it is still loading. When a page is opened again, Firefox
 * restores what was entered in the order in which controls were defined, so that order must not depend on which code arrives first.
 */
export function comingBefore(tag: string): Promise<unknown> | undefined {
  let before: Promise<unknown> | undefined;
  for (const one of CONTROLS) {
    if (one === tag) return before;
    before = coming.get(one) ?? before;
  }
  return undefined;
}
