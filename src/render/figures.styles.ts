import { css } from './css.js';

/** A share drawn as a bar. */
export const barStyles = css`
  .bar {
    display: block;
  }
  .bar:dir(rtl) {
    transform: scaleX(-1);
  }
  .track {
    fill: var(--_line);
  }
  .fill {
    fill: var(--_gain);
  }
`;

/** A table of figures and bars, and the message that replaces it. */
export const figureStyles = [
  barStyles,
  css`
    table {
      margin-block: 0.5em;
    }
    :is(th, td) {
      padding-block: 0.35em;
      border-block-end: 1px solid var(--_line);
    }
    :is(th, td):not(:last-child) {
      padding-inline-end: 0.5em;
    }
    thead th {
      font-size: 0.85em;
      vertical-align: bottom;
    }
    .bar {
      margin-block: 0.35em;
    }
    .message {
      margin-block: 0.5em;
      color: var(--_wrong);
    }
  `,
];
