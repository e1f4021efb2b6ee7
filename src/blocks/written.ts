/** Recovers the text of a code block from what highlighters and blogs make of it. */
import { attributeOf, isElement, isText, lastChildOf, matches, parentOf, previousOf, textOf } from './nodes.js';

/** What highlighters call a line. It may be marked as numbered, too, when its number comes from the style sheet. */
const NAMED_LINES = '.line, .token-line, .code-line, .highlight-line, [data-line]';

/** Elements that hold a line, even if there is no line break between them. */
const LINES = `${NAMED_LINES}, div, p, li, tr, blockquote`;

/** Line numbers, callouts and buttons, which are not part of the code. */
export const NOT_CODE =
  'button, style, script, .lineno:not(div), .linenos, .linenr, .linenumber, .line-number, .line-numbers, .line-numbers-rows, .lnt, .ln, .gutter, .conum, .conum + b, .code-annotation-anchor, .copy, [class*="button"], [aria-hidden="true"]:empty';

/** How an element is displayed that begins a line. */
const BEGINS_LINE = /^(block|flow-root|list-item|table|table-row|flex|grid)$/;

/** The text of a code block with its lines. Beyond `longest` characters, it is cut somewhere. */
export function writtenIn(code: Element, longest: number): string {
  let text = '';
  /** After the end of a line, whose line break may follow as text. */
  let isLineOver = false;
  const write = (more: string): void => {
    if (isLineOver && more) {
      if (text && !text.endsWith('\n') && !more.startsWith('\n')) text += '\n';
      isLineOver = false;
    }
    text += more;
  };
  const endLine = (): void => {
    isLineOver = true;
  };
  // Lines may be told apart only by the style sheet of the page.
  const isOneLine = !holdsLineBreaks(code);
  const isLine = (element: Element): boolean =>
    matches(element, LINES) || (isOneLine && BEGINS_LINE.test(getComputedStyle(element).display));
  // Without recursion, since a page may nest elements as deeply as it likes.
  const waiting: (Node | typeof endLine)[] = [code];
  while (waiting.length && text.length <= longest) {
    const node = waiting.pop()!;
    if (typeof node === 'function') node();
    else if (isText(node)) {
      if (!isBetweenCells(node)) write(node.data);
    } else if (!isElement(node)) continue;
    else if (matches(node, 'br')) write('\n');
    // WordPress replaces signs such as 🀄 by pictures.
    else if (matches(node, 'img')) write(attributeOf(node, 'alt') ?? '');
    else if (node === code || matches(node, NAMED_LINES) || !matches(node, NOT_CODE)) {
      if (node !== code && isLine(node)) {
        endLine();
        waiting.push(endLine);
      }
      for (let child = lastChildOf(node); child; child = previousOf(child)) waiting.push(child);
    }
  }
  // A parser of HTML drops the first line break in <pre>; a program that adds nodes may keep it.
  return matches(code, 'pre') ? text.replace(/^\n/, '') : text;
}

/** Whether a text only indents the markup of a table. */
function isBetweenCells(text: Text): boolean {
  const parent = parentOf(text);
  return parent !== null && matches(parent, 'table, tbody, tr');
}

/** Whether line breaks separate text. An empty line may be an element with nothing but a line break, to have a height. */
function holdsLineBreaks(code: Element): boolean {
  for (let child = lastChildOf(code); child; child = previousOf(child)) {
    const text = textOf(child);
    if (/[\r\n]/.test(text) && !(isElement(child) && !text.trim())) return true;
  }
  return false;
}
