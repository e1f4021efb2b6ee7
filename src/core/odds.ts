/**
 * What a wait is worth and why doubles matter: chances, waits with what is left of them, discards side by side, the tiles
 * that exposed sets make dangerous, and a model of doubles. The same input always gives the same result. The module
 * of the package contains exercises as well.
 */
import './profiles/elsewhere.js';
export { odds, type Chance } from './odds/chance.js';
export { danger, type Danger } from './odds/danger.js';
export { discards, type Discard } from './odds/discards.js';
export { doublesModel, doublesShares, doublesToLimit, type DoublesModel, type DoublesShare } from './odds/doubles.js';
export { OddsError, type OddsErrorCode } from './odds/errors.js';
export { toReady, type Progress } from './odds/progress.js';
export { outlook, type Outlook, type Turns } from './odds/outlook.js';
export { unknownTiles, type Seen, type TileLeft } from './odds/seen.js';
export { waits } from './odds/waits.js';
export * from './exercises.js';
