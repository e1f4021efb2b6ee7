/** The elements that a page loads when it uses them, by their tags. */
import type { Modules } from './elements/discover.js';

export const laterElements: Modules = {
  'mj-value': () => import('./mj-value.js'),
};
