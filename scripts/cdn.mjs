/** Where a version of the package is on the CDN that the documentation names: the same address everywhere. */

const CDN = 'https://cdn.jsdelivr.net/npm/mahjong-elements';

/**
 * The address of a file of the package.
 * @param {string} version
 * @param {string} [path] in the package; by default the file that draws hands and tiles at once and loads all elements
 */
export const onCdn = (version, path = 'dist/cdn/mahjong-elements.js') => `${CDN}@${version}/${path}`;

/**
 * The tag that loads the elements, as text.
 * @param {string} version
 */
export const scriptTag = (version) => `<script type="module" src="${onCdn(version)}"></script>`;
