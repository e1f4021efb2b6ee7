import { css } from '../../render/css.js';
import { seatsAround } from '../../render/felt.styles.js';

const baseStyles = css`
  :host {
    --_least: 8em;
    --_most: 44em;
  }
  p {
    margin-block: 0.75em;
  }

  .seat {
    min-inline-size: 0;
    box-sizing: border-box;
    padding: 0.6em 0.75em;
    border: 1px solid var(--_line);
    border-radius: 0.6em;
    align-content: center;
  }
  .seat.winner {
    border-color: var(--_gain);
    box-shadow: inset 0 0 0 1px var(--_gain);
  }
  .head,
  dl,
  dl > div {
    align-items: baseline;
    gap: 0.15em 0.5em;
  }
  dl {
    column-gap: 1.25em;
  }
  .wind {
    align-self: center;
    inline-size: 1.6em;
    overflow: visible;
  }
  .role {
    padding: 0.05em 0.55em;
    border: 1px solid;
    border-radius: 1em;
    font-size: 0.8em;
  }
  .gain,
  .winner .role {
    color: var(--_gain);
  }
  .loss {
    color: var(--_loss);
  }
  dt,
  caption,
  thead th {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .total {
    font-weight: 650;
  }
  /* One tile size for all four hands: three rows fit the seats at the sides, and no hand shrinks to save a row. */
  ::slotted(*) {
    --mj-tile-width: 1.75em;
    --_smallest: 0.999;
    margin-block: 0.5em;
  }

  /* Blog software inserts line breaks between tags. */
  ::slotted(br) {
    display: none;
  }

  .felt {
    display: none;
    border-radius: 1em;
  }
  .felt svg {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }
  .felt path {
    fill: none;
    stroke: var(--_gain);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .between path {
    stroke: var(--_accent);
    stroke-width: 1.75;
    stroke-dasharray: 5 4;
  }
  .between .tip {
    stroke-dasharray: none;
  }
  .current path {
    stroke-width: 4;
  }
  .current.between path:not(.tip) {
    stroke-dasharray: 7 8;
  }
  text {
    font-size: 12.5px;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
    fill: currentColor;
    stroke: var(--_table);
    stroke-width: 5;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .beside {
    text-anchor: start;
  }
  .current text {
    font-size: 15px;
  }

  /* Steps and choices */
  label {
    max-inline-size: 100%;
    align-items: center;
    gap: 0.4em;
  }
  label > span::first-letter {
    text-transform: uppercase;
  }
  .seat select {
    margin-block-start: 0.4em;
  }
  :is(.seat, .bar) select {
    padding-inline: 0.5em;
    /* With large text, a choice gets smaller before it is cut. */
    font-size: max(min(1em, 6cqi), 16px);
  }

  table {
    margin-block: 1em;
  }
  caption {
    margin-block-end: 0.25em;
  }
  :is(th, td) {
    padding-block: 0.3em;
    padding-inline: 0.75em 0;
    border-block-end: 1px solid var(--_line);
    text-align: end;
    vertical-align: baseline;
  }
  th:first-child {
    padding-inline: 0;
    text-align: var(--_begin);
  }
  thead th {
    border-block-end-color: currentColor;
  }
  [part='ledger'] thead th + th {
    inline-size: 4.25em;
  }
  /* A double rule below the totals, as in a ledger */
  tfoot :is(th, td) {
    border-block: 1px solid currentColor;
    border-block-end: 3px double currentColor;
    font-weight: 650;
  }
  mark {
    padding-inline: 0.2em;
    border-radius: 0.2em;
    color: inherit;
    background: color-mix(in srgb, var(--_accent) 22%, transparent);
  }

  /* The sentences already contain the amounts. */
  @container (inline-size < 30em) {
    [part='ledger'] :is(td, thead, tfoot) {
      display: none;
    }
  }

  /* Seats are as long as the side that the arrows meet. */
  @container (inline-size >= 30em) {
    .around {
      grid-template-areas: '. west .' 'north felt south' '. east .';
      grid-template-columns: minmax(8.5em, 1fr) minmax(12em, 20em) minmax(8.5em, 1fr);
    }
  }
  @container (inline-size >= 44em) {
    .with-hands {
      grid-template-areas: 'west west west' 'north felt south' 'east east east';
      grid-template-columns: minmax(0, 1fr) 15em minmax(0, 1fr);

      .east,
      .west {
        justify-self: center;
        inline-size: min(100%, 30em);
      }
    }
    ::slotted(*) {
      --mj-tile-width: 1.5em;
    }
  }

  /* Two seats beside each other, each with its hand in one row of tiles, and sentences below, which contain the amounts */
  .compact {
    gap: 0.3em;

    .seat {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.75em;
      padding: 0.25em 0.5em;
    }
    .head {
      flex: 1 0 auto;
      flex-wrap: nowrap;
    }
    .wind {
      inline-size: 1.25em;
    }
    dl {
      column-gap: 0.75em;
    }
  }
  :host([view~='compact' i]) {
    ::slotted(*) {
      --mj-tile-width: 1.2em;
      --_smallest: 0.6;
      flex-basis: 100%;
      order: 1;
      margin-block: 0.15em;
    }
    table {
      margin-block: 0.4em 0;
    }
    [part='ledger'] :is(td, tfoot) {
      display: none;
    }
    [part='ledger'] th {
      padding-block: 0.1em;
    }
  }
  @container (inline-size >= 30em) {
    .compact {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .current {
      animation: appear 0.35s ease-out;
    }
    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  }

  @media (forced-colors: active) {
    mark {
      background: Mark;
      color: MarkText;
    }
  }

  @media print {
    :host {
      break-inside: avoid;
    }
    .felt {
      border: 0.5pt solid #666;
    }
    .table,
    table {
      break-inside: avoid;
    }
  }
  /* Firefox doesn’t print what a container query gives another display, so the width of the page decides it first */
  @media print and (width < 30em) {
    [part='ledger'] :is(td, thead, tfoot) {
      display: none;
    }
  }

  /* Sums run from left to right on every page. */
  :is(td, dd) {
    unicode-bidi: plaintext;
  }
`;

/** A list of seats, arranged around a table if there is room. Colors and lines are mixed from the text color. */
export const settlementStyles = [seatsAround('.around', '30em'), seatsAround('.with-hands', '44em'), baseStyles];
