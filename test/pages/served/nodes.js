/** The nodes of each shadow root before a script of the elements runs, nested roots included. */
window.served = new Map();
const walk = (root) => {
  for (const element of root.querySelectorAll('*'))
    if (element.shadowRoot) {
      window.served.set(element, [...element.shadowRoot.querySelectorAll('*')]);
      walk(element.shadowRoot);
    }
};
walk(document);

/** Everything that moves from here on; the window is not scrolled and nothing is typed. */
window.moved = [];
if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
  const parsed = performance.now();
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries())
      if (startTime > parsed)
        window.moved.push(`${value} by ${sources.map(({ node }) => node?.localName ?? 'a shadow root').join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}
