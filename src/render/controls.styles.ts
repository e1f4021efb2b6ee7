import { css } from './css.js';

/**
 * Buttons, fields and selects: at least 44 px high, in the font of the text unless the page sets another one. Elements
 * put this sheet before their own, which may differ in any declaration, as these selectors have no specificity.
 */
export const controlStyles = css`
  :where(button, .control, select, textarea, [type='text'], [type='search']) {
    box-sizing: border-box;
    min-block-size: 44px;
    min-inline-size: 44px;
    max-inline-size: 100%;
    padding: 0.25em 0.8em;
    border: 1px solid color-mix(in srgb, currentColor 75%, transparent);
    border-radius: 0.5em;
    background: none;
    color: inherit;
    font: inherit;
    font-family: var(--mj-control-font, inherit);
  }
  :where(button, .control, select) {
    cursor: pointer;
    touch-action: manipulation;
  }
  /* In WebKit, a long option would let the page scroll sideways. */
  :where(select) {
    contain: paint;
  }
  :where(input) {
    font-size: inherit;
    accent-color: var(--_accent);
  }
  :where(textarea) {
    inline-size: 100%;
    font:
      0.875em/1.5 ui-monospace,
      monospace;
  }
  :where(option) {
    background: Canvas;
    color: CanvasText;
  }
  ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  :where([aria-pressed='true'], [aria-current], .control:has(:checked)) {
    border-color: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 14%, transparent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  :where(:disabled, [aria-disabled]) {
    color: var(--_muted);
    cursor: default;
  }
  :where([aria-disabled]) {
    border-style: dashed;
  }
  :where(.main) {
    border-color: var(--_filled);
    background: var(--_filled);
    color: var(--_on);
    font-weight: 650;
  }
  :where(.main:disabled) {
    opacity: 0.6;
  }
  :where(:focus-visible, .control:has(:focus-visible)) {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  :where(button, .control, select):hover:where(:not(.main, :disabled, [aria-disabled])) {
    border-color: currentColor;
  }
  @media (forced-colors: active) {
    :where([aria-pressed='true'], [aria-current], .control:has(:checked)) {
      outline: 2px solid Highlight;
    }
    :where(.main) {
      background: ButtonFace;
      color: ButtonText;
    }
    :where(:disabled, [aria-disabled]) {
      color: GrayText;
    }
  }
`;
