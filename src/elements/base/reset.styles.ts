import { css } from '../../render/css.js';

/**
 * What elements don’t inherit from the page around them, since it would break their layout. Everything else follows the
 * text of the page: fonts, sizes, colors, spacing, direction, the pointer …
 *
 * What the page puts into an element, such as a caption, inherits from the part around its slot. Hence only what keeps
 * white space between these parts from taking up room is reset on the host; the rest is where no slot is inside.
 */
export const resetStyles = css`
  :host {
    /* Contains text for screen readers, which would otherwise widen the page from inside a scrolling box. */
    position: relative;
    /* The color of errors, mixed from that of the text. */
    --_wrong: color-mix(in oklab, #e8352b 60%, currentColor);
    /* Important, so that a page’s rules for “*”, as in a reset, can’t override these. */
    text-indent: 0 !important;
    text-emphasis: none !important;
    text-box: normal !important;
    /* In Firefox, this also decides where pictures are in a line. */
    dominant-baseline: auto !important;
    white-space: normal !important;
    writing-mode: horizontal-tb !important;
  }
  :host([hidden]) {
    display: none;
  }
  /* On a page that is written from right to left, sentences have the direction of their own language, and stay where the page begins. */
  :host {
    --_begin: start;
  }
  :host(:dir(rtl)) {
    --_begin: right;
  }
  :where(:dir(rtl)) {
    unicode-bidi: plaintext;
  }
  /* In a page without a doctype, tables don’t inherit these. */
  :where(table) {
    color: inherit;
    font: inherit;
    text-align: inherit;
    white-space: inherit;
  }
  :where(:host) > :where(:not(slot, :has(slot))),
  :where(:has(slot)) > :where(:not(slot, :has(slot))) {
    line-height: 1.45;
    text-align: var(--_begin);
    text-align-last: auto;
    text-transform: none;
    text-wrap: wrap;
    line-break: auto;
    word-break: normal;
    hyphens: manual;
    /* A word breaks only if it is longer than its line. */
    overflow-wrap: break-word;
    font-variant-caps: normal;
    -webkit-text-fill-color: currentColor;
    -webkit-text-stroke: 0;
    -webkit-text-security: none;
    caption-side: top;
    empty-cells: show;
    list-style-position: outside;
    list-style-image: none;
    fill: #000;
    fill-opacity: 1;
    fill-rule: nonzero;
    stroke: none;
    stroke-dasharray: none;
    stroke-linecap: butt;
    stroke-linejoin: miter;
    stroke-opacity: 1;
    stroke-width: 1px;
    paint-order: normal;
    shape-rendering: auto;
    text-anchor: start;
  }
  .lost {
    margin-block: 0.5em;
  }
  .lost button {
    min-block-size: 44px;
    padding-inline: 0.8em;
    border: 1px solid;
    border-radius: 0.5em;
    background: none;
    color: inherit;
    font: inherit;
  }
  svg {
    letter-spacing: normal;
    word-spacing: normal;
  }
`;
