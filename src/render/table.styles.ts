import { css } from 'lit';

/**
 * Elements about a table of players: an accent that differs from green, the color of gains, and the winds. Follows
 * `tokenStyles`.
 */
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
