import { MjValue } from './elements/mj-value.js';

MjValue.define();

export { MjValue };
