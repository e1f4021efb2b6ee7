/** Readers of nodes, as in `elements/safe-dom.ts` but without Lit: the name of a form control hides that property of its form. */

/** Looked up when it is called, because a server that only writes HTML has no nodes. In a simulated page, nodes may have it themselves. */
const getter =
  <Target extends Node, Value>(owner: () => { prototype: object }, name: string): ((node: Target) => Value) =>
  (node) => {
    const { prototype } = owner();
    return Reflect.get(name in prototype ? prototype : node, name, node) as Value;
  };

export const parentOf = getter<Node, Node | null>(() => Node, 'parentNode');
export const lastChildOf = getter<Node, Node | null>(() => Node, 'lastChild');
export const previousOf = getter<Node, Node | null>(() => Node, 'previousSibling');
export const nextOf = getter<Node, Node | null>(() => Node, 'nextSibling');
export const documentOf = getter<Node, Document>(() => Node, 'ownerDocument');
export const readyStateOf = getter<Document, DocumentReadyState>(() => Document, 'readyState');
export const textOf = getter<Node, string>(() => Node, 'textContent');
export const isElement = (node: Node): node is Element => node instanceof Element;
export const isText = (node: Node): node is Text => node instanceof Text;
export const matches = (node: Node, selector: string): boolean =>
  isElement(node) && Element.prototype.matches.call(node, selector);
export const closest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);
export const removeAttribute = (element: Element, name: string): void =>
  Element.prototype.removeAttribute.call(element, name);
export const addAfter = (element: Element, ...added: (Node | string)[]): void =>
  Element.prototype.after.call(element, ...added);

export const remove = (element: Element): void => Element.prototype.remove.call(element);
export const contains = (root: Node, node: Node): boolean => Node.prototype.contains.call(root, node);
export const dispatch = (target: EventTarget, event: Event): boolean =>
  EventTarget.prototype.dispatchEvent.call(target, event);

/** The inline style; undefined for elements of no known kind, as in XML. */
export const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  element instanceof HTMLElement
    ? getter<Element, CSSStyleDeclaration>(() => HTMLElement, 'style')(element)
    : undefined;

/** The next element; null if there is text in between. */
export function nextElementOf(element: Element): Element | null {
  let next = nextOf(element);
  while (next && !isElement(next) && !(isText(next) && next.data.trim())) next = nextOf(next);
  return next && isElement(next) ? next : null;
}
