/** Defines each element when its tag first appears in a document, and draws hands and tiles while their code loads. */
import './elements/before-lit.js';
import { discoverer, findIn } from './elements/discover.js';
import { Later } from './elements/lazy.js';
import { paint } from './elements/painter.js';
import { laterElements } from './lazy-elements.js';

/** Reads rules and has the most common profiles. On pages that state rules, elements need it at once. */
const schools = new Later(() => import('./core/profiles/read-rules.js'));
const RULES = '[profile], [rules], [limit], [data-profile], [data-rules], [data-limit]';
const PAGE_RULES = 'meta[name="mahjong-elements" i]';

/** Draws elements that are not defined yet, and requests what their rules need together with their code. */
function prepare(elements: readonly Element[]): void {
  // Not in this task, which has already run the code of this module, but before the browser shows anything.
  requestAnimationFrame(() => paint(elements));
  if (elements.some((one) => one.closest(RULES)) || (elements.length && findIn(document, PAGE_RULES).length))
    void schools.load();
}

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
  prepare,
);
