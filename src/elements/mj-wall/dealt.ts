/** The hands of a deal with actual tiles, loaded when a wall has a seed. */
import { addBonusFaces } from '../../render/bonus-faces.js';
import { tileStyles } from '../../render/tile.styles.js';

// Any tile may be drawn at once.
addBonusFaces();

export { renderDealt } from './dealt-hands.js';

export const dealtStyles = tileStyles;
