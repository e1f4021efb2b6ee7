import { MjTile } from './elements/mj-tile.js';

MjTile.define();

export { MjTile };
