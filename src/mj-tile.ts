import './elements/before-lit.js';
import { MjTile } from './elements/mj-tile/mj-tile.js';

MjTile.define();

export { MjTile };
