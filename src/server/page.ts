/** A page as seen by elements on the server: what surrounds them and what they contain, as far as they need it. */
// Exported here by version 3, too.
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { defaultTreeAdapter as tree, html as names, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { LONGEST_GAME, MjGame } from '../elements/mj-game/mj-game.js';
import { MjHand } from '../elements/mj-hand/mj-hand.js';
import { isCaptionOf, isCode, LONGEST_TEXT } from '../elements/mj-hand/written-text.js';
import { MjElement } from '../elements/base/mj-element.js';
import { tableKey } from '../elements/inherited-rules.js';
import { isPageRules, readPageRules, type PageRules } from '../elements/page-rules.js';
import { parseHtml } from './parse.js';

/** An element and its position in the source of the page. */
export interface Found {
  node: Tree.Element;
  /** Its attributes as written, plus any set since. */
  attributes: () => Iterable<readonly [name: string, value: string]>;
  /** Present if the element belongs to the package. */
  renderer?: LitElementRenderer;
}

/** What elements read from the nodes around and inside them. */
interface PageNode {
  readonly nodeType: number;
  readonly localName: string;
  readonly parentNode: PageNode | null;
  readonly previousSibling: Neighbour | null;
  readonly nextSibling: Neighbour | null;
  readonly children: PageNode[];
  readonly childElementCount: number;
  /** Truncated to the length that a hand or a game reads. Lines are separated, as elements in a browser read them. */
  readonly textContent: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  getElementById(id: string): PageNode | null;
  getRootNode(): PageNode;
  /** The first {@link MOST_INSIDE} custom elements inside. Ignores the selector, as elements query for nothing else. */
  querySelectorAll(): PageNode[];
}

/** A node beside an element, as far as elements read it. */
type Neighbour = Pick<PageNode, 'nodeType' | 'localName' | 'previousSibling' | 'nextSibling'> & {
  readonly nodeValue: string | null;
};

const ELEMENT = 1;
const TEXT = 3;
const OTHER = 8;

/** The node at a position among the children of another one. */
function neighbourOf(parent: Pick<Tree.ParentNode, 'childNodes'>, place: number): Neighbour | null {
  const node = parent.childNodes[place];
  if (!node) return null;
  return {
    nodeType: tree.isElementNode(node) ? ELEMENT : tree.isTextNode(node) ? TEXT : OTHER,
    localName: tree.isElementNode(node) ? node.tagName : '',
    nodeValue: tree.isTextNode(node) ? node.value : null,
    get previousSibling() {
      return neighbourOf(parent, place - 1);
    },
    get nextSibling() {
      return neighbourOf(parent, place + 1);
    },
  };
}

/** Ample: a settlement contains four hands, a breakdown one. */
const MOST_INSIDE = 1000;

/** Elements that start and end a line. */
const LINES = ['p', 'div', 'li', 'pre', 'blockquote', 'br'];

/** The elements of a page or fragment; those of the package can access the other elements and the text. */
export function readPage(html: string, language: string): Found[] {
  const found: Found[] = [];
  /** In document order, as is `texts`, so that the contents of a node are a contiguous slice. */
  const custom: PageNode[] = [];
  const texts: string[] = [];
  const byId = new Map<string, PageNode>();
  let root: PageNode | undefined;

  const enter = (
    node: Tree.ParentNode,
    parent: PageNode | null,
    { place = 0, isDisabled = false, isCaption = false },
    own: Partial<PageNode>,
  ) => {
    const localName = (node as Partial<Tree.Element>).tagName ?? '';
    const children: PageNode[] = [];
    const siblings = (node as Partial<Tree.Element>).parentNode ?? { childNodes: [] };
    const page = own as PageNode;
    if (localName.includes('-')) custom.push(page);
    const start = [custom.length, texts.length] as const;
    let end: typeof start = [Infinity, Infinity];
    Object.defineProperties(page, {
      localName: { value: localName },
      nodeType: { value: ELEMENT },
      parentNode: { value: parent },
      previousSibling: { get: () => neighbourOf(siblings, place - 1) },
      nextSibling: { get: () => neighbourOf(siblings, place + 1) },
      children: { value: children },
      childElementCount: { get: () => children.length },
      textContent: {
        get: () => joined(texts, start[1], end[1], localName === MjGame.tag ? LONGEST_GAME : LONGEST_TEXT),
      },
      querySelectorAll: { value: () => custom.slice(start[0], Math.min(end[0], start[0] + MOST_INSIDE)) },
      getElementById: { value: (id: string) => byId.get(id) ?? null },
      getRootNode: { value: () => root },
    });
    root ??= page;
    parent?.children.push(page);
    const id = page.getAttribute('id');
    if (id && !byId.has(id)) byId.set(id, page);
    const isLine = LINES.includes(localName);
    if (isLine) texts.push('\n');
    const leave = (): void => {
      end = [custom.length, texts.length];
      if (isLine) texts.push('\n');
    };
    return { page, isDisabled, isCaption, leave, coming: node.childNodes.entries() };
  };

  const outermost: Outermost = { getAttribute: (name) => (name === 'lang' && language ? language : null) };
  const open = [enter(parseHtml(html), null, {}, outermost)];
  // A loop rather than recursion, because a page may be deeply nested.
  for (let parent: (typeof open)[0] | undefined = open[0]; parent; parent = open.at(-1)) {
    const { value, done } = parent.coming.next();
    if (done) {
      parent.leave();
      open.pop();
      continue;
    }
    const [place, node] = value;
    if (tree.isTextNode(node)) {
      if (!parent.isCaption) texts.push(node.value);
    } else if (tree.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const isDisabled = parent.isDisabled || (node.tagName === 'fieldset' && attributes.has('disabled'));
      const renderer =
        isOurs(node) && !hasShadowRoot(node) ? rendererOf(node.tagName, attributes, isDisabled) : undefined;
      let own: Partial<PageNode> = {
        getAttribute: (name) => attributes.get(name) ?? null,
        setAttribute: (name, value) => void attributes.set(name, value),
      };
      if (renderer) own = Object.defineProperty(renderer.element as object, 'isConnected', { value: true });
      found.push({
        node,
        renderer,
        attributes: () =>
          renderer ? Array.from(renderer.element!.attributes, ({ name, value }) => [name, value] as const) : attributes,
      });
      if (parent.page.localName === 'head') outermost[tableKey] ??= pageRulesIn(node.tagName, attributes);
      // Neither captions nor code are part of the hand.
      const isCaption =
        parent.isCaption ||
        isCode(node.tagName) ||
        (parent.page instanceof MjHand && isCaptionOf(node.tagName, attributes.get('slot')));
      if (node.tagName === 'img' && !isCaption) texts.push(attributes.get('alt') ?? '');
      open.push(enter(node, parent.page, { place, isDisabled, isCaption }, own));
    }
  }
  return found;
}

/** What is around a page: its language and its rules. */
type Outermost = Partial<PageNode> & { [tableKey]?: PageRules };

const pageRulesIn = (tag: string, attributes: ReadonlyMap<string, string>): PageRules | undefined =>
  tag === 'meta' && isPageRules(attributes.get('name')) ? readPageRules(attributes.get('content') ?? '') : undefined;

/** Joins texts, up to the length that the element reads. */
function joined(texts: readonly string[], start: number, end: number, longest: number): string {
  let text = '';
  for (let place = start; place < Math.min(end, texts.length) && text.length < longest; place++) text += texts[place];
  return text.slice(0, longest);
}

function rendererOf(tag: string, attributes: ReadonlyMap<string, string>, isDisabled: boolean): LitElementRenderer {
  const renderer = new LitElementRenderer(tag);
  // `@lit-labs/ssr` lowercases names. HTML does so only for ASCII: `onclic\u212a` must not become `onclick`.
  for (const [name, value] of attributes) {
    if (name !== name.toLowerCase()) continue;
    renderer.setAttribute(name, value);
    const own = name.replace(/^data-/, '');
    if (!attributes.has(own)) renderer.attributeChangedCallback(own, null, value);
  }
  const element = renderer.element as HTMLElement & { formDisabledCallback?(isDisabled: boolean): void };
  if (isDisabled || attributes.has('disabled')) element.formDisabledCallback?.(true);
  return renderer;
}

const isOurs = ({ tagName, namespaceURI }: Tree.Element): boolean =>
  namespaceURI === names.NS.HTML && customElements.get(tagName)?.prototype instanceof MjElement;

/** Whether the element has been rendered before. */
const hasShadowRoot = ({ childNodes }: Tree.Element): boolean =>
  childNodes.some(
    (node) =>
      tree.isElementNode(node) &&
      node.tagName === 'template' &&
      node.attrs.some(({ name }) => name === 'shadowrootmode'),
  );
