/**
 * Loaded before Lit, which looks for its own copies, polyfills and Trusted Types under these names on the window when it
 * starts. Where a page has none of them, an element with such an `id` or `name` would be found instead and stop Lit.
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

// Elements are found on the window’s prototype. What a script or the browser put there is the window’s own.
for (const name of names)
  if (name in globalThis && !Object.hasOwn(globalThis, name))
    Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });

export {};
