/** Turns the code blocks of a page into elements: those that are there, and those that come later. */
import { guarded } from '../core/guarded.js';
import { MjErrorEvent } from '../elements/events.js';
import { followPage, forgetCopy, isHiddenByPage, keepBeside, showBeside, takeAway, type Shown } from './beside.js';
import { BlockError } from './error.js';
import { BLOCKS, blocksIn, codeOf, isBlock } from './find.js';
import { awaitedIn } from './frameworks.js';
import { sentenceFor } from './html.js';
import { attributeOf, closest, contains, dispatch, documentOf, isElement, parentOf, textOf } from './nodes.js';
import { LONGEST_BLOCK, readBlock, readInline, type BlockElement } from './read.js';
import { writtenIn } from './written.js';

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
  /** Stops watching for later content, and waiting for a framework. */
  stop(): void;
}

const EDITED = '[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';

/** How long until the next look at what a framework is about to take over, and how long a text rests that is complete, in milliseconds. */
const NEXT_LOOK = 50;
const REST = 300;

/** How often in one task the page may change, because a script may undo each change. */
const MOST_CHANGES = 100;

interface Read extends Shown {
  code: Element;
  text: string;
  block: BlockElement | undefined;
}

/** What is shown, by the block and by its code. */
const known = new WeakMap<Element, Read>();

/**
 * Turns the code blocks of a page into elements. It does not define the elements: import `mahjong-elements` or
 * `mahjong-elements/autoload.js`, too.
 *
 * A block stays in the page, hidden, with its element next to it. Where a framework is about to hydrate the page, blocks wait until
 * it has. A block with a mistake stays visible; a sentence below it names the line, and `mj-error` fires on it.
 *
 * @param root the part of the page to search; the whole document unless set
 */
export const upgradeBlocks = /* @__PURE__ */ guarded(
  'upgradeBlocks',
  'a document, a shadow root or an element',
  (
    root: Document | DocumentFragment | Element = document,
    { observe = false, inline = true }: UpgradeOptions = {},
  ): Upgrade => new Upgrader(root, observe, inline),
);

class Upgrader implements Upgrade {
  readonly elements: Element[] = [];
  readonly errors: BlockError[] = [];
  /** What has to stay as it is while the page changes. */
  readonly #kept = new Set<Read>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Blocks that changed and have a mistake: their text may be about to grow, until it has rested. */
  readonly #unfinished = new WeakMap<Element, { text: string; hasRested: boolean }>();
  readonly #observer: MutationObserver | undefined;
  readonly #styles: MutationObserver | undefined;
  readonly #since = performance.now();
  #changes = 0;

  constructor(
    readonly root: Document | DocumentFragment | Element,
    observe: boolean,
    readonly inline: boolean,
  ) {
    if (observe) {
      this.#observer = new MutationObserver((records) => this.#changed(records));
      this.#styles = new MutationObserver((records) => this.#restyled(records));
    }
    this.#lookAt([root], false);
    this.#observer?.observe(root, { subtree: true, childList: true, characterData: true });
  }

  readonly stop = (): void => {
    this.#observer?.disconnect();
    this.#styles?.disconnect();
    for (const timer of this.#timers) clearTimeout(timer);
  };

  #later(after: number, look: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      look();
    }, after);
    this.#timers.add(timer);
  }

  /** Upgrades the blocks in some places. `isChange` tells whether they came, or changed, while the page was watched. */
  #lookAt(places: Iterable<Node>, isChange: boolean): void {
    const found = [...blocksIn(places, this.inline)].filter(([outer]) => !closest(outer, EDITED));
    if (!found.length) return;
    const isAwaited = awaitedIn(documentOf(found[0]![0]), this.#since);
    const awaited = new Set(found.filter(([outer]) => isAwaited(outer)).map(([, code]) => code));
    if (awaited.size) this.#later(NEXT_LOOK, () => this.#lookAt(awaited, isChange));
    // Styles are read before the first change, so that the browser computes them once.
    const ready = found
      .filter(([, code]) => !awaited.has(code))
      .map(([outer, code]) => ({ outer, code, isHidden: !known.has(outer) && isHiddenByPage(outer) }));
    for (const { outer, code, isHidden } of ready) this.#upgrade(outer, code, isHidden, isChange);
  }

  #upgrade(outer: Element, found: Element, isHidden: boolean, isChange: boolean): void {
    const isInline = !isBlock(outer, found);
    const code = isInline ? found : codeOf(outer);
    const before = known.get(code) ?? known.get(outer);
    // Most code in sentences is something else.
    if (isInline && !before && (!/^\s*mj=?\s/.test(textOf(code)) || closest(code, 'pre'))) return;
    const text = writtenIn(code, LONGEST_BLOCK);
    if (before?.text === text && before.outer === outer) return;
    const result = read(text, isInline);
    const block = result instanceof BlockError ? undefined : result;
    if (result !== block && isChange && this.#isUnfinished(code, text)) return;
    if (block && before?.block?.tag === block.tag && before.outer === outer) {
      rewrite(before.beside, before.block, block);
      known.set(code, Object.assign(before, { code, text, block }));
      return;
    }
    if (before) this.#forget(before);
    else forgetCopy(outer);
    if (!result) return;
    const beside = make(documentOf(outer), block ?? sentenceFor(result as BlockError, languageAround(outer)));
    this.#show(
      { outer, code, text, block, beside, takesPlace: Boolean(block), display: '', returns: 0 },
      before ? isHiddenByPage(outer) : isHidden,
    );
    if (block) return void this.elements.push(beside);
    this.errors.push(result as BlockError);
    dispatch(outer, new MjErrorEvent(result as BlockError));
  }

  #show(block: Read, isHidden: boolean): void {
    showBeside(block, isHidden);
    for (const one of [block.outer, block.code]) known.set(one, block);
    if (!this.#styles) return;
    this.#kept.add(block);
    this.#styles.observe(block.outer, { attributeFilter: ['class', 'hidden', 'id', 'style'] });
  }

  /** Whether the text of a block may be about to grow, as in an answer that is written word by word. Looks again later. */
  #isUnfinished(code: Element, text: string): boolean {
    const before = this.#unfinished.get(code);
    if (before?.text === text) return !before.hasRested;
    const latest = { text, hasRested: false };
    this.#unfinished.set(code, latest);
    this.#later(REST, () => {
      latest.hasRested = true;
      this.#lookAt([code], true);
    });
    return true;
  }

  #forget(block: Read): void {
    takeAway(block);
    this.#kept.delete(block);
    for (const one of [block.outer, block.code]) known.delete(one);
  }

  #changed(records: readonly MutationRecord[]): void {
    if (!this.#changes++) this.#later(0, () => (this.#changes = 0));
    if (this.#changes > MOST_CHANGES) return;
    for (const block of this.#kept) {
      if (known.get(block.outer) !== block) this.#kept.delete(block);
      else if (!contains(this.root, block.outer)) this.#forget(block);
      else if (!keepBeside(block)) this.#kept.delete(block);
    }
    this.#lookAt(changedIn(records), true);
  }

  #restyled(records: readonly MutationRecord[]): void {
    for (const outer of new Set(records.map(({ target }) => target as Element))) {
      const block = known.get(outer);
      if (block && this.#kept.has(block) && keepBeside(block)) followPage(block);
    }
    // Those of the lines above.
    this.#styles!.takeRecords();
  }
}

/** What a text says; undefined for code in a sentence that is something else. */
function read(text: string, isInline: boolean): BlockElement | BlockError | undefined {
  try {
    return (isInline ? readInline(text) : readBlock(text))?.element;
  } catch (error) {
    if (error instanceof BlockError) return error;
    throw error;
  }
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

function languageAround(outer: Element): string {
  const around = closest(outer, '[lang]:not([lang="mahjong"])');
  return (around && attributeOf(around, 'lang')) ?? 'en';
}

function make(page: Document, { tag, attributes, content }: BlockElement): Element {
  const element = page.createElement(tag);
  setAttributes(element, attributes);
  element.append(...nodesOf(page, content));
  return element;
}

/** Changes an element, which keeps what the reader did with it, to that of another text. */
function rewrite(element: Element, before: BlockElement, { attributes, content }: BlockElement): void {
  for (const name of Object.keys(before.attributes)) if (!(name in attributes)) element.removeAttribute(name);
  setAttributes(element, attributes);
  element.replaceChildren(...nodesOf(element.ownerDocument, content));
}

function setAttributes(element: Element, attributes: BlockElement['attributes']): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value === true ? '' : value);
}

const nodesOf = (page: Document, content: BlockElement['content']): (Node | string)[] =>
  content.map((one) => (typeof one === 'string' ? one : make(page, one)));
