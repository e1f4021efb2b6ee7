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

/** Whether the nearest node on one side is text, or an element that is part of a line of text. */
function hasText(element: Element, step: (node: Node) => Node | null): boolean {
  let node = step(element);
  for (let steps = 0; node && steps < MOST_STEPS; steps++) {
    if (isElement(node)) return parts.has(tagOf(node));
    if (isText(node) && dataOf(node)!.trim()) return true;
    node = step(node);
  }
  return false;
}

/** Whether an element is in a line of text: inside a paragraph, a cell or a link, or with text beside it. */
export function isInLine(element: Element): boolean {
  const parent = parentOf(element);
  if (!parent) return false;
  return (
    (isElement(parent) && ofText.includes(tagOf(parent))) || [previousOf, nextOf].some((step) => hasText(element, step))
  );
}
