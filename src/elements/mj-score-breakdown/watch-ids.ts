/** One observer for each document or shadow root in which breakdowns look for a hand by its id, however many they are. */

const watched = new WeakMap<Node, { observer: MutationObserver; listeners: Set<() => void> }>();

/** Calls back when elements come or go in a root, or change their ids. @returns a function that ends it */
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
