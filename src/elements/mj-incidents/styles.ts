import { css } from '../../render/css.js';

/** One table for each part of the game; an error is a heading over its outcomes, so that three columns fit a phone. */
export const incidentsStyles = css`
  :host {
    max-inline-size: 46em;
  }
  p {
    margin-block: 0.5em;
  }
  table {
    table-layout: fixed;
    line-height: 1.4;
    margin-block: 0 1.25em;
  }
  caption {
    padding-block: 0.4em;
    color: var(--_accent);
    font-size: 1.1em;
    font-weight: 600;
  }
  :is(th, td) {
    padding: 0.25em 0.6em 0.25em 0;
    vertical-align: top;
  }
  thead th {
    font-size: 0.9em;
    border-block-end: 1px solid var(--_line);
  }
  thead th:first-child {
    inline-size: 37%;
  }
  tbody {
    border-block-end: 1px solid var(--_line);
  }
  .what {
    padding-block: 0.55em 0.1em;
    font-weight: 600;
  }
  tbody tr:last-child td {
    padding-block-end: 0.55em;
  }
  .cost {
    inline-size: 3.55em;
    padding-inline-end: 0;
    text-align: end;
    color: var(--_muted);
  }
  .loss {
    color: var(--_loss);
    font-weight: 600;
  }
  abbr {
    text-decoration: none;
  }
  .fine {
    display: block;
    color: var(--_loss);
    font-weight: 400;
  }
  .message {
    color: var(--_wrong);
  }

  /* Large text on a phone has no room for three columns. */
  @media (width < 17em) {
    table,
    caption,
    tbody,
    tr,
    :is(th, td) {
      display: block;
    }
    thead {
      display: none;
    }
    .cost {
      inline-size: auto;
      text-align: var(--_begin);
    }
  }
  @media print {
    .kept {
      --_kept: 10em;
    }
    tbody {
      break-inside: avoid;
    }
  }
`;
