/** Renders a hand that is not edited. */
import { css } from '../../render/css.js';
import { frameStyles } from '../../render/frame.styles.js';
import { handStyles } from '../../render/hand.styles.js';
import { tileStyles } from '../../render/tile.styles.js';

export const styles = [
  tileStyles,
  frameStyles,
  handStyles,
  css`
    /* The text around a hand decides where its tiles are in a line. */
    :host(:not([editable])) > * {
      text-align: inherit;
    }
  `,
];
