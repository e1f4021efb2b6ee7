import { css } from '../../render/css.js';
import { atWidth } from '../../render/print.styles.js';

/**
 * A page of a rules booklet: hairlines between rules, values in a column of their own. Colors are
 * mixed from the text color of the page.
 */
const baseStyles = css`
  :host {
    --_least: 8em;
    --_most: 64em;
    font-variant-numeric: inherit;
  }
  :host(:not(:last-child)) {
    margin-block-end: 1.5em;
  }
  ::slotted(br) {
    display: none;
  }
  .heard {
    -webkit-user-select: none;
    user-select: none;
  }

  .head {
    margin-block: 0.5em 1em;
  }
  h2 {
    font-size: 1.625em;
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .source {
    color: var(--_muted);
    text-wrap: pretty;
  }

  /* It disables the fields inside, and nothing else. */
  .book {
    display: contents;
    color: inherit;
    cursor: inherit;
  }

  /* finding a rule */
  .tools {
    align-items: end;
    gap: 0.5em 1.25em;
  }
  .search {
    flex: 0 1 27em;
  }
  /* A label above its field, in smaller print */
  .labelled {
    display: grid;
    gap: 0.2em;
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .labelled > :is(input, select) {
    inline-size: 100%;
    font-size: calc(1em / 0.8125);
  }
  .check {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 44px;
    cursor: pointer;
  }
  .check input {
    inline-size: 1.15em;
    block-size: 1.15em;
    margin: 3px 3px 3px 4px;
  }
  .count {
    padding-block-end: 0.65em;
    color: var(--_muted);
  }
  .count:not(:has(b)) {
    padding: 0;
  }
  .count b {
    font-weight: inherit;
  }

  section {
    margin-block-start: 2.25em;
  }
  caption {
    margin-block-end: 0.5em;
  }
  .title {
    display: block;
    color: var(--_accent);
    font-size: 1.25em;
    font-weight: 650;
  }
  .aside {
    display: block;
    max-inline-size: 44em;
    color: var(--_muted);
    font-size: 0.9375em;
    text-wrap: pretty;
  }
  :is(th, td) {
    vertical-align: baseline;
  }
  thead th {
    padding-block-end: 0.2em;
    border-block-end: 1px solid currentColor;
    font-size: 0.8125em;
    vertical-align: bottom;
  }
  tbody tr {
    border-block-end: 1px solid var(--_line);
  }
  tbody :is(th, td) {
    padding-block: 0.65em;
  }
  tr :is(th, td) + :is(th, td) {
    padding-inline-start: 1.25em;
  }
  thead :is(th, td) + :is(th, td) {
    padding-inline-start: calc(1.25em / 0.8125);
  }
  th[scope='row'] {
    inline-size: 13.5em;
  }
  .name {
    display: block;
    font-weight: 650;
  }
  .names,
  .played,
  .sample small,
  summary,
  details p,
  .many th p {
    color: var(--_muted);
    font-size: 0.875em;
    line-height: 1.35;
  }
  .names {
    display: block;
    margin-block-start: 0.15em;
  }
  :lang(ja-Latn),
  :lang(zh-Latn) {
    font-style: italic;
  }
  .scope {
    color: var(--_muted);
  }
  .text p {
    text-wrap: pretty;
  }
  .played {
    margin-block-start: 0.2em;
  }
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.9375em;
  }

  /* how the source is read */
  summary {
    display: inline-block;
    padding-block: 0.15em;
    cursor: pointer;
    list-style: none;
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--_accent);
  }
  details p {
    margin-block: 0.2em 0.1em;
    padding-inline-start: 0.75em;
    border-inline-start: 2px solid var(--_line);
  }
  @media (pointer: coarse) {
    summary {
      min-block-size: 44px;
      align-content: center;
    }
  }

  /* a hand that earns it */
  .about {
    --mj-tile-width: 1.25em;
  }
  .sample {
    margin-block-start: 0.5em;
  }
  .hand {
    gap: 0.3em 0.4em;
    direction: ltr;
    line-height: 0;
  }
  .set {
    display: inline-flex;
    align-items: end;
    padding-block-end: 0.3em;
  }
  .sample small {
    display: block;
  }
  .faces {
    position: absolute;
  }
  /* by class alone: in the copies that a reference makes, nothing is inside .faces */
  .red,
  .green,
  .blue {
    stroke-width: 6px;
  }
  .unused .hand {
    opacity: 0.5;
    filter: grayscale(1);
  }

  .value {
    inline-size: 7.25em;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
    unicode-bidi: plaintext;
  }
  tbody .value {
    font-weight: 650;
  }
  .option .value,
  tbody .value ~ .value {
    font-weight: inherit;
  }
  .unused :is(.name, .text > :first-child, .value) {
    color: var(--_muted);
  }
  .value + .value {
    padding-inline-end: 0.4em;
  }
  thead .value + .value {
    padding-inline-end: calc(0.4em / 0.8125);
  }
  mark {
    margin-inline-end: -0.4em;
    padding: 0.15em 0.4em;
    border-radius: 0.3em;
    background: var(--_marked);
    color: inherit;
    font-weight: 650;
  }
  /* A short value stays in one piece. */
  mark.short {
    white-space: nowrap;
  }
  /* several columns say themselves what others play */
  table:not(.columns-1, .columns-2) .played,
  .of {
    display: none;
  }

  .copy {
    align-items: center;
    margin-block: 1.5em 0.5em;
  }

  /* text and tiles side by side where there is room */
  @container (inline-size >= 58em) {
    .about {
      position: relative;
    }
    .columns-1 .about {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 22em;
      gap: 0 1.5em;
      align-items: baseline;
    }
    .columns-1 .sample {
      margin: 0;
    }
  }
  /* several columns of values leave room for the text */
  @container (inline-size >= 38em) {
    table:not(.columns-1, .columns-2, .columns-3) th[scope='row'] {
      inline-size: 9em;
    }
    table:not(.columns-1, .columns-2, .columns-3) .value {
      inline-size: 4.25em;
      padding-inline-start: 0.6em;
    }
  }
`;

/** A narrow column of text: several values beside the name, and the meaning below it. */
const columnStyles = css`
  .scroll:not(.many) > table:not(.columns-1) {
    &,
    > :is(thead, tbody, caption) {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-columns: 6.5em;
      grid-auto-flow: column;
      align-items: start;
    }
    &:not(.columns-2, .columns-3) tr {
      grid-auto-columns: clamp(5.75em, 13.6%, 6.75em);
    }
    mark {
      display: inline-block;
      white-space: normal;
    }
    /* the fields of a table that is edited */
    &:has(.entry) tr {
      grid-auto-columns: 10em 6.25em;
    }
    :is(th[scope='row'], .value) {
      inline-size: auto;
    }
    .value {
      grid-row: 1 / span 2;
      padding-inline-start: 0;
    }
    th[scope='row'] {
      padding-block-end: 0;
    }
    .about {
      grid-area: 2 / 1;
      padding-inline-start: 0;
      padding-block-start: 0.15em;
    }
    thead th:nth-child(2) {
      display: none;
    }
  }
`;

const manyStyles = css`
  /* many columns scroll; the names stay, with the meaning below them */
  .many > table {
    inline-size: max-content;
    min-inline-size: 100%;
  }
  .many caption {
    max-inline-size: 100cqi;
  }
  .many tr > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: min(15em, 42cqi);
    min-inline-size: min(15em, 42cqi);
    padding-inline-end: 0.75em;
    border-inline-end: 1px solid var(--_line);
    background: var(--_page);
  }
  .many .names {
    display: none;
  }
  .many .scope {
    color: inherit;
  }
  .many th p {
    font-weight: 400;
  }
  .many .value {
    inline-size: 6em;
    min-inline-size: 5.75em;
    max-inline-size: 8em;
  }
  .scroll.many[data-before]:dir(ltr) {
    --_start: #000;
  }
  .scroll.many[data-before]:dir(rtl) {
    --_end: #000;
  }
`;

/** A phone: the name and the value in one line, then what it means. */
const phoneStyles = css`
  .scroll:not(.many) {
    :is(table, tbody, caption) {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 0.65em;
    }
    tbody :is(th, td) {
      padding-block: 0;
    }
    :is(th[scope='row'], .value) {
      inline-size: auto;
    }
  }
  tbody .about {
    grid-area: 2 / 1 / auto / -1;
    padding-inline-start: 0;
    padding-block-start: 0.15em;
  }
  .about {
    --mj-tile-width: min(1.25em, 5.5cqi);
  }
  .columns-1 .value {
    white-space: nowrap;
  }
  /* several values stand below one another, each with the name of its profile */
  .scroll:not(.many) > :not(.columns-1) > tbody {
    > tr {
      grid-template-columns: minmax(0, 1fr);
    }
    .about {
      grid-area: auto;
      padding-block-end: 0.35em;
    }
    .value {
      display: flex;
      gap: 0.75em;
      padding: 0.1em 0;
      text-align: var(--_begin);
    }
    .value .of {
      display: block;
      inline-size: 7em;
      color: var(--_muted);
      font-size: 0.875em;
      font-weight: 400;
    }
    /* the value is muted already */
    .unused .value .of {
      color: inherit;
    }
  }
`;

const narrowStyles = css`
  /* large text: the value has a line of its own */
  @container (inline-size < 16em) {
    .scroll:not(.many) tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    tbody .about {
      grid-area: auto;
    }
    tbody .value,
    .columns-1 .value {
      text-align: var(--_begin);
      white-space: normal;
    }
  }

  @media (forced-colors: active) {
    mark {
      background: Mark;
      color: MarkText;
    }
    .red,
    .green,
    .blue {
      fill: CanvasText;
      stroke: CanvasText;
    }
    .back {
      fill: Canvas;
    }
  }
  @media print {
    [part='note']:not([open]) {
      display: none;
    }
    /* paper does not scroll: many values follow the name in lines, each with the name of its profile */
    :is(th, td) {
      overflow-wrap: anywhere;
    }
    .many :is(table, tbody, caption) {
      display: block;
    }
    .many thead {
      display: none;
    }
    .many tbody tr {
      display: block;
      padding-block: 0.3em;
    }
    .many tbody tr > :is(th, td) {
      display: inline;
      position: static;
      padding: 0 0.75em 0 0;
      border: 0;
    }
    .many tbody th > :is(span, small, p) {
      display: block;
    }
    .many .of {
      display: inline;
      margin-inline-end: 0.35em;
      color: var(--_muted);
      font-weight: 400;
    }
    .room {
      --_kept: 18em;
    }
    section {
      --_kept: 10em;
    }
    /* As tall as the first rows, so that these follow on the same page */
    .head {
      break-inside: avoid;
    }
    .head::after {
      content: '';
      display: block;
      block-size: 18em;
      margin-block-end: -18em;
    }
    :is(tr, caption) {
      break-inside: avoid;
    }
    /* Paper has no room to the right of the last column. */
    mark {
      display: inline-block;
      margin-inline-end: 0;
      padding-inline: 0.1em;
      overflow-wrap: normal;
      outline: 0.5pt solid #666;
    }
    mark.short {
      white-space: normal;
    }
  }
`;

export const rulesStyles = [
  baseStyles,
  atWidth('38em <= inline-size < 52em', columnStyles),
  manyStyles,
  atWidth('inline-size < 38em', phoneStyles),
  narrowStyles,
];
