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
    --_marked: var(--mj-marked, light-dark(#fbe6dd, #4c2a1d));
  }
`;
