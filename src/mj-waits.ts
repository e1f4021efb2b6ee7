import './elements/before-lit.js';
import { MjWaits } from './elements/mj-waits.js';

MjWaits.define();

export { MjWaits };
