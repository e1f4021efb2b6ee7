/** Defines the elements that a page uses, each when its first tag is there. Does nothing where there is no document. */

const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'mj-tile': () => import('./mj-tile.js'),
  'mj-hand': () => import('./mj-hand.js'),
  'mj-score-breakdown': () => import('./mj-score-breakdown.js'),
  'mj-settlement': () => import('./mj-settlement.js'),
};

const selector = Object.keys(modules).join();
/** What is watched, so that nothing is watched twice. */
const roots = new WeakSet<Node>();

/**
 * Defines what is used in a part of a page, and what comes there later. The document is looked after by itself; a shadow
 * root has to be named.
 */
export function discover(root: Document | DocumentFragment | Element): void {
  if (!roots.has(root)) {
    roots.add(root);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) define(node);
    }).observe(root, { subtree: true, childList: true });
  }
  define(root);
}

/** By the prototype: an element of that name hides the property of the document, and of the form that it is in. */
function findIn(root: Node): NodeListOf<Element> {
  const type = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')!.get!.call(root) as number;
  const owner = type === Node.ELEMENT_NODE ? Element : type === Node.DOCUMENT_NODE ? Document : DocumentFragment;
  return owner.prototype.querySelectorAll.call(root, selector);
}

function define(root: Document | DocumentFragment | Element): void {
  const found = [...findIn(root)];
  // Others, a form for instance, may have anything for a name.
  if (root instanceof Element && Element.prototype.matches.call(root, selector)) found.push(root);
  for (const tag of new Set(found.map(({ localName }) => localName)))
    // A module that does not come is asked for again with the next tag.
    if (!customElements.get(tag)) modules[tag]?.().catch((error: unknown) => console.warn(error));
}

if (typeof document !== 'undefined') discover(document);
