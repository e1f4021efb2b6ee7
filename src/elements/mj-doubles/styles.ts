import { css } from 'lit';

/** The sum, the columns with the limit across them, the sliders, and the tables of the model. */
export const doublesStyles = css`
  :host {
    --_gain: var(--mj-gain, light-dark(#0b6b3c, #7fcfa5));
    --_loss: var(--mj-loss, light-dark(#a3160f, #ff9d94));
    max-inline-size: 40rem;
  }
  p {
    margin: 0;
  }
  .quiet {
    color: var(--_muted);
    font-size: 0.93em;
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.4em;
    font-size: 1.6em;
    line-height: 1.25;
  }
  .sum b {
    color: var(--_gain);
  }
  .sum sup {
    font-size: 0.65em;
    line-height: 0;
  }
  .sum .over {
    color: var(--_muted);
    text-decoration: line-through;
  }

  .figure {
    position: relative;
  }
  .chart {
    position: relative;
    margin-block: 0.75rem 0.25rem;
    cursor: ew-resize;
    touch-action: pan-y;
    -webkit-user-select: none;
    user-select: none;
  }
  .columns {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: clamp(2px, 1.5%, 0.6rem);
  }
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    text-align: center;
  }
  .column svg {
    inline-size: 100%;
    block-size: 9rem;
    border-block-end: 1px solid var(--_muted);
  }
  .full {
    fill: color-mix(in srgb, var(--_gain) 38%, transparent);
  }
  .chosen .full {
    fill: var(--_gain);
  }
  .cut {
    fill: color-mix(in srgb, var(--_loss) 22%, transparent);
  }
  .chosen .cut {
    fill: color-mix(in srgb, var(--_loss) 55%, transparent);
  }
  .of {
    padding-block: 0.1rem;
    color: var(--_muted);
    font-size: 0.85em;
  }
  /* With many columns, every second number has room. */
  .many .of {
    margin-inline: -0.5em;
    font-size: 0.7em;
  }
  .many .column:nth-child(even):not(.chosen) .of {
    visibility: hidden;
  }
  .many .column:last-child .of {
    margin-inline-end: 0;
  }
  .chosen .of {
    color: inherit;
    font-weight: 700;
  }
  .limit {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    block-size: 9rem;
    pointer-events: none;
  }
  .limit line {
    stroke: var(--_loss);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .limit-label {
    position: absolute;
    inset-block-start: calc(9rem * 0.2 - 1.35em);
    inset-inline-start: 0.2rem;
    color: var(--_loss);
    font-size: 0.8em;
    pointer-events: none;
  }

  .sliders {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: 0.25rem 1.25rem;
    margin-block: 0.5rem;
  }
  label {
    display: grid;
    grid-template-columns: 1fr auto;
    font-size: 0.93em;
  }
  input {
    grid-column: 1 / -1;
    inline-size: 100%;
    min-block-size: 1.75rem;
    margin: 0;
    accent-color: var(--_accent);
  }
  .said {
    display: grid;
    gap: 0.15rem;
  }

  .model {
    margin-block-start: 1rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--_line);
  }
  .title {
    font-weight: 600;
  }
  th,
  td {
    padding-block: 0.3rem;
    vertical-align: top;
  }
  :is(th, td):not(:last-child) {
    padding-inline-end: 0.75rem;
  }
  thead th {
    vertical-align: bottom;
  }
  .shares :is(th, td):nth-child(n + 3) {
    inline-size: 33%;
  }
  /* Long words have room on a narrow telephone. */
  @media (max-width: 24rem) {
    :is(.shares, .statistics) :is(th, td):not(:last-child) {
      padding-inline-end: 0.35rem;
    }
    :is(.shares, .statistics) thead th {
      font-size: 0.8em;
    }
  }
  .statistics td {
    font-weight: 600;
  }
  .bar {
    margin-block: 0.1rem;
  }

  @media (forced-colors: active) {
    .full,
    .fill {
      fill: CanvasText;
    }
    .chosen .full {
      fill: Highlight;
    }
    .cut,
    .track {
      fill: GrayText;
    }
    .limit line {
      stroke: CanvasText;
    }
  }
  @media print {
    .sliders {
      display: none;
    }
  }
`;
