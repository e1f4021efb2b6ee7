/** A page as elements on a server see it: what is around them and in them, as far as they ask for it. */
import { LitElementRenderer } from '@lit-labs/ssr';
import { defaultTreeAdapter as tree, parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MjElement } from '../elements/mj-element.js';

/** An element of the package and where it stands in the text of the page. */
export interface Found {
  renderer: LitElementRenderer;
  node: Tree.Element;
}

/** What elements look at outside of themselves. */
interface PageNode {
  parentNode: PageNode | null;
  children: PageNode[];
  readonly childElementCount: number;
  readonly textContent: string;
  getAttribute(name: string): string | null;
  getElementById(id: string): PageNode | null;
  getRootNode(): PageNode;
  /** All of those inside, whatever is asked for: no more is needed. */
  querySelectorAll(): PageNode[];
}

const IS_PAGE = /^(\s|<!--[^]*?-->)*<(!doctype|html|head|body)\b/i;

/** The elements of the package in a page or a piece of one, in its order; each knows the others and the texts. */
export function readPage(html: string, language: string): Found[] {
  const document = (IS_PAGE.test(html) ? parse : parseFragment)(html, { sourceCodeLocationInfo: true });
  const found: Found[] = [];
  const root = pageNode(document, null, { getAttribute: (name) => (name === 'lang' && language ? language : null) });
  read(document, root, found);
  return found;
}

function read(parent: Tree.ParentNode, page: PageNode, found: Found[], isDisabled = false): void {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const isChildDisabled = isDisabled || (node.tagName === 'fieldset' && attributes.has('disabled'));
    let child: Partial<PageNode> = { getAttribute: (name) => attributes.get(name) ?? null };
    if (isOurs(node.tagName) && !hasShadowRoot(node)) {
      const renderer = new LitElementRenderer(node.tagName);
      for (const [name, value] of attributes) renderer.setAttribute(name, value);
      child = renderer.element as unknown as Partial<PageNode>;
      if (isChildDisabled || attributes.has('disabled'))
        (child as { formDisabledCallback?(isDisabled: boolean): void }).formDisabledCallback?.(true);
      Object.defineProperty(child, 'isConnected', { value: true });
      found.push({ renderer, node });
    }
    const inside = pageNode(node, page, child);
    page.children.push(inside);
    read(node, inside, found, isChildDisabled);
  }
}

const isOurs = (tag: string): boolean => customElements.get(tag)?.prototype instanceof MjElement;

/** It has been rendered before. */
const hasShadowRoot = ({ childNodes }: Tree.Element): boolean =>
  childNodes.some(
    (node) =>
      tree.isElementNode(node) &&
      node.tagName === 'template' &&
      node.attrs.some(({ name }) => name === 'shadowrootmode'),
  );

/** What stands on a line of its own is apart, as hands in a browser read it. */
const LINES = /^(br|p|div|li|pre|blockquote)$/;

function textOf(node: Tree.ChildNode | Tree.ParentNode): string {
  if (tree.isTextNode(node as Tree.Node)) return (node as Tree.TextNode).value;
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  return LINES.test(node.nodeName) ? `\n${text}\n` : text;
}

/** Makes a node of the page of an element, or of nothing but its attributes. */
function pageNode(node: Tree.ParentNode, parent: PageNode | null, element: Partial<PageNode> = {}): PageNode {
  const children: PageNode[] = [];
  const inside = (): PageNode[] => children.flatMap((child) => [child, ...child.querySelectorAll()]);
  const self: PropertyDescriptorMap & ThisType<PageNode> = {
    parentNode: { value: parent },
    children: { value: children },
    childElementCount: { get: () => children.length },
    textContent: { get: () => textOf(node) },
    querySelectorAll: { value: inside },
    getElementById: { value: (id: string) => inside().find((one) => one.getAttribute('id') === id) ?? null },
    getRootNode: { value: (): PageNode => parent?.getRootNode() ?? (element as PageNode) },
  };
  return Object.defineProperties(element, self) as PageNode;
}
