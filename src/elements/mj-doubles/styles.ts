import { css } from '../../render/css.js';

export const doublesStyles = css`
  :host {
    max-inline-size: 40em;
  }
  /* A calculation runs from left to right on every page. */
  .sum {
    justify-content: var(--_begin);
    align-items: baseline;
    direction: ltr;
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
    margin-block: 0.75em 0.25em;
    cursor: ew-resize;
    touch-action: pan-y pinch-zoom;
    -webkit-user-select: none;
    user-select: none;
  }
  .columns {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: clamp(2px, 1.5%, 0.6em);
  }
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    text-align: center;
  }
  .column svg {
    inline-size: 100%;
    block-size: 9em;
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
    padding-block: 0.1em;
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
    block-size: 9em;
    pointer-events: none;
  }
  .limit line {
    stroke: var(--_loss);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .limit-label {
    position: absolute;
    inset-block-start: calc(9em * 0.2 / 0.8 - 1.35em);
    inset-inline-start: 0.25em;
    color: var(--_loss);
    font-size: 0.8em;
    pointer-events: none;
  }

  .sliders {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13em, 100%), 1fr));
    gap: 0.25em 1.25em;
    margin-block: 0.5em;
  }
  label {
    display: grid;
    grid-template-columns: 1fr auto;
    font-size: 0.93em;
  }
  input {
    grid-column: 1 / -1;
    inline-size: 100%;
    min-block-size: 1.9em;
    font-size: inherit;
    accent-color: var(--_accent);
  }

  .model {
    overflow-x: auto;
    margin-block-start: 1em;
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--_line);
  }
  .title,
  .statistics td {
    font-weight: 600;
  }
  :is(th, td) {
    padding-block: 0.3em;
    vertical-align: top;
  }
  :is(th, td):not(:last-child) {
    padding-inline-end: 0.75em;
  }
  .shares :is(th, td):nth-child(n + 3) {
    inline-size: 33%;
  }
  /* Long words have room on a narrow telephone. */
  @media (max-width: 24em) {
    :is(.shares, .statistics) :is(th, td):not(:last-child) {
      padding-inline-end: 0.35em;
    }
    :is(.shares, .statistics) thead th {
      font-size: 0.8em;
    }
  }
  .bar {
    margin-block: 0.1em;
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
      fill: Canvas;
      stroke: GrayText;
    }
    .limit line {
      stroke: CanvasText;
    }
  }
`;
