import './elements/before-lit.js';
import { MjWall } from './elements/mj-wall/mj-wall.js';

MjWall.define();

export { MjWall };
