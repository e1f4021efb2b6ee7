/** Elements that are named by their id. One observer per document or shadow root is shared by all elements that look there. */
import { reportMistake } from './check-markup.js';
import { findById, readyStateOf, tagOf } from './safe-dom.js';

/** How long, in milliseconds, an element may take to load before the console says that it is missing. */
export const PATIENCE = 10_000;

/** Reports an id in the `for` of an element that no element has, unless one comes while the page loads. */
export function awaitId(host: Element, id: string, isNamed: () => boolean, attribute = 'for'): void {
  setTimeout(() => {
    if (!host.isConnected || !isNamed() || findById(host.getRootNode(), id)) return;
    if (readyStateOf(document) === 'complete') reportMistake(({ reportId }) => reportId(tagOf(host), attribute, id));
    else awaitId(host, id, isNamed, attribute);
  }, PATIENCE);
}

const watched = new WeakMap<Node, { observer: MutationObserver; listeners: Set<() => void> }>();

/** Calls back when elements in a root are added, removed or change ids. @returns a function that stops observing */
export function watchIds(root: Node, changed: () => void): () => void {
  let watch = watched.get(root);
  if (!watch) {
    const listeners = new Set<() => void>();
    const observer = new MutationObserver(() => {
      for (const listener of listeners) listener();
    });
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['id'] });
    watched.set(root, (watch = { observer, listeners }));
  }
  const { observer, listeners } = watch;
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size) return;
    observer.disconnect();
    watched.delete(root);
  };
}
