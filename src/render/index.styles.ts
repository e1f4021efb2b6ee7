import { css } from './css.js';

/** Tiles with an index in their corner; after `tileStyles`. */
export const indexStyles = css`
  /* The index has its own strip above the engraving, or replaces a printed number. */
  .indexed {
    position: relative;
  }
  .indexed:not(.numbered) > svg {
    box-sizing: border-box;
    padding-block-start: 0.2em;
  }
  .indexed > small {
    position: absolute;
    inset: 0.22em auto auto 0.32em;
    color: var(--_blue);
    font:
      700 0.22em/1 system-ui,
      sans-serif;
    forced-color-adjust: none;
    -webkit-user-select: none;
    user-select: none;
  }
  .numbered > small {
    font-size: 0.25em;
  }
  .sideways.indexed > small {
    inset: auto auto 0.32em 0.22em;
    transform: translateX(1em) rotate(-90deg);
    transform-origin: 0 100%;
  }
  @media (forced-colors: active) {
    .indexed > small {
      color: CanvasText;
    }
  }
`;
