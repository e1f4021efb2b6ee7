/**
 * Readers of nodes of the page, like those in `elements/safe-dom.ts`, but without Lit: a form control with a name hides the
 * property of that name on its form.
 */

type Getter<Value> = (node: Node) => Value;

const getter =
  <Value>(name: string): Getter<Value> =>
  (node) =>
    Object.getOwnPropertyDescriptor(Node.prototype, name)!.get!.call(node) as Value;

export const parentOf = getter<Node | null>('parentNode');
export const lastChildOf = getter<Node | null>('lastChild');
export const previousOf = getter<Node | null>('previousSibling');
export const isElement = (node: Node): node is Element => node instanceof Element;
export const isText = (node: Node): node is Text => node instanceof Text;
export const matches = (node: Node, selector: string): boolean =>
  isElement(node) && Element.prototype.matches.call(node, selector);
export const closest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);
