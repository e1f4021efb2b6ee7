/** The code of elements that is still loading, by tag. Each promise resolves, even if the code cannot be loaded. */
export const coming = new Map<string, Promise<unknown>>();

/** The code of an element around this one, which may decide its rules; undefined if none is still loading. */
export function comingAround(element: Element): Promise<unknown> | undefined {
  for (const [tag, loading] of coming) if (element.parentElement?.closest(tag)) return loading;
  return undefined;
}
