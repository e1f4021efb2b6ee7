/** Recovers the text of a code block from what highlighters and blogs make of it. */
import { attributeOf, isElement, isText, lastChildOf, matches, previousOf } from './nodes.js';

/** Elements that hold a line, even if there is no line break between them. */
const LINES = '.line, .token-line, .code-line, .highlight-line, [data-line], div, p, li, tr, blockquote';

/** Line numbers and buttons, which are not part of the code. */
export const NOT_CODE =
  'button, style, script, .lineno, .linenos, .linenumber, .line-number, .line-numbers, .line-numbers-rows, .lnt, .ln, .gutter, .copy, [class*="button"], [aria-hidden="true"]:empty';

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
  // Without recursion, since a page may nest elements as deeply as it likes.
  const waiting: (Node | typeof endLine)[] = [code];
  while (waiting.length && text.length <= longest) {
    const node = waiting.pop()!;
    if (typeof node === 'function') node();
    else if (isText(node)) write(node.data);
    else if (!isElement(node)) continue;
    else if (matches(node, 'br')) write('\n');
    // WordPress replaces signs such as 🀄 by pictures.
    else if (matches(node, 'img')) write(attributeOf(node, 'alt') ?? '');
    else if (node === code || !matches(node, NOT_CODE)) {
      if (node !== code && matches(node, LINES)) {
        endLine();
        waiting.push(endLine);
      }
      for (let child = lastChildOf(node); child; child = previousOf(child)) waiting.push(child);
    }
  }
  return text;
}
