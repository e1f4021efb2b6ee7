/** One observer per document or shadow root in which breakdowns look up a hand by id, shared by all of them. */

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
