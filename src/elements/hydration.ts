/**
 * What a server leaves on an element that it has rendered, for the element on the page to take over its shadow root.
 * The element removes it then.
 */

/** What was rendered, by a server that knew the page around the element and the text in it. */
export const DIGEST = 'hydrate-digest';

/** The language it was rendered in, by a server that knew neither text nor children of the element. */
export const BLIND = 'hydrate-blind';

/** Before a role or label that stands in as long as the element cannot speak for itself; `@lit-labs/ssr` has it too. */
export const STAND_IN = 'hydrate-internals-';

/**
 * Tells one view from another. Lit takes over what it finds without looking: what a page changed before that, its
 * language or a property, would be missed for good.
 */
export function digestOf(view: unknown): string {
  // A template of another shape Lit does notice.
  const text = JSON.stringify(view, (key, value) => (key === 'strings' ? undefined : value)) ?? '';
  let hash = 5381;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash, 33) ^ text.charCodeAt(place);
  return (hash >>> 0).toString(36);
}
