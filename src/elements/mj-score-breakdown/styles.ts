import { css } from '../../render/css.js';

/**
 * A ledger page: hairlines between lines, a rule above a sum, a double rule below the value, figures in columns. Colors
 * are mixed from the text color of the page, so that the breakdown fits in anywhere.
 */
export const breakdownStyles = css`
  :host {
    --_least: 8em;
    --_most: 38em;
    font-variant-numeric: inherit;
  }
  :host(:not(:last-child)) {
    margin-block-end: 1.5em;
  }
  /* Blog software inserts line breaks between tags. */
  ::slotted(br) {
    display: none;
  }

  .heard {
    /* Screen reader text that duplicates what is visible, so it is not copied. */
    -webkit-user-select: none;
    user-select: none;
  }
  .number {
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* The value, and a sentence that sums up the score */
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
    margin-block: 1em 0.5em;
  }
  .head > :first-child {
    font-size: 2.5em;
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.01em;
    font-variant-numeric: lining-nums;
  }
  .sentence {
    text-wrap: pretty;
  }
  .head .sentence {
    flex: 1 1 14em;
  }

  .message small {
    display: block;
  }
  .empty {
    margin-block: 0.75em;
    color: var(--_muted);
  }
  /* Gray, but still readable */
  .stale {
    --_muted: currentColor;
    --_accent: currentColor;
    --_marked: none;
    color: color-mix(in srgb, currentColor 78%, transparent);
  }
  .stale .tiles {
    opacity: 0.5;
    filter: grayscale(1);
  }

  :is(caption, thead th, .heading th) {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  caption {
    margin-block-end: 0.25em;
  }
  :is(th, td) {
    vertical-align: baseline;
  }
  td {
    padding-inline-start: 0.75em;
    /* Sums run from left to right on every page. */
    unicode-bidi: plaintext;
  }
  thead .number {
    padding-inline-start: 0.75em;
    white-space: nowrap;
  }
  .count thead th {
    border-block-end: 1px solid currentColor;
  }
  /* Columns have the same widths in every breakdown, so that breakdowns below one another align. */
  .count thead .number {
    inline-size: 5em;
  }
  .count thead .number + .number {
    inline-size: 10.5em;
  }
  .heading th {
    padding-block: 1.1em 0.15em;
    color: var(--_accent);
    font-weight: 650;
    letter-spacing: 0.02em;
  }
  .none {
    padding: 0.75em 0;
  }

  :is(.line, .sums, details) {
    border-block-end: 1px solid var(--_line);
  }
  /* The first lines of a label, its figures and its tiles align. */
  .line {
    --_pad: max(0.4em, (44px - 1.45em) / 2);
  }
  @media (pointer: fine) {
    .line {
      --_pad: 0.4em;
    }
  }
  .line > * {
    vertical-align: top;
  }
  .line > td {
    padding-block: var(--_pad);
  }
  .line.lit {
    background: var(--_lit);
  }
  .label {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 0 0.75em;
  }
  .label > button {
    flex: 1 1 auto;
  }
  /* Several rows of tiles have about the same length. */
  .tiles {
    --mj-tile-width: 1.25em;
    display: inline-block;
    direction: ltr;
    padding-block-end: 0.25em;
    line-height: 0;
    text-wrap: balance;
  }
  .tiles > .tile {
    margin-block-start: 1px;
  }
  .label > .tiles {
    padding-block: 0.3em;
    /* A margin rather than padding, so that the bracket of an exposed set is as wide as its tiles. */
    margin-inline-start: 1.15em;
  }
  .arrow {
    color: var(--_muted);
  }
  :is(.step, .few, .chinese) {
    white-space: nowrap;
  }
  .running .step:last-of-type b {
    font-weight: 600;
  }
  .step b {
    font-weight: inherit;
  }

  .sums > * {
    padding-block: 0.55em;
  }
  :is(.base, .value .sums) {
    border-block-start: 1px solid currentColor;
    font-weight: 650;
  }
  .value .sums {
    border-block-end: 3px double currentColor;
  }
  .value .number {
    font-size: 1.25em;
  }

  /* A line is a button that shows its rule. */
  [aria-expanded] {
    display: flex;
    min-block-size: 0;
    padding: var(--_pad) 0;
    border: 0;
    font: inherit;
    text-align: var(--_begin);
    /* Firefox excludes the text of buttons from selections. */
    user-select: text;
  }
  [aria-expanded]::before {
    margin-block-start: 0.525em;
  }
  :is([aria-expanded]:hover span, summary:hover) {
    color: var(--_accent);
  }
  :is([aria-expanded], summary):focus-visible {
    outline-offset: -2px;
    border-radius: 0.25em;
  }

  .panels {
    margin-block-start: 0.75em;
    border-block-start: 1px solid var(--_line);
  }
  summary {
    min-block-size: 44px;
  }
  .panel {
    padding: 0 0 1em 1.15em;
  }
  .minor {
    font-size: 0.9375em;
  }
  .copy {
    align-items: center;
    margin-block-start: 1em;
  }

  :host([view~='compact' i]) {
    ::slotted(*) {
      --mj-tile-width: 1.75em;
    }
    :is(.head, .bar) {
      margin-block: 0.2em;
    }
    .head > :first-child {
      font-size: 1.5em;
    }
    .count {
      clear: both;
    }
    .head ~ .count .value {
      display: block;
    }
    .line {
      --_pad: 0.1em;
    }
    .label > .tiles {
      display: none;
    }
    @media not print {
      .head.later {
        display: none;
      }
    }
    .sums > * {
      padding-block: 0.15em;
    }
  }

  /* Points and doubles are beside each other, with the value below both. */
  @container (inline-size >= 32em) {
    :host([view~='compact' i]) {
      .count {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        align-items: start;
        gap: 0 1.5em;
      }
      tbody {
        display: table;
        inline-size: 100%;
      }
      .value,
      tbody:first-of-type:nth-last-of-type(-n + 2) {
        grid-column: 1 / -1;
      }
      /* Buttons are beside the value. */
      .head:has(+ .bar) {
        float: inline-start;
        max-inline-size: 65%;
        margin-block: 0;
        margin-inline-end: 1em;
        line-height: 1.2;
      }
      /* Only the sum that a line leads to */
      .step:not(:last-of-type),
      .arrow {
        display: none;
      }
    }
  }

  /* A long label breaks beside its tiles. Without room for both, they are below it, with its padding below them. */
  @container (inline-size >= 19.125em) {
    .label {
      padding-block-end: var(--_pad);
    }
    .label > button {
      flex-basis: 12em;
      margin-block-end: calc(-1 * var(--_pad));
    }
    .label > .tiles {
      padding-block-start: calc(var(--_pad) - 0.1em);
      margin-block-end: calc(0.2em - var(--_pad));
    }
  }

  /* On a phone, figures are in two rows. */
  @container (inline-size < 26em) {
    :where(:host(:not([view~='compact' i]))) .few {
      white-space: normal;
    }
    .count thead .number {
      inline-size: 3.5em;
    }
    .count thead .number + .number {
      inline-size: 6em;
    }
    .count .number {
      padding-inline-start: 0.4em;
    }
  }
  /*
   * On a narrower screen, figures are on the line of their label if they fit, otherwise below it. A phone of 360 pixels
   * has room for columns, also on a page with slightly larger text and the usual margins. Not on paper: Firefox doesn’t
   * print what a container query gives another display.
   */
  @media screen {
    @container (inline-size < 19.125em) {
      .head > :first-child {
        font-size: 1.75em;
      }
      .panel {
        padding-inline-start: 0;
      }
      :is(.count, .count :is(caption, thead, tbody, tr, th), .detail td) {
        display: block;
      }
      :is(.count .line > th, .label) {
        display: contents;
      }
      .count thead th:first-child {
        display: none;
      }
      .count thead tr,
      .count :is(.line, .sums) {
        display: flex;
        flex-wrap: wrap;
        align-items: flex-start;
        justify-content: flex-end;
      }
      .sums > th {
        flex: auto;
      }
      .label > .tiles {
        margin-inline-end: auto;
      }
      .line > td {
        min-inline-size: 2.75em;
      }
      .few {
        white-space: nowrap;
      }
    }
    @container (14em <= inline-size < 19.125em) {
      /* A line leaves room for the figures that follow, which take up none themselves, so that they wrap together. */
      .line {
        --_worth: 2.75em;
        --_running: 2.75em;
      }
      [part~='doubles'] .line {
        --_running: 6.75em;
      }
      .line.wide {
        --_running: 12em;
      }
      .line > td {
        box-sizing: border-box;
        min-inline-size: var(--_worth);
        margin-inline-end: var(--_running);
      }
      .label > .tiles {
        --mj-tile-width: min(1.25em, 7.2cqi);
        margin-inline-end: calc(var(--_worth) + var(--_running));
      }
      :host(:not([view~='compact' i])) .line > th:has(.tiles) + td {
        margin-inline-start: calc(-1 * var(--_worth) - var(--_running));
      }
      .line > .running {
        min-inline-size: var(--_running);
        max-inline-size: 100%;
        margin-inline: calc(-1 * var(--_running)) 0;
      }
    }
    @container (inline-size < 11em) {
      .count {
        font-size: 0.875em;
      }
      .count button::before {
        margin-inline-end: 0.3em;
      }
      .label > .tiles {
        margin-inline-start: 0.8em;
      }
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .line {
      transition: background-color 0.12s;
    }
  }

  @media (forced-colors: active) {
    .line.lit {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .stale {
      color: GrayText;
    }
  }

  /* Rendered on a server, without scripting */
  @media (scripting: none) {
    .panels,
    [aria-expanded]::before {
      display: none;
    }
  }
  /* Print: open panels are printed, controls are not. */
  @media print {
    :host {
      --_accent: currentColor;
      --_line: color-mix(in srgb, currentColor 40%, transparent);
    }
    .minor,
    details:not([open]),
    details[part~='what-if'],
    [aria-expanded]::before,
    summary::before {
      display: none;
    }
    .line {
      --_pad: 0.25em;
    }
    summary {
      min-block-size: 0;
      padding-block: 0.25em;
    }
    :is(tbody, li) {
      break-inside: avoid;
    }
    :is(.head, .situation, summary, .heading) {
      break-after: avoid;
    }
    :is(.sums, .value) {
      break-before: avoid;
    }
    .room {
      --_kept: 20em;
    }
    .line.lit {
      background: none;
    }
  }
`;
