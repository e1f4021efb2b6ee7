import './elements/before-lit.js';
import { MjWaits } from './elements/mj-waits/mj-waits.js';

MjWaits.define();

export { MjWaits };
