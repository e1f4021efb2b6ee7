/** Shows an element in the place of a code block, which stays there, hidden, so that frameworks find every node that they know. */
import { addAfter, attributeOf, nextElementOf, nextOf, remove, removeAttribute, styleOf } from './nodes.js';

/** A code block, and what is shown for it. */
export interface Shown {
  /** The block with its wrappers. */
  outer: Element;
  /** The element that takes its place, or the sentence about a mistake below it. */
  beside: Element;
  /** Whether the block is hidden, as it is unless it has a mistake. */
  takesPlace: boolean;
  /** The value of `display` that the block had as an inline style. */
  display: string;
  /** How often the page has removed something that was put back. */
  returns: number;
}

/** The elements and sentences that are next to a block. */
const besides = new WeakSet<Element>();

export const standsForBlock = (element: Element): boolean => besides.has(element);

/** A script that removes an element each time wins in the end. */
const MOST_RETURNS = 20;

/** Whether the page itself hides an element, such as a tab that is not selected. */
export const isHiddenByPage = (element: Element): boolean =>
  !isHidden(element) && getComputedStyle(element).display === 'none';

function isHidden(element: Element): boolean {
  const style = styleOf(element);
  return style?.display === 'none' && style.getPropertyPriority('display') === 'important';
}

/** As an inline style, because style sheets of a page may show what has the attribute `hidden`. */
const hide = (element: Element): void => styleOf(element)?.setProperty('display', 'none', 'important');

function unhide(element: Element, display = ''): void {
  styleOf(element)?.setProperty('display', display);
  if (attributeOf(element, 'style') === '') removeAttribute(element, 'style');
}

/** Puts an element next to its block, and hides the block. A block that the page hides has a hidden element. */
export function showBeside(shown: Shown, isHiddenToo = false): void {
  const { outer, beside, takesPlace } = shown;
  besides.add(beside);
  if (nextOf(outer) !== beside) addAfter(outer, beside);
  if (!takesPlace) return;
  const id = attributeOf(outer, 'id');
  if (id) {
    beside.id = id;
    removeAttribute(outer, 'id');
  }
  if (!isHidden(outer)) shown.display = styleOf(outer)?.display ?? '';
  hide(outer);
  if (isHiddenToo) hide(beside);
  else if (isHidden(beside)) unhide(beside);
}

/** Takes an element away, and shows the block as it was. */
export function takeAway({ outer, beside, takesPlace, display }: Shown): void {
  remove(beside);
  if (!takesPlace) return;
  if (isHidden(outer)) unhide(outer, display);
  if (beside.id && !attributeOf(outer, 'id')) outer.id = beside.id;
}

/** Puts things right where the page has changed. @returns false if the page removed the element again and again, and shows the block */
export function keepBeside(shown: Shown): boolean {
  const { outer, beside, takesPlace } = shown;
  if (nextOf(outer) === beside && (!takesPlace || isHidden(outer))) return true;
  if (++shown.returns > MOST_RETURNS) {
    takeAway(shown);
    return false;
  }
  showBeside(shown, takesPlace && isHiddenByPage(outer));
  return true;
}

/** Looks again at whether the page hides a block. */
export function followPage(shown: Shown): void {
  if (!shown.takesPlace) return;
  if (isHidden(shown.outer)) unhide(shown.outer, shown.display);
  showBeside(shown, isHiddenByPage(shown.outer));
}

/** What stands next to a block in a copy of the page, as it is kept for going back, or as a server wrote it. */
const IN_COPY = /^mj-/;

/** Takes away what stands next to a block that is not known, and shows it. Gives the block its id back. */
export function forgetCopy(outer: Element): void {
  const beside = nextElementOf(outer);
  if (!beside) return;
  const isCopy = isHidden(outer) && IN_COPY.test(beside.localName);
  if (isCopy || attributeOf(beside, 'class') === 'mj-block-error')
    takeAway({ outer, beside, takesPlace: isCopy, display: '', returns: 0 });
}
