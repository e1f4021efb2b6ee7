/** The sitemap: every page for search engines, with the same page in other languages. */
import { escape } from './html.mjs';
import { SITE, versionsInOrder } from './layout.mjs';
import { sitePages } from './pages.mjs';

/** The page for missing addresses is not one to find. */
const HIDDEN = ['404.html'];

/**
 * Writes `sitemap.xml`. Search engines read it only with whole addresses, so a site that doesn't know its own has none.
 *
 * @param {string} [site] the address of the published site, with a slash at the end
 * @returns {import('vite').Plugin}
 */
export function sitemapPlugin(site = SITE) {
  return {
    name: 'site-sitemap',
    apply: 'build',
    generateBundle() {
      if (site) this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(site) });
    },
  };
}

/** @returns {string} */
function sitemap(/** @type {string} */ site) {
  const address = (/** @type {string} */ file) => escape(site + encodeURI(file.replace(/(^|\/)index\.html$/, '$1')));
  const entries = sitePages
    .filter(({ file }) => !HIDDEN.includes(file))
    .map(({ file }) => {
      const links = versionsInOrder(file).map(
        ([tag, version]) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${address(version)}"/>\n`,
      );
      return `  <url>\n    <loc>${address(file)}</loc>\n${links.join('')}  </url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
