/** What stands in each shadow root before a script of the elements runs; roots may be inside roots. */
window.served = new Map();
const walk = (root) => {
  for (const element of root.querySelectorAll('*'))
    if (element.shadowRoot) {
      window.served.set(element, [...element.shadowRoot.querySelectorAll('*')]);
      walk(element.shadowRoot);
    }
};
walk(document);
