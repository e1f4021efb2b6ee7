/** Parses HTML within limits: on some inputs the time that parse5 takes grows with the square of their length. */
import { defaultTreeAdapter, Parser } from 'parse5';
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Levels of nesting; Chromium and WebKit stop at the same depth. */
const MOST_LEVELS = 512;
/** Elements in a page. */
const MOST_ELEMENTS = 100_000;
/** Attributes in a tag. */
const MOST_ATTRIBUTES = 1000;

/** Characters parsed between two checks of the limits. */
const PIECE = 1000;

/** What may come before the first tag of a page: white space, a comment or an XML declaration. */
const PREAMBLE = /\s+|<!--(?:-?>|[^]*?--!?>)|<\?[^>]*>/y;

const PAGE = /<(?:!doctype|(?:html|head|body)(?=[\s/>]))/iy;

/** Whether HTML is a whole page rather than a fragment. */
function isPage(html: string): boolean {
  PREAMBLE.lastIndex = 0;
  do PAGE.lastIndex = PREAMBLE.lastIndex;
  while (PREAMBLE.test(html));
  return PAGE.test(html);
}

/**
 * Parses a page or a fragment, with the position of each element. Parsing stops where elements are nested more than 512
 * levels deep, after 100,000 elements, and in a tag with more than 1,000 attributes; the tree ends there.
 */
export function parseHtml(html: string): Tree.ParentNode {
  let elements = 0;
  const options = {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...of: Parameters<typeof defaultTreeAdapter.createElement>): Tree.Element => {
        elements++;
        return defaultTreeAdapter.createElement(...of);
      },
    },
  };
  const isWhole = isPage(html);
  const parser = isWhole
    ? new Parser<DefaultTreeAdapterMap>(options)
    : Parser.getFragmentParser<DefaultTreeAdapterMap>(null, options);
  const { tokenizer } = parser;
  for (let place = 0; place < html.length; place += PIECE) {
    tokenizer.write(html.slice(place, place + PIECE), false);
    // The tag being read; parse5 compares each attribute with all before it.
    const { currentToken } = tokenizer as unknown as { currentToken: { attrs?: readonly unknown[] } | null };
    const attributes = currentToken?.attrs?.length ?? 0;
    if (parser.openElements.stackTop > MOST_LEVELS || elements > MOST_ELEMENTS || attributes > MOST_ATTRIBUTES) break;
  }
  tokenizer.write('', true);
  // `getFragment` moves one node after the other, which takes quadratic time; the root of a fragment has the same nodes.
  return isWhole ? parser.document : (parser.document.childNodes[0] as Tree.Element);
}
