/** Whether the text of an element runs from right to left: arrow keys follow it. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
