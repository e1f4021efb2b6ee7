import './elements/before-lit.js';
import { MjDoubles } from './elements/mj-doubles/mj-doubles.js';

MjDoubles.define();

export { MjDoubles };
