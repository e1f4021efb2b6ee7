/** Parses HTML within limits, because parse5 takes quadratic time on some inputs. */
import { defaultTreeAdapter, Parser, type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Maximum nesting depth; Chromium and WebKit stop at the same depth. */
const MOST_LEVELS = 512;
const MOST_ELEMENTS = 100_000;
const MOST_ATTRIBUTES = 1000;

/** The second half of a character before another one: parse5 throws on two in a row. */
const LONE_HALF = /[\udc00-\udfff](?=[\udc00-\udfff])/gu;

/** Number of characters parsed between checks of the limits. */
const PIECE = 1000;

/** What may precede the first tag of a page: white space, a comment or an XML declaration. */
const PREAMBLE = /\s+|<!--(?:-?>|[^]*?--!?>)|<\?[^>]*>/y;

const PAGE = /<(?:!doctype|(?:html|head|body)(?=[\s/>]))/iy;

function isPage(html: string): boolean {
  PREAMBLE.lastIndex = 0;
  do PAGE.lastIndex = PREAMBLE.lastIndex;
  while (PREAMBLE.test(html));
  return PAGE.test(html);
}

/**
 * Parses a page or a fragment, recording the position of each element. Parsing stops, and the tree ends, at more than
 * 512 levels of nesting, after 100,000 elements, or in a tag with more than 1,000 attributes.
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
  const readable = html.replace(LONE_HALF, '\ufffd');
  const { preprocessor } = tokenizer;
  for (let place = 0; place < readable.length; place += PIECE) {
    // What is left of the pieces before, and the next one. If parse5 appended it, it would copy a long tag or comment every time.
    preprocessor.html = readable.slice(preprocessor.droppedBufferSize, place + PIECE);
    tokenizer.write('', false);
    // The tag being read. parse5 compares each attribute with all previous ones.
    const { currentToken } = tokenizer as unknown as { currentToken: { attrs?: readonly unknown[] } | null };
    const attributes = currentToken?.attrs?.length ?? 0;
    if (parser.openElements.stackTop > MOST_LEVELS || elements > MOST_ELEMENTS || attributes > MOST_ATTRIBUTES) break;
  }
  tokenizer.write('', true);
  // `getFragment` moves nodes one by one, which takes quadratic time; the root of the fragment has the same nodes.
  return isWhole ? parser.document : (parser.document.childNodes[0] as Tree.Element);
}
