/** Defines the elements that a page uses, each when its first tag is there. Does nothing where there is no document. */
import { discoverer } from './elements/discover.js';
import { laterElements } from './later.js';

/**
 * Defines what is used in a part of a page, and what comes there later. The document is looked after by itself; a shadow
 * root has to be named.
 */
export const discover = discoverer({
  'mj-tile': () => import('./mj-tile.js'),
  'mj-hand': () => import('./mj-hand.js'),
  'mj-score-breakdown': () => import('./mj-score-breakdown.js'),
  'mj-settlement': () => import('./mj-settlement.js'),
  ...laterElements,
});
