import { css } from '../../render/css.js';

export const waitsStyles = css`
  .found {
    margin-block: 0.75em;
    --mj-tile-width: 1.6em;
  }
  .head {
    align-items: center;
    gap: 0.25em 0.75em;
    margin-block-end: 0.4em;
    line-height: 1.25;
  }
  .head .chance {
    font-size: 2.25em;
    line-height: 1.1;
  }
  .chance {
    color: var(--_gain);
    font-size: 1.5em;
    font-weight: 650;
  }

  /* Five columns have room on a narrow telephone, also in languages with long words. */
  @media (max-width: 24em) {
    [part='table'] :is(th, td) {
      padding-inline-end: 0.35em;
    }
    [part='table'] > thead th {
      font-size: 0.8em;
    }
  }
  /* Large text on a phone */
  .wide {
    overflow-x: auto;
    margin-block: 0.5em;
    > table {
      margin: 0;
    }
  }
  tfoot :is(th, td) {
    border-block-end: 0;
    font-weight: 600;
  }
  .marks {
    color: var(--_gain);
    font-size: 0.6em;
    letter-spacing: 0.1em;
    white-space: nowrap;
    vertical-align: middle;
  }
  .gone > * {
    opacity: 0.55;
  }

  .title,
  .note {
    margin-block-end: 0.5em;
    font-weight: 600;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13em, 100%), 1fr));
    gap: 0.6em;
  }
  .card {
    overflow-x: auto;
    padding: 0.6em 0.75em;
    border: 1px solid var(--_line);
    border-radius: 0.6em;
  }
  .card.best {
    border-color: var(--_gain);
    background: var(--_felt);
  }
  .card .note {
    font-weight: 400;
  }
  .top {
    display: flex;
    align-items: center;
    gap: 0.5em;
    margin-block-end: 0.35em;
  }
  .name {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
  }
  .badge {
    padding: 0.05em 0.55em;
    border-radius: 1em;
    background: var(--mj-gain, var(--_filled));
    color: var(--_on);
    font-size: 0.75em;
    font-weight: 700;
  }
  .lines {
    margin-block: 0.35em 0;
    font-size: 0.9em;
    --mj-tile-width: 1.45em;
  }
  .lines :is(th, td) {
    padding-block: 0.2em;
    padding-inline-end: 0.4em;
  }
  .lines tbody tr:last-child :is(th, td) {
    border-block-end: 0;
  }
  .tiles {
    gap: 0.35em 0.45em;
    margin-block: 0.35em;
    --mj-tile-width: 1.4em;
  }
  .tiles li {
    display: flex;
    flex-direction: column;
    align-items: center;
    line-height: 1.2;
  }
  :is(details, .model) {
    margin-block-start: 0.6em;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 1.5em;
    color: var(--_accent);
    cursor: pointer;
  }
  details[open] summary {
    margin-block-end: 0.5em;
  }

  @media (forced-colors: active) {
    .fill {
      fill: Highlight;
    }
    .track {
      fill: Canvas;
      stroke: GrayText;
    }
    .card.best {
      border: 2px solid Highlight;
    }
    .badge {
      border: 1px solid;
    }
  }
  @media print {
    .found {
      --_kept: 12em;
    }
    .head,
    .title,
    .note {
      break-after: avoid;
    }
    .card {
      background: none;
    }
    .card,
    table {
      break-inside: avoid;
    }
  }
`;
