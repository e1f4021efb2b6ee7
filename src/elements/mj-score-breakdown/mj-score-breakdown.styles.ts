import { css } from 'lit';

/**
 * A page of a ledger: hairlines between lines, a rule above a sum, two below the value, figures in columns. Colours are
 * mixed from the page's own text colour, so that it fits where it stands.
 */
export const breakdownStyles = css`
  :host {
    --_muted: var(--mj-muted, color-mix(in srgb, currentColor 68%, transparent));
    --_line: var(--mj-line, color-mix(in srgb, currentColor 16%, transparent));
    --_accent: var(--mj-accent, light-dark(#0b6b3c, #7fcfa5));
    --_lit: var(--mj-lit, light-dark(#fdf1c7, #453a12));
    --_marked: var(--mj-marked, light-dark(#fbe6dd, #4c2a1d));
    display: block;
    container-type: inline-size !important;
    line-height: 1.45;
    text-align: start;
  }
  :host([hidden]),
  /* blogs put line breaks between tags */
  ::slotted(br) {
    display: none;
  }

  p,
  ul,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul {
    list-style: none;
  }
  .heard {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    /* says for the ear what stands beside it, and is not to be copied along */
    -webkit-user-select: none;
    user-select: none;
  }
  .number {
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* the value, and the count in a sentence */
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

  .message {
    margin-block: 0.75em;
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid light-dark(#b3201f, #f08a80);
    overflow-wrap: anywhere;
  }
  .message small {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .empty {
    margin-block: 0.75em;
    color: var(--_muted);
  }
  /* greyed, but still to be read */
  .stale {
    --_muted: currentColor;
    --_accent: currentColor;
    --_marked: none;
    color: light-dark(#6b6b6b, #9c9c9c);
  }
  .stale .tiles {
    opacity: 0.5;
    filter: grayscale(1);
  }

  /* tables */
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th {
    font: inherit;
    text-align: start;
  }
  caption,
  thead th,
  .heading th,
  .title {
    color: var(--_muted);
    font-size: 0.8125em;
    text-align: start;
  }
  caption {
    margin-block-end: 0.25em;
  }
  th,
  td {
    padding: 0;
    vertical-align: baseline;
  }
  td {
    padding-inline-start: 0.75em;
  }
  thead .number {
    padding-inline-start: 0.75em;
    text-align: end;
    white-space: nowrap;
  }
  .count thead th {
    border-block-end: 1px solid currentColor;
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

  .line,
  .sums {
    border-block-end: 1px solid var(--_line);
  }
  .line.lit {
    background: var(--_lit);
  }
  .label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75em;
    padding-block-end: 0;
  }
  .label > button {
    flex: 1 1 auto;
  }
  .tiles {
    --mj-tile-width: 1.25rem;
    display: inline-flex;
    flex-wrap: wrap;
    gap: 1px;
    direction: ltr;
    font-size: 1rem;
    padding-block-end: 0.25em;
  }
  .label > .tiles {
    margin-inline-start: auto;
    padding-block: 0.35em;
  }
  .arrow {
    color: var(--_muted);
  }
  .step,
  .few {
    white-space: nowrap;
  }
  .running .step:last-of-type b {
    font-weight: 600;
  }
  .step b {
    font-weight: inherit;
  }
  .chinese {
    white-space: nowrap;
  }

  .sums > * {
    padding-block: 0.55em;
  }
  .base {
    border-block-start: 1px solid currentColor;
    font-weight: 650;
  }
  .value .sums {
    border-block-start: 1px solid currentColor;
    border-block-end: 3px double currentColor;
    font-weight: 650;
  }
  .value .number {
    font-size: 1.25em;
  }

  /* line by line */
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-block: 0.75rem;
  }
  .bar [role='status'] {
    flex: 1 1 16em;
    text-wrap: pretty;
  }
  .bar button {
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0.25rem 0.9rem;
    border: 1px solid var(--_muted);
    border-radius: 0.5rem;
    background: none;
  }
  .bar [aria-disabled] {
    border-style: dashed;
    color: var(--_muted);
  }
  .later {
    visibility: hidden;
  }
  [aria-current] th {
    box-shadow: inset 3px 0 var(--_accent);
    padding-inline-start: 0.6rem;
  }

  /* a line is a button that opens its rule */
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  [aria-expanded] {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding: 0.35em 0;
    border: 0;
    background: none;
    text-align: start;
    /* Firefox leaves the text of buttons out of a selection */
    user-select: text;
  }
  @media (pointer: fine) {
    [aria-expanded] {
      min-block-size: 2.25em;
    }
  }
  [aria-expanded]::before,
  summary::before {
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
  [open] > summary::before {
    transform: translateY(-20%) rotate(45deg);
  }
  [aria-expanded]:hover span,
  summary:hover {
    color: var(--_accent);
  }
  .detail td {
    padding: 0.25em 0 0.9em 1.15em;
    border-block-end: 1px solid var(--_line);
    font-size: 0.9375em;
    text-wrap: pretty;
  }
  .detail p + p {
    color: var(--_muted);
    margin-block-start: 0.2em;
  }

  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  [aria-expanded]:focus-visible,
  summary:focus-visible {
    outline-offset: -2px;
    border-radius: 0.25em;
  }

  /* panels */
  details {
    border-block-end: 1px solid var(--_line);
  }
  .panels {
    margin-block-start: 0.75em;
    border-block-start: 1px solid var(--_line);
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .panel {
    padding: 0 0 1em 1.15em;
  }
  .misses li,
  .outcome li {
    padding-block: 0.25em;
    text-wrap: pretty;
  }
  .readings li + li {
    margin-block-start: 0.75em;
  }
  .reading {
    display: flex;
    gap: 1em;
    align-items: center;
    justify-content: space-between;
    font-weight: 650;
  }
  .groups {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em 0.75em;
  }

  .quiet {
    min-block-size: 44px;
    padding: 0 0.9em;
    border: 1px solid var(--_line);
    border-radius: 0.5em;
    background: none;
    font-size: 0.9375em;
  }
  .quiet:hover {
    border-color: currentColor;
  }
  .misses + .quiet,
  .outcome + .quiet {
    margin-block-start: 0.5em;
  }
  .copy {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    align-items: center;
    margin-block-start: 1em;
  }
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    font:
      0.875em/1.4 ui-monospace,
      monospace;
  }

  /* switches */
  .switches {
    display: grid;
    gap: 0.75em 2em;
    grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), max-content));
  }
  legend {
    padding: 0;
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
    margin-block-start: 0.25em;
  }
  .choices label {
    position: relative;
    display: inline-grid;
    cursor: pointer;
  }
  .choices input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .choices label > span {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0.2em 0.65em;
    border: 1px solid var(--_line);
    border-radius: 0.5em;
  }
  .choices input:checked + span {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
    color: var(--_accent);
    font-weight: 650;
  }
  .choices input:focus-visible + span {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .outcome:not(:empty) {
    margin-block-start: 1em;
  }
  .outcome-value {
    font-size: 1.25em;
    font-weight: 650;
  }

  /* profiles side by side */
  .comparison {
    margin-block-start: 1.75em;
  }
  .title {
    color: var(--_accent);
    font-weight: 650;
    letter-spacing: 0.02em;
  }
  .comparison .sentence {
    margin-block: 0.25em 0.75em;
  }
  .scroll {
    overflow-x: auto;
  }
  .comparison th[scope='col'] {
    text-align: end;
    border-block-end: 1px solid currentColor;
  }
  .corner {
    border-block-end: 1px solid currentColor;
  }
  .comparison tbody > tr {
    border-block-end: 1px solid var(--_line);
  }
  .comparison tbody > * > *,
  .comparison th[scope='col'] {
    padding-block: 0.4em;
  }
  .comparison td,
  .comparison th[scope='col'] {
    min-inline-size: 3.5em;
    padding-inline: 0.6em;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .comparison tr.value {
    border-block-end: 1px solid currentColor;
    font-weight: 650;
  }
  .comparison .value td {
    font-size: 1.125em;
  }
  .comparison .base > * {
    font-weight: 650;
  }
  /* on the cells, not on the row: in a narrow comparison the label mixes this colour itself, and mixing it twice is too faint */
  .comparison .limit > * {
    color: var(--_muted);
  }
  .differs {
    background: var(--_marked);
    font-weight: 650;
    text-decoration: underline 0.1em;
    text-underline-offset: 0.2em;
  }

  /* a phone: the label has a line of its own above its figures, and stays in view while they are scrolled */
  @container (inline-size < 30rem) {
    .comparison {
      tr {
        position: relative;
        display: flex;
      }
      tbody tr {
        padding-block-start: 1.6em;
      }
      tbody th {
        position: absolute;
        inset: 0 0 auto;
        padding-block: 0.4em 0;
        color: var(--_muted);
        font-size: 0.875em;
        font-weight: 400;
      }
      tbody th > span {
        position: sticky;
        inset-inline-start: 0;
      }
      td,
      th[scope='col'] {
        flex: 1 0 4.25em;
        box-sizing: border-box;
        padding-inline: 0.4em;
      }
      thead th[scope='col'] {
        flex-basis: 5.231em;
        overflow-wrap: anywhere;
      }
      .value td {
        font-size: 1em;
      }
      .corner {
        display: none;
      }
    }
  }
  @container (inline-size < 18rem) {
    .few {
      white-space: normal;
    }
    .count {
      font-size: 0.875em;
      overflow-wrap: anywhere;
    }
    .count :is(td, thead .number) {
      padding-inline-start: 0.25em;
    }
  }
  @container (inline-size < 40rem) {
    .many {
      tr {
        position: relative;
        display: flex;
      }
      tbody tr {
        padding-block-start: 1.6em;
      }
      tbody th {
        position: absolute;
        inset: 0 0 auto;
        padding-block: 0.4em 0;
        color: var(--_muted);
        font-size: 0.875em;
        font-weight: 400;
      }
      tbody th > span {
        position: sticky;
        inset-inline-start: 0;
      }
      td,
      th[scope='col'] {
        flex: 1 0 4.25em;
        box-sizing: border-box;
        padding-inline: 0.4em;
      }
      thead th[scope='col'] {
        flex-basis: 5.231em;
        overflow-wrap: anywhere;
      }
      .value td {
        font-size: 1em;
      }
      .corner {
        display: none;
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
    .differs {
      border: 1px solid CanvasText;
    }
    .choices input:checked + span {
      border: 3px solid Highlight;
    }
    .stale {
      color: GrayText;
    }
  }

  /* rendered on a server, and no script comes */
  @media (scripting: none) {
    .bar,
    .copy,
    .panels,
    [aria-expanded]::before {
      display: none;
    }
  }
  /* paper: what is open is printed, what only a screen can do is not */
  @media print {
    :host {
      color: black;
      --_accent: black;
      --_muted: #333;
      --_line: #999;
    }
    .bar,
    .copy,
    .quiet,
    details:not([open]),
    details[part~='what-if'] {
      display: none;
    }
    [aria-expanded]::before,
    summary::before {
      display: none;
    }
    [aria-expanded],
    summary {
      min-block-size: 0;
      padding-block: 0.25em;
    }
    tr,
    li {
      break-inside: avoid;
    }
    .line.lit {
      background: none;
    }
    .scroll {
      overflow: visible;
    }
  }

  /* a sum is read from left to right on every page */
  td {
    unicode-bidi: plaintext;
  }
`;
