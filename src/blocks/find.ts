/** Finds code of the language `mahjong`, as blogs, wikis and highlighters write it. */
import { findIn } from '../elements/discover.js';
import { standsForBlock } from './beside.js';
import { closest, isElement, isText, lastChildOf, matches, parentOf, previousOf, textOf } from './nodes.js';
import { NOT_CODE } from './written.js';

/** What marks a code block of the language `mahjong`. */
export const BLOCKS =
  '.language-mahjong, .lang-mahjong, .highlight-mahjong, .highlight-source-mahjong, pre.mahjong, code.mahjong, pre.src-mahjong, pre[lang="mahjong"], [data-lang="mahjong"], [data-language="mahjong"]';

/** What highlighters put around the code of a block. */
const WRAPPERS = `${BLOCKS}, pre, marp-pre, .highlight, .codehilite, .highlighter-rouge, .rouge-table, .highlighttable, .lntable, .code-toolbar, .gatsby-highlight, .nextra-code, [data-rehype-pretty-code-figure], [data-streamdown], [class*="codeBlock"]`;

/** What may be next to the code in a wrapper. */
const BESIDE = `${NOT_CODE}, span, .toolbar, .vditor-copy, .lntd:first-child, .linenodiv, .line-numbers-wrapper`;

/** What is above a block or below it. */
const TITLES = 'figcaption, [data-rehype-pretty-code-title], [data-rehype-pretty-code-caption]';

/** The code in some parts of a page, by the outermost element that holds nothing else. */
export function blocksIn(places: Iterable<Node>, inline: boolean): Map<Element, Element> {
  const selector = inline ? `${BLOCKS}, code` : BLOCKS;
  const onlyOne = new Map<Element, Node | null>();
  const found = new Map<Element, Element>();
  for (const place of places) {
    const around = isElement(place) ? closest(place, selector) : null;
    for (const code of [...(around ? [around] : []), ...findIn(place, selector)])
      if (!isLabel(code)) found.set(outermost(code, onlyOne), code);
  }
  return found;
}

/** The code of a block; line numbers may be in an element of their own before it. */
export const codeOf = (outer: Element): Element =>
  [...findIn(outer, 'code')].at(-1) ?? [...findIn(outer, 'pre')].at(-1) ?? outer;

/** Whether this is a block, and not only code in a sentence. */
export const isBlock = (outer: Element, code: Element): boolean =>
  matches(outer, BLOCKS) || closest(code, BLOCKS) !== null;

/** Whether an element only names the language or has the title: some highlighters mark the bar above a block like the block. */
const isLabel = (element: Element): boolean =>
  matches(element, BLOCKS) &&
  !matches(element, 'pre, code') &&
  (matches(element, TITLES) || /^\s*(mahjong\s*)?$/i.test(textOf(element)));

/** The wrappers around code that hold nothing else. `onlyOne` keeps what wrappers hold. */
function outermost(code: Element, onlyOne: Map<Element, Node | null>): Element {
  for (let outer = code; ;) {
    const parent = parentOf(outer);
    if (!parent || !isElement(parent) || !isWrapper(parent)) return outer;
    if (!onlyOne.has(parent)) onlyOne.set(parent, onlyChild(parent));
    if (onlyOne.get(parent) !== outer) return outer;
    outer = parent;
  }
}

/** Tables and plain containers are wrappers inside of one. */
const isWrapper = (element: Element): boolean =>
  matches(element, WRAPPERS) || (matches(element, 'div, table, tbody, tr, td') && closest(element, WRAPPERS) !== null);

/** The only child apart from line numbers, buttons and the name of the language; null if there are several, or text. */
function onlyChild(parent: Element): Node | null {
  let only: Node | null = null;
  for (let child = lastChildOf(parent); child; child = previousOf(child)) {
    if (isText(child) ? !child.data.trim() : !isElement(child) || isBeside(child)) continue;
    if (only || !isElement(child)) return null;
    only = child;
  }
  return only;
}

const isBeside = (element: Element): boolean =>
  standsForBlock(element) ||
  isLabel(element) ||
  (!textOf(element).trim() && findIn(element, 'button').length > 0) ||
  (matches(element, BESIDE) && !(matches(element, BLOCKS) && matches(element, 'pre, code')));
