/**
 * Defines each element when its tag first appears on the page, and draws hands and tiles while their code loads. Does nothing outside a
 * document.
 */
import './elements/before-lit.js';
import { discoverer } from './elements/discover.js';
import { paint } from './elements/painter.js';
import { laterElements } from './lazy-elements.js';

/**
 * Defines the elements used in part of a page, including those added later. The document is covered automatically;
 * shadow roots must be passed explicitly.
 */
export const discover = discoverer(
  {
    'mj-tile': () => import('./mj-tile.js'),
    'mj-hand': () => import('./mj-hand.js'),
    'mj-score-breakdown': () => import('./mj-score-breakdown.js'),
    'mj-settlement': () => import('./mj-settlement.js'),
    ...laterElements,
  },
  paint,
);
