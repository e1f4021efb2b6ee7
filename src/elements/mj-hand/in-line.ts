/** Whether a hand flows with the text around it, like an image. */

import { dataOf, isElement, isText, nextOf, parentOf, previousOf, tagOf } from '../safe-dom.js';

/** Elements that are part of a line of text. */
const PARTS =
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark output q s samp small span strong sub sup time u var';

const parts: ReadonlySet<string> = new Set(PARTS.split(' '));

/** The tags of the elements in which a lone hand flows with the text; `mj.css` has the same list. */
export const ofText: readonly string[] =
  `p li td th dd dt summary figcaption caption legend label button h1 h2 h3 h4 h5 h6 ${PARTS}`.split(' ');

/** How many comments and pieces of white space may separate a hand from the text beside it. */
const MOST_STEPS = 8;

/** Whether the nearest neighbor on one side that is not a hand is text, or an element in a line of text. */
function hasText(element: Element, step: (node: Node) => Node | null): boolean {
  let node = step(element);
  for (let steps = 0; node && steps < MOST_STEPS; steps++) {
    if (isElement(node)) {
      if (parts.has(tagOf(node))) return true;
      if (tagOf(node) !== tagOf(element)) return false;
    } else if (isText(node) && dataOf(node)!.trim()) return true;
    node = step(node);
  }
  return false;
}

/**
 * How a hand is in a line of text: `text` if there is text beside it, so that it flows even if it is not the only one;
 * `alone` if it is inside a paragraph, a cell or a link, where only a lone hand flows; undefined if it is a block.
 */
export function placeInLine(hand: Element): 'text' | 'alone' | undefined {
  const parent = parentOf(hand);
  if (!parent) return undefined;
  if ([previousOf, nextOf].some((step) => hasText(hand, step))) return 'text';
  return isElement(parent) && ofText.includes(tagOf(parent)) ? 'alone' : undefined;
}
