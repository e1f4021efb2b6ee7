/** Defines each element when its tag first appears on the page. */
import { coming, comingAround, comingBefore } from './coming.js';
import { insist, Later, loader } from './lazy.js';

/** Modules that define an element, keyed by tag. */
export type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Returns a function that defines the elements used in part of a page, now and when more are added. The document, if
 * there is one, is watched automatically; a shadow root has to be passed in.
 *
 * @param appeared - Called with the elements that are not defined yet, in the order of the page; with none, too, as long as it is parsed
 */
export function discoverer(
  modules: Modules,
  appeared?: (elements: readonly Element[]) => void,
): (root: Document | DocumentFragment | Element) => void {
  const selector = Object.keys(modules).join();
  const later = Object.fromEntries(Object.entries(modules).map(([tag, load]) => [tag, new Later(load)]));
  /** The watched roots, so that none is watched twice. */
  const roots = new WeakSet<Node>();

  const define = (root: Document | DocumentFragment | Element): void => {
    const found = [...findIn(root, selector)];
    // On any other element, such as a form, `localName` may be anything.
    if (root instanceof Element && Element.prototype.matches.call(root, selector)) found.push(root);
    const missing = found.filter(({ localName }) => !customElements.get(localName));
    for (const tag of new Set(missing.map(({ localName }) => localName))) {
      const code = later[tag];
      if (code) insist(code);
      if (!code || code.module || coming.has(tag)) continue;
      const end = (): unknown => coming.delete(tag);
      coming.set(
        tag,
        code
          .load()
          .then(() => customElements.whenDefined(tag))
          .then(end, end),
      );
    }
    appeared?.(missing);
  };

  const discover = (root: Document | DocumentFragment | Element): void => {
    if (!('nodeType' in Object(root)))
      throw new TypeError('discover: expected a document, a shadow root or an element');
    if (!roots.has(root)) {
      roots.add(root);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) define(node);
      }).observe(root, { subtree: true, childList: true });
    }
    define(root);
  };

  Object.assign(loader, { around: comingAround, before: comingBefore });
  if (typeof document !== 'undefined') discover(document);
  return discover;
}

/** Reads through the prototype: a named element hides that property on the document and on its form. */
export function findIn(root: Node, selector: string): NodeListOf<Element> {
  const type = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')!.get!.call(root) as number;
  const owner = type === Node.ELEMENT_NODE ? Element : type === Node.DOCUMENT_NODE ? Document : DocumentFragment;
  return owner.prototype.querySelectorAll.call(root, selector);
}
