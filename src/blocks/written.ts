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
  const startLine = (): void => {
    if (text && !text.endsWith('\n')) text += '\n';
  };
  // Without recursion, since a page may nest elements as deeply as it likes.
  const waiting: (Node | typeof startLine)[] = [code];
  while (waiting.length && text.length <= longest) {
    const node = waiting.pop()!;
    if (typeof node === 'function') node();
    else if (isText(node)) text += node.data;
    else if (!isElement(node)) continue;
    else if (matches(node, 'br')) text += '\n';
    // WordPress replaces signs such as 🀄 by pictures.
    else if (matches(node, 'img')) text += attributeOf(node, 'alt') ?? '';
    else if (node === code || !matches(node, NOT_CODE)) {
      if (node !== code && matches(node, LINES)) {
        startLine();
        waiting.push(startLine);
      }
      for (let child = lastChildOf(node); child; child = previousOf(child)) waiting.push(child);
    }
  }
  return text;
}
