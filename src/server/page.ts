/** A page as elements on a server see it: what is around them and in them, as far as they ask for it. */
import { LitElementRenderer } from '@lit-labs/ssr';
import { defaultTreeAdapter as tree, html as names, parse, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MjElement } from '../elements/mj-element.js';

/** An element and where it stands in the text of the page. */
export interface Found {
  node: Tree.Element;
  /** Its attributes as written, and those that it was given since. */
  attributes: () => Iterable<readonly [name: string, value: string]>;
  /** Where it is one of the package. */
  renderer?: LitElementRenderer;
}

/** What elements look at outside of themselves. */
interface PageNode {
  readonly parentNode: PageNode | null;
  readonly children: PageNode[];
  readonly childElementCount: number;
  /** What stands on a line of its own is apart, as elements on a page read it. */
  readonly textContent: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  getElementById(id: string): PageNode | null;
  getRootNode(): PageNode;
  /** All of those inside, whatever is asked for: no more is needed. */
  querySelectorAll(): PageNode[];
}

const IS_PAGE = /^(\s|<!--[^]*?-->)*<(!doctype|html|head|body)\b/i;

/** Elements that stand on lines of their own. */
const LINES = ['p', 'div', 'li', 'pre', 'blockquote', 'br'];

/** The elements of a page or a piece of one, in its order; those of the package know the others and the texts. */
export function readPage(html: string, language: string): Found[] {
  const found: Found[] = [];
  /** Everything in its order, so that a node is a stretch of both. */
  const nodes: PageNode[] = [];
  const texts: string[] = [];

  const enter = (node: Tree.ParentNode, parent: PageNode | null, isDisabled: boolean, own: Partial<PageNode>) => {
    const start = [nodes.length, texts.length] as const;
    let end: typeof start = [Infinity, Infinity];
    const children: PageNode[] = [];
    const inside = (): PageNode[] => nodes.slice(start[0] + 1, end[0]);
    const page = Object.defineProperties(own, {
      parentNode: { value: parent },
      children: { value: children },
      childElementCount: { get: () => children.length },
      textContent: { get: () => texts.slice(start[1], end[1]).join('') },
      querySelectorAll: { value: inside },
      getElementById: { value: (id: string) => inside().find((one) => one.getAttribute('id') === id) ?? null },
      getRootNode: { value: () => nodes[0] },
    }) as PageNode;
    parent?.children.push(page);
    nodes.push(page);
    const isLine = LINES.includes((node as Tree.Element).tagName);
    if (isLine) texts.push('\n');
    const leave = (): void => {
      end = [nodes.length, texts.length];
      if (isLine) texts.push('\n');
    };
    return { page, isDisabled, leave, coming: node.childNodes.values() };
  };

  const document = (IS_PAGE.test(html) ? parse : parseFragment)(html, { sourceCodeLocationInfo: true });
  const root = { getAttribute: (name: string) => (name === 'lang' && language ? language : null) };
  const open = [enter(document, null, false, root)];
  // As deep as a page may be nested.
  for (let parent: (typeof open)[0] | undefined = open[0]; parent; parent = open.at(-1)) {
    const { value: node, done } = parent.coming.next();
    if (done) {
      parent.leave();
      open.pop();
    } else if (tree.isTextNode(node)) texts.push(node.value);
    else if (tree.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const isDisabled = parent.isDisabled || (node.tagName === 'fieldset' && attributes.has('disabled'));
      let own: Partial<PageNode> = {
        getAttribute: (name) => attributes.get(name) ?? null,
        setAttribute: (name, value) => void attributes.set(name, value),
      };
      if (isOurs(node) && !hasShadowRoot(node)) {
        const renderer = new LitElementRenderer(node.tagName);
        for (const [name, value] of attributes) renderer.setAttribute(name, value);
        const element = renderer.element as HTMLElement & { formDisabledCallback?(isDisabled: boolean): void };
        if (isDisabled || attributes.has('disabled')) element.formDisabledCallback?.(true);
        own = Object.defineProperty(element as object, 'isConnected', { value: true });
        found.push({
          node,
          renderer,
          attributes: () => Array.from(element.attributes, ({ name, value }) => [name, value] as const),
        });
      } else found.push({ node, attributes: () => attributes });
      open.push(enter(node, parent.page, isDisabled, own));
    }
  }
  return found;
}

const isOurs = ({ tagName, namespaceURI }: Tree.Element): boolean =>
  namespaceURI === names.NS.HTML && customElements.get(tagName)?.prototype instanceof MjElement;

/** It has been rendered before. */
const hasShadowRoot = ({ childNodes }: Tree.Element): boolean =>
  childNodes.some(
    (node) =>
      tree.isElementNode(node) &&
      node.tagName === 'template' &&
      node.attrs.some(({ name }) => name === 'shadowrootmode'),
  );
