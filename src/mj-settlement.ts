import './elements/before-lit.js';
import { MjSettlement } from './elements/mj-settlement/mj-settlement.js';

MjSettlement.define();

export { MjSettlement };
