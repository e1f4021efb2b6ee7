import { tilesOfSet } from '../src/core/wall.js';
import '../src/mj-claims.js';
import '../src/mj-hand.js';
import '../src/mj-incidents.js';
import '../src/mj-tile.js';
import '../src/mj-wall.js';

// One tile of each kind, the suits and the honours apart.
const kinds = [...new Set(tilesOfSet())];
const groups = ['b', 'c', 'd', '', 'f', 's'].map((suit) => kinds.filter((tile) => tile.slice(1) === suit));
for (const group of groups) {
  const row = document.createElement('span');
  for (const tile of group) row.append(Object.assign(document.createElement('mj-tile'), { tile }));
  document.querySelector('#set')!.append(row);
}
