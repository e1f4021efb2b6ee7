import { css } from './css.js';

/**
 * `view="compact"`: what explains or repeats is left out of sight, such as a value that the head has, and large text, as on
 * slides, becomes smaller.
 */
export const compactStyles = css`
  :host([view~='compact' i]) {
    font-size: max(0.5em, min(1em, 21px));
    line-height: 1.3;

    caption,
    thead,
    .heading > th,
    .head ~ .count .value,
    .head:not(.later) + .bar [aria-live] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: -1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
      inset-inline-start: 0;
      padding: 0;
      border: 0;
    }
    table {
      position: relative;
    }
  }
`;
