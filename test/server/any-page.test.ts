/** Generated pages of any shape: however the parser reads them, the author’s text comes out as it went in. */
import fc from 'fast-check';
import { Parser, html as standard, type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderToString } from '../../src/server.js';
import { rounds } from '../rounds.js';
import { forAllIn } from '../for-all.js';

const SHADOW = /<template shadowrootmode="open"[^>]*>[^]*?<\/template>/g;
const ADDED = / (?:hydrate-[\w-]+|role|aria-label|slot)="[^"]*"/g;

/** The page without the additions, which never occur in the author’s markup. */
const asWritten = (html: string): string => html.replace(SHADOW, '').replace(ADDED, '');

/** Tags that start a page rather than a fragment. */
const PAGE = /^(?:\s|<!-- <mj-hand>R<\/mj-hand> -->|<!-->|<\?x\?>)*<(?:!doctype|(?:html|head|body)[\s/>])/i;

/**
 * A parser that only looks for HTML elements when a template or a table ends, as the standard requires: parse5 also takes
 * an `<html>` or `<select>` in SVG for the element of HTML with that name.
 */
class StandardParser extends Parser<DefaultTreeAdapterMap> {
  override _resetInsertionMode(): void {
    const { tagIDs, items, stackTop } = this.openElements;
    const written = tagIDs.slice();
    for (let place = 0; place <= stackTop; place++) {
      const item = items[place];
      if ('namespaceURI' in item && item.namespaceURI !== standard.NS.HTML) tagIDs[place] = standard.TAG_ID.UNKNOWN;
    }
    super._resetInsertionMode();
    written.forEach((id, place) => (tagIDs[place] = id));
  }
}

function treeOf(html: string): Tree.ParentNode {
  if (PAGE.test(html)) return StandardParser.parse<DefaultTreeAdapterMap>(html);
  const parser = StandardParser.getFragmentParser<DefaultTreeAdapterMap>();
  parser.tokenizer.write(html, true);
  return parser.getFragment();
}

/** The elements and text outside shadow roots, as parsed, indented. */
function outline(html: string): string {
  const lines: string[] = [];
  const visit = (node: Tree.Node, depth: number): void => {
    const at = ' '.repeat(depth);
    if (node.nodeName === '#text') lines.push(at + JSON.stringify((node as Tree.TextNode).value));
    else if ('tagName' in node) {
      const written = node.attrs.filter(({ name }) => !/^(hydrate-.*|role|aria-label|slot)$/.test(name));
      if (node.tagName === 'template' && node.attrs.some(({ name }) => name === 'shadowrootmode')) return;
      lines.push(`${at}${node.tagName} ${JSON.stringify(written.map(({ name, value }) => [name, value]))}`);
    }
    const inside = 'content' in node ? node.content : node;
    if ('childNodes' in inside) for (const child of inside.childNodes) visit(child, depth + 1);
  };
  visit(treeOf(html), 0);
  return lines.join('\n');
}

const TAGS = [
  ...['mj-hand', 'mj-tile', 'mj-score-breakdown', 'mj-settlement', 'MJ-Hand'],
  ...['table', 'tbody', 'tr', 'td', 'caption', 'colgroup', 'col'],
  ...['p', 'div', 'a', 'b', 'i', 'nobr', 'button', 'form', 'select', 'option', 'li', 'dd', 'h1', 'x-y', 'image', 'br'],
  ...['svg', 'math', 'foreignObject', 'desc', 'mi', 'template', 'title', 'textarea', 'style', 'noscript', 'iframe'],
  ...['html', 'head', 'body', 'frameset'],
];
const TEXTS = [
  '111b',
  '222b',
  '(RRR) 123b 456b 99d 78d +9d 3f',
  ' ',
  '\r\n',
  '\0',
  '&amp;',
  '<',
  '>',
  '"',
  "'",
  '🀄',
  '-->',
];
const ATTRIBUTES = [
  ` title="<img src=x onerror='boom()'>"`,
  ` title='"><mj-tile tile=R></mj-tile><script>boom()</script>'`,
  ' title=<b>x</b>',
  ' hand="<u>"',
  ' hand="123b EE"',
  ' tile=R',
  ' seat=south',
  ' seat=east',
  ' id=a',
  ' for=a',
  ' compare=british',
  ' scores="east 1; south 2; west 3; north 4"',
  '\nlang=zh',
  ' a="b',
  // In lower case the Kelvin sign is a k.
  ' onclic\u212a="boom()"',
  '/',
];
const piece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...TAGS), fc.subarray(ATTRIBUTES, { maxLength: 3 }))
      .map(([tag, has]) => `<${tag}${has.join('')}>`),
  },
  { weight: 4, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
  { weight: 2, arbitrary: fc.constantFrom(...TEXTS) },
  // The parser is given pieces of a thousand characters.
  { weight: 1, arbitrary: fc.integer({ min: 900, max: 1000 }).map((length) => 'x'.repeat(length)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<!-- <mj-hand>R</mj-hand> -->',
      '<!-->',
      '<!doctype html>',
      '<![CDATA[',
      ']]>',
      '<?x?>',
      '</>',
      '<mj-hand',
    ),
  },
);
const page = fc.array(piece, { minLength: 1, maxLength: 30 }).map((pieces) => pieces.join(''));

describe('a page of any shape', () => {
  it('keeps every byte in order, and gets no element except shadow roots', () => {
    forAllIn(rounds(4000))(page, (html) => {
      const rendered = renderToString(html);
      expect(asWritten(rendered)).toBe(html);
      expect(outline(rendered)).toBe(outline(html));
    });
  });
});
