/**
 * Loaded before Lit. On startup, Lit looks up other copies of itself, polyfills and Trusted Types on the window under
 * these names. If a page has none of them, an element with such an `id` or `name` would be found instead and break Lit.
 */
const names = [
  'litElementHydrateSupport',
  'litElementPolyfillSupport',
  'litElementVersions',
  'litHtmlPolyfillSupport',
  'litHtmlVersions',
  'litIssuedWarnings',
  'litNonce',
  'litPropertyMetadata',
  'reactiveElementPolyfillSupport',
  'reactiveElementVersions',
  'ShadyCSS',
  'ShadyDOM',
  'trustedTypes',
];

// Named elements are found on the window’s prototype chain; what a script or the browser sets is an own property.
for (const name of names)
  if (name in globalThis && !Object.hasOwn(globalThis, name))
    Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });

export {};
