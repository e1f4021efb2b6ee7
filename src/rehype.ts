/**
 * A plugin for rehype, and with it for MDX, Astro, Docusaurus and Next: code blocks of the language `mahjong` become
 * elements or pictures. Use it before highlighters. `unified().use(mahjong, options)`
 */
import { guarded } from './core/guarded.js';
import { buildBlock, buildInline, type BuildOptions, type Place } from './blocks/build.js';
import type { BlockElement } from './blocks/read.js';

export type { BuildOptions } from './blocks/build.js';

/** What the plugin reads and changes of a tree: elements, text, and nodes of any other kind. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  position?: { start: { line: number } };
}

/** What the plugin uses of a virtual file. */
interface File {
  path?: string;
  message?: (reason: string, place?: unknown, origin?: string) => unknown;
}

/** The plugin: `unified().use(rehypeMahjong, { output: 'tags', strict: true })`. */
export default function rehypeMahjong(options: BuildOptions = {}): (tree: object, file?: object) => void {
  return guarded('rehype', 'the tree of a page', (tree, file) => {
    // Without recursion, since a page may nest elements as deeply as it likes.
    const waiting: TreeNode[] = [tree as TreeNode];
    while (waiting.length) {
      const parent = waiting.pop()!;
      if (!parent.children?.length) continue;
      parent.children = parent.children.flatMap((node) => replaced(node, file as File | undefined, options) ?? [node]);
      // Code that remains has no block inside.
      waiting.push(...parent.children.filter(({ tagName }) => tagName !== 'pre' && tagName !== 'code'));
    }
  });
}

/** What takes the place of a node; undefined if it stays. */
function replaced(node: TreeNode, file: File | undefined, options: BuildOptions): TreeNode[] | undefined {
  if (node.tagName === 'code') {
    const element = buildInline(textOf(node), options);
    return element && [toTree(element)];
  }
  const source = node.tagName === 'pre' ? sourceOf(node) : undefined;
  if (source === undefined) return undefined;
  const place: Place = { file: file?.path, line: node.position?.start.line };
  const { warn = console.warn } = options;
  const elements = buildBlock(source, place, {
    ...options,
    warn: (message) => {
      file?.message?.(message, node.position, 'mahjong-elements:block');
      warn(message);
    },
  });
  return elements.flatMap((element, index) => [
    ...(index ? [{ type: 'text', value: '\n' }] : []),
    { ...toTree(element), position: node.position },
  ]);
}

/** The source of a `<pre>` with a block. */
function sourceOf(pre: TreeNode): string | undefined {
  const code = pre.children?.find(({ tagName }) => tagName === 'code');
  const names = [...classesOf(pre), ...(code ? classesOf(code) : [])];
  if (!names.some((name) => name === 'language-mahjong' || name === 'lang-mahjong' || name === 'mahjong'))
    return undefined;
  return textOf(code ?? pre).replace(/\n$/, '');
}

function classesOf({ properties }: TreeNode): string[] {
  const { className } = properties ?? {};
  return (Array.isArray(className) ? className : [className]).flatMap((name) => String(name ?? '').split(/\s+/));
}

function textOf(node: TreeNode): string {
  let text = '';
  const waiting = [node];
  while (waiting.length) {
    const { type, value, tagName, children = [] } = waiting.pop()!;
    if (type === 'text') text += value ?? '';
    else if (tagName === 'br') text += '\n';
    waiting.push(...[...children].reverse());
  }
  return text;
}

/** The names of attributes that a tree writes differently. */
const PROPERTIES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

const toTree = ({ tag, attributes, content }: BlockElement): TreeNode => ({
  type: 'element',
  tagName: tag,
  properties: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [PROPERTIES[name] ?? name, name === 'class' ? [value] : value]),
  ),
  children: content.map((one) => (typeof one === 'string' ? { type: 'text', value: one } : toTree(one))),
});
