import './elements/before-lit.js';
import { MjHand } from './elements/mj-hand/mj-hand.js';

MjHand.define();

export { MjHand };
