import { unsafeCSS } from 'lit';
import { css, unseen } from '../../render/css.js';
import { seatsAround } from '../../render/felt.styles.js';

/** What is stacked on phones is side by side where there is room, and on paper. */
const wideStyles = css`
  .change {
    display: inline;
  }
  .won .change {
    margin-inline-end: 0;
  }
  .running {
    display: inline-block;
  }
  .below {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const baseStyles = css`
  :host {
    --_least: 16em;
    --_most: 56em;
  }
  .heading {
    margin-block-end: 0.75em;
  }
  .room {
    position: relative;
  }
  .gain {
    color: var(--_gain);
  }
  .loss {
    color: var(--_loss);
  }
  .total,
  td {
    unicode-bidi: plaintext;
  }

  /* a sum is read from left to right on every page */
  :is(.change, .running, .gain, .loss):dir(rtl) {
    direction: ltr;
    unicode-bidi: isolate;
  }

  .where {
    align-items: baseline;
    gap: 0 0.75em;
  }
  .where b {
    font-size: 1.125em;
  }

  /* the table as it stands: four columns on a phone, a square where there is room */
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1em;
    margin-block: 0.75em 1em;
  }
  .seats {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.4em;
  }
  .seat {
    min-inline-size: 0;
    box-sizing: border-box;
    padding: 0.4em 0.5em;
    border: 1px solid var(--_line);
    border-radius: 0.6em;
  }
  .dealer {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .who {
    align-items: center;
    gap: 0 0.35em;
  }
  .mark {
    fill: var(--_accent);
  }
  .name {
    min-inline-size: 0;
  }
  .name,
  .sheet > thead th {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :is(.dice, .ring, .line, .chip) {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .dice {
    display: block;
    inline-size: 1.9em;
    overflow: visible;
  }
  .dice rect {
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .dice path {
    stroke: var(--_loss);
    stroke-width: 4;
  }
  .seat .total {
    font-weight: 650;
    font-size: 1.125em;
  }
  :is(.own, .sheet .round th, .sheet .share :is(th, td), .chips thead :is(th, td)) {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .own {
    line-height: 1.35;
  }
  .felt {
    display: none;
    border-radius: 1em;
  }
  .ring {
    display: block;
    inline-size: 100%;
  }
  .ring circle {
    stroke: var(--_accent);
    stroke-width: 1.5;
  }
  .ring :is(.play, .wall) {
    stroke: var(--_gain);
    stroke-width: 2.5;
  }
  .ring .wall {
    stroke: var(--_muted);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }
  .ring .tip {
    stroke-dasharray: none;
  }
  .ways {
    margin-block-start: 0.5em;
  }

  caption {
    padding-block-end: 0.25em;
    font-weight: 650;
  }
  .sheet {
    --_columns: max(44px, 3.1em) repeat(4, minmax(0, 1fr));
    font-size: clamp(0.75em, 4.2cqi, 1em);
  }
  .sheet > * > tr:not(.round, .note, .detail) {
    border-block-end: 1px solid var(--_line);
  }
  /* rows are grids, so that those out of view need not be laid out; on paper, they are a table whose head is repeated */
  @media screen {
    .sheet,
    .sheet > *,
    .round,
    .note,
    .detail,
    .sheet > * > * > [colspan] {
      display: block;
    }
    .full {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 28.5em;
    }
    .sheet > * > tr:not(.round, .note, .detail) {
      display: grid;
      grid-template-columns: var(--_columns);
    }
  }
  .sheet > * > tr > :is(th, td) {
    min-inline-size: 0;
    padding: 0.3em 0.35em;
    text-align: end;
    align-content: center;
  }
  :is(.sheet > * > tr > :first-child, .chips tbody th) {
    padding-inline-start: 0;
    text-align: var(--_begin);
  }
  :is(.sheet thead th, .share span) {
    color: inherit;
  }
  .sheet > thead > tr {
    border-block-end-color: currentColor !important;
  }
  .sheet > thead th {
    padding-inline-start: 0;
    font-weight: 650;
  }
  .sheet .round th {
    padding-block: 0.9em 0.25em;
    letter-spacing: 0.04em;
  }
  .hand th {
    padding: 0 !important;
  }
  .hand {
    cursor: pointer;
  }
  .hand button {
    display: flex;
    gap: 0.75em;
    inline-size: 100%;
    padding: 0.3em 0;
    border: 0;
    font: inherit;
    text-align: var(--_begin);
    align-items: center;
    cursor: inherit;
  }
  .no {
    flex: none;
    min-inline-size: 1.6em;
    padding-inline-end: 0.9em;
    box-sizing: border-box;
    color: var(--_muted);
    text-align: end;
    position: relative;
  }
  .no::after {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-end: 0;
    border: 0.28em solid transparent;
    border-inline-start-color: currentColor;
  }
  [aria-expanded='true'] .no::after {
    inset-block-start: 0.62em;
    inset-inline-end: 0.14em;
    border-color: currentColor transparent transparent;
  }
  .said {
    display: none;
    min-inline-size: 0;
  }
  :is(.change, .running) {
    display: block;
  }
  .running {
    color: var(--_muted);
    font-size: 0.75em;
  }
  /* the winner is circled, the discarder underlined, and the dealer is on the felt with a small letter */
  .won .change {
    display: inline-block;
    margin-inline-end: -0.35em;
    padding-inline: 0.35em;
    border-radius: 1em;
    box-shadow: 0 0 0 1.5px currentColor;
    color: var(--_gain);
    font-weight: 700;
    line-height: 1.3;
  }
  .threw .change {
    text-decoration: underline dotted 1.5px;
    text-underline-offset: 0.2em;
  }
  .deals {
    background: color-mix(in srgb, var(--_gain) 9%, transparent);
  }
  .deals .running::before {
    content: attr(data-east);
    content: attr(data-east) / '';
    margin-inline-end: 0.5em;
    color: var(--_accent);
    font-weight: 700;
  }
  /* what these marks mean */
  .marks {
    gap: 0.2em 1.2em;
    margin-block: 0.5em 0;
  }
  .marks .deals {
    padding-inline: 0.4em;
  }
  .marks .running {
    color: inherit;
    font-size: 1em;
  }
  .marks .won {
    margin-inline-start: 0.35em;
  }
  .marks .change {
    display: inline-block;
    margin-inline-end: 0;
    color: inherit;
  }
  .changed {
    background: color-mix(in srgb, var(--_accent) 9%, transparent);
  }
  .note td {
    color: var(--_accent);
    font-size: 0.8125em;
  }
  .detail > td {
    padding-block: 0.5em 1.25em !important;
  }
  :is(.change, .sheet tfoot td, .totals th) {
    white-space: nowrap;
  }
  .sheet > tfoot > .totals {
    border-block: 1px solid currentColor;
    border-block-end: 3px double currentColor;
    font-weight: 650;
  }
  .sheet .share :is(th, td) {
    padding-inline-end: 0.43em;
  }
  .sheet .share th {
    line-height: 1.2;
  }

  .below {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5em 2.5em;
    margin-block-start: 1.75em;
  }
  figcaption {
    padding-block-end: 0.5em;
    font-weight: 650;
  }
  .plot {
    position: relative;
    direction: ltr;
  }
  .plot svg {
    display: block;
    inline-size: 100%;
    block-size: 9em;
    overflow: visible;
  }
  .scale {
    position: absolute;
    inset-block-start: -0.5em;
    inset-inline-start: 0;
    color: var(--_muted);
    font-size: 0.75em;
    line-height: 1;
  }
  .scale + .scale {
    inset-block: auto -0.4em;
  }
  .zero {
    stroke: var(--_muted);
    stroke-dasharray: 2 3;
    vector-effect: non-scaling-stroke;
  }
  .line {
    /* colors of players are not those of gains and losses */
    stroke: color-mix(in oklab, #3d7bf0 65%, currentColor);
    stroke-width: 2.25;
    vector-effect: non-scaling-stroke;
  }
  .line.p2 {
    stroke: color-mix(in oklab, #c98f00 70%, currentColor);
    stroke-dasharray: 7 4;
  }
  .line.p3 {
    stroke: color-mix(in oklab, #cf43dc 65%, currentColor);
    stroke-dasharray: 1.5 4;
  }
  .line.p4 {
    stroke: var(--_muted);
    stroke-dasharray: 10 4 1.5 4;
  }
  .legend {
    gap: 0.27em 1.33em;
    margin-block-start: 0.8em;
    font-size: 0.9375em;
  }
  .legend li {
    align-items: center;
    gap: 0.4em;
  }
  .legend svg {
    inline-size: 1.75em;
    block-size: 0.4em;
    overflow: visible;
  }
  .chips caption .quiet {
    display: block;
    font-weight: 400;
  }
  .chips :is(th, td) {
    padding: 0.35em 0.25em;
    border-block-end: 1px solid var(--_line);
    text-align: center;
  }
  .chips thead :is(th, td) {
    border-block-end-color: currentColor;
  }
  .chips .none {
    color: var(--_muted);
  }
  .chip {
    stroke: currentColor;
  }
  .chips .chip {
    display: block;
    inline-size: min(100%, 3.6em);
    margin: 0 auto 0.15em;
  }
  .chip rect {
    fill: color-mix(in srgb, currentColor 5%, transparent);
    stroke: var(--_muted);
    stroke-width: 1.25;
  }
  .chip path {
    stroke-width: 4;
  }
  .chip .red {
    stroke: var(--_wrong);
  }

  .text {
    overflow-wrap: anywhere;
  }
  mark {
    padding-inline: 0.15em;
    border-radius: 0.2em;
    color: inherit;
    background: color-mix(in srgb, var(--_loss) 25%, transparent);
  }

  .in-short {
    display: none;
  }
  @container (15em <= inline-size < 40em) {
    .in-short {
      display: inline;
    }
    bdi > .in-short {
      font-size: clamp(0.6875em, 3.9cqi, 1em);
    }
  }
  @container (inline-size < 24em) {
    .totals th {
      font-size: 0.8125em;
    }
    .seats {
      gap: 0.25em;
    }
    .seat {
      padding-inline: 0.2em;
    }
    .name {
      flex: 1 0 100%;
    }
  }
  @container (inline-size < 48em) {
    .editing .desk {
      margin-block-start: 0.25em;
    }
  }
  @container (inline-size < 32em) {
    :is(.own, .seat .marker) {
      display: none;
    }
    .seats .wind {
      inline-size: 1.1em;
    }
    .seat .total {
      font-size: clamp(0.75em, 4.2cqi, 1.125em);
      white-space: nowrap;
    }
  }
  /* With large text on a phone, the four players take two rows. */
  @container (inline-size < 15em) {
    .chips {
      font-size: min(0.85em, 5.5cqi);
    }
    .seats {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* There is room for whole names. */
    .name,
    .sheet > thead th {
      white-space: normal;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    :is(.name, .row, .ranking, thead) bdi {
      font-size: min(1em, 6.5cqi);
    }
    bdi.long-name {
      font-size: min(1em, 5cqi);
    }
    .sheet {
      --_columns: max(44px, 2.6em) repeat(2, minmax(0, 1fr));
    }
    .sheet > * > tr > td {
      padding-inline: 0.1em;
    }
    .sheet > * > :is(.totals, .share) > th {
      padding-inline: 0;
    }
    .won .change {
      margin-inline-end: 0;
      padding-inline: 0.15em;
    }
    .sheet > * > tr:not(.round, .note, .detail) > :first-child {
      grid-row: span 2;
    }
  }
  @container (inline-size >= 32em) {
    .sheet {
      --_columns: minmax(0, 3fr) repeat(4, minmax(0, 1.75fr));
    }
    :is(.share, .totals) th {
      white-space: nowrap;
    }
    .said {
      display: block;
    }
    .seats {
      display: contents;
    }
    .table {
      display: grid;
      grid-template-areas: '. west .' 'north felt south' '. east .' 'ways ways ways';
      grid-template-columns: minmax(8.5em, 12.5em) minmax(8em, 12.5em) minmax(8.5em, 12.5em);
      gap: 0.5em;
      justify-content: center;
    }
    .ways {
      grid-area: ways;
      margin: 0;
      text-align: center;
    }
    .seat {
      align-self: center;
      padding: 0.6em 0.75em;
    }
  }
  @container (inline-size >= 48em) {
    .running {
      min-inline-size: 4.6em;
      font-size: 0.8125em;
    }
    .editing .desk {
      /* The table needs 26em: three seats and two gaps. */
      grid-template-columns: minmax(0, 24em) minmax(26em, 1fr);
      align-items: start;
      gap: 2em;
    }
  }

  @media (forced-colors: active) {
    :is(.line.line, .chip, .chip .red) {
      stroke: CanvasText;
    }
    .chip rect {
      fill: Canvas;
    }
    .won .change {
      outline: 1px solid;
    }
    .dealer {
      border-width: 3px;
    }
    .no::after {
      display: none;
    }
  }
  @media print {
    .no::after,
    .table {
      display: none;
    }
    .deals {
      background: none;
    }

    /* a score sheet: a game of four rounds on one page, and a longer one in smaller print */
    :host,
    :is(tr, figure, .chips) {
      break-inside: avoid;
    }
    .room {
      --_row: 0.2em;
      font-size: 0.75em;
      line-height: 1.25;
    }
    .room:has(.long, .longer) {
      --_row: 0.08em;
      font-size: 0.67em;
    }
    .room:has(.longer) {
      font-size: 0.58em;
      line-height: 1.1;
    }
    .sheet {
      table-layout: fixed;
      font-size: 1em;
    }
    .sheet > * > tr > [role] {
      padding-block: var(--_row);
      vertical-align: baseline;
    }
    .sheet > thead th:first-child {
      inline-size: 34%;
    }
    .sheet .round th {
      padding-block: 0.5em 0.1em;
      break-after: avoid;
    }
    .hand button {
      min-block-size: 0;
      padding: 0;
    }
    .no {
      min-inline-size: 2.2em;
      padding-inline-end: 0.6em;
    }
    .said {
      display: block;
    }
    .running {
      min-inline-size: 4.2em;
    }
    .sheet > * > tr > td {
      padding-inline: 0;
      white-space: nowrap;
    }
    :is(.desk, .heading) {
      margin-block: 0;
    }
    .below {
      margin-block-start: 1em;
    }
    .plot svg {
      block-size: 8em;
    }
    .chips :is(th, td) {
      padding-block: 0.1em;
    }
  }
`;

/** A score sheet. Colors and lines are mixed from the text color. */
export const gameStyles = [
  seatsAround('.table', '32em'),
  baseStyles,
  // Screen readers read the whole name.
  unseen('.in-full', '@container (15em <= inline-size < 40em)'),
  ...['@container (inline-size >= 48em)', '@media print'].map((where) => unsafeCSS(`${where}{${wideStyles.cssText}}`)),
];
