export { MjSettlement } from './mj-settlement/mj-settlement.js';
