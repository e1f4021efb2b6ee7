/** All elements, registered. */
import './mj-tile.js';
import './mj-hand.js';
import './mj-score-breakdown.js';
import './mj-settlement.js';

export * from './core/index.js';
export { registerTexts } from './lang/index.js';
export type { Texts } from './lang/index.js';
export * from './elements/events.js';
export { MjElement } from './elements/mj-element.js';
export { MjTile } from './elements/mj-tile.js';
export { MjHand } from './elements/mj-hand.js';
export { MjScoreBreakdown } from './elements/mj-score-breakdown.js';
export { MjSettlement } from './elements/mj-settlement.js';
