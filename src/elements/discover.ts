/** Defines elements when their first tag is on the page. */

/** Modules that define an element, by its tag. */
export type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Returns a function that defines what is used in a part of a page, and what comes there later. It looks after the
 * document by itself, where there is one; a shadow root has to be named.
 */
export function discoverer(modules: Modules): (root: Document | DocumentFragment | Element) => void {
  const selector = Object.keys(modules).join();
  /** What is watched, so that nothing is watched twice. */
  const roots = new WeakSet<Node>();

  const define = (root: Document | DocumentFragment | Element): void => {
    const found = [...findIn(root, selector)];
    // Others, a form for instance, may have anything for a name.
    if (root instanceof Element && Element.prototype.matches.call(root, selector)) found.push(root);
    for (const tag of new Set(found.map(({ localName }) => localName)))
      // A module that does not come is asked for again with the next tag.
      if (!customElements.get(tag)) modules[tag]?.().catch((error: unknown) => console.warn(error));
  };

  const discover = (root: Document | DocumentFragment | Element): void => {
    if (!roots.has(root)) {
      roots.add(root);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) define(node);
      }).observe(root, { subtree: true, childList: true });
    }
    define(root);
  };

  if (typeof document !== 'undefined') discover(document);
  return discover;
}

/** By the prototype: an element of that name hides the property of the document, and of the form that it is in. */
function findIn(root: Node, selector: string): NodeListOf<Element> {
  const type = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')!.get!.call(root) as number;
  const owner = type === Node.ELEMENT_NODE ? Element : type === Node.DOCUMENT_NODE ? Document : DocumentFragment;
  return owner.prototype.querySelectorAll.call(root, selector);
}
