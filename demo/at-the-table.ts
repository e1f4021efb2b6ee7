import '../src/mj-claims.js';
import '../src/mj-hand.js';
import '../src/mj-incidents.js';
import '../src/mj-tile.js';
import '../src/mj-wall.js';
