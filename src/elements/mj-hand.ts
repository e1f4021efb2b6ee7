export { MjHand } from './mj-hand/mj-hand.js';
