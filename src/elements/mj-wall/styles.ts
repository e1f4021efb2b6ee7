import { css } from '../../render/css.js';

export const wallStyles = css`
  :host {
    --_rail: color-mix(in srgb, var(--_table), light-dark(#0b4a30, #000) 9%);
    --_pile: var(--mj-back, light-dark(#247353, #2a7a58));
    --_inlay: var(--mj-back-pattern, light-dark(#4f9a7b, #4f9a7b));
    --_ivory: light-dark(#fdf9ee, #ebe4d1);
    --_ivory-side: var(--mj-face-shade, light-dark(#e6dbc0, #c2b79b));
    --_dead: var(--mj-dead-wall, light-dark(#a3552a, #b1653a));
    --_dead-inlay: color-mix(in srgb, var(--_dead), #fff 38%);
    max-inline-size: 38em;
  }
  .wall {
    display: block;
    inline-size: 100%;
    direction: ltr;
    overflow: visible;
    color: var(--_ink);
  }
  .table {
    fill: var(--_rail);
    stroke: var(--_line);
  }
  .felt {
    fill: var(--_table);
  }

  /* tiles, seen from above and a little from East */
  .body {
    fill: var(--_ivory-side);
    stroke: color-mix(in srgb, var(--_ivory-side), #000 45%);
    stroke-width: 0.7;
  }
  .ivory {
    fill: var(--_ivory);
  }
  .bamboo {
    fill: color-mix(in srgb, var(--_pile), #000 var(--_darker, 28%));
  }
  .upper {
    fill: var(--_pile);
    stroke: color-mix(in srgb, var(--_pile), #000 var(--_rim, 38%));
    stroke-width: 0.7;
  }
  .inlay {
    fill: none;
    stroke: var(--_inlay);
    stroke-width: 0.8;
  }
  .dead {
    --_pile: var(--_dead);
    --_inlay: var(--_dead-inlay);
    --_darker: 30%;
    --_rim: 45%;
  }
  .mark,
  .next .inlay {
    fill: var(--_inlay);
  }
  .loose .mark {
    fill: none;
  }
  .counted .inlay {
    stroke: #fff;
    stroke-width: 1.4;
  }
  .gap rect {
    fill: none;
    stroke: color-mix(in srgb, var(--_ink), transparent 72%);
    stroke-width: 0.8;
    stroke-dasharray: 2.2 2.2;
  }

  text {
    fill: var(--_ink);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .taker {
    font-size: 14px;
    font-weight: 600;
  }
  .half {
    font-size: 11px;
  }
  .taker.east {
    fill: var(--_accent);
  }
  .order {
    fill: #fff;
    font-size: 15px;
    font-weight: 700;
  }
  .number {
    font-size: 14px;
  }
  .number.last {
    font-weight: 700;
    font-size: 17px;
    fill: var(--_accent);
  }
  .way,
  .turn {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .turn {
    stroke-width: 2;
  }
  .turn.wall {
    stroke: var(--_ink);
    stroke-dasharray: 1 6;
  }
  .label {
    font-size: 17px;
  }
  .figure {
    font-size: 38px;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .seat circle {
    fill: none;
    stroke: color-mix(in srgb, var(--_ink), transparent 60%);
    stroke-width: 0.9;
  }
  .seat path {
    fill: var(--_ink);
  }
  .dealer circle {
    fill: var(--_accent);
    stroke: var(--_accent);
  }
  .dealer path {
    fill: var(--_table);
  }
  .die rect {
    fill: light-dark(#fffdf6, #ece6d6);
    stroke: light-dark(#b7ab8c, #8d8468);
    stroke-width: 0.9;
  }
  .pip {
    fill: #1d2b63;
  }
  .scarlet {
    fill: #b3201f;
  }

  .text {
    margin-block-start: 0.75em;
  }
  .text b {
    color: var(--_accent);
  }
  .dealt {
    margin-block-start: 0.75em;
    --mj-tile-width: clamp(0.95em, 5.2vw, 1.5em);
  }
  .hand {
    align-items: center;
    gap: 0.2em 0.5em;
    padding-block: 0.3em;
    border-block-end: 1px solid var(--_line);
  }
  .tiles {
    display: inline-flex;
    flex-wrap: wrap;
    direction: ltr;
  }
  ol {
    margin-block: 0.4em;
    padding-inline-start: 1.4em;
    list-style: decimal;
  }

  .bar {
    gap: 0.35em;
    margin-block-start: 0.6em;
  }
  /* Nine steps fill their rows: three of three on a phone, else five and four. */
  .steps {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(6.5em, (100% - 1.4em) / 5), 1fr));
  }
  .steps button {
    padding-inline: 0.3em;
    font-size: 0.86em;
  }
  .cards {
    margin-block: 0.75em 0;
  }

  /* Line drawings; in print, ink on white */
  @media print, (forced-colors: active) {
    :host {
      --_rail: Canvas;
      --_pile: Canvas;
      --_inlay: CanvasText;
      --_ivory: Canvas;
      --_ivory-side: Canvas;
      --_dead: Canvas;
      --_dead-inlay: CanvasText;
    }
    :is(.body, .upper) {
      stroke: CanvasText;
    }
    :is(.bamboo, .order, .pip, .scarlet) {
      fill: CanvasText;
    }
  }
  .message {
    margin-block: 0.5em;
    color: var(--_wrong);
  }

  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
    .table,
    .die rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .counted .inlay {
      stroke: CanvasText;
      stroke-width: 3;
    }
  }
  @media print {
    :host {
      --_accent: CanvasText;
      --_inlay: #555;
      color-scheme: light;
      break-inside: avoid;
    }
    .text b {
      color: inherit;
    }
  }
`;
