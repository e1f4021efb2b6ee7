import { css } from './css.js';

/** An arrow beside what opens a part below it, or leads down to it: drawn, as not every font has one. */
export const arrowStyles = css`
  summary {
    display: flex;
    align-items: center;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  [aria-expanded]::before,
  summary::before,
  .down::after {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: 0.1em 0.65em;
    border: solid var(--_accent);
    border-width: 0 0.125em 0.125em 0;
    transform: rotate(-45deg);
  }
  :host(:dir(rtl)) [aria-expanded='false']::before,
  :host(:dir(rtl)) :not([open]) > summary::before {
    transform: rotate(135deg);
  }
  [aria-expanded='true']::before,
  [open] > summary::before,
  .down::after {
    transform: translateY(-20%) rotate(45deg);
  }
`;
