/**
 * What a wait is worth and why doubles matter: chances, waits with what is left of them, discards side by side, the tiles
 * that exposed sets make dangerous, and a model of doubles. Nothing is random.
 */
export { odds, type Chance } from './odds/chance.js';
export { doublesModel, doublesShares, doublesToLimit, type DoublesModel, type DoublesShare } from './odds/doubles.js';
export { OddsError, type OddsErrorCode } from './odds/errors.js';
