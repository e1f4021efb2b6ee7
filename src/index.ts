/** All elements: four are registered immediately, the others when a page first uses them. */
import './mj-tile.js';
import './mj-hand.js';
import './mj-score-breakdown.js';
import './mj-settlement.js';
import { discoverer } from './elements/discover.js';
import { laterElements } from './lazy-elements.js';

export * from './core/index.js';
export { ScoreError } from './core/score-error.js';
export { registerTexts } from './lang/index.js';
export type { Texts } from './lang/index.js';
export * from './elements/events.js';
export { MjElement } from './elements/base/mj-element.js';
export { MjTile } from './elements/mj-tile/mj-tile.js';
export { MjHand } from './elements/mj-hand/mj-hand.js';
export { MjScoreBreakdown } from './elements/mj-score-breakdown/mj-score-breakdown.js';
export { MjSettlement } from './elements/mj-settlement/mj-settlement.js';
export type { MjGame, MjGameEvent } from './elements/mj-game/mj-game.js';
export type { MjValue } from './elements/mj-value/mj-value.js';
export type { MjWall } from './elements/mj-wall/mj-wall.js';
export type { MjClaims } from './elements/mj-claims/mj-claims.js';
export type { MjIncidents } from './elements/mj-incidents/mj-incidents.js';
export type { MjWaits } from './elements/mj-waits/mj-waits.js';
export type { MjDoubles } from './elements/mj-doubles/mj-doubles.js';
export type { MjExercise } from './elements/mj-exercise/mj-exercise.js';
export type { MjAnswerEvent } from './elements/mj-exercise/event.js';

/** Finds elements that load on first use. The document is covered automatically; pass shadow roots explicitly. */
export const discover = discoverer(laterElements);
