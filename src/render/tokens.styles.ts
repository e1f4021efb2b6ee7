import { css } from 'lit';

/**
 * The colors of text and lines, mixed from the text color of the page so that the elements fit in anywhere. Elements put
 * this sheet before their own, which may override a color.
 */
export const tokenStyles = css`
  :host {
    --_muted: var(--mj-muted, color-mix(in srgb, currentColor 68%, transparent));
    --_line: var(--mj-line, color-mix(in srgb, currentColor 18%, transparent));
    --_accent: var(--mj-accent, light-dark(#0b6b3c, #7fcfa5));
  }
`;

/** A different accent for elements about a table of players, where green is the color of gains. Follows the sheet above. */
export const tableTokenStyles = css`
  :host {
    --_accent: var(--mj-accent, light-dark(#1d2b63, #a9bdf5));
  }
`;
