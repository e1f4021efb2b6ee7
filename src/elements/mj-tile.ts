export { MjTile } from './mj-tile/mj-tile.js';
