import { css } from './css.js';

/**
 * Colors of text, lines and tints. They are mixed from the text color of the page, so they are legible wherever that text is,
 * whether or not the page sets `color-scheme`. Elements adopt this sheet before their own, which may override a color.
 *
 * A surface with an opaque background sets its own text color, too: `--_filled` with `--_on`, the colors of the default
 * canvas. Behind sticky text, the background is `--_page`, which is light if the text is dark and dark if it is light.
 */
export const tokenStyles = css`
  :host {
    --_muted: var(--mj-muted, color-mix(in srgb, currentColor 78%, transparent));
    --_line: var(--mj-line, color-mix(in srgb, currentColor 18%, transparent));
    --_accent: var(--mj-accent, color-mix(in oklab, #0c9a5c 55%, currentColor));
    --_gain: var(--mj-gain, color-mix(in oklab, #0c9a5c 55%, currentColor));
    --_loss: var(--mj-loss, color-mix(in oklab, #e8352b 60%, currentColor));
    --_felt: var(--mj-felt, color-mix(in srgb, #12905a 12%, transparent));
    --_lit: var(--mj-lit, color-mix(in srgb, #f0c020 24%, transparent));
    --_marked: var(--mj-marked, color-mix(in srgb, #e0703a 20%, transparent));
    --_filled: var(--mj-accent, light-dark(#0b6b3c, #7fcfa5));
    --_on: light-dark(#fff, #0d1512);
    --_page: var(--mj-background, Canvas);
  }
  @supports (color: rgb(from currentColor r g b)) {
    :host {
      --_shade: clamp(18, (140 - 0.3 * r - 0.59 * g - 0.11 * b) * 99, 255);
      --_page: var(--mj-background, rgb(from currentColor var(--_shade) var(--_shade) var(--_shade)));
    }
  }
`;
