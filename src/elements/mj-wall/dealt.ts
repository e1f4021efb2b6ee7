/** The hands of a deal with actual tiles, loaded when a wall has a seed. */
import { tileStyles } from '../../render/tile.styles.js';

export { renderDealt } from '../../render/dealt.js';

export const dealtStyles = tileStyles;
