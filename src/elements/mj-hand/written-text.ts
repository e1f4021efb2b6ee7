/** Recovers the intended notation from what blog and wiki editors make of a line of notation inside a tag. */

import { isServer } from 'lit';
import { visible } from '../../core/input.js';
import { asText } from '../../core/hand-errors.js';
import { attributeOf, closestOf, dataOf, isElement, parentOf, tagOf, walkerOf } from '../safe-dom.js';

/** Longer text content is cut off; the limit leaves room for white space, which does not count as much as tiles do. */
export const LONGEST_TEXT = 4000;

/** Elements that occupy lines of their own. A highlight or a link may be inside a word: `12<mark>3</mark>b`. */
const LINES = 'p, div, li, pre, blockquote';

/** A line break of the markup: an empty line, which no formatter of HTML puts into a text. */
const LINE_BREAK = '\n\n';

export const isCaptionOf = (tag: string, slot: string | null | undefined): boolean =>
  slot === 'caption' || (tag === 'figcaption' && !slot);

/** Whether what is in an element with this tag is for browsers alone: programs that clean or speed up pages put it beside text. */
export const isCode = (tag: string): boolean => tag === 'script' || tag === 'style';

export const captionsOf = (element: Element): Element[] =>
  [...element.children].filter((child) => isCaptionOf(tagOf(child), attributeOf(child, 'slot')));

/** The text on a single line, as notation is read, without invisible characters. */
export const oneLine = (text: unknown): string =>
  visible(asText(text ?? ''))
    .replace(/\s+/g, ' ')
    .trim();

/** The text that an element without text stands for: scripts for emoji replace 🀄 with an image. */
const textFor = (element: Element): string =>
  tagOf(element) === 'br' ? LINE_BREAK : tagOf(element) === 'img' ? (attributeOf(element, 'alt') ?? '').trim() : '';

/** The text content without captions, scripts and styles; text on different lines is separated even without white space. */
export function textOf(element: Element, longest = LONGEST_TEXT): string {
  if (isServer) return element.textContent!.slice(0, longest);
  const nodes = walkerOf(element.ownerDocument, element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isElement(node) &&
    (isCode(tagOf(node)) || (parentOf(node) === element && isCaptionOf(tagOf(node), attributeOf(node, 'slot'))))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  let lines: Element | null | undefined;
  while (text.length < longest && nodes.nextNode()) {
    const { currentNode: node } = nodes;
    if (isElement(node)) text += textFor(node);
    else if (dataOf(node)) {
      const around = closestOf(parentOf(node) as Element, LINES);
      text += (text && around !== lines ? LINE_BREAK : '') + dataOf(node);
      lines = around;
    }
  }
  return text.slice(0, longest);
}
