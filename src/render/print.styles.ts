/** What several elements need when a page is printed. */
import { unsafeCSS, type CSSResult } from 'lit';
import { css } from './css.js';

/**
 * No caption or head of a table is the last thing on a page. Firefox doesn’t know `break-after: avoid`, so that whatever
 * is `.kept` also begins with a box that is as tall as its head and the first rows, takes up no room and can’t be cut. It is never taller
 * than what a slide with a title has left, as a page that ends there would show nothing.
 */
export const keptStyles = css`
  @media print {
    :is(thead, caption) {
      break-after: avoid;
    }
    .kept::before {
      --_tall: min(var(--_kept, 8em), 30vh);
      content: '';
      display: block;
      block-size: var(--_tall);
      margin-block-end: calc(-1 * var(--_tall));
      break-inside: avoid;
    }
  }
`;

/**
 * Styles for a container within a range of widths, such as `inline-size < 38em`. Firefox doesn’t print what a container query gives
 * another `display`, so that there the width of the page decides on paper.
 */
export function atWidth(range: string, { cssText }: CSSResult): CSSResult {
  const onPaper = `@media print and (${range.replace('inline-size', 'width')})`;
  return unsafeCSS(`@container (${range}){${cssText}}${onPaper}{@supports (-moz-appearance:none){${cssText}}}`);
}
