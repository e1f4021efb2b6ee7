/** Style sheets for what several elements have in common. Elements put them before their own, which may differ in part. */
import { css } from 'lit';

/** An element that is a block of text and figures. */
export const blockStyles = css`
  :host {
    display: block;
    font-variant-numeric: tabular-nums lining-nums;
  }
  :host([hidden]) {
    display: none;
  }
`;

/** Text for screen readers alone. */
export const heardStyles = css`
  .heard {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** A wide table scrolls in its own box, whose edge fades where there is more; see `showOverflow`. */
export const scrollStyles = css`
  .scroll {
    --_start: #000;
    --_end: #000;
    position: relative;
    overflow-x: auto;
    scrollbar-width: thin;
    mask-image: linear-gradient(to right, var(--_start), #000 2.5em, #000 calc(100% - 2.5em), var(--_end));
  }
  .scroll:is([data-before]:dir(ltr), [data-after]:dir(rtl)) {
    --_start: transparent;
  }
  .scroll:is([data-after]:dir(ltr), [data-before]:dir(rtl)) {
    --_end: transparent;
  }
  @media print {
    .scroll {
      overflow: visible;
      mask: none;
    }
  }
`;

/** A table of figures, shares drawn as bars, and the message that replaces them. */
export const figureStyles = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    margin-block: 0.5em;
  }
  th,
  td {
    padding-block: 0.35em;
    padding-inline: 0 0.5em;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    font-weight: 400;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  thead th {
    color: var(--_muted);
    font-size: 0.85em;
    vertical-align: bottom;
  }
  .bar {
    display: block;
    margin-block: 0.35em;
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
  .message {
    margin-block: 0.5em;
    color: var(--_wrong);
  }
`;
