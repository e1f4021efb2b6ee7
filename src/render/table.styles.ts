import { css } from './css.js';

/** For tables of players: the winds, and an accent that can’t be mistaken for green, the color of gains. After `blockStyles`. */
export const tableTokenStyles = css`
  :host {
    --_accent: var(--mj-accent, color-mix(in oklab, #3f63dc 55%, currentColor));
    --_filled: var(--mj-accent, light-dark(#1d2b63, #a9bdf5));
  }
  :where(.wind) {
    flex: none;
    inline-size: 1.3em;
    fill: var(--_accent);
  }
  @media (forced-colors: active) {
    :host {
      --_accent: CanvasText;
    }
  }
`;
