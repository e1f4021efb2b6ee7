import { css } from 'lit';

/** The table, its tiles and the controls below. */
export const wallStyles = css`
  :host {
    --_felt: var(--mj-felt, light-dark(#e4f0e9, #1a2b23));
    --_table: color-mix(in srgb, var(--_felt), light-dark(#0b4a30, #000) 9%);
    --_ink: light-dark(#1c2a24, #dbe7df);
    --_pile: var(--mj-back, light-dark(#247353, #2a7a58));
    --_inlay: var(--mj-back-pattern, light-dark(#4f9a7b, #4f9a7b));
    --_ivory: light-dark(#fdf9ee, #ebe4d1);
    --_ivory-side: var(--mj-face-shade, light-dark(#e6dbc0, #c2b79b));
    --_dead: var(--mj-dead-wall, light-dark(#a3552a, #b1653a));
    --_dead-inlay: color-mix(in srgb, var(--_dead), #fff 38%);
    max-inline-size: 38em;
  }
  figure,
  p,
  ol {
    margin: 0;
    padding: 0;
  }
  .wall {
    display: block;
    inline-size: 100%;
    block-size: auto;
    direction: ltr;
    overflow: visible;
    color: var(--_ink);
  }
  .table {
    fill: var(--_table);
    stroke: var(--_line);
  }
  .felt {
    fill: var(--_felt);
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
    fill: color-mix(in srgb, var(--_pile), #000 28%);
  }
  .upper {
    fill: var(--_pile);
    stroke: color-mix(in srgb, var(--_pile), #000 38%);
    stroke-width: 0.7;
  }
  .inlay {
    fill: none;
    stroke: var(--_inlay);
    stroke-width: 0.8;
  }
  .dead .bamboo {
    fill: color-mix(in srgb, var(--_dead), #000 30%);
  }
  .dead .upper {
    fill: var(--_dead);
    stroke: color-mix(in srgb, var(--_dead), #000 45%);
  }
  .dead .inlay {
    stroke: var(--_dead-inlay);
  }
  .dead .mark {
    fill: var(--_dead-inlay);
  }
  .loose .mark {
    fill: none;
  }
  .counted .inlay {
    stroke: #fff;
    stroke-width: 1.4;
  }
  .next .inlay {
    fill: var(--_inlay);
  }
  .gap rect {
    fill: none;
    stroke: color-mix(in srgb, var(--_ink), transparent 72%);
    stroke-width: 0.8;
    stroke-dasharray: 2.2 2.2;
  }

  text {
    fill: var(--_ink);
    font-family: inherit;
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
  .way {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .turn {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
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
    fill: var(--_felt);
  }
  .die rect {
    fill: light-dark(#fffdf6, #ece6d6);
    stroke: light-dark(#b7ab8c, #8d8468);
    stroke-width: 0.9;
  }
  .pip {
    fill: #1d2b63;
  }
  .pip.scarlet {
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2em 0.5em;
    padding-block: 0.3em;
    border-block-end: 1px solid var(--_line);
  }
  .wind {
    flex: none;
    inline-size: 1.3em;
    block-size: 1.3em;
    fill: var(--_accent);
  }
  .tiles {
    display: inline-flex;
    flex-wrap: wrap;
    direction: ltr;
  }
  .dealt ol {
    padding-inline-start: 1.4em;
    margin-block: 0.4em;
  }

  .message {
    margin-block: 0.5em;
    color: var(--_wrong);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
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
    padding-inline-start: 1.4em;
    margin-block-start: 0.75em;
  }

  @media (forced-colors: active) {
    :host {
      --_felt: Canvas;
      --_table: Canvas;
      --_ink: CanvasText;
      --_accent: CanvasText;
      --_pile: Canvas;
      --_inlay: CanvasText;
      --_ivory: Canvas;
      --_ivory-side: Canvas;
      --_dead: Canvas;
      --_dead-inlay: CanvasText;
    }
    svg {
      forced-color-adjust: none;
    }
    .table,
    .body,
    .upper,
    .dead .upper,
    .die rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .bamboo,
    .dead .bamboo,
    .pip,
    .pip.scarlet {
      fill: CanvasText;
    }
    .order {
      fill: CanvasText;
    }
    .counted .inlay {
      stroke: CanvasText;
      stroke-width: 3;
    }
    .dealer path {
      fill: Canvas;
    }
  }

  @media print {
    :host {
      --_felt: #fff;
      --_table: #fff;
      --_ink: #000;
      --_accent: #000;
      --_pile: #fff;
      --_inlay: #555;
      --_ivory: #fff;
      --_ivory-side: #fff;
      --_dead: #fff;
      --_dead-inlay: #000;
      color-scheme: light;
      break-inside: avoid;
    }
    .upper,
    .dead .upper,
    .body {
      stroke: #000;
      fill: #fff;
    }
    .bamboo,
    .dead .bamboo {
      fill: #000;
    }
    .order {
      fill: #000;
    }
    .dealer path {
      fill: #fff;
    }
    .pip,
    .pip.scarlet {
      fill: #000;
    }
    .bar {
      display: none;
    }
  }
`;
