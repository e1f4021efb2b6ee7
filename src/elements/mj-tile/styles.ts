/** Renders a tile that is an element of its own. */
import { css } from '../../render/css.js';
import { indexStyles } from '../../render/index.styles.js';
import { tileStyles } from '../../render/tile.styles.js';

export const styles = [
  tileStyles,
  indexStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }
    .message {
      color: var(--_wrong);
      font-size: 0.85em;
    }
  `,
];
