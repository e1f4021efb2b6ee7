import { unsafeCSS } from 'lit';
import { css, unseen } from './css.js';

const HIDDEN =
  ":host([view~='compact' i]) :is(caption, thead, .heading > th, .head ~ .count .value, .head:not(.later) + .bar [aria-live])";

const ownStyles = css`
  :host([view~='compact' i]) {
    font-size: max(0.5em, min(1em, 21px));
    line-height: 1.3;
    table {
      position: relative;
    }
  }
`;

/** `view="compact"`: what explains or repeats is out of sight, such as a value that the head has; large text, as on slides, is smaller. */
export const compactStyles = [
  ownStyles,
  unseen(HIDDEN),
  unsafeCSS(`${HIDDEN}{inset-inline-start:0;padding:0;border:0}`),
];
