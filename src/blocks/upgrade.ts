/** Turns the code blocks of a page into elements: those that are there, and those that come later. */
import { findIn } from '../elements/discover.js';
import { MjErrorEvent } from '../elements/events.js';
import { BlockError } from './error.js';
import { sentenceFor } from './html.js';
import { attributeOf, closest, isElement, isText, lastChildOf, matches, parentOf, previousOf } from './nodes.js';
import { LONGEST_BLOCK, readBlock, readInline, type BlockElement } from './read.js';
import { NOT_CODE, writtenIn } from './written.js';

/** Options of `upgradeBlocks`. */
export interface UpgradeOptions {
  /** Also upgrades what is added later, such as previews and pages after a client navigation. */
  observe?: boolean;
  /** Whether code in sentences, such as `mj (RRR) 123b`, becomes a hand. True unless set. */
  inline?: boolean;
}

/** What `upgradeBlocks` did, and goes on doing while it observes the page. */
export interface Upgrade {
  /** The elements that took the place of code blocks so far. */
  readonly elements: readonly Element[];
  /** The mistakes that were found so far. */
  readonly errors: readonly BlockError[];
  /** Stops watching for later content. */
  stop(): void;
}

/** Code blocks of the language `mahjong`, as blogs, wikis and highlighters mark them. */
const BLOCKS = [
  '.language-mahjong',
  '.lang-mahjong',
  '.highlight-mahjong',
  '.highlight-source-mahjong',
  'pre.mahjong',
  'code.mahjong',
  'pre[lang="mahjong"]',
  '[data-lang="mahjong"]',
  '[data-language="mahjong"]',
].join();

/** What highlighters put around the code of a block. */
const WRAPPERS = `${BLOCKS}, pre, .highlight, .codehilite, .highlighter-rouge, .rouge-table, .highlighttable, .lntable, [data-rehype-pretty-code-figure], [class*="codeBlock"]`;

/** What may be next to the code in a wrapper. */
const BESIDE = `${NOT_CODE}, span, .lntd:first-child, .linenodiv, .line-numbers-wrapper`;

/** The sentence about a mistake. */
const ERROR = '.mj-block-error';

const EDITED = '[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';

/** The code of blocks with a mistake: what they said, and the sentence below. */
const mistaken = new WeakMap<Element, { text: string; sentence: Element }>();

/**
 * Turns the code blocks of a page into elements. It does not define the elements: import `mahjong-elements` or
 * `mahjong-elements/autoload.js`, too.
 *
 * A block with a mistake stays; a sentence below it names the line, and `mj-error` fires on it.
 *
 * @param root the part of the page to search; the whole document unless set
 */
export function upgradeBlocks(
  root: Document | DocumentFragment | Element = document,
  { observe = false, inline = true }: UpgradeOptions = {},
): Upgrade {
  const elements: Element[] = [];
  const errors: BlockError[] = [];
  const upgradeIn = (places: Iterable<Node>): void => {
    for (const [outer, code] of blocksIn(places, inline)) {
      if (closest(outer, EDITED)) continue;
      const element = matches(outer, BLOCKS) || closest(code, BLOCKS) ? upgrade(outer, errors) : upgradeInline(code);
      if (element) elements.push(element);
    }
  };
  upgradeIn([root]);
  const observer = observe ? new MutationObserver((records) => upgradeIn(changedIn(records))) : undefined;
  observer?.observe(root, { subtree: true, childList: true, characterData: true });
  return { elements, errors, stop: () => observer?.disconnect() };
}

/** What was added, and the code in which something changed. */
function changedIn(records: readonly MutationRecord[]): Set<Node> {
  const places = new Set<Node>();
  for (const { target, addedNodes } of records) {
    for (const node of addedNodes) if (isElement(node)) places.add(node);
    const element = isElement(target) ? target : parentOf(target);
    const code = element && isElement(element) && closest(element, `${BLOCKS}, code`);
    if (code) places.add(code);
  }
  return places;
}

/** The code in some parts of a page, by the outermost element that holds nothing else. */
function blocksIn(places: Iterable<Node>, inline: boolean): Map<Element, Element> {
  const selector = inline ? `${BLOCKS}, code` : BLOCKS;
  const onlyOne = new Map<Element, Node | null>();
  const found = new Map<Element, Element>();
  for (const place of places) {
    const around = isElement(place) ? closest(place, selector) : null;
    for (const code of [...(around ? [around] : []), ...findIn(place, selector)])
      found.set(outermost(code, onlyOne), code);
  }
  return found;
}

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

/** The only child apart from line numbers and buttons; null if there are several, or text. */
function onlyChild(parent: Element): Node | null {
  let only: Node | null = null;
  for (let child = lastChildOf(parent); child; child = previousOf(child)) {
    if (isText(child) ? !child.data.trim() : !isElement(child) || matches(child, BESIDE)) continue;
    if (only || !isElement(child)) return null;
    only = child;
  }
  return only;
}

/** Replaces a code block. Returns the new element; undefined if the block has a mistake. */
function upgrade(outer: Element, errors: BlockError[]): Element | undefined {
  // Line numbers may be in an element of their own before the code.
  const code = [...findIn(outer, 'code')].at(-1) ?? [...findIn(outer, 'pre')].at(-1) ?? outer;
  const text = writtenIn(code, LONGEST_BLOCK);
  const before = mistaken.get(code);
  if (before?.text === text) return undefined;
  before?.sentence.remove();
  try {
    return replace(outer, readBlock(text).element);
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    errors.push(error);
    // A sentence that was written when the site was built.
    const next = outer.nextElementSibling;
    if (next && matches(next, ERROR)) next.remove();
    const around = closest(outer, '[lang]:not([lang="mahjong"])');
    const sentence = make(outer.ownerDocument, sentenceFor(error, (around && attributeOf(around, 'lang')) ?? 'en'));
    mistaken.set(code, { text, sentence });
    outer.after('\n', sentence);
    outer.dispatchEvent(new MjErrorEvent(error));
    return undefined;
  }
}

/** Replaces code in a sentence, if it is a hand. */
function upgradeInline(code: Element): Element | undefined {
  // Most code is something else.
  if (!/^\s*mj=?\s/.test(code.textContent!) || closest(code, 'pre')) return undefined;
  const block = readInline(writtenIn(code, LONGEST_BLOCK));
  return block && replace(code, block.element);
}

function replace(outer: Element, block: BlockElement): Element {
  const element = make(outer.ownerDocument, block);
  const id = attributeOf(outer, 'id');
  if (id) element.id = id;
  outer.replaceWith(element);
  return element;
}

function make(page: Document, { tag, attributes, content }: BlockElement): Element {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value === true ? '' : value);
  element.append(...content.map((one) => (typeof one === 'string' ? one : make(page, one))));
  return element;
}
