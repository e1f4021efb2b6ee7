export { MjValue } from './mj-value/mj-value.js';
