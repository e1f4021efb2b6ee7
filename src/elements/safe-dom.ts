/**
 * Safe readers of nodes that belong to the page. A form control, an image or a frame with a `name` or an `id` hides the
 * property of that name on its form or on the document (“DOM clobbering”): if a form contains
 * `<input name="parentNode">`, its `parentNode` is that input. These readers use the prototypes, which markup cannot
 * hide. Elements of this package, shadow roots, fragments and symbols can be read as usual.
 */

import { isServer } from 'lit';

/** Returns a getter or method of a prototype as a function that takes the node. */
function safe<Reader>(owner: () => { prototype: object }, name: string): Reader {
  const { get, value = get } = (!isServer && Object.getOwnPropertyDescriptor(owner().prototype, name)) || {};
  if (value) return Function.prototype.call.bind(value as () => unknown) as Reader;
  // On a server, the nodes are the package’s own; on a simulated page, they are defined by the simulation.
  return ((of: Record<string, unknown>, ...inputs: unknown[]) => {
    const found = of[name];
    return typeof found === 'function' ? found.apply(of, inputs) : found;
  }) as Reader;
}

const typeOf = safe<(node: Node) => number>(() => Node, 'nodeType');
const getAttribute = safe<(node: Node, name: string) => string | null>(() => Element, 'getAttribute');
// Not every page needs it, and bundlers cannot know that it has no side effects.
const findInDocument = /* @__PURE__ */ safe<(root: Node, id: string) => Element | null>(
  () => Document,
  'getElementById',
);

export const parentOf = safe<(node: Node) => Node | null>(() => Node, 'parentNode');
export const previousOf = safe<(node: Node) => Node | null>(() => Node, 'previousSibling');
export const nextOf = safe<(node: Node) => Node | null>(() => Node, 'nextSibling');
export const rootOf = safe<(node: Node) => Node>(() => Node, 'getRootNode');
/** The text of a text node. */
export const dataOf = safe<(node: Node) => string | null>(() => Node, 'nodeValue');
/** The local name, lowercase in HTML documents. */
export const tagOf = safe<(element: Element) => string>(() => Element, 'localName');
export const closestOf = safe<(element: Element, selector: string) => Element | null>(() => Element, 'closest');
export const setAttribute = safe<(node: Element, name: string, value: string) => void>(() => Element, 'setAttribute');
/** Adds a listener that is not called for events that fired before, see `late-listeners.ts`. */
export const addListener = safe<
  (target: EventTarget, type: string, listener: (event: Event) => void, capture?: boolean) => void
>(() => EventTarget, 'addEventListener');
export const walkerOf = safe<(document: Document, root: Node, show: number, filter: NodeFilter) => TreeWalker>(
  () => Document,
  'createTreeWalker',
);
export const windowOf = safe<(document: Document) => (Window & typeof globalThis) | null>(
  () => Document,
  'defaultView',
);
/** The `<head>`; null in a document without one. */
export const headOf = safe<(document: Document) => HTMLHeadElement | null>(() => Document, 'head');
export const contentTypeOf = safe<(document: Document) => string>(() => Document, 'contentType');
export const readyStateOf = safe<(document: Document) => DocumentReadyState>(() => Document, 'readyState');
/** Runs once the elements of the page have their content. */
export const afterParsing = (run: () => void): void =>
  readyStateOf(document) === 'loading' ? addListener(document, 'DOMContentLoaded', run) : run();

const ELEMENT = 1;
const TEXT = 3;
const DOCUMENT = 9;
const FRAGMENT = 11;

export const isElement = (node: Node): node is Element => typeOf(node) === ELEMENT;
export const isText = (node: Node): node is Text => typeOf(node) === TEXT;

/** The parent of a node, or the host of a shadow root. */
export function around(node: Node): Node | null {
  const parent = parentOf(node);
  // Only a shadow root has a host; on a document, `host` may be any element with that name.
  return parent ?? (typeOf(node) === FRAGMENT ? ((node as Partial<ShadowRoot>).host ?? null) : null);
}

/** The slot of another component that shows a node; null if there is none, or its root is closed. */
const slotOf = safe<(node: Node) => HTMLSlotElement | null>(() => Element, 'assignedSlot');
const elementsIn = safe<(root: Node, selector: string) => NodeListOf<Element>>(() => Element, 'querySelectorAll');

/** Where elements were found that a slot shows: an element does not say so if the slot is in a closed root. */
const places = new WeakMap<Element, HTMLSlotElement>();

/** The slot in which an element was found, if it is still there. */
function placeOf(element: Element): HTMLSlotElement | undefined {
  const slot = places.get(element);
  return slot?.assignedElements().includes(element) ? slot : undefined;
}

/** What is around a node as it is displayed: the slot that shows it, or else the same as {@link around}. */
export const shownIn = (node: Node): Node | null =>
  (!isServer && isElement(node) && (slotOf(node) ?? placeOf(node))) || around(node);

/** All elements inside another one, with those that a component around it shows in a slot there. */
export const insideOf = (outer: Element): Element[] =>
  [...elementsIn(outer, '*')].flatMap((one) => [one, ...(isServer ? [] : shownBy(one))]);

/** What a component shows in a slot, and all elements inside that; nothing for other elements. */
function shownBy(slot: Element): Element[] {
  // A slot in a drawing shows nothing.
  if (tagOf(slot) !== 'slot' || !('assignedElements' in slot)) return [];
  return (slot as HTMLSlotElement).assignedElements().flatMap((one) => {
    places.set(one, slot as HTMLSlotElement);
    return [one, ...shownBy(one), ...insideOf(one)];
  });
}

/** The value of an attribute; null if it is not set or the node is not an element. */
export const attributeOf = (node: Node, name: string): string | null =>
  (isServer ? 'getAttribute' in node : isElement(node)) ? getAttribute(node, name) : null;

/** The value of an attribute, or of the one with `data-` before its name, which more programs that clean pages let through. */
export const writtenOf = (element: Element, name: string): string | null =>
  attributeOf(element, name) ?? attributeOf(element, `data-${name}`);

/** Curly quotes from one editor inside straight quotes from another: `seat="”south”"`. */
const curlyQuotes = /^["“”„«»]([^"“”„«»]*)["“”„«»]$/;

/** The value of an attribute without quotation marks that an editor has written into it. */
export const unquoted = (value: string): string => value.replace(curlyQuotes, '$1');

export function findById(root: Node, id: string): Element | null {
  if (isServer || typeOf(root) === DOCUMENT) return findInDocument(root, id);
  return typeOf(root) === FRAGMENT ? (root as DocumentFragment).getElementById(id) : null;
}

/** Whether the element is a custom element, defined or not: markup inside one cannot add properties to it. */
export const isCustom = (element: Element): boolean => isServer || tagOf(element).includes('-');

/** Where the tag of a custom element is registered: globally, unless its root has a scoped registry. */
export const registryOf = (element: Element): CustomElementRegistry => element.customElementRegistry ?? customElements;
