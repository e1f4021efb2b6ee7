/** The code of elements that is still loading, by tag. Each promise resolves, even if the code cannot be loaded. */
export const coming = new Map<string, Promise<unknown>>();

/** The code of an element around this one, which may decide its rules; undefined if none is still loading. */
export function comingAround(element: Element): Promise<unknown> | undefined {
  for (const [tag, loading] of coming) if (element.parentElement?.closest(tag)) return loading;
  return undefined;
}

const CONTROLS = ['mj-hand', 'mj-settlement', 'mj-rules', 'mj-game', 'mj-exercise'];

/**
 * The code of form controls that are defined before this one, whichever arrives first: when a page is opened again, Firefox gives
 * what was entered in the first control that was defined to the first control that is defined now, and so on.
 */
export function comingBefore(tag: string): Promise<unknown> | undefined {
  let before: Promise<unknown> | undefined;
  for (const one of CONTROLS) {
    if (one === tag) return before;
    before = coming.get(one) ?? before;
  }
  return undefined;
}
