/** Style sheets for what several elements have in common. Elements put them before their own, which may differ in part. */
import { css, unseen } from './css.js';
import { tokenStyles } from './tokens.styles.js';

const ownStyles = css`
  :host {
    display: block;
    font-variant-numeric: tabular-nums lining-nums;
  }
  * {
    margin: 0;
    padding: 0;
  }
  :where(ul, ol) {
    list-style: none;
  }
  :where(table) {
    inline-size: 100%;
    border-collapse: collapse;
  }
  :where(caption, th) {
    font-weight: inherit;
    text-align: var(--_begin);
  }
  :where(thead th, small, .quiet) {
    color: var(--_muted);
  }
  :where(small, .quiet) {
    font-size: 0.875em;
  }
  /* Side by side, in as many rows as they need */
  :where(.flow) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
  /* Below one another */
  :where(.stack) {
    display: grid;
    gap: 0.5em;
  }
  /* What needs a script is neither printed nor shown without one. */
  @media print, (scripting: none) {
    .live {
      display: none !important;
    }
  }
`;

/** A block of text and figures, without the margins, bullets and bold headers of the browser’s own style sheet. */
export const blockStyles = [tokenStyles, ownStyles, unseen('.heard')];

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
