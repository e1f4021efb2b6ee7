/** The elements whose code has been requested and is not there, by tag. Each promise is fulfilled, even if the code cannot be loaded. */
export const coming = new Map<string, Promise<unknown>>();

/** The code of elements around an element, which decide about its rules. Undefined if none is on its way. */
export function comingAround(element: Element): Promise<unknown> | undefined {
  for (const [tag, loading] of coming) if (element.parentElement?.closest(tag)) return loading;
  return undefined;
}
