/** The repository's Markdown as pages of the site. */
import { dirname, join, relative } from 'node:path/posix';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { anchor, escape, unescape, withColumns } from './html.mjs';

const REPOSITORY = 'https://github.com/mahjong-elements/mahjong-elements';

/**
 * A page's content with anchors at its headings. Links to files that are pages lead to those pages, all other files are
 * linked in the repository.
 *
 * @param {string} source the path of the file in the repository
 * @param {Record<string, string>} pageOfSource pages by path
 */
export function renderMarkdown(/** @type {string} */ text, source, pageOfSource) {
  const html = micromark(text, 'utf8', {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    // Our own files: README.md has a picture in HTML.
    allowDangerousHtml: true,
  });
  const page = /** @type {string} */ (pageOfSource[source]);
  const used = new Map();
  let tables = 0;
  const body = html
    .replace(/<h([1-6])>([^]*?)<\/h\1>/g, (_, level, words) => {
      const name = anchor(unescape(words.replace(/<[^>]*>/g, '')));
      const count = used.get(name) ?? 0;
      used.set(name, count + 1);
      return `<h${level} id="${escape(count ? `${name}-${count}` : name)}">${words}</h${level}>`;
    })
    .replace(/<table>[^]*?<\/table>/g, (found) => {
      tables++;
      // A column that needs no heading.
      const content = found
        .replace(/<th([^>]*)>\s*-?\s*<\/th>/g, '<td$1></td>')
        // A figure and its unit.
        .replace(/(\d) (?=(?:kB|MB|ms|px)<)/g, '$1\u00a0');
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table ${tables}">${withColumns(content)}</div>`;
    })
    .replace(/<(pre)>/g, '<$1 tabindex="0">')
    .replace(/(<a href|<img src| src|srcset)="([^"]*)"/g, (_, attribute, address) => {
      const to = addressOf(address, source, page, pageOfSource, attribute !== '<a href');
      return `${attribute}="${to}"`;
    });
  const [, first = ''] = /<p>([^]*?)<\/p>/.exec(body) ?? [];
  return {
    body,
    description: unescape(first.replace(/<[^>]*>/g, ''))
      .replace(/\s+/g, ' ')
      .slice(0, 200),
  };
}

/** @param {string} address @param {string} source @param {string} page @param {Record<string, string>} pageOfSource @param {boolean} isFile */
function addressOf(address, source, page, pageOfSource, isFile) {
  if (/^(https?:|#|data:)/.test(address)) return address;
  const [path = '', place] = address.split('#');
  const target = join(dirname(source), path);
  const hash = place ? `#${place}` : '';
  const shown = pageOfSource[target];
  if (shown) return (relative(dirname(page), shown).replace(/(^|\/)index\.html$/, '$1') || './') + hash;
  // Pictures are below the folder of the pages.
  if (isFile) return `./${relative(dirname(page), target)}`;
  return `${REPOSITORY}/blob/main/${target}${hash}`;
}
