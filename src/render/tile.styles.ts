import { unsafeCSS, type CSSResult } from 'lit';
import { css } from './css.js';
import { palette } from './palette.js';

/** On the host rather than each tile, since a thousand hands have fourteen thousand tiles. */
const colors = unsafeCSS(
  `:host{${Object.entries(palette)
    .map(([name, pair]) => `--_${name}:var(--mj-${name},light-dark(${pair}))`)
    .join(
      ';',
    )}}${['red', 'green', 'blue'].map((ink) => `.${ink}{fill:var(--_${ink});stroke:var(--_${ink})}`).join('')}`,
);

const tileShape = css`
  :host {
    /* Visible thickness of the tile: a third is ivory, the rest is the body. */
    --_depth: 0.075em;
    --_edge: color-mix(in srgb, var(--_face-shade), #000 30%);
    --_contour: max(0.5px, 0.01em);
    --_pattern: var(--_back-pattern);
  }

  .tile {
    display: inline-block;
    box-sizing: border-box;
    flex: none;
    inline-size: calc(1em - var(--_depth));
    block-size: calc((1em - var(--_depth)) * 4 / 3);
    margin: 0 var(--_depth) var(--_depth) 0;
    border-radius: 0.09em;
    font-size: var(--mj-tile-width, 2.25em);
    line-height: 1;
    direction: ltr;
    writing-mode: horizontal-tb;
    vertical-align: middle;
    background: linear-gradient(150deg, var(--_face) 45%, var(--_face-shade) 140%);
    /* The body to the right and below, ivory before bamboo, with an outline for pages of any color. */
    box-shadow:
      0.0125em calc(0.0125em * var(--_down)) var(--_side),
      0.025em calc(0.025em * var(--_down)) var(--_side),
      0.0375em calc(0.0375em * var(--_down)) var(--_side),
      0.05em calc(0.05em * var(--_down)) var(--_base),
      0.0625em calc(0.0625em * var(--_down)) var(--_base),
      0.075em calc(0.075em * var(--_down)) var(--_base),
      0 0 0 var(--_contour) var(--_edge),
      0.075em calc(0.075em * var(--_down)) 0 var(--_contour) var(--_edge);
    --_down: 1;
    --_side: var(--_face-shade);
    --_base: var(--_body);
  }

  /* Face down, the bamboo is above the ivory. */
  .face-down {
    background: var(--_back);
    --_side: var(--_body);
    --_base: var(--_face-shade);
  }

  /* In the hand, a tile stands and is seen from above, with its body behind the face. */
  .in-hand .tile {
    --_down: -1;
  }

  /* An exposed set lies on the table; the bracket below it is like the parentheses in the notation. */
  :is(.set, .tiles).exposed {
    position: relative;
  }
  :is(.set, .tiles).exposed::after {
    content: '';
    position: absolute;
    inset: auto var(--_depth) 0 0;
    block-size: max(3px, 0.12em);
    box-sizing: border-box;
    border: max(1px, 0.045em) solid;
    border-block-start: 0;
    border-radius: 0 0 0.1em 0.1em;
    opacity: 0.65;
  }

  /* A sideways tile swaps its width and height, so that it overlaps nothing; the light still comes from above. */
  .sideways {
    position: relative;
    inline-size: calc((1em - var(--_depth)) * 4 / 3);
    block-size: calc(1em - var(--_depth));
  }

  .tile > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    /* The smaller the tile, the bolder its lines. */
    stroke-width: clamp(0px, 28px - 1em, 6px);
  }

  .sideways > svg {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 75%;
    block-size: calc(400% / 3);
    transform: translateY(75%) rotate(-90deg);
    transform-origin: 0 0;
  }

  /* Text that can be copied but is not visible */
  .notation {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    opacity: 0;
    white-space: pre;
  }
  .back {
    fill: var(--_pattern);
  }
  /* Line drawings: the body becomes a thicker edge. */
  @media print, (forced-colors: active) {
    :host {
      --_depth: 0em;
    }
    .tile {
      border: max(1px, 0.02em) solid;
      border-block-end-width: max(2px, 0.06em);
      box-shadow: none;
    }
    .in-hand .tile {
      border-block-width: max(2px, 0.06em) max(1px, 0.02em);
    }
    :is(.set, .tiles).exposed::after {
      opacity: 1;
    }
  }

  @media (forced-colors: active) {
    .tile {
      --_red: CanvasText;
      --_green: CanvasText;
      --_blue: CanvasText;
      --_pattern: Canvas;
      border-color: CanvasText;
      background: Canvas;
    }
    .face-down {
      background: CanvasText;
    }
  }

  /* Print: ink on white, whether or not backgrounds are printed. */
  @media print {
    .tile {
      --_pattern: var(--_back);
      color-scheme: light;
      border-color: #666;
      background: #fff;
      break-inside: avoid;
    }
  }
`;

/**
 * The appearance of a tile, for every shadow root that renders tiles.
 *
 * All dimensions are in the tile's own `em`, which is the width of the tile, so a single property sets the size. Without it,
 * the tile follows the text around it, 36 px at 16 px.
 * On a dark page (`color-scheme: dark`, inherited) tiles stay ivory and are only dimmed.
 */
export const tileStyles: CSSResult[] = [colors, tileShape];
