/** A page with code blocks that goes on changing, for tests. */
import { upgradeBlocks, type Upgrade } from '../../src/blocks.js';

export const HAND = '(RRR) 123b 456b 99d 78d +9d';

let page: HTMLElement;
let upgrade: Upgrade | undefined;

/** An empty page for each test. */
export function emptyPage(): HTMLElement {
  page = document.body.appendChild(document.createElement('main'));
  return page;
}

export function removePage(): void {
  upgrade?.stop();
  upgrade = undefined;
  page.remove();
}

/** Upgrades the blocks on the page, now and later. */
export const watch = (): Upgrade => (upgrade = upgradeBlocks(page, { observe: true }));

/** What readers see: the text of blocks, elements by their tag and hand, other text. */
export function seen(node: Node = page): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement) || getComputedStyle(node).display === 'none') return '';
  if (node.localName.startsWith('mj-')) return `<${node.localName} ${node.textContent}>`;
  return [...node.childNodes].map((child) => seen(child)).join('');
}

export const blockOf = (text: string, id?: string): string =>
  `<pre${id ? ` id="${id}"` : ''}><code class="language-mahjong">${text}</code></pre>`;
