import './elements/before-lit.js';
import { MjValue } from './elements/mj-value/mj-value.js';

MjValue.define();

export { MjValue };
