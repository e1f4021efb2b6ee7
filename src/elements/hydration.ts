/** Attributes that a server sets on an element, so that it can hydrate its shadow root. The element then removes them. */

/** Digest of the output of a server that knew the surrounding page and the text of the element. */
export const DIGEST = 'hydrate-digest';

/** The language used by a server that knew neither the text nor the children of the element. */
export const BLIND = 'hydrate-blind';

/** Marks a hand in a line of text until it is upgraded. */
export const IN_LINE = 'hydrate-inline';

/** Marks an element that was drawn before its code arrived, until it is upgraded; `mj.css` reserves no space for it. */
export const PAINTED = 'hydrate-painted';

/** Prefix for a role or label used until the element is upgraded; also used by `@lit-labs/ssr`. */
export const STAND_IN = 'hydrate-internals-';

/** The attributes above that may come back. */
export const MARKS: readonly string[] = [DIGEST, BLIND, IN_LINE, `${STAND_IN}role`, `${STAND_IN}aria-label`];

/** Removes what a server wrote for an element that its script has not upgraded yet. */
export function removeMarks(element: Element): void {
  for (const name of element.getAttributeNames()) {
    if (name.startsWith(STAND_IN)) element.removeAttribute(name.slice(STAND_IN.length));
    if (name.startsWith(STAND_IN) || MARKS.includes(name)) element.removeAttribute(name);
  }
  for (const child of [...element.children]) if (child.matches('template[shadowrootmode]')) child.remove();
}

/** Distinguishes views: Lit hydrates content without checking it, so what the page changed before would be missed permanently. */
export function digestOf(view: unknown): string {
  // Lit does detect a template with a different structure.
  const text = JSON.stringify(view, (key, value) => (key === 'strings' ? undefined : value)) ?? '';
  let hash = 5381;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash, 33) ^ text.charCodeAt(place);
  return (hash >>> 0).toString(36);
}
